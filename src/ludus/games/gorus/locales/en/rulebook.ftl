# Gorus Maximus: the rulebook in Ludus's own words, one message per article.


## Chapter G-1

G-1 = Gladiators and gear
    .intro = Before anyone bleeds, get to know your fighters. Everything you need to know about a gladiator fits on one card.

G-1-1 = The complete box holds 80 gladiators. Five schools field sixteen each, with strengths 0–15, and no two cards share both school and strength.
    .title = Eighty gladiators

G-1-2 = Meet the rival schools: the Blue Fists, the Brown Swords, the Green Arrows, the Pink Axes and the Yellow Shields. When these rules say “Blue 7”, they mean the Blue Fists gladiator of strength 7.
    .title = Five schools

G-1-3 = Four things matter on a card: school, strength, crowd favour, and the smallest table at which the gladiator comes out of the box. The French edition (2018) prints that last item as 2+, 6+, 7+ or 8; the Russian edition (2020) leaves the basic cards unmarked and prints only 6+, 7+ or 8.
    .title = Reading a card

G-1-4 = Between two gladiators of one school, the bigger number comes out on top: Pink 11 defeats Pink 9. You never have to settle a draw between schoolmates, because each strength appears just once per school.
    .title = Strength within a school

G-1-5 = The crowd may cheer, shrug or jeer. A captured 9 brings you +2 favour, a 5 brings you nothing, and an 8 sets you back with −4.
    .title = Good and bad favour

G-1-6 = In either edition and whatever the school, strength alone tells you a card’s favour: 0 gives 0, 1–3 give −1, 4–7 give 0, 8 gives −4, 9 gives +2 and 10–15 give +1. There is one exception: the 0 of the preferred school is worth 5 when the round is scored (see G-8.3). The values for 1, 3, 13 and 14, which only appear with 6–8 players, are Ludus’s own decision, as neither printed rulebook settles them.
    .title = Favour by strength

G-1-7 = Besides the cards you need an indicator with a marker, to show everyone which school is preferred, and tokens for rounds won; at a table of Ludus they are laurels. In the box of the Russian edition (2020) you find 80 gladiators, 1 card as the indicator with 1 clip as its marker, and 8 tokens with two sides.
    .title = Indicator and tokens

G-1-8 = Keep a tally of rounds won for each side, be it a lone player, a team or the wanderers. All tallies open the game at 0.
    .title = Counting rounds won


## Chapter G-2

G-2 = Before the first round
    .intro = Setting up takes a minute: count heads, pick your schools and agree how long you want to play.

G-2-1 = The French edition (2018) takes 2–8 players. The Russian edition (2020) takes 1–8, because it adds a solo game (see G-12). Ludus turns down any other number, and that includes solo play under the French edition (2018).
    .title = How many can play

G-2-2 = Bring 3 schools to a table of 1–3, 4 schools to a table of four, and all 5 to a table of 5–8.
    .title = Number of schools

G-2-3 = If your game leaves some schools out, pick the ones that play as you like. Should nobody care, Ludus takes the first three or four in this order: Blue Fists, Brown Swords, Green Arrows, Pink Axes, Yellow Shields.
    .title = Picking the schools

G-2-4 = Up to five players, each school brings its 0 and its 4–12. Six players also get the 3s and 13s, seven get the 2s and 14s on top of that, and with the 1s and 15s a table of eight has every school complete.
    .title = Strengths in the deck

G-2-5 = All told, you shuffle 30 cards for 1–3 players, 40 for four, 50 for five, 60 for six, 70 for seven and 80 for eight.
    .title = Size of the deck

G-2-6 = The schools and strengths you start with stay for the whole game. No school is swapped between rounds.
    .title = One deck all game

G-2-7 = From four players up you may split into teams, using a line-up listed in G-13.1. If you would rather not, every player is a side of one.
    .title = Teams or singles

G-2-8 = Normally a side needs 3 tokens to win. For a shorter or longer game, settle on any other whole number from 1 up before you start; this works in every mode, solo included. Team games begin with a different suggestion (see G-13.5).
    .title = The winning target

G-2-9 = Somebody has to deal first: name that player while setting up, or let chance pick. A solo game needs no dealer.
    .title = First dealer


## Chapter G-3

G-3 = Starting a round
    .intro = Fresh sand, fresh hands. Every round begins the same way, whatever happened in the one before.

G-3-1 = No school is preferred when a round opens. The indicator stays blank until the first gladiator enters the arena.
    .title = No favourite yet

