# Ad Insanam Imperatoris: the rulebook in Ludus's own words, one message per article.


## Chapter C-1

C-1 = Setting the table
    .intro = It is the year 37. Caligula is young, adored and about to lose his mind, and two to four of you are great names at his court. The pictures of the printed game are lost: its cards, tiles and map, with most of the numbers on them, are a reconstruction made by this house, not the publisher’s own.

C-1-1 = Rome goes in the middle: that is the main board. Put the imperial map on its right and the treachery track on its left. In these rules VP are victory points, and goods are gold, wood and stone.
    .title = Three boards

C-1-2 = Everyone draws goods from one bank. Ludus decides: it never runs dry, and no rule ever stops because pieces have run out. Only your soldiers are counted (see C-17.6).
    .title = The bank

C-1-3 = Fill the map with barbarian figures and five citadels:
    • Roman Africa: Mauretania Tingitana 2 and a citadel, Mauretania Caesariensis 2
    • Gaul: Aquitania 2, Lugdunensis 3, Belgica 3 and a citadel
    • Hispania: Carthaginensis 2, Lusitania 2, Tarraconensis 2, Gallaecia 3 and a citadel
    • Britannia: Cantium 3, Catuvellauni 5 and a citadel, Iceni 4, Dumnonia 3, Silures 4, Brigantia 5
    • Germania: Germania Inferior 2, Frisii 4, Chauci 5, Cherusci 6 and a citadel, Chatti 4, Suebi 5
    The start territories are empty: Numidia (1) in Roman Africa, Germania Superior (2) in Germania, Baetica (3) in Hispania and Narbonensis (4) in Gaul.
    .title = Barbarians everywhere

C-1-4 = Ludus decides: a start territory that nobody picked gets 2 barbarian figures. With two players that happens to two of them, with three players to one, with four to none.
    .title = Unclaimed start territories

C-1-5 = Lay the two combat dice on the main board. In a battle or an arena fight each side rolls one of them.
    .title = Combat dice

C-1-6 = Colosseum, Hippodrome, Praetorian Barracks, Senate and Market have 10 action tiles each. Shuffle each ten into a stack and turn up its top tile. These five tiles are the offer. Ludus decides: they are for sale, and until somebody buys one it does nothing.
    .title = The tile offer

C-1-7 = As long as no tile lies on a zone, you use the actions printed on the board there. C-24.2, C-24.3 and C-24.5 to C-24.7 list them.
    .title = Printed actions

C-1-8 = Shuffle the adversaries and lay 2 of them face up. What they do as long as they lie there begins at once. Of their immediate effects, Ludus decides: those on the map happen, those on players do not, since nobody owns anything yet.
    .title = The first adversaries

C-1-9 = Shuffle the gladiators and lay 2 face up. That is the display, from which you buy.
    .title = The gladiator display

C-1-10 = Shuffle the 8 public ambitions and lay one beside each of the four rounds on the track. Ludus decides: they lie face up from the start, so you can plan. Nobody sees the other 4; they go back into the box.
    .title = Public ambitions

C-1-11 = Make four face-down event decks, one for each round, and shuffle each of them.
    .title = Four event decks

C-1-12 = Shuffle the 4 redemption cards and put them down, faces hidden. With luck you will never need one.
    .title = Redemption cards

C-1-13 = Now for the secrets. Mix 2 traitors with as many loyal subjects as there are players, give everyone one card and put the last 2 away unseen. So the table starts with no traitor, one, or two: nobody can be sure.
    .title = Dealing destinies

C-1-14 = Each of you is dealt 2 gladiators from the deck, for nothing.
    .title = Two gladiators each

C-1-15 = Experts may draft instead. You get 4 gladiators; all pick one at the same time and pass the rest clockwise, and so on until you have picked 4. Keep 2 and slide the others under the deck. Ludus decides: the packs are never refilled, and with two players you simply swap them.
    .title = Expert gladiators

C-1-16 = Each of you is also dealt 2 personal ambitions.
    .title = Two ambitions each

C-1-17 = Experts may draft these too, in the same way but passing counter-clockwise: pick 4, keep 2. What was never dealt and what you threw out is gone for the whole game.
    .title = Expert ambitions


## Chapter C-2

C-2 = Setting up your house
    .intro = A name, a purse, a few legionaries and one secret. Everyone at court starts with that much; few keep it.

C-2-1 = Take a colour and one of the ten boards; each has powers of its own (see C-25), and no two of you play the same one. Ludus decides: you pick in seat order, unless your table lets chance hand them out.
    .title = Choosing a board

C-2-2 = With your board come a screen, a counter die, 5 citizens, a blocking tile, your cubes and 3 camps. The camps wait on the three slots of the board.
    .title = Your pieces

C-2-3 = Line up your troops on the strip of the board: 14 legionaries on the left, 10 centurions in the centre, 6 Evocati on the right.
    .title = The strip

C-2-4 = You begin with 3 citizens. A fourth waits for you on space 20 of the treachery track and a fifth on space 40.
    .title = Citizens

C-2-5 = Your goods lie behind your screen, and nobody else may count them. Each single gain and payment is seen by all, so a sharp ear helps. Troops you have recruited stay in sight.
    .title = Behind the screen

C-2-6 = Keep your destiny card face down; look at it as often as you like. Say what you please about it and lie if it serves you. But Ludus decides: you never show it, except when you are accused. Traitors do not know one another.
    .title = Your secret

C-2-7 = You all choose one of your two personal ambitions, then turn it up together. The other stays hidden.
    .title = One ambition in the open

C-2-8 = Your two gladiators lie open in your play area. Ludus decides: gladiators are never secret.
    .title = Gladiators in the open

C-2-9 = Put your markers on 0 of the score track, on 0 of the treachery track, on the turn-order track, and in front of the start of the Hippodrome.
    .title = Markers

C-2-10 = One by one, take a start territory numbered 1 to 4 (see C-1.3). Ludus decides: seats are drawn at random, and you choose in seat order. The lowest number taken plays first, the highest last.
    .title = Start territory and turn order

C-2-11 = What you start with goes by your place in that turn order. Ludus decides: the number on your territory does not matter here.
    • 1st: 20 gold, 1 wood, 1 stone, 2 troops
    • 2nd: 20 gold, 2 wood, 1 stone, 2 troops
    • 3rd: 20 gold, 2 wood, 2 stone, 3 troops
    • 4th: 20 gold, 3 wood, 2 stone, 3 troops
    .title = Starting stock

C-2-12 = Ludus decides: your first troops are legionaries. Take them off your strip for free, shift the strip as in C-17.2, and put them on your start territory.
    .title = Starting troops


## Chapter C-3

C-3 = How a game runs
    .intro = Four rounds, four years of reign, each worse than the last. It is your own corruption that turns the calendar.

C-3-1 = You play 4 rounds. How many turns a round lasts is up to you all. Ludus decides: when turn 30 is over the game stops, unless your table chose another limit or none (see C-16.4).
    .title = Rounds and turns

