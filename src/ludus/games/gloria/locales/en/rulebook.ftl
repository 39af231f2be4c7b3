# Gloria aut Nihil: the rulebook in Ludus's own words, one message per article.


## Chapter L-1

L-1 = What lies on the sand
    .intro = You are a lanista: you own a school of gladiators, and the arena is your shop window. When these rules say “you”, they mean the player or the gladiator being played, whichever holds the sword.

L-1-1 = The arena is a grid of six-sided fields called hexes. A gladiator is in combat while on the board, at level 1 or higher and not killed. Two gladiators in combat never share a hex.
    .title = The arena

L-1-2 = Your gladiator always looks at one of the six sides of the hex: east, south-east, south-west, west, north-west or north-east. That side is the front, and most of this game is about where it points.
    .title = Your front

L-1-3 = Bring ten-sided dice; you need no others. They show 0 to 9, and a 0 is a plain zero, not a ten. Wherever a rule says “die”, it means one of these.
    .title = Ten-sided dice

L-1-4 = Markers tell you two things: who can still be activated this turn, and which weapons and accessories lie on the sand. Ludus decides: a hex holds as many objects as you like, even beneath somebody’s sandals.
    .title = Markers and litter


## Chapter L-2

L-2 = Gear and weight
    .intro = Every plate that stops a blade also slows you down. Choose between the tortoise and the hare before the trumpets sound.

L-2-1 = Add up all you wear and hold; the total is your weight.
    • 0.5 each: ocrea (greaves), manica (arm guard), galerus (shoulder plate)
    • 1 each: helmet, face grille, small shield (parma), short weapon (gladius, curved dagger), lasso
    • 2 each: large shield (scutum), cuirass, net, long weapon (trident, spear)
    .title = What things weigh

L-2-2 = Four pieces also come in leather, at half the weight: ocrea 0.25, manica 0.25, helmet 0.5 and cuirass 1. Nothing else does. Ludus decides: greaves count once, be it one leg or both, and so do arm guards; and you cannot wear a face grille without a helmet to hang it from.
    .title = Leather

L-2-3 = Weights come in quarters and you never round them: a Thraex weighs 4.75, not 5.
    .title = No rounding

L-2-4 = Pick a class and your gear is settled, or agree on a list of your own. History knows many variants, so Ludus decides what each class carries. Pieces are metal unless marked as leather; after each name stands the weight.
    • Retiarius 4.75: galerus, leather manica; trident and net in hand; short weapon in the sheath
    • Secutor 5.75: helmet, grille, leather manica, ocrea; gladius and scutum
    • Murmillo 6: helmet, grille, manica, ocrea; gladius and scutum
    • Thraex 4.75: helmet, grille, leather manica, ocrea; curved dagger and parma
    • Hoplomachus 5.75: helmet, grille, leather manica, ocrea; spear and parma in hand; short weapon in the sheath
    • Provocator 6.75: helmet, grille, leather cuirass, leather manica, ocrea; gladius and scutum
    • Dimachaerus 3.5: helmet, leather manica, leather ocrea; two gladii
    • Laquearius 2.75: galerus, leather manica; short weapon and lasso
    • Samnis 4.5: helmet, ocrea; gladius and scutum
    • Eques, on foot, 4.25: helmet, grille, leather manica; gladius and parma
    • Crupellarius 8: helmet, grille, cuirass, manica, ocrea; gladius and scutum
    • Scissor 6.5: helmet, grille, cuirass, manica; gladius and arm blade, both short weapons
    • Gallus 3.5: leather helmet; gladius and scutum
    • Essedarius, on foot, 3.25: helmet, leather manica; gladius and parma
    • Veles 3.5: leather helmet; spear and parma
    .title = Fifteen classes

L-2-5 = A spare weapon in its sheath is free weight. Once you draw it, which works like picking something up (see L-11.8), it weighs as much as any other of its kind.
    .title = The sheathed weapon

L-2-6 = Your weight changes the moment you take something up, or drop, throw, lose or wreck it. The action points (PA) you have already rolled stay as they are.
    .title = Weight changes at once

L-2-7 = Ludus decides: you have two hands. Together they hold at most two things out of weapons, shields and snares, and only one of them may be a shield. (A snare is a net or a lasso.) Armour takes up no hand, and you cannot throw it off.
    .title = Two hands

L-2-8 = The printed price list forgets tridents and spears. Ludus decides: a long weapon weighs 2.
    .title = Long weapons are heavy


## Chapter L-3

L-3 = Levels
    .intro = A slave with a sword is not yet a swordsman. Your level is skill and life in one: you hit with it, and you bleed it away.

L-3-1 = Five ranks enter the arena: Slave (level 1), Tiro (2), Palus (3), Secundus Palus (4) and Primus Palus (5). Level 6 exists only in a campaign; it brings the rudis and freedom (see L-31.6).
    .title = From Slave to Primus Palus

L-3-2 = The printed rules speak of experience and of value too. Ludus decides: both are your level. And it is the level you have right now, unless a rule says “initial level”: that is the one you brought into the tournament.
    .title = Current and initial level

L-3-3 = Some tests ask for a die below half your level. Ludus decides: half is taken exactly. At level 3 half is 1.5, so a 1 passes and a 2 does not.
    .title = Exact halves

L-3-4 = With two players you lead 6 gladiators each, with three players 5, with four players 4, and with five or six players 3. Where levels come from is not printed, so Ludus decides:
    • troop of 3: levels 4, 3, 2
    • troop of 4: levels 4, 3, 3, 2
    • troop of 5: levels 5, 4, 3, 2, 1
    • troop of 6: levels 5, 4, 3, 3, 2, 1
    You choose the classes and say which of them gets which level.
    .title = Your troop


## Chapter L-4

L-4 = Setting up a team melee
    .intro = The gates open and whole troops march in at once. For pairs and single combat, turn to L-30.