G-3-2 = Shuffle well and give every player a hand of exactly 10 gladiators. How you hand them out makes no difference; Ludus goes round clockwise, card by card, starting on the dealer’s left, and in solo gives you the top 10.
    .title = Ten cards each

G-3-3 = At tables of 3–8, those hands use up every card. Any gladiator you do not hold therefore starts the round in somebody else’s hand.
    .title = Nothing left over

G-3-4 = With two of you, 10 cards are still there after dealing. Stack them face down within reach: this is the draw deck, and G-11 tells you how to use it.
    .title = Two-player draw deck

G-3-5 = In the solo game of the Russian edition (2020), you have 20 cards left after taking your hand. Stack them face down too: they are the wanderers’ deck (see G-12).
    .title = The wanderers’ deck

G-3-6 = Go one seat clockwise from the dealer: in games of 2–8, the player sitting there, on the dealer’s left, opens the first fight.
    .title = Who opens the round

G-3-7 = Arrange your hand as you please, whenever you please. It is purely for your own comfort and changes nothing in the game.
    .title = Sorting your hand


## Chapter G-4

G-4 = Opening a fight
    .intro = Someone has to step into the arena first. That gladiator sets the tone for everybody else.

G-4-1 = When it is your turn to lead, your whole hand is available. No school and no strength is off limits.
    .title = Lead anything

G-4-2 = The opening gladiator’s school is the lead school, the one all others have to answer (see G-5.2). It lasts for this fight and is then forgotten.
    .title = The lead school

G-4-3 = The very first gladiator of a round does double duty. Open with Green 6 and the Green Arrows are the lead school of that fight and the preferred school too.
    .title = First card of a round

G-4-4 = From the second fight of a round on, your lead decides the lead school and nothing more. If Green is preferred and you lead Pink 12, Green remains preferred.
    .title = Later leads

G-4-5 = A lead answers nobody, so it is never a challenge. Even if the previous fight ended on Blue 9, opening the next one with Green 9 leaves the preferred school alone.
    .title = Leads never challenge

G-4-6 = Win a fight and you open the next one of that round. Solo is different: there, a wanderer always goes first (see G-12.4).
    .title = Winner leads next


## Chapter G-5

G-5 = Answering the lead
    .intro = Now the others join in. What you may play depends on the lead school, the last card in the arena and your own hand.

G-5-1 = After the lead, turns go round clockwise, and each of the others lays a single gladiator face up in the arena. You cannot pass.
    .title = One card each

G-5-2 = If you have a gladiator of the lead school in hand, you face a choice of two: send such a gladiator, or issue a challenge (see G-6.1).
    .title = Follow or challenge

G-5-3 = With nobody from the lead school in hand, you are free to send anyone at all, even a gladiator of the preferred school. Challenges aside, this freedom is only for players who cannot follow, even where the summary in the French edition (2018) reads more loosely.
    .title = When you cannot follow

G-5-4 = Suppose you are out of the lead school but could match the last strength: you may challenge or let the chance go by. The Russian edition (2020) says so outright; the French edition (2018) is vaguer, and Ludus plays it the same way.
    .title = Challenging stays optional

G-5-5 = Being out of the lead school does not push you into the preferred one either. You are welcome to save those gladiators for later.
    .title = Preferred school not forced

G-5-6 = A challenge can shift the preferred school in mid-fight, yet the lead school stays what the opening card made it. If Blue was led, everyone still to play answers Blue, or challenges.
    .title = Lead school holds

G-5-7 = Checking your options is simple: if you hold any of the lead school, you may play those gladiators or any whose strength equals the very last card played in this fight; otherwise your entire hand is open. Say Blue 7 was led and Blue 10 came next: with Blue 4, Brown 7 and Pink 10 in hand, you may play Blue 4 or Pink 10, but not Brown 7. Ludus refuses a card that is not allowed, and you just pick another.
    .title = What you may play

G-5-8 = No rule makes you top the gladiators already in the arena. Among the cards you may play, choose as weak a one as you like.
    .title = No duty to win

G-5-9 = While a fight lasts, the whole table can see every gladiator in it and tell who sent which.
    .title = Cards stay in view


## Chapter G-6

G-6 = Challenges
    .intro = This is where the crowd gasps. One matching number, and yesterday’s nobodies are the darlings of the arena.