C-3-2 = A turn has up to four phases: I income, II action, III event, and IV scoring. Phase IV takes place only if a round has to end.
    .title = Phases of a turn

C-3-3 = Phase II is over as soon as nobody can or will place another citizen.
    .title = When phase II ends

C-3-4 = In phase II you take your player-turns one after another in turn order. Once round the table is a lap; then the next lap begins.
    .title = Laps

C-3-5 = Watch the treachery track. As soon as one marker is on 10 or beyond, round 1 is ending; 25 does it for round 2 and 40 for round 3. Round 4 has no such end: at 60 the whole game is over. The third mark is missing in print; Ludus decides: it is 40.
    .title = What ends a round

C-3-6 = If a marker crosses the mark in phase II, finish the lap, so that all have had equally many player-turns. Ludus decides: the round changes right there, in the middle of the turn (see C-14). Then a new lap begins and phase II goes on.
    .title = A round ends in mid-turn

C-3-7 = Should it happen in phase I or III, the round changes in phase IV of the same turn.
    .title = A round ends after an event

C-3-8 = Only a new round brings a new turn order, and it holds at once. The highest treachery marker plays first, the lowest last; level markers keep the order they had. The print says no more than that the track decides; the rest is how Ludus reads it.
    .title = New turn order

C-3-9 = When a turn is quite over, take back your citizens and clear all banners. Ludus decides: a round change in the middle of a turn gives nothing back, so what is taken stays taken.
    .title = Clearing Rome


## Chapter C-4

C-4 = Phase I: income
    .intro = Even in a mad city somebody collects the rent. Take yours before the emperor thinks of it.

C-4-1 = In the very first turn of the game there is no phase I at all.
    .title = None in the first turn

C-4-2 = In turn order, add up and take:
    • 2 gold, printed on every board
    • the income of each gladiator tucked on the left of your board
    • whatever the permanent powers of your gladiators bring
    • 1 gold for each territory you control
    The printed text speaks of regions here. Ludus decides: it means single territories.
    .title = Your income

C-4-3 = You are paid once a turn. The printed rules mention income a second time, after the event; Ludus decides: it is the same money.
    .title = Only once

C-4-4 = Next, again in turn order, come the powers for the start of a turn. Narcissus with “Under the Counter” gains 2 gold, 2 wood and 2 stone. Petronius with “Verses for Silver” may spend 2 goods of his choice for 1 VP.
    .title = Start-of-turn powers

C-4-5 = Last, adversaries that demand something every turn are served, in turn order. The Rhino wants 1 wood from each of you, the Hyrcanian Tiger 1 gold. If you lack it, it costs you 1 VP.
    .title = Demands of the arena


## Chapter C-5

C-5 = Phase II: placing a citizen
    .intro = Every errand in Rome feeds somebody else as well. Choose your place, and look twice at what you leave for the others.

C-5-1 = On your player-turn place one citizen, or pass.
    .title = Place or pass

C-5-2 = You may put your citizen on any free, active circle of the Colosseum, Hippodrome, Praetorian Barracks, Senate or Market, or send it down to the Suburra (see C-6). Ludus decides: you need not fill a zone from the left.
    .title = Where it goes

C-5-3 = Count circles from the left: with 2 players the first three of each zone are active, with 3 players the first four, with 4 players all five. On the others nobody stands, and they pay nothing.
    .title = Active circles

C-5-4 = A circle has room for one citizen. Once all active circles of a zone are taken, you cannot go there.
    .title = No crowding

C-5-5 = Take the bonus of your circle. It is always 1 of what is shown here, from left to right:
    • Colosseum: gold, corruption, wood, stone, gold
    • Hippodrome: wood, corruption, gold, stone, VP
    • Praetorian Barracks: gold, corruption, stone, wood, gold
    • Senate: corruption, gold, stone, wood, gold
    • Market: stone, wood, corruption, gold, wood
    .title = Your bonus

C-5-6 = Now the others help themselves: each of them gains every bonus on an active circle of this zone where nobody stands yet. This goes for players who have passed or have no citizen left, too. In a game for two, say, you take gold in an empty Senate: your opponent gets 1 corruption and 1 stone.
    .title = What you leave to others

C-5-7 = Ludus decides on the order: you come first; the player after you in turn order follows, and so on round. Within a player, circles count from left to right. Near the end of the track this can decide the game.
    .title = Who gains first

C-5-8 = Ludus decides: you cannot refuse a bonus. Not even corruption.
    .title = No refusing

C-5-9 = A zone without a free action may still be worth a visit. Ludus decides: you may place there, or place and leave the action alone; all bonuses are paid as usual.
    .title = Just for the bonus

C-5-10 = Once you pass, you are done until the turn is over.
    .title = Passing

C-5-11 = If your player-turn comes and you have no citizen, you pass whether you like it or not. A citizen won before that moment (see C-9.4) can still be placed this turn. Won after you have passed, it waits for the next.
    .title = Out of citizens


## Chapter C-6

C-6 = The Suburra
    .intro = Down by the taverns nobody asks for your name. The more company you find there, the better the business.

C-6-1 = The Suburra has no circles, no tile and no banners, and there is always room for one more.
    .title = Always open

C-6-2 = Place a citizen here and gain 1 corruption. On top of that you gain 1 wood, 1 stone and 1 gold for each citizen already there this turn, your own included. Whoever comes first leaves with corruption and nothing else.
    .title = What you find there

C-6-3 = Nobody else gains anything when you come here.
    .title = Nothing to share

C-6-4 = Ludus decides: going to the Suburra is your action. You may still take free actions before and after it (see C-8).
    .title = It is your action


## Chapter C-7

C-7 = Using an action
    .intro = You are in the right place; now do something there. One thing, and leave your banner so that the others know they are too late.

C-7-1 = When the bonuses are paid, you may use one action of the zone that has no banner. Do everything printed in it, from left to right. Ludus decides: it is one action per citizen, however many are free.
    .title = One action

C-7-2 = A tile offers three or four actions, and some add corruption for you. Besides goods, VP and the business of the zones (see C-24), you may read:
    • steal: take that much from one opponent of your choice, as far as it is there; if any kind will do, name the kinds one by one
    • push: one opponent of your choice gains that much corruption
    • drop: your own marker goes down
    • remove a banner: take one off any action, whoever owns it
    • refresh: discard both face-up gladiators or adversaries and turn up 2 new ones
    • peek: look at the top cards of a deck and put them back in any order
    • draw gladiators: take that many from the top of the deck for nothing
    • move: outside the Barracks, a movement with just that many movement points (see C-17.5)
    .title = What an action can say

C-7-3 = Then put your banner on the action. For the rest of the turn nobody uses it through this zone. Ludus decides: that includes you.
    .title = Your banner