L-4-1 = Each troop has a deployment zone of its own by the wall. The zones are evenly spaced, with four empty hexes or more between any two. Ludus decides on six-cornered arenas, where the radius counts hexes from the middle to the wall; seats go round clockwise from the east:
    • 2 players: radius 5 (91 hexes), zones in the east and west corners
    • 3 players: radius 5 (91 hexes), zones in the east, south-west and north-west corners
    • 4 players: radius 7 (169 hexes), zones in the east and west corners and halfway along the south and north walls
    • 5 players: radius 6 (127 hexes), zones evenly round the wall, the first in the east corner
    • 6 players: radius 7 (169 hexes), one zone in every corner
    With up to four players a zone is 7 hexes: one that lies a step inside the wall, and the six around it. With five or six it is that hex and the wall hexes touching it, 3 or 4 in all.
    .title = Arenas and zones

L-4-2 = Ludus decides: you take turns by seat and put down a single gladiator each time, on any free hex of your zone and facing wherever you like. Carry on until everyone stands.
    .title = Placing your troop

L-4-3 = Settle before the first blow what wins the melee. Usually it is the last troop standing (see L-29.2); the other choice is missions (see L-29.4).
    .title = What victory means


## Chapter L-5

L-5 = A turn from start to end
    .intro = Every turn beats the same rhythm: markers out, order rolled, gladiators sent in one by one. Then the dust settles and the dead are counted.

L-5-1 = Go through these steps:
    • hand out the activation markers (see L-6.1)
    • roll for the order of players (see L-6.3)
    • in that order, each player activates one gladiator; go round again and again until the last marker is gone
    • close the turn with verdicts, removals and a look at who has won (see L-28)
    • begin a new turn if anyone is left who can fight
    One such activation, along with all the reactions it provokes, is called a phase.
    .title = Five steps

L-5-2 = Out of markers? The others play on, and your place in the order is passed over.
    .title = Nothing left to activate

L-5-3 = You cannot sit and wait while you have a marker. Ludus decides: when you are up you must activate somebody, but you may end that activation straight away.
    .title = No holding back


## Chapter L-6

L-6 = Markers and order of play
    .intro = Nothing in this game is hidden except what the dice will say next. Their first word each turn is who goes when.

L-6-1 = At the start of a turn put a marker beside each gladiator in combat. Those who are stunned get none (see L-21.3).
    .title = Handing out markers

L-6-2 = You lose your marker when your own activation is over. You also lose it when somebody engages you (L-16.3), throws a snare at you (L-13.3) or is knocked into you (L-23): defending yourself is your activation.
    .title = Losing a marker

L-6-3 = Each player rolls a die. The lowest goes first, the highest last.
    .title = Low die goes first

L-6-4 = If players roll the same, look at how they stood to one another last turn and turn that order round. Three players tied after playing Y, Z, X now play X, Z, Y.
    .title = Ties turn the tables

L-6-5 = In the first turn there is nothing to turn round. Ludus decides: tied players roll again among themselves until the tie is broken.
    .title = Ties in the first turn

L-6-6 = Once none of your gladiators is in combat, you roll no die and have no place in the order.
    .title = Players without fighters


## Chapter L-7

L-7 = Activation and action points
    .intro = Your lanista nods at you, and for a few heartbeats the arena is yours. How many heartbeats depends on a die and on all that iron you wear.

L-7-1 = When you are up, choose one of your gladiators that still has a marker. The printed rules also mention chance here, so Ludus decides: you choose, unless your table picked the option in which the gladiator is drawn at random.
    .title = Choosing a gladiator

L-7-2 = Roll a die and take away your weight. Ludus decides: drop the fraction. What is left is your bonus, or 0 if nothing is left. You have 1 PA plus the bonus. A Thraex (4.75) who rolls 7 has 2.25 left, so a bonus of 2 and 3 PA; with a 5 or less it is just 1 PA.
    .title = Rolling your PA

L-7-3 = Have you sunk to half your initial level or lower? Then halve the bonus and round up. Someone who began at level 5 is halved at level 2, not yet at 3. Ludus decides: first drop the fraction, then halve.
    .title = Badly hurt

L-7-4 = PA buy steps, pivots, the actions of L-11 to L-15 and jousts. Mix them as you wish and repeat them as often as you can pay. Ludus decides: you need not move before you fight.
    .title = Spending PA

L-7-5 = Fight a joust in your activation without winning it (see L-22.6), and the activation is over then and there. The one thing that keeps it alive is a repeat right you have not used yet (see L-21.9).
    .title = A joust not won

L-7-6 = Your activation also stops dead if you go out, die or have to appeal to the crowd (see L-27.2).
    .title = Stopped short

L-7-7 = When the phase is over, all who took part lose their markers, and their PA drop to 0. You cannot save PA for later.
    .title = Leftover PA are lost

L-7-8 = Outside your own activation you have no PA. The exception: if something in this phase made you react and roll, you have what you rolled.
    .title = No PA for bystanders


## Chapter L-8

L-8 = Moving and facing
    .intro = Straight ahead is easy; sideways and backwards take effort in armour. And turning your back has killed more gladiators than the emperor’s thumb.

L-8-1 = A step takes you one hex. The hex in front of you costs 1 PA, each of the other five costs 2 PA.
    .title = A step

L-8-2 = Ludus decides: you keep looking the same way while you step. If you want to face elsewhere, pivot.
    .title = Steps do not turn you

L-8-3 = For 1 PA you pivot on the spot to any side you like, even inside an opponent’s zone of control (see L-9.1).
    .title = A pivot

L-8-4 = You may not step into a hex where a gladiator in combat stands or lies, friend or enemy. Nor may you leave the arena, tempting as it looks.
    .title = Where you cannot go

