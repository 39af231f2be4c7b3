# Brutus: the rulebook in Ludus's own words, one message per article.


## Chapter B-1

B-1 = What is in the box
    .intro = Rome is a ladder, and everybody here wants the top rung. First lay out the right cards for the size of your company.

B-1-1 = The characters of Rome fill 104 cards. Their values run from 1 to 13, and each value comes eight times.
    .title = The characters

B-1-2 = Ten further cards tell you where you stand in Rome: Imperator, Consul, III, IV, V, VI, VII, VIII, IX and Servus. These are the position cards.
    .title = The position cards

B-1-3 = Gather four to ten people. The printed set-up stops at those limits, so Ludus decides: a table smaller than 4 or larger than 10 cannot start.
    .title = Four to ten players

B-1-4 = Thin out the deck before you begin. With 4 players set aside three cards of each value, which leaves 65 cards, five per value; with 5 or 6 players two of each, which leaves 78, six per value; with 7 or 8 players one of each, which leaves 91, seven per value; with 9 or 10 players none, so you use all 104, eight per value. You keep this deck from the first manche to the last.
    .title = Fitting the deck to the table

B-1-5 = One 7 is as good as any other 7. The printed rules never tell copies apart, and Ludus decides: cards of the same value are fully interchangeable.
    .title = Copies are alike

B-1-6 = Lay out one position card per player. Everyone needs Imperator, Consul and Servus; numerals fill the gap, starting at III: up to III with 4 players, IV with 5, V with 6, VI with 7, VII with 8, VIII with 9 and IX with 10.
    .title = Which positions you use

B-1-7 = You also find five player-aid cards. They are there to jog your memory and change nothing in the game.
    .title = Player aids

B-1-8 = Finish the game with more victory points than anybody else and you win. Most of them come from getting rid of your cards sooner than your neighbours do.
    .title = What you are after

B-1-9 = Choose your chair well, for you keep it until the game is over. You may climb to Imperator or tumble to Servus, but only your card changes, never your seat.
    .title = Stay in your seat


## Chapter B-2

B-2 = Who starts where
    .intro = Nobody has earned a title yet, so fortune hands them out. From then on, your own play decides.

B-2-1 = Just once, ahead of the first manche, shuffle the position cards in use and deal one to each player. Ludus decides: the draw is perfectly fair, so with four players each of the 24 ways to share out the cards has the same chance.
    .title = Drawing positions

B-2-2 = From top to bottom the ladder reads Imperator, Consul, III, IV, V, VI, VII, VIII, IX, Servus, leaving out the numerals you do not use. We call this rank order.
    .title = Rank order

B-2-3 = Drawing Imperator is pleasant, but it is not an achievement. The printed rules say no more about it, so Ludus decides: the draw is worth no points, and it never counts as winning a manche when a tie is broken (B-12.6).
    .title = Luck earns nothing


## Chapter B-3

B-3 = Dealing a manche
    .intro = A game is made of several manches, and each of them starts with fresh cards for all. The dealing falls to the humblest among you.

B-3-1 = A manche goes through four steps, always the same: cards are dealt, the forum is held (B-4), the Consul gives an opinion (B-5), and then you play your cards, round after round, until a single player still holds some.
    .title = Four steps

B-3-2 = Servus shuffles and deals; such is life at the bottom. It is a chore and not an advantage, since the dealer has nothing to decide.
    .title = Servus deals

B-3-3 = For every deal, sweep the whole deck of B-1.4 back together, including what was played, discarded or left undealt last time, and shuffle it thoroughly.
    .title = Shuffle everything

B-3-4 = Hands are equal in size: 16 cards each with 4 players, 15 with 5, 13 with 6 or 7, 11 with 8 or 9, and 10 with 10.
    .title = Size of your hand