C-7-4 = If an action tells you to pay, you must be able to pay all of it, or you may not choose the action. Parts that let you do something “up to” a number may be done not at all.
    .title = Paying and allowing

C-7-5 = No effect hands you soldiers unless it says “free”, and free ones come off your strip too, as far as it has any. To recruit means you get the chance to buy at the normal price, and what you buy goes to your storage.
    .title = Soldiers are not gifts

C-7-6 = Ludus decides: corruption printed in an action comes last. First do the rest of it, march, and fight your battles.
    .title = Corruption comes last


## Chapter C-8

C-8 = Free actions
    .intro = Between two official duties there is always time for a small intrigue. These things cost you no citizen.

C-8-1 = You take free actions on your own player-turn: before you place, or when your main action is finished, never in the middle of it. Ludus decides: you may also take some and then pass.
    .title = When

C-8-2 = Once per player-turn, make use of one gladiator in your play area. Either discard the card for its one-shot power, or tuck it on the left of your board: from the next phase I on it brings its income.
    .title = Using a gladiator

C-8-3 = Ludus decides: tuck as many as you like over the game. A tucked gladiator is a clerk for life and never returns to the sand.
    .title = Tucked for good

C-8-4 = Once per player-turn you may validate one of your personal ambitions (see C-12).
    .title = Validating an ambition

C-8-5 = Once per player-turn you may accuse somebody, if you have an accusation left (see C-10).
    .title = Accusing

C-8-6 = Some powers let you do something on the map (see C-25). Ludus decides: once unlocked, each works at most once per player-turn.
    .title = Powers on the map

C-8-7 = If an unlocked power released a camp and you have not placed it yet, you may do so now (see C-20.2).
    .title = Placing a camp

C-8-8 = If you are an exposed traitor who has met an objective, prove it here and be redeemed (see C-11.4).
    .title = Proving your redemption


## Chapter C-9

C-9 = Corruption and the treachery track
    .intro = Corruption cannot be hoarded in a chest; it shows on your face. The higher you climb, the more citizens you own, and the more knives point at you.

C-9-1 = Each point of corruption moves your marker one space up, at once. The track runs from 0 to 60; anything beyond either end is lost.
    .title = Moving your marker

C-9-2 = Corruption comes from actions, events, placement bonuses (yours or those left by others) and false accusations.
    .title = Where it comes from

C-9-3 = When several of you gain corruption, move one marker after another. Bonuses follow C-5.7, events the turn order, and an accusation the turn order from the player after the accuser. Ludus decides so, for it settles who gets to 60 first.
    .title = One after another

C-9-4 = The first time you reach or pass 20, and again 40, the citizen waiting there is yours at once. You keep it even if you fall back.
    .title = New citizens

C-9-5 = Seven spaces have an event symbol: 6, 15, 22, 31, 37, 46 and 53. When a marker first reaches or passes one, an event is owed. Ludus decides: each symbol works once per game, for whoever comes first, unless your table plays that it works once for each player.
    .title = Event symbols

C-9-6 = Owed events are held when the current player-turn, or the current event, is over: one by one, from the deck of the round you are in. It makes no difference that this round may be about to end.
    .title = Events that are owed

C-9-7 = If any marker reaches 60, the game stops dead. The action is not finished, no more bonuses are handed out, and no event follows. Ludus decides: this holds in every round.
    .title = Sixty

C-9-8 = Ludus decides: going down undoes nothing. A round that ended stays ended, an event owed is held, and a citizen won is kept.
    .title = No way back


## Chapter C-10

C-10 = Accusation
    .intro = There he stands, smiling too much. Point at the right one and Rome loves you; point at the wrong one and you have just made things worse for all.

C-10-1 = You need a power to accuse. On every board the third power is one, once unlocked (see C-24.9). Cornelius Sabinus has another from the start (see C-25.4).
    .title = Who may accuse

C-10-2 = Ludus decides: the third power is good for a single accusation. Right or wrong, it is then spent.
    .title = One shot

C-10-3 = Name an opponent, who must turn up the destiny card. Someone who is exposed cannot be accused. Ludus decides: nor can someone redeemed, until a new deal has hidden the card again.
    .title = Naming a suspect

C-10-4 = If it is a traitor, the marker of the accused goes down 5 spaces. The accused is now exposed and draws a redemption card, face up (see C-11).
    .title = You were right

C-10-5 = For a right accusation you gain 10 VP and get back what unlocking the power cost you, normally 10 gold and 10 stone. Ludus decides: you get what you really paid.
    .title = The accuser’s reward

C-10-6 = Ludus decides: after a right accusation nobody gets a new destiny card.
    .title = No new deal

C-10-7 = If the accused is loyal, you owe 10 gold for the insult. Short of gold? Give all you have and lose 1 VP for each gold missing. The accused gets only what you could give.
    .title = You were wrong: damages

C-10-8 = Then everybody except you goes up 5 spaces, the accused included.
    .title = You were wrong: suspicion

C-10-9 = Then destinies are dealt again. Shuffle 1 traitor with one loyal subject per player and give one card to each player but you. Ludus decides: exposed traitors get none either. Put the rest away unseen.
    .title = You were wrong: new cards

C-10-10 = If you were dealt a card, you hold two: keep one in secret and throw the other away unseen. Every destiny is now hidden once more; only exposed traitors have theirs in the open.
    .title = Keep one of two

C-10-11 = After that there may be several traitors at the table, or none. The one you wronged may have become one this minute.
    .title = Who knows now?

C-10-12 = Ludus decides: if the 5 spaces of C-10.8 bring a marker to 60, the game is over and no new cards are dealt.
    .title = Cut short by the end


## Chapter C-11

C-11 = Exposed traitors and redemption
    .intro = Everyone knows, and nobody sits beside you at dinner. You are still alive, though, and the emperor has been known to forgive on a whim.

C-11-1 = While you are exposed you have no thumb to turn in individual events. You suffer whatever is harmful in the lower half: losses, levies, troops and gladiators taken, citizens withheld. You get none of its gains, and Ludus decides: its corruption counts as a gain.
    .title = No say in events

C-11-2 = In a collective event you may give, but you are not ranked and win nothing if it succeeds. If it fails, you lose as many VP as goods were missing, even if you gave. Ludus decides so.
    .title = Gifts without thanks

C-11-3 = Reaching 60 does not win you the game any more. It ends in a scoring, as in C-16.4.
    .title = No crown for you

C-11-4 = Your redemption card names three ways out, and one is enough. Count from the moment of exposure, and prove it by a free action. Ludus decides: not before the turn after the exposure. What you pay goes to the bank when you prove it.
    • Crown of the Frontier: destroy 1 citadel in a battle you win; or win 3 battles against barbarians; or pay 12 gold
    • Blood on the Sand: beat 1 champion; or beat 2 adversaries; or pay 6 gold and 6 wood
    • Gifts to Caesar: come first in a collective event; or give something in 3 collective events; or pay 8 gold and 4 stone
    • Ashes on the Head: be lowest on the treachery track, alone or with others; or place 4 citizens in the Suburra; or pay 5 gold, 5 wood and 5 stone
    A tie in the arena counts as beating the adversary.
    .title = Ways to redemption