L-8-5 = A body is somebody dead or out. You may step over one but not stop on it: only enter its hex if you can pay for another legal step out, and take that step as your very next action. Being driven onto a body is another matter (see L-25.2).
    .title = Stepping over bodies


## Chapter L-9

L-9 = Zone of control
    .intro = The ground before your blade belongs to you. Whoever walks into it has come to stay.

L-9-1 = Your zone of control (ZOC) is made of the three hexes at your front: the one straight ahead and the one on either side of it. The three hexes behind you are your rear.
    .title = Three hexes in front

L-9-2 = Ludus decides who has a ZOC: gladiators in combat who are on their feet, not entangled and not appealing to the crowd. A stunned gladiator keeps it.
    .title = Who has a ZOC

L-9-3 = Once a step has brought you into a hostile ZOC, your feet are done: no more steps this phase, unless you win a joust later in it. You may still pivot, act and fight. It follows that you cannot step over a body that lies in a hostile ZOC. Hostile means, in a team melee, anyone from another troop; in single combat, only your assigned opponent. Ludus decides: your own side never stops you.
    .title = Stopped in your tracks

L-9-4 = Is a hostile gladiator in combat inside your own ZOC as you begin a step? Then you may only back off into one of your three rear hexes, for 2 PA. Those on the ground or entangled hold you too, those appealing to the crowd do not. Check before every step. Ludus decides: you may pivot first, so that they are no longer in front of you, and simply walk away.
    .title = Backing off

L-9-5 = Standing in a hostile ZOC does nothing to you by itself. What matters is stepping into one, and who is in yours.
    .title = Just standing there

L-9-6 = Any hostile gladiator in your ZOC is within your reach: you may engage them.
    .title = Whom you can engage


## Chapter L-10

L-10 = Long weapons
    .intro = Trident and spear strike before the sword can answer. Once the sword gets past the point, though, all that wood is in the way.

L-10-1 = Fighting with a long weapon, you also reach the five hexes just beyond your ZOC. Ludus decides on the number, and that gladiators on their feet block the thrust: a target in a straight line two hexes off is safe behind somebody standing between you; a target that lies off the line is safe only if both hexes between you are filled that way.
    .title = Reaching further

L-10-2 = Think before you walk up to a spear. If a hostile gladiator holds a long weapon, you may enter that ZOC only with enough PA left to strike its owner before the phase is over: the price of a joust or of a push with the shield, plus one pivot if you need it. Ludus decides: being able is enough, you do not have to do it.
    .title = Walking up to a spear

L-10-3 = Ludus decides: the ban of L-10.2 holds for your steps and withdrawals. It does not hold when you are driven back, advance after a touch, are pulled or close in.
    .title = Where the ban ends

L-10-4 = A long weapon leaves you open: while you hold one, add 1 to your protection dice (see L-20.4).
    .title = The price of length

L-10-5 = The longer reach does not lengthen your ZOC. It remains the three hexes next to you, and nobody has to stop further out.
    .title = Reach stops nobody


## Chapter L-11

L-11 = Weapons and things on the ground
    .intro = Half the equipment of Rome ends up in the sand sooner or later. Pick it up, kick it away, or fight with what is left.

L-11-1 = The actions in L-11 to L-15 are for gladiators you activate yourself, never for those who merely react. There is one exception: struggling against a snare the moment it has caught you (see L-14.3).
    .title = Only when you are active

L-11-2 = For 1 PA, pick up an object in your hex if you have a hand free. Roll a die: on a 0 it is useless. Ludus decides: it is then gone for good.
    .title = Picking up

L-11-3 = You were trained with short weapons or with long ones. You may fight with the other sort, but as defender only (see L-17.6), until you hold one of your own sort again; it need not be the very one you lost. Ludus decides: if you hold both sorts, you fight with yours, but the long one still costs you on protection (see L-10.4).
    .title = Unfamiliar weapons

L-11-4 = A shield of another size than the one you began with is awkward. If it is large, your protection dice go up by 1; if it is small, it hangs on you like 2 points of weight instead of 1. Ludus decides: if you began with no shield, every shield is unfamiliar.
    .title = Unfamiliar shields

L-11-5 = You may pick up a net only if you began the fight with a net, and a lasso only if you began with a lasso.
    .title = Nets and lassos

L-11-6 = Dropping something you hold is free. Choose an adjacent hex inside the arena, and that is where it lands.
    .title = Dropping

L-11-7 = For 1 PA, kick an object into an adjacent hex of your choice inside the arena. Ludus decides: it has to lie in your own hex first.
    .title = Kicking

L-11-8 = For 1 PA, draw the weapon from your sheath into a free hand. Ludus decides: you roll as for a pick-up, and a 0 means it breaks. Whatever L-11.3 says of a weapon from the ground also goes for this one.
    .title = Drawing

L-11-9 = What lies in the sand belongs to nobody, whoever dropped it. Take whatever you are allowed to use.
    .title = Finders keepers

L-11-10 = Nothing printed tells you how to fight without a weapon in hand. Ludus decides: with a shield you may still push (see L-15), and if engaged you are defender only and your successes are pushes. Without a shield you can neither engage nor fight back.
    .title = Unarmed


## Chapter L-12

L-12 = Getting up
    .intro = Sand in your eyes, the crowd howling, and someone with a sword nearby. Get up fast, and hope you come up looking the right way.

L-12-1 = On the ground, you can do nothing until you stand up for 1 PA. If you are entangled as well, break free first (see L-14.2).
    .title = First things first

L-12-2 = Say which way you want to face, then roll. A die below your level does it: up you are, facing just as you said.
    .title = Up as planned

L-12-3 = With any other die you still get up, but dizzy. Ludus decides: turn from the facing you named by what the die shows:
    • 9 or 7: one side (60°) to the right
    • 8 or 6: one side (60°) to the left
    • 5 or 3: two sides (120°) to the right
    • 4 or 2: two sides (120°) to the left
    • 1: all the way round (180°)
    A 0 never fails, since your level is at least 1.
    .title = Up and dizzy