G-6-1 = Match the strength of the gladiator that came right before yours in the same fight and you have made a challenge: Blue 7 then Green 7, for instance. A lead does not qualify, only a card that answers one.
    .title = What a challenge is

G-6-2 = Matching is all it takes; there is nothing to announce. Once the card lies in the arena the challenge stands, even if you made it by accident and wish you had not.
    .title = It just happens

G-6-3 = The moment a challenging gladiator lands, its school is the preferred one. The next player already acts under the new order.
    .title = Immediate effect

G-6-4 = You may challenge even with gladiators of the lead school waiting in your hand. In fact, no other play lets you leave the lead school while you hold it.
    .title = Instead of following

G-6-5 = Following and challenging can be one and the same play. After Blue 6 (the lead) and Green 10, your Blue 10 obeys the lead and makes the Blue Fists preferred.
    .title = Challenging within the lead

G-6-6 = A gladiator whose school is already preferred can challenge too: the indicator does not move, but the play is a proper challenge, open to you even if you could follow. The Russian edition (2020) spells this out; the French edition (2018) is silent, and Ludus allows it there as well.
    .title = Already the preferred school

G-6-7 = Look back one card and no further. After Blue 7 and Blue 10, a Brown 7 challenges nobody, for the 10 has come in between.
    .title = Only the last card

G-6-8 = There is no limit to the challenges in a fight; each one sets the preferred school again, and the latest counts. With Blue 5, Brown 5, Pink 5, the crowd turns first to the Brown Swords and then to the Pink Axes.
    .title = Chains of challenges

G-6-9 = A 0 is a strength like the rest: put one straight after another 0, say Brown 0 after Blue 0, and you have challenged.
    .title = Zero against zero

G-6-10 = Just three things ever touch the preferred school: the opening card of a round (G-4.3, or G-12.3 in solo), a challenge, and the clean slate before each round (G-3.1).
    .title = Nothing else changes it

G-6-11 = As soon as the preferred school changes, the whole table sees it on the indicator. That is the indicator’s only job: it does not track the lead school.
    .title = Keeping everyone informed


## Chapter G-7

G-7 = Deciding a fight
    .intro = The dust settles and one gladiator is left standing. Here is how you find out whose it is, and what the victor takes home.

G-7-1 = A fight lasts for one gladiator per participant, and the last of them closes it. In solo, the participants are you and two wanderers.
    .title = When it is over

G-7-2 = See which school is preferred once all the cards are down: its strongest gladiator in the arena wins, whatever was preferred when that card was played. A Pink 8 tossed in early can still end up winning, if a later challenge makes the Pink Axes preferred and no stronger Pink gladiator is there.
    .title = Preferred school wins

G-7-3 = Sometimes the preferred school stays out of a fight altogether, and then the lead school’s best gladiator carries the day. With Green preferred, Blue 6 (the lead), Blue 11, Pink 12 is a win for Blue 11.
    .title = Otherwise the lead school

G-7-4 = Gladiators from any further school are out of the running, however strong. With Blue led and Green preferred, even Pink 12 cannot win.
    .title = Outsiders never win

G-7-5 = If your gladiator wins, you capture all the cards of the fight, your own among them. They go face down on your pile, or on the pile you share with your team.
    .title = Taking the cards

G-7-6 = The preferred school lives on into the next fight of the round. The lead school does not: the next opening card brings a new one.
    .title = What carries over

G-7-7 = Anyone may ask to see the most recent finished fight of this round; older fights are closed, even those in your own pile, and a new round starts with nothing to look back on. You can always see how many cards each pile holds, and using your memory is fair play. The one pile open to view is that of the wanderers in solo (see G-12.9).
    .title = Looking back

G-7-8 = As long as there are gladiators in hand, another fight follows. Play on to the last card, even when the round looks decided.
    .title = On to the next


## Chapter G-8

G-8 = Scoring a round
    .intro = The stands are roaring. Time to turn over your pile and find out how much of that noise was for you.

G-8-1 = A round is over when no card remains in any hand, nor in the draw deck or the wanderers’ deck. That takes 10 fights, or 15 in a two-player game.
    .title = End of the round

G-8-2 = Now, and not before, each side adds up the favour of all the gladiators in its pile. While fights are still being fought, no running totals are shown and a 0 counts as 0.
    .title = Adding up favour

G-8-3 = Check the indicator after the final fight: the 0 of the school it shows is worth 5 to the side that captured it, whichever that is. A challenge in that last fight can still move this prize to another 0.
    .title = The golden zero