B-3-5 = Cards may be left when the hands are complete: 1 with 4 players, 3 with 5 or 8, 5 with 9 and 4 with 10. Put them aside; they sit out this manche. With 6 or 7 players nothing is left.
    .title = Undealt cards

B-3-6 = Nobody peeks at the undealt cards. The printed rules merely put them aside, so Ludus decides: they lie face down and are never revealed, neither to the dealer nor after the manche is over.
    .title = Never shown


## Chapter B-4

B-4 = The forum
    .intro = On the forum everyone parts with something and takes something home. The higher you rank, the better the pick.

B-4-1 = First you all look at your cards. Then the Imperator names the number to be traded: one, two or three cards per player. Cancelling the trade by naming zero is not possible.
    .title = The Imperator’s number

B-4-2 = Pick that many cards from your hand, no more and no fewer, and lay them face down in the middle. The Imperator does so too.
    .title = Everyone contributes

B-4-3 = Make up your mind without looking at the others. Ludus decides: you all choose at the same time, and while anyone is still choosing, you learn nothing about what another player has laid down.
    .title = Together and in secret

B-4-4 = Once all contributions are in, mix them and turn them all face up. Five players and a call of 2 give a forum of 10 cards: always the number of players times the number called.
    .title = Mix and reveal

B-4-5 = Mixing is there to hide the givers. Ludus decides: the open forum is shown sorted by value, and nothing in it points to the player a card came from.
    .title = No names on the cards

B-4-6 = Now you help yourselves along the ladder: the Imperator goes first, then the Consul, then III and so on, with Servus at the end. Where you sit plays no part here.
    .title = Who picks when

B-4-7 = When you are up, take as many cards as you put in, whichever of the remaining ones you fancy. You pick your full share in one go; only then may the next in rank begin.
    .title = Taking your share

B-4-8 = Is your own 12 still lying there? Have it back if you like. Nothing printed forbids it, and Ludus decides: any card on the forum may be taken, your own included.
    .title = Getting your own back

B-4-9 = Whoever picks last finds exactly their share lying there and takes it, like it or not. That is normally Servus, or the Imperator after a Benevolence (B-15.3).
    .title = Leftovers for the last

B-4-10 = Everybody sees what you take from the forum. Since the cards lie open, Ludus decides: every pick is public knowledge.
    .title = Picks are open

B-4-11 = You gave as many cards as you got, so the forum leaves your hand as large as the deal made it (B-3.4).
    .title = Same hand size as before

B-4-12 = No one ever runs short on the forum: even the smallest hand, with ten players, has 10 cards, and you never give more than 3.
    .title = Always enough cards


## Chapter B-5

B-5 = The Consul’s opinion
    .intro = The second in the state has just one word to say. It can turn the whole manche upside down.

B-5-1 = Between the forum and the first lead, the Consul has a yes-or-no decision to make: should the Consul’s power be active in this manche? What it does is told in B-6.12 to B-6.17.
    .title = Yes or no

B-5-2 = Silence means no. If the Consul forgets or gives no answer, you play without the power; only a clear yes activates it.
    .title = Off by default

B-5-3 = Ludus decides: the answer is announced to the whole table, and the Consul cannot take it back.
    .title = No second thoughts

B-5-4 = An active power belongs to all of you, not just the Consul: any player may make use of it. How long it lasts is not printed; Ludus decides: to the end of the manche, even if the Consul has long gone out.
    .title = A power for everyone

B-5-5 = Last manche’s yes has no bearing on this one. Ludus decides: the power is off at the start of each manche, and whoever is Consul then is asked again.
    .title = Asked again each time


## Chapter B-6

B-6 = Leading and replying
    .intro = Now the cards hit the table. Someone leads, the rest try to go higher, and every card you lay is one fewer to worry about.

B-6-1 = Lay down a single card, or several that show the same value, all on one turn: that is a combination. We write two 9s as 9×2, three 4s as 4×3 and a lone 6 as 6×1.
    .title = What a combination is