## Chapter L-13

L-13 = Throwing a net or lasso
    .intro = A good throw turns a champion into a fish. A bad one leaves you holding one end of a rope with something angry on the other.

L-13-1 = Throwing costs 1 PA and needs the snare in your hand. You may try once per turn.
    .title = One throw a turn

L-13-2 = Aim at a hostile gladiator who is neither entangled nor appealing. Ludus decides: the target must be in your ZOC or on one of the five hexes beyond it, with a clear line as for a long weapon (see L-10.1); you then turn for free as in L-16.2. You may not throw while the mark of L-21.7 is on you.
    .title = Whom you may snare

L-13-3 = Your throw activates the target. If the marker is still there, it goes, and the target rolls PA as in L-7.2. Ludus decides: that roll comes before yours.
    .title = Waking the target

L-13-4 = Now roll for the throw. The test itself is missing in print, so Ludus decides: a die equal to your level or lower is a hit.
    .title = The throw

L-13-5 = A hit entangles the target. The snare is off your hands and off your weight; Ludus decides that it adds no weight to the target either. The target may at once try to break free (see L-14.3).
    .title = Caught

L-13-6 = After a hit you must follow up: if you have 1 PA or more and may attack (see L-16.0), engage the target, even one who has wriggled free. Out of reach? Ludus decides: if you can pay for both, you must close up with one legal step, to a hex of your choice that brings the target within reach, and engage. If you cannot, you are off the hook, and your activation continues.
    .title = You must follow up

L-13-7 = After a miss, a target on its feet that has PA but does not see you first spends 1 of them to turn to you (see L-16.4). The printed text is tangled here; Ludus decides on three cases, and treats a target that lies down as one without PA.
    • (a) You both have PA: you pay 1 to haul the snare back into your hand, and the target pays 1 to hold its ground. Neither may refuse. Then the target may counter, at normal cost: engage you, or take one step and engage you.
    • (b) The target has PA and you have none: you are pulled in (see L-13.9).
    • (c) The target has no PA: if standing, it is driven one step away from you, and even a wall gives you no free attack. You have your snare back for nothing. For 1 PA you may follow one hex towards the hex it left, or into it, if no gladiator and no body is in your way there; L-10.2 does not hold you back.
    .title = A miss

L-13-8 = In the counter of case (a), you, the thrower, are the engaged one. You roll no new PA but use those you still have, and you choose your reaction as in L-16.
    .title = The counter

L-13-9 = In case (b), Ludus decides: if you are two hexes away, you are dragged to a hex next to you both with no gladiator in combat in it. Bodies do not matter; the target’s player picks if there are two such hexes, and if there is none you stay put. Your snare ends up on the ground under the target. Then, with you in reach and if it may attack, the target turns to you for free, pays 1 PA and strikes as the only attacker. You have no dice.
    .title = Pulled in

L-13-10 = Ludus decides: once everything that a miss set off is done, your activation is over, unless you won the counter joust.
    .title = After a miss


## Chapter L-14

L-14 = Entangled
    .intro = The more you thrash, the louder they laugh. Thrash anyway.

L-14-1 = Caught in a snare, you can only try to break free: no ZOC, no pivot, no dice in a joust. Ludus decides: being entangled does not knock you down, so if you stand you still give ground when touched; and nobody can snare you a second time.
    .title = In the net

L-14-2 = Each try costs 2 PA, and a die equal to your level or lower frees you. Try as often as your PA allow. The snare then drops into your hex; if you freed yourself with a 0, you tore it to shreds. Ludus decides: it also drops if you die or are carried out still wearing it.
    .title = Breaking free

L-14-3 = You try in an activation of your own. Ludus decides: the only other moment is right after a throw has caught you, before the attack that follows it.
    .title = When you may try


## Chapter L-15

L-15 = Shield push
    .intro = A shield is not only for hiding behind. Put your shoulder to it and find out how good the other one’s footing is.

L-15-1 = To push you need a shield in hand, large or small, and somebody hostile in your ZOC. Ludus decides: it costs 2 PA altogether, initiative included, and never works at two hexes, whatever weapon you hold. You may not push under the mark of L-21.7, nor when the only weapon you hold is of the unfamiliar length.
    .title = Starting a push

L-15-2 = A push is played like any joust, step for step (see L-16 to L-22).
    .title = A joust with the shield

L-15-3 = Each success of yours, whether you end up attacker or defender, shoves the victim back 2 hexes. There is no protection die and no wound. Ludus decides: it still counts as a touch in L-22, and special results still happen.
    .title = Two hexes back

L-15-4 = Take the two hexes as two separate forced steps (see L-20.3). Ludus decides: if the first brings a fall or runs into the wall, there is no second.
    .title = One step after the other

L-15-5 = Whoever you push fights back as usual: their successes are ordinary touches.
    .title = The other side


## Chapter L-16

L-16 = Engaging and reacting
    .intro = You pick your opponent, you close the visor, you go. What happens next depends on whether they saw you coming.

L-16-0 = You may attack if all of this is true: you are in combat and on your feet, not entangled, not appealing to the crowd, free of the mark of L-21.7 this turn, and you hold a weapon of the length you were trained with.
    .title = Who may attack

L-16-1 = While you are active and may attack, spend 1 PA to engage a hostile gladiator in your ZOC, or within the reach of your long weapon (see L-10.1). You are now the engager, the other is the engaged. Nobody who is out, dead or appealing can be engaged. Ludus decides: you pay when you declare it, and that PA covers your initiative test too.
    .title = Engaging

L-16-2 = Turn to your target for free. A neighbour must be straight ahead of you. At two hexes the target must be straight ahead or in one of the two hexes beside that one; sometimes two facings will do, and you choose.
    .title = Turning to the target