C-11-5 = Ludus decides: once redeemed you are a loyal subject, and your card lies open to say so. You choose in events again, you score as a loyal subject, and you are dealt in when destinies are dealt again.
    .title = Redeemed

C-11-6 = In all else an exposed traitor is a player like any other: you place, act, attack, gain bonuses and income, and score.
    .title = Life goes on


## Chapter C-12

C-12 = Personal ambitions
    .intro = One dream you tell at parties, one you keep to yourself. Both pay well if they come true.

C-12-1 = On your player-turn, as a free action, you may validate one ambition of yours. Everything it asks must be true at that moment. Score its VP (5 to 9), lay it face up and be done with it.
    .title = A dream come true

C-12-2 = Ludus decides: you may score both ambitions in a game, though not on the same player-turn.
    .title = Both of them

C-12-3 = Where a card asks how often you did something, everything since the game began counts. Your die shows the count of the open ambition to all. Ludus keeps the count of the hidden one for you alone.
    .title = Counting

C-12-4 = If a card asks for goods, Ludus decides: prove it by showing that much from behind your screen. You do not spend it.
    .title = Showing your wealth

C-12-5 = An ambition you never validate costs you nothing but the dream.
    .title = No penalty


## Chapter C-13

C-13 = Phase III: events
    .intro = Caesar has had another idea. Cheer, or turn your thumb down, but do not look bored.

C-13-1 = Once all have passed, turn up the top card of the current round’s event deck and carry it out.
    .title = One event a turn

C-13-2 = Ludus decides: if an event deck is used up, shuffle its own discards into a new one.
    .title = An empty deck

C-13-3 = In an individual event you each choose in secret: thumb up to approve, thumb down to refuse. Then all thumbs are shown together.
    .title = Individual events: thumbs

C-13-4 = Apply the upper half if you approved, the lower half if you refused, in turn order. If the card does something to the map, that happens once, before all else. Some words to know:
    • lose: you lose what you have of it and no more; VP you always lose in full
    • levy: for each good you cannot give, you lose 1 VP
    • return troops: that many of yours, whichever you like, go back to the strip from wherever they are; each one missing costs 1 VP
    • discard gladiators: from your play area; each one missing costs 2 VP
    • citizens withheld: you have that many fewer next turn, but at least 1
    • barbarians: each territory of the region that barbarians hold gets that many figures
    .title = Individual events: effects

C-13-5 = A collective event names what to give (gold, wood, stone or any mix of goods) and a minimum: the number on the card times the number of players. Talk as long as you like; no promise binds you. Then each picks in secret any amount from 0 to all you have, and all is revealed at once.
    .title = Collective events: gifts

C-13-6 = What you give goes to the bank, whether the event succeeds or not.
    .title = Gifts are gone

C-13-7 = If the gifts together fall short of the minimum, the event fails and nobody is rewarded. Those who gave nothing lose 1 VP for each good that was missing. Those who gave lose no VP.
    .title = Failure

C-13-8 = If the minimum is reached, rank those who gave by how much they gave. Ludus decides: a player who gave nothing has no rank and gets nothing.
    .title = Success

C-13-9 = Equal gifts share the better place, and the places behind it are used up. Ludus decides: two firsts are followed by a third.
    .title = Equal gifts

C-13-10 = A card shows four rewards. Going by rank, use all four with 4 players; the first, second and fourth with 3 players; the first and fourth with 2. Example with 3 players: gifts of 5, 2 and 2 bring the first reward to one and the second to both others.
    .title = Which reward

C-13-11 = If an event lifts a marker onto or past a symbol, yet another event is owed (see C-9.6).
    .title = One thing leads to another


## Chapter C-14

C-14 = A new round
    .intro = Another year survived. Count your provinces, wipe your chariot, and listen to what the emperor has planned next.

C-14-1 = Go through these steps:
    • hold the events still owed
    • score territories, Hippodrome, treachery track and public ambition (C-14.2 to C-14.5)
    • pay your soldiers (C-15)
    • move on to the next round and set the new turn order (C-3.8)
    • make choices for the start of a round (Pallas, see C-25.27)
    • turn up and carry out one event of the new round
    • carry on where you stopped
    .title = Step by step

C-14-2 = First, the map. Each territory you control scores, and so does a region you hold entirely:
    • Roman Africa, 3 territories: 2 VP each, 3 more for all
    • Gaul, 4 territories: 2 VP each, 4 more for all
    • Hispania, 5 territories: 2 VP each, 5 more for all
    • Britannia, 6 territories: 3 VP each, 6 more for all
    • Germania, 7 territories: 3 VP each, 7 more for all
    .title = Territories

C-14-3 = Second, the Hippodrome, by rank: 9 and 6 VP with 2 players; 9, 6 and 3 with 3 players; 9, 6, 3 and 0 with 4. The race need not be over. Ludus decides: a chariot that never left the start scores 0.
    .title = The race

C-14-4 = Third, the treachery track, by rank from the highest marker: 9 and 3 VP with 2 players; 9, 6 and 3 with 3 players; 9, 6, 3 and 0 with 4. Ludus decides so for 2 players, where the print leaves room for doubt.
    .title = Treachery track

C-14-5 = Fourth, the public ambition of the round that ends. Rank yourselves by what it counts, highest first, and score its VP: with 4 players all four values, with 3 players the first three, with 2 players the first and the third. If you have none of what it counts, you score nothing. Goods are declared truthfully.
    • Master of Provinces, territories you control: 8, 5, 2, 0
    • Iron Legions, effective strength on territories: 7, 4, 2, 0
    • Full Coffers, gold you hold: 6, 4, 2, 0
    • Builder of Rome, wood and stone you hold: 6, 4, 2, 0
    • Pride of the School, gladiators under and left of your board: 7, 4, 2, 0
    • Great House, unlocked powers and camps on the map: 8, 5, 2, 0
    • Lawgiver, tiles you bought: 6, 4, 2, 0
    • Friend of Caesar, collective events you gave to: 7, 4, 2, 0
    .title = Public ambition

C-14-6 = Ludus decides for ties at the Hippodrome, on the track and in a public ambition: all who are level score the better place, and the places behind are used up. With 4 players and two markers level in front, the track pays 9, 9, 3 and 0.
    .title = Ties

C-14-7 = What if the next mark is already reached as well? Ludus decides: the next round change waits for the end of the next lap, or for phase IV.
    .title = Two changes in a row

C-14-8 = Ludus decides: your VP may sink below zero.
    .title = Below zero


## Chapter C-15

C-15 = Soldiers’ pay
    .intro = They cheer you as Caesar’s friend as long as the coins ring. Unpaid, they walk home.