G-8-4 = The remaining 0s are worth 0, even one that you captured while its school was preferred.
    .title = Other zeros

G-8-5 = The best total of the round earns its side 1 token. In solo, check G-12.12 first.
    .title = Winning the round

G-8-6 = If sides share the best total, nobody is left out: each of them gets 1 token.
    .title = Tied rounds

G-8-7 = A pile heavy with 8s can drag you below zero. Such a total is perfectly possible and counts just as it is.
    .title = Below zero

G-8-8 = French edition (2018): take your tokens from one shared supply and change them for others whenever that is handy. Any mix wins, as long as it adds up to your target.
    .title = Tokens, French edition

G-8-9 = Russian edition (2020): your first round won brings you a token, laid with side I up; your second flips that same token to side II, so you take no other; a third win normally ends the game. If you play to a higher target, simply keep count: the tokens in the box set no limit.
    .title = Tokens, Russian edition


## Chapter G-9

G-9 = The next round
    .intro = Nobody has won yet? Sweep the sand and send them in again.

G-9-1 = Collect every card, so that all piles are empty, and shuffle the deck again. Take the marker off the indicator as well: no school is preferred any more.
    .title = Clearing the arena

G-9-2 = French edition (2018): the deal moves on to the next seat on the last dealer’s left.
    .title = Next dealer, French edition

G-9-3 = Russian edition (2020): if you opened the first fight of the round just ended, you deal the coming one.
    .title = Next dealer, Russian edition

G-9-4 = Both editions end up pointing at the same seat. With 2–8 players, the right to open the round therefore travels one place clockwise each time, and who won has no bearing on it.
    .title = The lead travels clockwise


## Chapter G-10

G-10 = Winning the game
    .intro = One name will echo through the arena for years to come. These articles decide whether it is yours.

G-10-1 = Once a round’s tokens have been handed out, see whether any side now has as many as its target asks for. If so, the game is over; if not, deal again.
    .title = End of the game

G-10-2 = If exactly one side is at its target, that side is the champion. The rest are ranked by tokens, equal counts sharing a place.
    .title = A clear winner

G-10-3 = When two or more sides get there in the same round, only these contend for the victory, and the tie-breaks below choose between them. Sides with different targets are on equal terms here, since each has met its own.
    .title = Arriving together

G-10-4 = See which school is preferred when the deciding round ends: a contender who captured its 0 in that round wins. If a side that is not contending has this 0, that does not count, and you go on to the next tie-break.
    .title = First tie-break

G-10-5 = French edition (2018): if no contender has that 0, each shows the weakest gladiator in the pile of the deciding round, and the lowest strength wins. The 0s of other schools count for this.
    .title = Second tie-break, French edition

G-10-6 = Russian edition (2020): if no contender has that 0, each counts the cards in the pile of the deciding round, and the smallest pile wins. Earlier rounds play no part.
    .title = Second tie-break, Russian edition

G-10-7 = Contenders still level at the top after that share the victory. There is no extra round.
    .title = Shared victory

G-10-8 = If you play to a target other than 3, put your own number wherever a rule speaks of the third token: with a target of 5, it is the fifth that counts.
    .title = Other targets


## Chapter G-11

G-11 = Two players
    .intro = A duel runs longer than a crowded brawl: you refill your hand as you go, and surprises keep coming until the draw deck dries up.

G-11-1 = Every card you play is made good from the draw deck: take its top card, so long as there is one.
    .title = Play, then draw

G-11-2 = You draw as soon as your card is down, before your opponent does anything and before the fight is decided. The new gladiator has to wait for a later fight, as you have already played in this one.
    .title = When to draw

G-11-3 = Drawing is a must, never a choice. Only you get to look at the card.
    .title = Forced and secret

G-11-4 = The draw deck runs dry after the fifth fight, when each of you has drawn 5 cards. From there you play without drawing until both hands are used up.
    .title = Empty draw deck

G-11-5 = So a two-player round has 15 fights. Everything else works as it does at a bigger table.
    .title = Fifteen fights


## Chapter G-12

G-12 = Solo play
    .intro = Russian edition (2020) only: no friends around tonight? Take on the wandering gladiators, who fight without a plan and are dangerous all the same.

G-12-1 = Russian edition (2020): build the 30-card deck of a three-player game and deal yourself 10. Lay the remaining 20 face down as the wanderers’ deck.
    .title = Preparing a solo round