L-16-3 = An engaged gladiator with a marker gives it up and rolls for PA (see L-7.2). Ludus decides: it rolls even if the PA can be of no use.
    .title = Caught up in the fight

L-16-4 = What you see is your front arc: your ZOC, and at two hexes the five hexes of L-10.1 plus the one at either end of their row. All else that near is your rear; on the ground you have neither. If you are engaged, on your feet, not entangled, and the engager is outside your front arc, you must pivot to see them, if you have any PA. Ludus decides: this costs 1 PA. You may not pivot otherwise.
    .title = Facing the threat

L-16-5 = Engaged, standing and not entangled, you now choose as far as your PA go: test initiative (L-17) or withdraw (L-16.6). Ludus decides: you cannot turn down both to save PA.
    .title = Stand or give way

L-16-6 = To withdraw, pay 2 PA and step back into a rear hex, any of the three. Ludus decides: no gladiator and no body may be there, the engager’s ZOC must not cover it, and the ban of L-10.2 holds. No dice are rolled.
    .title = Withdrawing

L-16-7 = If the other withdraws, you have won the joust. Ludus decides: it counts 0 touches and gives you no advance.
    .title = They withdrew

L-16-8 = Ludus decides: the PA you rolled in reaction last to the end of the phase. Should you be drawn into another joust before that, you use what is left.
    .title = Reaction PA last

L-16-9 = If you were activated earlier in the turn, you have 0 PA. You cannot pivot, withdraw or test. You still defend with one die, provided the engager is in your front arc.
    .title = Already activated


## Chapter L-17

L-17 = Initiative
    .intro = Two blades, one opening. The lighter fighter usually finds it first.

L-17-1 = Testing initiative costs 1 PA. For the engager it is already paid.
    .title = Cost of the test

L-17-2 = Both roll a die and add their weight. The lower total is the attacker, the other the defender, no matter who engaged whom. If the totals are equal, you are both attackers.
    .title = Lowest total attacks

L-17-3 = If you are engaged and have no PA, you lose the test by default. Leave the initiative dice in the cup.
    .title = No PA, no test

L-17-4 = In some straits you cannot fight: you have no dice, may not buy any and lose the initiative. This is so if you are entangled, if you are on the ground, if your opponent is not in your front arc, if your own snare pulled you in (L-13.9), if you are the victim of a free attack (L-24.4), or if you have neither weapon nor shield. Ludus decides: being jostled is no such case as long as you keep your feet.
    .title = Who cannot fight

L-17-5 = If the engaged gladiator cannot fight, skip the initiative dice: the engager is the attacker.
    .title = Helpless targets

L-17-6 = Some gladiators are defender only: with an unfamiliar weapon (L-11.3), with a shield and no weapon (L-11.10), or with the mark of L-21.7. They never engage, though a shield without a weapon may still push. Ludus decides: when engaged they neither test nor pay for a test; they are the defender, may buy dice, and may withdraw instead. The same goes for someone on their feet and not entangled who has neither weapon nor shield, except that there are no dice to roll.
    .title = Defender only


## Chapter L-18

L-18 = How many dice
    .intro = One blow each, unless you paid for more or found a back to stab.

L-18-1 = Each side that can fight starts with 1 die.
    .title = One die each

L-18-2 = You may add 1 die for 2 PA, or 2 dice for 5 PA. It is one or the other, not both.
    .title = Buying dice

L-18-3 = Ludus decides: the defender buys first, and the attacker may look before buying. If you are both attackers, the engaged one buys before the engager.
    .title = Who buys first

L-18-4 = As attacker you get 1 extra die against a victim that is down, or whose rear you strike: you are in a hex behind it, or at two hexes in one of the five that its front arc leaves out (see L-16.4). Ludus decides: both together still give just 1 die. Look at this after the reaction, when the other has had the chance to turn.
    .title = Striking from behind

L-18-5 = Roll all of the attacker’s dice, then all of the defender’s. If both attack, the engager rolls first.
    .title = Rolling


## Chapter L-19

L-19 = Reading the dice
    .intro = Low is good. Very low is very good, and somebody will be sorry.

L-19-1 = As attacker, each die up to your level is a touch. If it is below half your level, the touch also brings a special result (see L-21): that is a 0 at level 1 or 2, a 0 or 1 at level 3 or 4, and 0 to 2 at level 5 or 6.
    .title = Attacker’s dice

L-19-2 = As defender, only a die below half your level is a touch: a 0 at level 1 or 2, a 0 or 1 at level 3 or 4, and 0 to 2 at level 5 or 6. It never brings a special result.
    .title = Defender’s dice

L-19-3 = Your dice are read with the level you had as they fell. What happens afterwards in the joust does not spoil them, nor improve them.
    .title = Level at the roll

L-19-4 = Suppose a joust begins at two hexes, short weapon against long. Then each success of the short one does not touch: it brings that gladiator 1 hex closer to the other. Special results still come about. Ludus decides: this goes for all successes in the joust, none of them counts as a touch, and a step is left out when gladiators or bodies fill every nearer hex. A shield without a weapon counts as short here.
    .title = Closing in


## Chapter L-20

L-20 = Landing the blows
    .intro = Steel meets bronze, and sometimes what is under the bronze. Take the touches one at a time; each has its own little drama.

L-20-1 = Whoever lands a blow is the striker, whoever takes it the victim. Ludus decides: apply all the attacker’s results as they were rolled, then the defender’s; a defender who is out or dead by then loses the rest. If both attack, the engager’s results come first and the engaged one’s after, and none are lost; but a striker who has become a body only lands the touches and does not advance or close in.
    .title = Order of blows

L-20-2 = Ludus decides: dice once rolled stay good. Distance, facing, a fall or a lost weapon during the joust cannot undo them.
    .title = No blow undone