C-15-1 = Whenever you score for a round, pay each of your troops off the strip, be it on the map, at sea or in storage: 1 gold for a legionary, 2 for a centurion, 3 for an evocatus. Being stronger than usual does not make a soldier dearer.
    .title = What soldiers cost

C-15-2 = Ludus decides: you pay in turn order, and you choose whom to pay. Nobody forces you, even if you have the gold.
    .title = Whom you pay

C-15-3 = For each unpaid soldier choose: back to your strip with it, or it stays and you lose 2 VP.
    .title = Unpaid soldiers

C-15-4 = If that leaves a territory without a troop or a camp of yours, it is vacant. Ludus decides: the barbarians do not come back.
    .title = Empty land

C-15-5 = You pay only after everything has been scored. Land held by soldiers you now send home has already earned its VP.
    .title = Score first, pay later


## Chapter C-16

C-16 = The end of the game
    .intro = January of the year 41: a dark passage under the Palatine, and footsteps behind the emperor. Now all masks come off.

C-16-1 = If it was your marker that got to 60, you are the ender. If several would get there together, C-9.3 tells whose was first. This can happen to you on somebody else’s player-turn, too.
    .title = The ender

C-16-2 = All destiny cards are turned up.
    .title = Masks off

C-16-3 = If the ender is a traitor nobody has exposed, the ender wins, there and then. VP mean nothing any more.
    .title = The traitor’s triumph

C-16-4 = Otherwise score one last time: territories, Hippodrome, track and the current round’s public ambition (C-14.2 to C-14.5), then pay (C-15), penalties (C-16.5 and C-16.6), leftovers (C-16.7), and compare. Ludus decides: if the turn limit stopped the game, do just this; no traitor wins outright, and nobody is eliminated.
    .title = The last scoring

C-16-5 = Traitors, hidden or exposed, lose 1 VP for each space they are short of 60. A traitor whose marker has not made it to the spaces of round 4 is eliminated and has no score at all. Ludus decides: those spaces are 41 to 60.
    .title = Penalty for traitors

C-16-6 = A loyal subject pays 1 gold for each space short of 60, and loses 1 VP for each gold missing. On 51 with 6 gold you pay 6 gold and lose 3 VP.
    .title = Penalty for the loyal

C-16-7 = Every 5 goods you have left are worth 1 VP. Ludus decides: throw gold, wood and stone together before you count; soldiers are not goods.
    .title = Leftovers

C-16-8 = The most VP win. Ludus decides for ties: the higher marker, then more territories, then you share the victory. An eliminated player cannot win.
    .title = The winner

C-16-9 = Ludus decides: the eliminated still take up their places in the rankings of the last scoring. You do not move up because someone lost his head.
    .title = The dead keep their rank


## Chapter C-17

C-17 = Troops and the conveyor
    .intro = Your soldiers stand in one long line, and whoever steps out makes the rest move up. An emptier line marches faster.

C-17-1 = A legionary has strength 1, a centurion 2, an evocatus 3. Add what your powers give and you have the effective strength. That is the number to use in battles, for tolls, and wherever a power mentions strength.
    .title = Strength

C-17-2 = To recruit, pay, take a cube of that type off your strip and put it in your storage. All cubes on its right move one slot to the left. Where a cube stands never changes its price:
    • legionary: 3 gold
    • centurion: 4 gold and 1 wood
    • evocatus: 5 gold, 1 wood and 1 stone
    .title = Recruiting

C-17-3 = A troop that is killed or sent back returns to its own kind on the strip, and the cubes on its right move one slot to the right.
    .title = Coming back

C-17-4 = So your strip has no gaps: legionaries first, then centurions, then Evocati. Its 30 slots form three sections, 1 to 14 on the left, 15 to 24 in the centre, 25 to 30 on the right. They run empty from the right: the right section with 24 cubes or fewer on the strip, the centre with 14 or fewer, the left with none.
    .title = Three sections

C-17-5 = The number of cubes on your strip gives you your movement points (MP): 1 with 25 to 30 cubes, 2 with 15 to 24, 3 with 1 to 14, and 4 with none. Powers may add more.
    .title = Movement points

C-17-6 = If no cube of a type is left, you cannot recruit that type.
    .title = None left

C-17-7 = Some boards grant extra soldiers. Ludus decides: they wait beside the strip as a reserve. You may draw on it once a type has run out on the strip, and the dead of that type fill the reserve first. The reserve never changes your MP.
    .title = The reserve


## Chapter C-18

C-18 = Deploying, marching, sailing
    .intro = Caesar dreams of Britannia and of the Ocean in chains. Somebody has to walk there first.

C-18-1 = To deploy, move troops from storage to your start territory, unless an opponent or barbarians hold it, or to any camp of yours. The print is vague; Ludus decides: nowhere else.
    .title = Deploying

C-18-2 = If you have no such place, Ludus decides: you may deploy into your start territory as an attack.
    .title = Fighting your way home

C-18-3 = At most 4 troops of one player fit into a territory or a sea space. Camps do not count.
    .title = Four at most

C-18-4 = Every action of the Barracks grants you your MP, whatever led you to it. You spend them after its other parts, and Ludus decides: they are counted as the movement begins. Recruit enough in the same action and you march faster at once. Where such an action says “move”, add that number to your MP.
    .title = MP from the Barracks

C-18-5 = With 1 MP, move as many troops as you like out of one territory or sea space into one next to it.
    .title = One step

C-18-6 = Troops that enter a barbarian territory stop there, and a battle follows. You cannot pass through.
    .title = Barbarian land

C-18-7 = When you enter a territory that an opponent controls, say which: attack, and the troops stop, or transit.
    .title = An opponent’s land

C-18-8 = Transit costs a toll: gold equal to the effective strength that passes, paid at once to whoever controls the land. They cannot say no. Without the gold you may not pass. You pay for every territory and for every group: a centurion and two legionaries crossing two lands pay 4 gold twice.
    .title = Tolls

C-18-9 = Ludus decides: troops in transit must be out again before the action is over, so you need another MP for them. While passing they neither fight nor control anything.
    .title = Just passing through

C-18-10 = Ludus decides: battles wait until you have done all your marching. Then you choose their order. So several groups may meet in one attack, 4 troops at most.
    .title = Battles come last

C-18-11 = Ludus decides: anyone may enter and cross vacant land for free.
    .title = Vacant land

C-18-12 = Step from land to a sea beside it, from sea to sea, or from sea to land. Pay 1 MP for a step, or use the free one of C-18.13. Britannia can be reached by sea only. The seas lie in a chain: Mare Gallicum, Mare Ibericum, Fretum Gaditanum, Oceanus Atlanticus, Mare Cantabricum. From the last you sail to Oceanus Britannicus or Oceanus Hibernicus; these two and Mare Germanicum all touch each other.
    .title = By sea