G-12-2 = Every fight has three steps. Turn up the top card of the wanderers’ deck, answer it with a gladiator from your hand, then turn up a second wanderer.
    .title = Wanderer, you, wanderer

G-12-3 = The wanderer that opens a fight sets its lead school. If this is the first fight of a round, the same school becomes preferred as well.
    .title = The wanderer’s lead

G-12-4 = Each fight opens with a wanderer. Even after a win, the lead does not come to you.
    .title = You never lead

G-12-5 = You answer the first wanderer as you would any player (see G-5). Match its strength and you challenge it.
    .title = Your answer

G-12-6 = Wanderers have no will of their own. Whichever card the deck turns up does the fighting, be it of the lead school or not.
    .title = Wanderers never choose

G-12-7 = If the second wanderer has the same strength as the card you just played, it challenges by itself and its school becomes preferred. Equal strengths on the two wanderers mean nothing unless your card, lying between them, has that strength too.
    .title = The second wanderer challenges

G-12-8 = Find the winner as in G-7. The fight is yours only if your gladiator beats both wanderers.
    .title = Beating them both

G-12-9 = When you win, the three cards join your own pile, which stays closed as described in G-7.7. When either wanderer wins, the three land on the wanderers’ pile, face up next to their deck, and you may look through that pile freely.
    .title = Who keeps the cards

G-12-10 = You draw no cards in solo. Your 10 and the wanderers’ 20 make exactly 10 fights, and by the end all 30 have been played.
    .title = Ten fights, no drawing

G-12-11 = After the tenth fight, count favour for yourself and for the wanderers by the rules of G-8. A tie gives both sides a token, provided you have passed the test in G-12.12.
    .title = Scoring both sides

G-12-12 = The crowd wants to see you face an 8. When the round is over, and before you compare totals, check the fights you won: if none of them had a gladiator of strength 8 in it, you lose the round. The wanderers then take the token and you get none, however good your favour.
    .title = Face an eight

G-12-13 = Three schools mean three 8s, and any of them will do. One that you played yourself is fine, if you won the fight.
    .title = Which eight counts

G-12-14 = The wanderers collect tokens as you do, and the game is theirs if they are first to the target. Should you both get there in the same round, G-10.4 decides: one of you is sure to hold the preferred school’s 0, so there is always a winner.
    .title = Winning or losing solo


## Chapter G-13

G-13 = Team play
    .intro = With four or more at the table you can join forces. You fight alone, but you triumph together.

G-13-1 = You need four players or more and one of these line-ups: four play 2 v 2; five play 2 v 2 v 1 or 3 v 2; six play 2 v 2 v 2 or 3 v 3; seven play 2 v 2 v 2 v 1 or 3 v 2 v 2; eight play 2 v 2 v 2 v 2 or 4 v 4. No other split is allowed. The lone player in some of them is a side of one.
    .title = Team line-ups

G-13-2 = Mix the teams around the table, so that your neighbours are opponents. Clockwise, with a letter for each team: ABAB for 2 v 2; ABCAB for 2 v 2 v 1; ABABA for 3 v 2; ABCABC for 2 v 2 v 2; ABABAB for 3 v 3; ABCDABC for 2 v 2 v 2 v 1; ABACABC for 3 v 2 v 2; ABCDABCD for 2 v 2 v 2 v 2; ABABABAB for 4 v 4. Only in 3 v 2 do two partners have to sit side by side, in the last seat and the first.
    .title = Taking your seats

G-13-3 = Your team has a single pile and a single favour total. Choose a member to look after the pile; who it is makes no difference to play, and in Ludus it is taken care of for you.
    .title = One shared pile

G-13-4 = The best team total earns 1 token. Teams level at the top get one each, as in G-8.6.
    .title = Team tokens

G-13-5 = Suggested target: one token more than your own team has members: 2 for a lone player, 3 for a pair, 4 for a trio and 5 for a team of four. Ludus begins team games this way, but you may set one common target instead.
    .title = Team targets

G-13-6 = Partners share points, not turns. You lead, follow and challenge for yourself, and if your gladiator wins it is you, not a partner, who opens the next fight.
    .title = Every player acts alone

G-13-7 = A partner’s card is treated like a rival’s: you follow it, challenge it or beat it by the ordinary rules. Hands stay secret even within a team, and Ludus offers no means of signalling.
    .title = No favours for partners

G-13-8 = The tie-breaks of G-10.4 to G-10.7 look at team piles. Where cards are counted, count the whole pile, without adjusting for team size.
    .title = Team tie-breaks