L-20-3 = Every touch drives a victim on its feet one hex straight away from the striker; its facing stays the same. Ludus decides: where two hexes lie equally far off, the victim’s player picks one, but a hex without a gladiator comes before one that is taken. Walls, bodies and bystanders have chapters of their own (L-23 to L-25). If the victim is down, it stays put.
    .title = The forced step

L-20-4 = Next the victim rolls for protection. If the die, with these additions, is below the victim’s weight, the armour holds; if not, the victim loses 1 level. Add 1 for a long weapon in hand, 1 for lying on the ground, and 1 for an unfamiliar large shield. Ludus decides: lying counts only if the victim was down before this touch.
    .title = Protection

L-20-5 = Then comes the special result, if the touch brings one. Ludus decides: it happens even if the armour held.
    .title = Special result next

L-20-6 = Then see whether the victim is out or dead (L-26), and after that whether the striker advances (L-22).
    .title = Then the aftermath

L-20-7 = What of blows still to come when the victim is already out? Ludus decides: they land. There is no step, the victim counts as lying (+1), and the next level lost means death.
    .title = Blows on a beaten gladiator


## Chapter L-21

L-21 = Special results
    .intro = This is what the crowd paid for. Roll a die; Ludus decides that “the victim” is whoever was struck, even if that is the one who picked the fight.

L-21-1 = On a 0 the victim is killed. No armour helps.
    .title = 0: killed

L-21-2 = On a 1 it is a grave wound: the victim loses one more level, and armour is no defence.
    .title = 1: grave wound

L-21-3 = On a 2 the victim is stunned and gets no marker next turn. Ludus decides: for the whole of that turn it counts as already activated, so it has no PA but may defend itself; two stuns do not add up.
    .title = 2: stunned

L-21-4 = On a 3 the victim falls to the ground.
    .title = 3: knocked down

L-21-5 = On a 4 something is torn from the victim: its shield, a snare or its second weapon, held or sheathed. If it has none of these, nothing is lost. Ludus decides: its player picks which, and it lands in the hex where the victim is by now. Of weapons that are alike, the sheathed one is lost.
    .title = 4: something torn away

L-21-6 = On a 5 the weapon in the victim’s hand drops into the hex where the victim is by now. Ludus decides: of two weapons its player picks one to lose and fights on with the other. An unarmed victim loses nothing.
    .title = 5: disarmed

L-21-7 = On a 6 the victim is cowed for the whole of the next turn: it starts no joust and is defender only (see L-17.6). Ludus decides: shield pushes and throws are ruled out as well.
    .title = 6: cowed

L-21-8 = On a 7 nothing happens. Everyone breathes out.
    .title = 7: nothing

L-21-9 = On an 8 you, the striker, win a repeat right: you may joust with this opponent again. Ludus decides: it is not free; you pay 1 PA and need the opponent in reach. If you are the active gladiator, you may use it whenever you like before your activation ends, and while you have it a joust not won does not stop you. If you were reacting, use it as soon as the joust and all it set off are done, or it is gone. A repeat of that kind never brings back an activation that has ended; a running one it does end, unless the active gladiator wins it.
    .title = 8: once more

L-21-10 = On a 9 you, the striker, are overexcited: your level rises by 1 until the tournament is over. Ludus decides: there is no upper limit, your initial level does not change, and dice already on the table do not get better.
    .title = 9: overexcited


## Chapter L-22

L-22 = Advancing and carrying on
    .intro = Press them, follow them, do not let them breathe. As long as you keep winning, the arena is yours.

L-22-1 = Count the touches each side rolled. Pushes count, closing steps do not. Ludus decides: only the side with more touches advances; at a tie, nobody does.
    .title = Who advances

L-22-2 = Each touch of yours that moved the victim takes you 1 hex forward. You have no choice about it, except after your last touch, when you may stay.
    .title = One hex per touch

L-22-3 = Ludus decides: you go for the hex the victim has just left. If it is next to you, you enter it; if not, you step to an adjacent hex that is nearer to it. You never advance onto a gladiator in combat or a body. If there is no such hex, you stay.
    .title = Where you advance

L-22-4 = An advance or a closing step ends with a free turn: you face your victim again.
    .title = Eyes on the victim

L-22-5 = Next, settle the free attacks (L-24.4) and jostle fights (L-23.6) that are waiting, oldest first. Ludus decides: after twenty of them in a single joust, any more are dropped.
    .title = Waiting fights

L-22-6 = You have won the joust if you landed more touches than you took, if the other is out or dead and you are not, or if the other withdrew. Touches from a free attack belong to the joust that led to it.
    .title = Winning a joust

L-22-7 = Having won as the active gladiator, you may go on with the PA you have left: walk, act, or engage somebody else. Ludus decides: you may go on like this after each win, but every opponent only once, unless L-21.9 grants you a repeat.
    .title = Carrying on

L-22-8 = If you win while reacting, enjoy it and stay where you are. Ludus decides: you do not go on, and your PA are lost when the phase ends.
    .title = Winning on defence


## Chapter L-23

L-23 = Jostling
    .intro = The arena is crowded, and people in armour do not stop easily. One stumble can floor half a troop.

L-23-1 = If a forced step takes you into a hex where a gladiator in combat is, you tumble in, fall to the ground and push the other out. Friend or foe makes no difference.
    .title = A collision

L-23-2 = The one pushed out takes a forced step away from the hex you came from. Ludus decides: this step comes before your own is finished, along with whatever it brings, be it a wall, a body or the next collision.
    .title = Out of the way

L-23-3 = If you were pushed from the front (the other came out of one of the three hexes before you, as you faced ahead of the push) and you had already been activated, you make the step and that is all.
    .title = From the front, already activated

L-23-4 = If you were pushed from the front and still have your marker, give it up and roll your PA. If the one who hit you is hostile and you are still on your feet and not entangled, a jostle fight awaits (L-23.6). Otherwise the PA are lost.
    .title = From the front, still fresh