B-6-2 = The privilege of the first lead in a manche belongs to the Imperator.
    .title = The opening lead

B-6-3 = From the leader, the turn moves clockwise from chair to chair. One printed passage sounds as though rank set the order, but another is clear that seats do; Ludus decides: you play by seats, so the Imperator’s left neighbour may well be Servus.
    .title = Clockwise by seat

B-6-4 = You are in while you hold cards and out once you have none (B-9.1). The turn simply moves past anyone who is out.
    .title = In or out

B-6-5 = A round cannot start with nothing. Ludus decides: when you lead, you must lay a combination; a pass is only for those who reply.
    .title = Leading is a must

B-6-6 = As leader you have every freedom: choose any value from 1 to 13 in your hand, and lay one copy, all your copies or any number between.
    .title = Lead what you like

B-6-7 = When the turn reaches you later in the round, you have two choices: pass, or reply to the combination on top. A reply needs precisely as many cards as that combination: against 5×2 you need a pair, and three 8s will not do.
    .title = Pass or match the number

B-6-8 = If the top combination is of 2s to 12s, you beat it with something higher. On 7×2, for example, 8×2 is fine and 6×2 is not. Equal values are a case apart (B-6.12).
    .title = Go higher

B-6-9 = Only Brutus can strike down Caesar: a combination of 13s is beaten by 1s and by nothing else. Equal values are again left to B-6.12.
    .title = Beating Caesar

B-6-10 = Once Brutus lies on top, play goes on in the usual way: 1s are the lowest cards there are, so anything from 2 to 13 beats them. Yes, Caesar may come straight back.
    .title = Beating Brutus

B-6-11 = Brutus waits for his moment. There are three times when you may lay 1s: when you lead, when 13s are on top, and, with the Consul’s power on, when 1s are on top. Never try them on 2s to 12s.
    .title = When Brutus may appear

B-6-12 = When the Consul’s power is on, you may also reply with the very value that lies on top, in the same number of cards. The printed rules leave 13s on 13s in doubt; Ludus decides: this works for all values from 1 to 13, Caesar included.
    .title = Equal replies

B-6-13 = Without the Consul’s power, equal is not good enough. On 9×2, another two 9s are refused.
    .title = No power, no equals

B-6-14 = Your equal reply is now the combination to beat, and you own it. On top of that, the next player who is still in misses this turn: that is the skip. Say Livia, Marcus, Nero and Portia sit clockwise: Livia leads 7×1, Marcus answers 7×1, Nero is skipped and Portia is up.
    .title = The skip

B-6-15 = The printed rules do not say what happens when the seat beside you is empty-handed. Ludus decides: the skip always falls on the closest player clockwise who is still in; somebody who is out cannot soak it up.
    .title = Out players do not shield

B-6-16 = One equal reply, one skipped player, however many cards it has. Ludus decides: this is so even if the equal reply was your last cards and takes you out.
    .title = One skip per reply

B-6-17 = Being skipped costs you that one turn and nothing more. When the turn reaches you again in this round, you may reply as usual.
    .title = Skipped, not banned

B-6-18 = Unless you are the leader, you are free to pass whenever you are up. Nobody can make you reply, even if you hold the perfect answer.
    .title = Passing is free

B-6-19 = Passing is not a farewell. If the round is still alive when the turn gets back to you, you may jump in after all.
    .title = Back in after a pass

B-6-20 = You can never top your own combination. If the turn makes it all the way back to you, the round is yours (B-7.1).
    .title = Not on your own cards

B-6-21 = Brutus on Caesar is a win over a different value and not an equal reply. Even with the Consul’s power on, it skips no one.
    .title = Brutus skips nobody

B-6-22 = Laying 9s to 13s triggers nothing for now. The special effects in B-8 wait for the round to be won. (A Conspiracy, if you use that variant, has its own timing: B-14.)
    .title = Effects come later