C-18-13 = At the end of each main action of yours, in any zone and in the Suburra too, each of your groups at sea may sail on or land: one step, free of charge. Ludus decides: even a group that has just embarked.
    .title = The free sea step

C-18-14 = There are no battles at sea; players share the waves. Troops at sea control nothing and still want their pay.
    .title = Peace at sea

C-18-15 = Landing on hostile ground is an attack. Ludus decides: it may be a transit instead, if you have an MP left and the land is an opponent’s.
    .title = Landing

C-18-16 = Ludus decides what control is: at least one troop or camp of yours is there, and no battle is waiting to be fought.
    .title = Control


## Chapter C-19

C-19 = Battle on the map
    .intro = The emperor allows no retreat; he has said so, and he was sober. You fight until one side is gone.

C-19-1 = One set of rules serves for barbarians and for players.
    .title = One law for all

C-19-2 = Attack a player who is not highest on the treachery track, alone or jointly, and you lose your starting power for good: cover it with your blocking tile. Ludus decides: your own marker counts in that comparison, and you compare as the battle starts.
    .title = Shameful attacks

C-19-3 = Attacking the highest player, any of several who are level at the top, or barbarians costs you nothing.
    .title = Fair game

C-19-4 = Your power is the effective strength of all your troops in the battle. A barbarian figure counts 1, a citadel or a camp 5.
    .title = Power

C-19-5 = Each side rolls one combat die and adds it. Its faces are −1, 0, 0, +1, +1 and +2.
    .title = The die

C-19-6 = The lower side takes the difference as damage. It removes pieces of its choice worth at least that much. Ludus decides: no piece may go that is not needed for it. If everything together is worth less, everything goes. The higher side loses nothing.
    .title = Damage

C-19-7 = If you are level, you both give up one troop, each your own choice. Ludus decides: a side without troops removes its camp or citadel.
    .title = A draw

C-19-8 = Roll again until one side or both are gone. There is no retreat.
    .title = To the end

C-19-9 = If nobody is left, the territory is vacant.
    .title = Nobody left

C-19-10 = Ludus decides for the barbarians: they give up whatever leaves them with the most power. Where that is equal, figures go before the citadel. With 2 figures and a citadel, damage 5 takes the citadel; with 5 figures and a citadel it takes the figures.
    .title = How barbarians choose

C-19-11 = Your dead return to your strip (see C-17.3). Dead barbarians and fallen citadels leave the map.
    .title = The fallen

C-19-12 = The side that survives controls the territory. Ludus decides: for the rest of this action the survivors rest.
    .title = The field is yours


## Chapter C-20

C-20 = Camps
    .intro = A ditch, a wall and a gate with your name on it. Rome is wherever you dig.

C-20-1 = Each power you unlock releases one of your camps.
    .title = Getting a camp

C-20-2 = Put it on a territory you control that has no camp. Do it when you unlock, or, Ludus decides, as a free action later.
    .title = Placing it

C-20-3 = A camp adds 5 to your power in its territory, and you may deploy there.
    .title = What it does

C-20-4 = Lose the territory and you lose the camp in it. A camp lost like that, or given up in a battle, is gone for good.
    .title = Losing it

C-20-5 = Ludus decides: a camp without a single soldier still holds its territory for you.
    .title = Alone on guard


## Chapter C-21

C-21 = Gladiators and the Colosseum
    .intro = The crowd wants blood and Caesar wants to be the crowd. Bring someone who can fight.

C-21-1 = On a gladiator card you find a name and nickname, a class (murmillo, thraex, retiarius, secutor, hoplomachus or bestiarius), a cost, a power, the categories of adversaries it is strong or weak against, a one-shot power on blue, an income, and a permanent power on black.
    .title = Reading a gladiator

C-21-2 = To buy, pay the cost and take one of the 2 gladiators on display into your play area. Then fill the display again. Ludus decides: you cannot buy unseen from the deck.
    .title = Buying

C-21-3 = To fight, first name a gladiator in your play area. If you have none, that part of the action is void.
    .title = Choosing your fighter

C-21-4 = Then choose the adversary: one of the 2 face up, or the hidden top card of the deck. Its back tells you only the category (see C-22.1).
    .title = Choosing the adversary

C-21-5 = Your total is the gladiator’s power, +2 for each strength and −2 for each weakness that fits the adversary’s category, anything your cards and the action add, and your die.
    .title = Your total

C-21-6 = The adversary’s total is its power, +2 if it is strong or −2 if it is weak against your gladiator’s class, anything cards add, and a die that somebody else rolls for it. Here Ludus rolls.
    .title = The adversary’s total

C-21-7 = If the adversary’s total is higher, your gladiator is dead. Discard the card; half of what it costs, rounded down, comes back to you in gold. The adversary stays.
    .title = Defeat

C-21-8 = If the totals are equal, both die and are discarded. You get half the cost, rounded down, and the adversary’s reward too. A new adversary takes the empty place.
    .title = Both fall

C-21-9 = If your total is higher, take the reward. The adversary is discarded and replaced. You may slide your gladiator under your board, and from then on you have its permanent power.
    .title = Victory

C-21-10 = At most 3 gladiators fit under your board, and you can never exchange them. Ludus decides: a winner you do not slide under stays in your play area and may fight again.
    .title = Under the board

C-21-11 = Ludus decides about the hidden top card: if it survives, it goes to the bottom of the deck and you never feel its effect. If it dies, it is discarded; the 2 face-up adversaries are unaffected, so nothing is refilled.
    .title = The hidden adversary

C-21-12 = Some texts say “face”, some say “fight”. They mean the same.
    .title = Two words, one thing

C-21-13 = Ludus decides: if the gladiator or adversary deck is empty, shuffle its discards into a new deck. If there are none, nothing happens.
    .title = Empty decks


## Chapter C-22

C-22 = Adversaries
    .intro = They are in chains, and still all Rome pays for them. While such a guest is waiting, everyone feels it.

C-22-1 = The eyes on the back of the card tell you the category: red for the 8 champions, blue for the 12 ordinary adversaries, green for the 10 animals.
    .title = Three categories

C-22-2 = A card shows power, category, name, reward and an effect. Some effects happen once, as the card appears; some last as long as it lies face up; some punish whoever does a certain thing. Such a punishment is a levy: you pay it once per action, before the action has its effect, and for each good you lack you lose 1 VP. It never forbids the action.
    .title = Reading an adversary

C-22-3 = Whenever an adversary comes face up, its effect starts at once. A lasting effect stops when the card leaves. Two effects on the same thing add up.
    .title = When effects start and stop

C-22-4 = A lasting effect hits all of you, the one who turned up the card included.
    .title = Nobody is spared

C-22-5 = The Rhino is an animal of power 6. Ludus decides: once a turn, at the end of phase I, each of you pays 1 wood or loses 1 VP. Beat it and gain 3 gold, 2 stone and 2 VP. This is one of two adversaries the printed rules describe.
    .title = The Rhino