L-23-5 = If you were pushed from the rear, out of one of your three rear hexes, and are still on your feet after the step, roll a die. You fall if it is below your weight minus your level: at weight 5.75 and level 2, on 0 to 3. Your marker is lost, and there is no fight.
    .title = From the rear

L-23-6 = You need not take up a jostle fight. If you do, it costs 1 PA, and only you roll, reading your dice as a defender (L-19.2). Ludus decides: you may buy dice but get no extra one, and you may not move. The one who fell into you has no dice. The fight is off if that one is a body, if you cannot fight (L-17.4), or if you are no longer neighbours.
    .title = The jostle fight

L-23-7 = Ludus decides: if you were lying on the ground when somebody tumbled in, you slide one hex, stay down and lose your marker. There are no dice and no fight.
    .title = Sliding on the ground

L-23-8 = Pushed into yet another gladiator, you fall and push in your turn: a domino. Ludus decides: the far end of the row moves first, and any fights are settled in the order of the collisions.
    .title = Domino

L-23-9 = Ludus decides: if the gladiator in the way is cornered and cannot be moved, it falls where it is. You fall too, in your own hex, without getting in.
    .title = No room left


## Chapter L-24

L-24 = The wall
    .intro = Stone is the one opponent that never gives ground. Keep it behind the other fellow.

L-24-1 = If you are on your feet and a forced step would take you out of the arena, you bounce off the wall. You slide to an adjacent hex inside the arena that is farther from your opponent. Ludus decides: farther is meant as the crow flies; if two hexes will do, your player picks, free hexes before taken ones.
    .title = Bouncing off

L-24-2 = If no such hex exists, you are cornered: you fall on the spot.
    .title = Cornered

L-24-3 = Someone in the hex you slide into? That is a collision (L-23). A body there? You may trip (L-25.2).
    .title = Sliding into trouble

L-24-4 = Bounced or cornered, you now face a free attack. Ludus decides: it waits until the joust has been played out. It takes place if the striker may then attack (L-16.0) and you are still in combat and in the striker’s ZOC or reach. The striker is the attacker, pays nothing for it and may buy dice; an extra die for rear or ground is possible (L-18.4). You have no dice.
    .title = The free attack

L-24-5 = No free attack follows if you reached the wall because somebody jostled you (L-23), or because you backed away from a missed snare (L-13.7).
    .title = No free attack


## Chapter L-25

L-25 = Bodies
    .intro = They fought well, and now they are in the way.

L-25-1 = The dead lie where they fell.
    .title = The dead stay

L-25-2 = Driven onto a body while on your feet, roll a die: if it equals your level or is higher, you trip and fall. Ludus decides: whatever the die says, you stay in that hex.
    .title = Tripping

L-25-3 = Ludus decides: a gladiator who is out lies there as a body until the turn ends.
    .title = Out counts as a body

L-25-4 = Ludus decides: what the dead carry is lost along with them. Things that lay on the ground before are still there for the taking.
    .title = No looting


## Chapter L-26

L-26 = Beaten
    .intro = Sooner or later someone does not get up. Zero hurts; below zero does not hurt any more.

L-26-1 = At level 0 you are out. Below 0, or after special result 0, you are dead.
    .title = Out or dead

L-26-2 = Either way you stop at once. You lie on the ground, and your PA are gone.
    .title = All over

L-26-3 = You score a victory for each gladiator you put out or kill. One victim gives one victory, even if you first put it out and then kill it.
    .title = Counting victories

L-26-4 = Once the joust is over, an out gladiator is safe from any further attack. Blows within the joust itself are another matter (L-20.7).
    .title = Safe in defeat


## Chapter L-27

L-27 = Appeal to the crowd
    .intro = You stand over the beaten and look up at ten thousand faces. The appeal is an option: normally used in single combat and left out of team melees.

L-27-1 = Put a gladiator out or kill one, and you appeal to the crowd. Ludus decides: over the dead it is just a ceremony. If you both go out at the same time, you both wait for the verdict and nobody appeals.
    .title = The winner appeals

L-27-2 = Appealing ends your activation. Until the turn is over nobody can target you and you have no ZOC. Ludus decides: you do nothing at all in that time, and you can still be jostled.
    .title = Waiting for the verdict

L-27-3 = At the end of the turn, take the out gladiators as they were beaten. For each, roll a die, subtract the beaten gladiator’s initial level and the victories it scored in this tournament. Below 0, the crowd spares it. The printed rules do not say whose victories; Ludus decides: those of the one whose life is at stake.
    .title = The crowd

L-27-4 = At 0 or more, the consul or the emperor has the last word: roll another die. Ludus decides: it is compared with the crowd’s number after subtracting. Higher means mercy; equal or lower means death, and a corpse on the sand.
    .title = The emperor’s thumb

L-27-5 = Nobody rolls for the dead. Mercy comes too late for them.
    .title = No dice for the dead

L-27-6 = When the verdicts are in, each winner who appealed is turned by its player to any facing, for free.
    .title = Facing the next fight


## Chapter L-28

L-28 = The end of a turn
    .intro = Trumpets, rakes, fresh sand. Do these things in the order given here.

L-28-1 = First come the verdicts on the beaten (L-27.3 to L-27.6).
    .title = Verdicts

L-28-2 = The out gladiators leave the arena alive, along with what they carry, unless the verdict was death. The corpses remain.
    .title = Carried out

L-28-3 = If you play for missions, gladiators who have done theirs walk out of the arena.
    .title = Missions done

L-28-4 = In single combat, winners are paired (L-30.6), new pairs are called in for the next turn (L-30.3), and duels that have lasted too long are stopped (L-30.9).
    .title = New duels

L-28-5 = Then check whether the tournament is over (L-29).
    .title = Is it over?