## Chapter B-7

B-7 = Winning a round
    .intro = Sooner or later the table falls silent. Whoever had the last word takes the round.

B-7-1 = If nobody tops your combination and the turn gets round to you again, the round stops there and you have won it.
    .title = The turn comes home

B-7-2 = It makes no difference why the others stayed quiet. A pass and a skip both mean that the player did not reply.
    .title = Pass or skip, all the same

B-7-3 = What if the combination on top belongs to someone who has gone out? Ludus decides: the owner’s seat still marks the finish. Each player still in gets one more turn (or is skipped); if none of them replies, the round is over once the turn, moving clockwise, arrives at that seat.
    .title = When the owner is out

B-7-4 = You can win a round without a card in your hand. If your last combination stands unbeaten, the round counts as yours.
    .title = Winning from outside

B-7-5 = When just two players are in and the Consul’s power is on, an equal reply settles the round on the spot: your one opponent is skipped, so the turn is back with you. This is how Ludus reads the rules, and it supposes you have cards left; if you do not, the manche is over (B-11.1).
    .title = Duel under the power

B-7-6 = Close a round in this order: carry out the effect of the winning combination; if that took the winner’s last card, the winner goes out; put everything played in the round on the discard pile; work out who leads next (B-10).
    .title = Tidying up

B-7-7 = A skip dies with its round. You never start a new round with a turn to miss.
    .title = Skips do not linger

B-7-8 = When the manche stops in mid-round because only one player is left (B-11.1), who won that round? Ludus decides: nobody did. There is no effect and no point for Caesar. So if you go out with a 13 and one opponent remains, you score your place but no Caesar bonus.
    .title = A round cut short


## Chapter B-8

B-8 = Special effects
    .intro = The mighty of Rome have favours to give and scores to settle. Win a round with one of them and see what happens.

B-8-1 = Only the combination that wins the round comes into effect. If your Senators were beaten by Caesar, they stay silent, and so do all other 9s to 13s that were topped.
    .title = Winners only

B-8-2 = You cannot decline an effect. If it tells you to give or to discard, you must.
    .title = No choice about it

B-8-3 = Three Censors do no more than one. The printed rules never mention more, so Ludus decides: an effect has the same size for 10×1 as for 10×3.
    .title = More cards, same effect

B-8-4 = Win with 1s to 8s and nothing special happens; you just won the round.
    .title = The quiet values

B-8-5 = Dux rewards his followers. After a win with 9s, provided you have cards, hand over one or two of them. A single card goes to anyone you like; a pair of cards goes to the same player or is split between two, one card each. The printed wording could be read as up to four; Ludus decides: never more than two cards in all.
    .title = Dux (9)

B-8-6 = Dux never takes no for an answer: at least one card must go. Ludus decides for the tight case: if you have a single card, you give that one, and out you go.
    .title = Dux with one card left

B-8-7 = Censor strikes a name off the list. After a win with 10s, if you have cards, choose one from your hand and discard it.
    .title = Censor (10)

B-8-8 = Senator trades a favour for the floor. After a win with 11s, if you have cards, you give one of them to a player of your choice, and the next lead is theirs.
    .title = Senator (11)

B-8-9 = Vestalis Virgo asks for a sacrifice. After a win with 12s, if you have cards, discard any one of them. Whether you discarded or had nothing left, the lead passes to your right (B-10.9).
    .title = Vestalis Virgo (12)

B-8-10 = Caesar pays in glory. A win with 13s brings you 1 victory point at a table of 4–6 and 2 at a table of 7–10.
    .title = Caesar (13)

B-8-11 = Caesar pays absent friends as well: if the 13s that won were your last cards, you still get the bonus.
    .title = Caesar after you leave

B-8-12 = If your winning cards were your last, there is nothing to give or discard, so Dux, Censor and Senator do nothing. Vestalis Virgo costs you no card either, though she still settles who leads (B-8.9).
    .title = Nothing left to give