C-22-6 = The Celtic Warrior has power 3; beat him and gain 1 gold, 2 wood and 1 VP. The rest of his card is lost. Ludus decides: he is an ordinary adversary, and while he lies face up, whoever recruits is levied 1 wood.
    .title = The Celtic Warrior


## Chapter C-23

C-23 = Buying action tiles
    .intro = Why play by the rules of Rome if you can have new ones built? Bring gold to the Market and redecorate.

C-23-1 = The Market lets you buy a tile. Pay 5 gold, take any one of the five tiles on offer and lay it on its zone. It replaces what was in force there.
    .title = Buying a tile

C-23-2 = Ludus decides: turn up the next tile of that stack at once. From an empty stack nothing more is offered.
    .title = The next offer

C-23-3 = Banners on the old tile go home to their owners, and every action of the new tile is free. Citizens stay on their circles.
    .title = A clean slate

C-23-4 = As the buyer you may use one action of the new tile right away, with no citizen and no banner. Ludus decides: what that action costs inside, you still pay.
    .title = First use

C-23-5 = Ludus decides: this first use may be neither another tile purchase nor a Senate repeat.
    .title = No chains

C-23-6 = Your purchase itself gets your banner on the Market. Ludus decides: not if it was the Market tile you replaced.
    .title = The banner of the purchase

C-23-7 = Ludus decides: a tile that has been replaced is out of the game.
    .title = Old tiles


## Chapter C-24

C-24 = The zones of Rome
    .intro = Six places to be seen in, one of them better not. Here is what you can do in each before anyone rebuilds it.

C-24-1 = There are six zones. All work alike, with circles, a tile and banners, except the Suburra (see C-6).
    .title = Six zones

C-24-2 = At the Colosseum you buy gladiators and let them fight (see C-21). Its printed actions are:
    • buy a gladiator at full price
    • fight
    • fight with +2 on your total, and gain 1 corruption
    • gain 2 gold
    .title = Colosseum

C-24-3 = At the Hippodrome you race over 24 spaces; space 24 is the finish. Several chariots may share a space. Ludus decides: those who finish rank by arrival, ahead of all others, and do not move any more. Its printed actions are:
    • race 2 spaces
    • race 3 spaces, and gain 1 corruption
    • race 1 space, then hinder: an opponent’s chariot goes back 1
    • gain 1 wood and 1 stone
    .title = Hippodrome

C-24-4 = Obstacles are printed on 6, 12 and 18. Ludus decides: if your advance reaches one, you stop there and lose the steps that are left; your next advance leaves it freely. To hinder, choose one opponent whose chariot has not finished: it goes back that many spaces, but not beyond the start.
    .title = Obstacles and foul play

C-24-5 = At the Praetorian Barracks you recruit and deploy, and every action also grants you your MP (see C-18.4). Prices are in C-17.2. Its printed actions are:
    • recruit up to 2 troops
    • deploy up to 4 troops
    • recruit up to 1 troop, deploy up to 2, and gain 1 corruption
    • have 1 more MP
    .title = Praetorian Barracks

C-24-6 = In the Senate you repeat what is blocked elsewhere, and you unlock your powers. Its printed actions are:
    • repeat an action of the Colosseum or the Hippodrome
    • repeat an action of the Barracks or the Market
    • repeat an action of any of these four, and gain 1 corruption
    • unlock a power
    .title = Senate

C-24-7 = At the Market you exchange goods and buy tiles. Its printed actions are:
    • exchange up to 3 goods
    • buy a tile (see C-23)
    • gain 1 wood and 1 stone
    • gain 2 goods of your choice, and 1 corruption
    .title = Market

C-24-8 = To repeat, use an action in force in another zone that has a banner on it. You need no citizen there, get no bonus and add no second banner; your banner goes on the Senate action. If no action you may repeat has a banner, nothing happens.
    .title = Repeating

C-24-9 = You unlock powers through a Senate action only. Choose any power of your board that is still locked and pay for it: 6 gold and 5 wood for the first, 6 gold and 5 stone for the second, 10 gold and 10 stone for the third. It works from then on, and it releases a camp (see C-20.1).
    .title = Unlocking

C-24-10 = To exchange, give goods up to the number named and receive as many of other kinds. Ludus decides: it is one for one.
    .title = Exchanging


## Chapter C-25

C-25 = The ten boards
    .intro = An heir who stammers, a poet, a poisoner or two. Each board starts with one power, which you lose by shameful attacks (see C-19.2). Three more can be unlocked, and the third is always an accusation (see C-10). “Once” means once in the whole game.

C-25-1 = Claudius, the heir.
    • start, “Heir’s Credit”: when you exchange at the Market, you get 2 for 1 (see C-25.11)
    • 1, “Forced Marches”: you always have 1 more MP
    • 2, “A Vein of Gold”: each gold symbol on your tucked gladiators’ income pays 1 more gold (see C-25.12)
    • 3, “Ears in the Palace”: an accusation
    .title = Claudius

C-25-2 = Seneca, the philosopher.
    • start, “A Teacher’s Discount”: unlocking costs you 3 gold less, but never less than 0
    • 1, “The Measured Word”: talk enemy troops next to you into going home to their start territory, for 2 gold per point of effective strength (see C-25.13)
    • 2, “Money at Interest”: 1 more gold for each gold your placements bring you (see C-25.14)
    • 3, “Chain of Reasons”: an accusation
    .title = Seneca

C-25-3 = Macro, prefect of the Guard.
    • start, “Swollen Cohorts”: you may recruit 5 legionaries, 3 centurions and 2 Evocati more than others (see C-17.7)
    • 1, “The Vine Staff”: each of your troops has 1 more strength (see C-25.16)
    • 2, “Keys to the Stores”: whenever you gain wood or stone, 1 more of it (see C-25.15)
    • 3, “The Rack”: an accusation
    .title = Macro

C-25-4 = Cornelius Sabinus, officer of the Guard.
    • start, “Eyes on Everyone”: once per round you may accuse (see C-25.17)
    • 1, “Friends in the Ranks”: you may recruit 2 legionaries, 1 centurion and 1 evocatus more than others (see C-17.7)
    • 2, “Spoils of the Fallen”: plunder players you beat in battle (see C-25.18)
    • 3, “Scent of Treason”: an accusation
    Two printed sheets have the name of Chaerea; Ludus decides to call this one after his fellow conspirator.
    .title = Cornelius Sabinus

C-25-5 = Agrippa Postumus, the adoptive brother from exile.
    • start, “Blood Price”: when a gladiator of yours dies in the arena, you may buy it back at its cost (see C-25.19)
    • 1, “Call to Old Friends”: when you attack a player’s territory, you may recruit up to 2 legionaries straight into the attack (see C-25.20)
    • 2, “Landing by Night”: once, take a barbarian territory next to you without a battle (see C-25.21)
    • 3, “A Grudge Remembered”: an accusation
    .title = Agrippa Postumus