L-28-6 = Last, wipe off the stuns and the marks of L-21.7 that were meant for this turn.
    .title = Marks wear off


## Chapter L-29

L-29 = The end of the tournament
    .intro = One troop left to take the bow, or nobody at all. The title of the game is a promise: glory or nothing.

L-29-1 = The tournament ends once all gladiators in combat are of one troop, or once there are none: everyone is out or has finished a mission. In single combat, those who still wait to come in count as in combat for this.
    .title = When it ends

L-29-2 = Playing for the last troop, that troop wins. If nobody is left at all, Ludus decides: it is a draw.
    .title = Last troop standing

L-29-3 = Ludus decides: a melee stops after 100 turns, unless you agreed on another limit or on none. Then the most gladiators in combat win; if that is equal, the highest sum of their levels; then the most victories. Still equal? You share the win. The other places are decided in the same way.
    .title = Turn limit

L-29-4 = The printed rules name missions without listing any. Ludus decides: each gladiator’s mission is to score one victory. The troop with the most missions done wins, and ties go by L-29.3.
    .title = Missions


## Chapter L-30

L-30 = Single-combat tournament
    .intro = Two names are called, two gates open. Win, catch your breath, and wait for the next name.

L-30-1 = Ludus decides how the first pairs are drawn. Take the troop with the most gladiators not yet drawn (draw lots between equals) and pick one of them at random. Its opponent is drawn at random from that other troop which has the most left. Go on until only one troop, or none, has gladiators left to draw.
    .title = The first draw

L-30-2 = Ludus decides: those left over have a bye. For pairing they have rank 1, as if they had one victory, but they do not score it.
    .title = Byes

L-30-3 = Ludus decides: up to five duels run side by side in one arena of radius 7 (169 hexes); you may agree on fewer. There are five lanes, used in this order: the middle row, the row three below, three above, six below, six above. In each lane the two start hexes lie five hexes apart, four empty hexes between them. Pairs come in at the start of a turn, as they were drawn, on the first free lane: the first drawn on the left, facing right, the other on the right, facing left. As long as a gladiator or a body is on one of its start hexes, a lane is not free.
    Someone with a bye comes in along with their first opponent. If that opponent is there already, the newcomer looks for the free start hex that is farthest away and faces as usual for that side. Pairs over the limit wait their turn. If such a pair is in the arena anyway, neither moves; they become hostile once there is room for their duel.
    .title = Lanes and entries

L-30-4 = Ludus decides: only your assigned opponent is hostile to you. All others are mere obstacles: their ZOC means nothing to you, and you may not attack them. You can still be knocked into them, but no jostle fight follows.
    .title = Your opponent and nobody else

L-30-5 = Everyone in the arena plays by the turns of L-5. Ludus decides: if you have won and wait for your next opponent, you stay where you are, and you may be activated to move about and to handle objects.
    .title = Waiting winners

L-30-6 = At the end of a turn go through the winners in the order in which they won. Each meets the gladiator of another troop who has the same rank and has waited longest; if there is none, the winner waits. Your rank is your number of victories; a bye counts as rank 1.
    .title = Next pairs

L-30-7 = Sometimes everyone waits: no duel is running or about to enter, yet two troops are still there. Ludus decides: pair the two gladiators from different troops whose ranks are closest; between equals, those who have waited longest.
    .title = When everyone waits

L-30-8 = Ludus decides: you are not healed or given new gear between duels of a tournament. Levels won by L-21.10 stay as well.
    .title = No rest

L-30-9 = Ludus decides: a duel is stopped once it has lasted 60 full turns since the pair became hostile, unless you agreed on another limit or on none. Both leave alive and unbeaten, and neither scores a victory. The Romans called it stantes missi, sent off standing.
    .title = Sent off standing


## Chapter L-31

L-31 = Campaign
    .intro = One tournament makes a champion, several make a legend. Bring your gladiators home, patch them up, and dream of the wooden sword.

L-31-1 = Win a tournament, alone or shared, and you take the prize. Ludus decides: it is 1 laurel.
    .title = Laurels

L-31-2 = Strike the dead off your list: those below level 0, those killed in a joust, those put to death.
    .title = The fallen

L-31-3 = Each survivor above level 0 rolls one die for experience. If it is higher than the initial level, that level rises by 1 for good.
    .title = Learning from the fight

L-31-4 = Each survivor at level 0 rolls two dice. Ludus decides: if each of them is below the initial level, that level rises by 1. Your table may choose another reading: the sum of both below it, or each above it.
    .title = Learning from defeat

L-31-5 = If a gladiator lost even one level during the tournament, any 0 on an experience die is death from wounds. Ludus decides: it does not help that the level was won back.
    .title = Dying of wounds

L-31-6 = An initial level of 6 earns the rudis, the wooden sword of a free man. He fights no more and becomes a trainer in your school at once.
    .title = The rudis

L-31-7 = Ludus decides: at the end of each tournament, each of your trainers lets you roll one experience die of one of your gladiators again, right after it fell. The new die stands. A die that shows 0 may not be rolled again, and a new 0 is as deadly as L-31.5 makes it. Several trainers may work on the same die.
    .title = Trainers

L-31-8 = You choose the order in which your gladiators test. One who wins the rudis early on can already help those who come after.
    .title = Order of tests

L-31-9 = When all the tests are done, each trainer rolls a die. On 6 or more he leaves your school for ever.
    .title = Trainers move on

L-31-10 = Ludus decides: before the next tournament your survivors are healed to their initial levels and get all their gear back. Recruits of level 1 fill the gaps, in classes of your choice.
    .title = Back to full strength

L-31-11 = Ludus decides: a campaign lasts 5 tournaments, or as many as you agreed on. The most laurels win; if equal, the most gladiators freed; then the highest sum of initial levels. The other places are decided in the same way.
    .title = The final tally