B-8-13 = The printed rules do not rule on odd recipients, so Ludus decides: you may give cards only to players who are in, and you cannot name yourself.
    .title = Who can receive

B-8-14 = Ludus decides: the whole table sees who receives a gift and how many cards it is, but only you and the receiver know which.
    .title = Gifts are half secret

B-8-15 = What you discard for Censor or Vestalis Virgo goes face up. That is Ludus’s decision, as nothing printed asks you to hide it; everyone sees the card, and it does not come back this manche.
    .title = Discards in the open


## Chapter B-9

B-9 = Going out
    .intro = An empty hand is the sweetest sight in Rome. The earlier you get there, the higher you climb.

B-9-1 = Your last card may leave by a play or by an effect (B-8). Either way you are out that very moment, and for you the manche is done.
    .title = Hand empty, work done

B-9-2 = Going out, you claim the best position card that nobody has claimed yet this manche: Imperator for the first, Consul for the second, III for the third, and so on down.
    .title = Claiming a position

B-9-3 = You score for your place straight away, from first to last: with 4 players 6, 4, 2, 0; with 5 players 8, 6, 4, 2, 0; with 6 players 10, 8, 6, 4, 2, 0; with 7 players 12, 10, 8, 6, 4, 2, 0; with 8 players 14, 12, 10, 8, 6, 4, 2, 0; with 9 players 16, 14, 12, 10, 8, 6, 4, 2, 0; with 10 players 18, 16, 14, 12, 10, 8, 6, 4, 2, 0. In short: 2 × (number of players − place). The real numbers stand on the printed position cards and not in the rulebook, which confirms only the row for 4 players, the 10, 8 and 0 for 6, and the 0 for last place everywhere. For the rest, Ludus decides: the same pattern applies.
    .title = Points for your place

B-9-4 = If your last cards went out as a combination, the round does not stop. The others may now try to beat what you left behind.
    .title = The round goes on

B-9-5 = A new title is for tomorrow. The position you have just claimed changes nothing in the manche under way; it counts from the next deal on.
    .title = Titles start next manche

B-9-6 = You leave one by one. Ludus sees no case in which two hands run empty at the same instant, so no two players ever share a place.
    .title = Never two at once


## Chapter B-10

B-10 = Who leads next
    .intro = A round is over, the table is clear. Look at the winning value, and at whether its owner still has cards, to see who leads now.

B-10-1 = Win with 1s to 8s or with 13s and keep a card or more: the next lead is yours.
    .title = Plain win, still in

B-10-2 = Win with 1s to 8s or with 13s as your very last cards: the closest player on your left who is in takes the lead.
    .title = Plain win, out

B-10-3 = Win with 9s or 10s, carry out the effect and still have cards: you lead again.
    .title = Dux or Censor, still in

B-10-4 = Win with 9s or 10s that were your last cards: no effect, and the lead falls to the closest player on your left who is in.
    .title = Dux or Censor as last cards

B-10-5 = Win with 9s or 10s and give or discard your way out of the manche: nothing printed covers this, so Ludus decides that the closest player on your left who is in leads. Receiving a Dux gift does not bring the lead with it.
    .title = Out through Dux or Censor

B-10-6 = Win with 11s and have cards left after the gift: the player you gave the card to leads.
    .title = Senator, still in

B-10-7 = Win with 11s and give away your only remaining card: you are out, and your gift still carries the lead with it. The print is not quite consistent here; Ludus decides for the receiver.
    .title = Out through the Senator

B-10-8 = Win with 11s that were your last cards: with no card to give, there is no one to name. The print leaves this open; Ludus decides: the closest player on your left who is in leads.
    .title = Senator as last cards

B-10-9 = Win with 12s and the lead always moves to your right, to the closest player there who is in. This holds if you still have cards, if the 12s were your last, and if the discard took you out. Going past neighbours who are out is Ludus’s decision.
    .title = After Vestalis Virgo