C-25-6 = Cassius Chaerea, officer of the Guard.
    • start, “The First Cut”: once per battle, when you attack a player, the weakest defending troop dies before the first die (see C-25.22)
    • 1, “Old Comrades”: your Evocati have 1 more strength, so 4
    • 2, “Share of the Loot”: plunder players you beat in battle (see C-25.18)
    • 3, “Quintilia’s Ordeal”: an accusation
    .title = Cassius Chaerea

C-25-7 = Milonia Caesonia, the emperor’s fourth wife.
    • start, “Borrowed Guilt”: when you place on a corruption circle, you may take the point off another player’s marker (see C-25.23)
    • 1, “Caesonia’s Smile”: an enemy territory yields without a battle, for gold equal to its total power (see C-25.24)
    • 2, “A Word in His Ear”: if another player asks, you may remove one of your banners for gold (see C-25.25)
    • 3, “A Wife Knows”: an accusation
    .title = Milonia Caesonia

C-25-8 = Pallas, who knows business.
    • start, “Contractor’s Price”: a new tile costs you 2 gold instead of 5
    • 1, “Bought Transfers”: turn troops of another player next to you into legionaries, paying the cost of each (see C-25.26)
    • 2, “Cornered Market”: when a round starts, name gold, wood or stone; what you gain of it is doubled in that round (see C-25.27)
    • 3, “Everyone Has a Price”: an accusation
    .title = Pallas

C-25-9 = Narcissus, the freedman.
    • start, “Fixed Bouts”: adversaries you fight have 2 less power (see C-25.28)
    • 1, “Cheap Recruits, Dear Veterans”: legionaries cost you 2 gold less; Evocati have 1 more strength and cost 2 gold more
    • 2, “Under the Counter”: at the start of each turn gain 2 gold, 2 wood and 2 stone
    • 3, “Private Letters”: an accusation
    .title = Narcissus

C-25-10 = Petronius, the writer.
    • start, “A Light Hand on the Reins”: nothing stops your chariot (see C-25.30)
    • 1, “A Tragedy Staged”: once, force an opponent to attack the territory next door (see C-25.29)
    • 2, “Verses for Silver”: 1 VP for 2 goods, if you like, at the start of each turn
    • 3, “An Eye for Fakes”: an accusation
    .title = Petronius

C-25-11 = As Claudius you give goods up to the number named in the exchange and get twice as many back. Ludus decides: what you get must be of kinds you did not give.
    .title = Claudius: exchange

C-25-12 = Ludus decides: the vein of gold counts tucked gladiators only, and each unit of gold printed there is a symbol. A card with 2 gold brings you 4.
    .title = Claudius: gold

C-25-13 = As Seneca you pick any troops of one opponent in one territory next to a territory you control. Ludus decides: you pay the bank, and they go to their owner’s start territory if it is vacant or the owner’s and has room; otherwise to their owner’s storage. This is not an attack.
    .title = Seneca: kind words

C-25-14 = Ludus decides: Seneca’s interest counts gold from the circle you take and from the Suburra. What others leave you does not count.
    .title = Seneca: interest

C-25-15 = Ludus decides: Macro’s stores give 1 more per gain, however large it is, and of a kind that was in it. If you gain both wood and stone, choose.
    .title = Macro: stores

C-25-16 = Ludus decides: Macro’s stronger soldiers also pay more. Their tolls rise with their strength.
    .title = Macro: dearer tolls

C-25-17 = Sabinus paid nothing for the accusation he starts with. Ludus decides: if it proves right, he gets the 10 VP but no refund.
    .title = Sabinus: accusation

C-25-18 = Both officers plunder after a battle won against a player, be it as attacker or defender. Ludus decides: every enemy troop that died there is worth one good to you; name the kinds one at a time. If the victim has none of the kind you named, it costs you nothing and you name another. It ends when the victim has nothing left.
    .title = Plunder

C-25-19 = As Postumus you pay the full cost and forgo the half you would have been given; the gladiator returns to your play area. Ludus decides: this works after a tie too, and you keep the reward.
    .title = Postumus: buying back

C-25-20 = The old friends want the normal price and come off your strip as usual. They join before the first die, and 4 troops remain the limit.
    .title = Postumus: reinforcements

C-25-21 = Ludus decides: barbarians and citadel disappear, and at least 1 of your troops must move in from a territory next to it. It costs no MP.
    .title = Postumus: landing

C-25-22 = Ludus decides: the weakest troop is the one with the lowest effective strength, and its owner picks among equals. A camp alone is not a troop and takes no cut. With the last defender gone, so is the battle.
    .title = Chaerea: first cut

C-25-23 = Ludus decides: Milonia gains the point as usual, and the opponent she names goes down 1 space. That opponent must be on space 1 or higher. If she names nobody, it is a normal gain.
    .title = Milonia: borrowed guilt

C-25-24 = Ludus decides: Milonia smiles once her troops stand in the territory and before a die is rolled. She pays the bank. Barbarians vanish. An opponent marches out to land next door, own or vacant, as far as there is room; troops without room go back to the strip, and camps are lost. This is not an attack.
    .title = Milonia: yielding land

C-25-25 = Ludus decides: you ask Milonia on your own player-turn, before you place. She says yes or no. The price is your marker divided by 3, rounded down, in gold, and it goes to her. On space 29 you pay 9.
    .title = Milonia: favours

C-25-26 = Ludus decides: as Pallas you choose troops in one territory next to one you control. Each centurion or evocatus returns to its owner’s strip, and one of that owner’s legionaries takes its place. If the owner’s strip has no legionary, you cannot choose it. You pay the list price of the troop replaced (see C-17.2). This is not an attack.
    .title = Pallas: transfers

C-25-27 = Ludus decides: Pallas names a good at the start of each round, and also when he unlocks the power, for the rest of that round. Gains from the bank are doubled; exchanges, refunds, tolls, damages and thefts are not.
    .title = Pallas: doubled gains

C-25-28 = Ludus decides: only Narcissus’ own fights are fixed; the same adversary meets the rest of you at full power. His legionaries never cost less than 0.
    .title = Narcissus: small print

C-25-29 = As Petronius you name an opponent, one of that opponent’s territories with troops, and a territory next to it that the opponent does not control. Ludus decides: the opponent picks who has to go, 1 troop at least, and you fight it out on the spot. It costs nobody a starting power.
    .title = Petronius: a staged attack

C-25-30 = Ludus decides: printed obstacles do not stop Petronius, and nobody can hinder him.
    .title = Petronius: chariot

C-25-31 = Ludus decides: losing your starting power changes nothing that is past. Macro’s extra soldiers stay out there, but none can be recruited from the reserve, and the dead among them leave the game. Sabinus’ accusation per round, Pallas’ cheap tiles and the like stop on the spot.
    .title = When a starting power is lost