B-10-10 = A player without cards cannot lead. Ludus decides: in looking left or right for the next leader, go past everyone who is out until you find someone who is in.
    .title = Past the empty hands

B-10-11 = Several players may go out in one round. Ludus decides: you count left or right from the winner’s seat alone. Livia goes out with a 5, Marcus on her left goes out with a 6 on top of it, the rest pass: Marcus won, so his left neighbour Nero leads.
    .title = Several exits in a round


## Chapter B-11

B-11 = The end of a manche
    .intro = One by one the hands run dry, until a single player is left with cards. That player gets the broom.

B-11-1 = As soon as there is only one player with cards, everything stops. No reply, no extra turn: however strong the hand that is left, it is too late.
    .title = One player left

B-11-2 = The player left over receives Servus, and last place is worth 0 points.
    .title = Last becomes Servus

B-11-3 = Do you lose your Caesar or Benevolence points by coming last? Ludus decides: no. Whatever you gained on the way stays with you, whichever place you end up in.
    .title = Bonuses are safe

B-11-4 = The manche is won by the player who was first to go out.
    .title = Winner of the manche

B-11-5 = The order in which you went out is the rank order of the next manche. Total scores have no say: someone far behind can be Imperator.
    .title = New ranks

B-11-6 = On to another manche: the new Servus gathers the cards and deals.
    .title = And again


## Chapter B-12

B-12 = The end of the game
    .intro = Glory must be counted some day. Agree on that day before you start.

B-12-1 = The usual way is to settle on a number of manches in advance, one or more. After the last of them the game is over.
    .title = A set number of manches

B-12-2 = A good length is half as many manches as players, rounded up: 2 for 4 players, 3 for 5 or 6, 4 for 7 or 8, 5 for 9 or 10. One manche per player is fine too, and so is any other number you agree on.
    .title = How many manches

B-12-3 = Alternatively, set a target score of 1 point or more. The printed rules do not say when to check it; Ludus decides: at the end of each manche. The first manche that ends with someone at the target or above it is the last.
    .title = A target score

B-12-4 = Or play against the clock. Ludus decides how: it looks at the clock when a manche ends. If your time is up by then, the game is over; if not, another manche is dealt. A manche under way is always played to its end, and you play at least one.
    .title = A time limit

B-12-5 = However you chose to end the game, victory goes to the highest total. Ludus decides: it gains you nothing to be the first across the target, if somebody else ends up with more.
    .title = Most points win

B-12-6 = If several players are level at the top, compare how many manches each of them has won (B-11.4). The most wins takes the game.
    .title = Breaking a tie

B-12-7 = If that does not separate you, you win together. Ludus decides for larger ties: of all who are level on points, only those with the most manches won share. With 20 points each and 2, 2 and 1 manches won, the first two share and the third does not.
    .title = Shared victory


## Chapter B-13

B-13 = Variant: Gladiators’ Revolt
    .intro = The lowliest fighters want a grand exit. With this variant, keeping your 2s to the end can pay off nicely.

B-13-1 = Go out by laying a combination of 2s and you gain 2 extra points for each card in it, added to the points for your place. With four players, going out second with 2×2 makes 4 + 4 = 8.
    .title = Out with a bang

B-13-2 = Every place qualifies except the last one. Whoever ends up as Servus never laid a final combination, so there is no bonus.
    .title = All places but the last

B-13-3 = The 2s must be played. Ludus decides: if your final card leaves by an effect, you get no bonus, not even when that card is a 2.
    .title = Not by an effect

B-13-4 = The printed rules only ask you to finish with 2s, so Ludus decides: it does not matter whether those 2s win the round. You may have led them, laid them on 1s, or laid them on other 2s while the Consul’s power is on.
    .title = Beaten or not

B-13-5 = Ludus decides: the bonus also counts if your exit is the one that finishes the manche. Third out of four with 2×3 gives you 2 + 6 = 8 points.
    .title = Even at the very end


## Chapter B-14

B-14 = Variant: Conspiracy
    .intro = Caesar has fallen and nobody’s plans are safe. In this variant, daggers are not the only things that change hands.

B-14-1 = Did you just reply to 13s with 1s, and do you have cards left? Then you may call a Conspiracy. You may also let it be.
    .title = Calling a Conspiracy

B-14-2 = Caesar has to be the victim. Leading 1s gives you no Conspiracy, nor do 1s on 1s with the Consul’s power on.
    .title = Only against Caesar

B-14-3 = A Conspiracy makes everyone who is in, you too, slip a card from hand to the neighbour on the left. Ludus decides: players who are out neither give nor receive, and your card travels to the closest player on your left who is in. If just two are in, they swap.
    .title = One card to the left

B-14-4 = No one waits to see. Ludus decides: you all choose in secret at the same time, and the cards are handed on together, so you cannot pass along the one that is coming to you.
    .title = All at once

B-14-5 = You lose one card and gain one. Your hand keeps its size, which means a Conspiracy never takes anyone out.
    .title = Hands keep their size

B-14-6 = Then the round picks up where it stopped: the player after the conspirator is up, with the 1s on top.
    .title = Back to the round

B-14-7 = There is no limit. A manche may see several Conspiracies, and so may a single round, for instance if 13, 1, 13, 1 are laid on one another.
    .title = As often as it happens

B-14-8 = Ludus decides: a card that moves in a Conspiracy is known to the one who gave it and the one who got it, and to no one else.
    .title = Hushed exchanges


## Chapter B-15

B-15 = Variant: Imperator’s Benevolence
    .intro = Even the mighty can be kind, especially when kindness pays. Here the Imperator may swap places with the lowest in the forum queue.

B-15-1 = The Imperator gets this chance once in every manche, during the forum. The printed rules only require it to come before the reveal; Ludus decides: it comes when all the cards are down and still hidden. Declaring Benevolence is optional.
    .title = A gesture of mercy

B-15-2 = A declaration earns the Imperator 2 victory points on the spot, at a table of any size.
    .title = Two points for kindness

B-15-3 = After a declaration, Servus picks from the forum first and the Imperator last. In between nothing moves: Consul, III and the other numerals in order. With four players that makes Servus, Consul, III, Imperator.
    .title = Picking order reversed at the ends

B-15-4 = That is all it does. The number of cards called stays, the Imperator still leads first, and everyone keeps their rank.
    .title = Everything else stays


## Chapter B-16

B-16 = What you may know
    .intro = Schemers need facts. The printed rules say little about what is open and what is secret, so this chapter is how Ludus settles it.

B-16-1 = Ludus decides: at any moment you may check the options in use, which cards are in the deck, the seats, the ranks, the places claimed so far, the number of cards in each hand, the total scores, the count of manches each player has won, who is up, whether the Consul’s power is on, and the combination on top with its owner.
    .title = Always in view

B-16-2 = Ludus decides: these things are seen by all as they happen, and you may look them up afterwards: each play, each pass, each skip; the number the Imperator called; the open forum and who took what; discards by Censor or Vestalis Virgo; each gift, with giver, receiver and number of cards; each declared Conspiracy or Benevolence.
    .title = The open record

B-16-3 = Ludus decides what stays secret: your hand is for your eyes only; which forum cards came from you is known to you alone; and which card was given is known just to giver and receiver.
    .title = Your secrets

B-16-4 = Ludus decides: the undealt cards are a mystery to the whole table, the dealer included.
    .title = What nobody knows

B-16-5 = Ludus decides: if you pass because you have no legal reply, it looks to everyone else just like a pass you made by choice. Your silence gives nothing away.
    .title = Passes all look alike
