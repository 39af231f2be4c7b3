# Gloria aut Nihil: the school, that is choosing, equipping and testing gladiators, and the campaign.

gloria-school-label = The school
gloria-school-you = You
gloria-school-close = Close
gloria-school-cancel = Cancel
gloria-school-stop = Stop
gloria-school-nothing = nothing
gloria-school-tab-enlist = Choosing gladiators
gloria-school-tab-tests = Tests
gloria-school-tab-schools = The schools
gloria-school-tab-classes = The classes

# Choosing
gloria-school-pick = { $seat } is choosing: { $level }, level { $number }
gloria-school-pick-you = Your next gladiator: { $level }, level { $number }
gloria-school-troops = The troops so far
gloria-school-chooses = is choosing
gloria-school-slot = { $one }, { $class }, { $level } ({ $number })
gloria-school-slot-now = { $level } ({ $number }): being chosen
gloria-school-slot-free = { $level } ({ $number }): still to come
gloria-school-places-hint = Every troop has the same places. The number is the level of whoever takes it: the higher, the more often he touches and the longer he lasts. You choose the class.
gloria-school-classes = The classes, light ones first
gloria-school-classes-hint = Light gladiators act more often; heavy ones shrug off more blows. A class may be taken more than once.
gloria-school-take = Take { $class }
gloria-school-lots = Choose the rest for me
gloria-school-lots-send = Choose at random
gloria-school-lots-go = Your places are being filled at random.
gloria-school-will-lots = { $count ->
    [one] Your last place is filled at random.
   *[other] Your { $count } open places are filled at random, each when its turn comes.
}

# What a gladiator wears and holds
gloria-school-wears = Wears: { $items }
gloria-school-holds = Holds:
gloria-school-sheath = { $item } in the sheath
gloria-school-weight = weight
gloria-school-pa = action points a turn, on average
gloria-school-stops = touches in ten that the armour stops
gloria-school-figures = Weight { $weight }, { $pa } PA on average, stops { $stops } touches in 10
gloria-school-kind = { $id ->
    [short] short weapon
    [long] long weapon
    [small] small shield
    [large] large shield
    [net] net
   *[lasso] lasso
}
gloria-school-advice = { $id ->
    [retiarius] Strikes and throws at two hexes. Keep your distance: the net first, then the trident.
    [secutor] A good wall: few blows get through. Close in and wait for the others to tire.
    [murmillo] Heavy and patient. Let them come to you, and push them back with the scutum.
    [thraex] A bit of everything, and no weak side. A sound first choice.
    [hoplomachus] Holds foes at spear’s length. Stand still and let them walk onto the point.
    [provocator] Hard to hurt and slow to move. Holds a place; do not chase with him.
    [dimachaerus] Quick and bold, but most touches wound him. Strike first and from behind.
    [laquearius] The lightest of all: many actions, no armour. Lasso, strike, be gone.
    [samnis] A big shield without the weight of a grille. Quick enough to push and follow.
    [eques] Well helmeted and still nimble. Good at getting round to a rear.
    [crupellarius] Iron from head to foot: hardly a blow gets through. He hardly ever gets anywhere.
    [scissor] Armoured like a tower, two blades and no shield. He cannot push, but he lasts.
    [gallus] A big shield and next to nothing else. Cheap to move, good for pushing.
    [essedarius] Light and quick. Runs to where he is needed, and should not stay there.
    [veles] Quick feet and a long spear: touch from two hexes off, then step away.
   *[custom] You decide what he wears and holds; a weapon is all he must have.
}

# Equipment of one's own
gloria-school-build = Own equipment
gloria-school-build-from = Start from
gloria-school-build-weapon = Choose a weapon for the right hand: without one nobody enters the arena.
gloria-school-build-send = Send him in like this
gloria-school-armour = Armour
gloria-school-part = { $id ->
    [helmet] Head
    [grille] Face
    [galerus] Shoulder
    [manica] Arm
    [cuirass] Body
   *[ocrea] Legs
}
gloria-school-hands = Weapons and shields
gloria-school-hand-right = Right hand
gloria-school-hand-left = Left hand
gloria-school-hand-sheath = Sheath
gloria-school-bar-given = He has been given that already; it cannot be changed any more.
gloria-school-bar-needs = A face grille hangs from a helmet: choose one first.
gloria-school-bar-length = Two weapons must be of one length, both short or both long.
gloria-school-bar-right = The first weapon belongs in the right hand.

# Tests of experience
gloria-school-tests = Tests after tournament { $number }
gloria-school-tests-turn = { $seat } tests the survivors.
gloria-school-tests-turn-you = Test your survivors in any order. Whoever is freed early already helps those who follow.
gloria-school-tests-go = Your gladiators are tested one after another.
gloria-school-test = Test
gloria-school-test-of = Test { $one }
gloria-school-test-all = Test all in order
gloria-school-no-survivors = Nobody of this school has survived.
gloria-school-helpers = { $count ->
    [0] No trainer can help
    [one] { $count } trainer can help: one die again
   *[other] { $count } trainers can help: one die again each
}
gloria-school-ordeal-unhurt = unhurt
gloria-school-ordeal-hurt = wounded, level { $level } of { $initial }
gloria-school-ordeal-out = put out of combat, level { $level } of { $initial }
gloria-school-victories = { $count ->
    [one] { $count } victory
   *[other] { $count } victories
}
gloria-school-need-above = Needs { $least } or more on one die
gloria-school-need-each_below = Needs two dice, both below { $level }
gloria-school-need-sum_below = Needs two dice that add up to less than { $level }
gloria-school-need-each_above = Needs two dice, both above { $level }
gloria-school-chance-learn = { $chance }% to become { $level }.
gloria-school-chance-free = { $chance }% to win the rudis and go free.
gloria-school-chance-none = He cannot rise.
gloria-school-chance-die = { $chance }% to die of his wounds.
gloria-school-chance-unhurt = No danger.
gloria-school-result-learns = is now { $level }
gloria-school-result-freed = wins the rudis: a free man and a trainer
gloria-school-result-dies = dies of his wounds
gloria-school-result-nothing = stays { $level }
gloria-school-die-good = That will do.
gloria-school-die-bad = That is not enough.
gloria-school-die-low = That is low enough.
gloria-school-die-high = That is too high.
gloria-school-die-zero = A 0 cannot be rolled again.
gloria-school-again = Roll the { $die } again
gloria-school-again-hint = If rolled again
gloria-school-keep-learns = Keep: he becomes { $level }
gloria-school-keep-free = Keep: he goes free
gloria-school-keep-nothing = Keep: he stays { $level }
gloria-school-news = After tournament { $number }
gloria-school-news-none = Nobody has learned anything.
gloria-school-news-left = The trainer { $one } has left.

# The campaign
gloria-school-course-now = Tournament { $number } of { $total }
gloria-school-course-next = Next: tournament { $number } of { $total }
gloria-school-course-over = { $total ->
    [one] The tournament is over
   *[other] All { $total } tournaments are over
}
gloria-school-course-one = One tournament
gloria-school-mode = { $id ->
    [single] single combats
   *[melee] team melee
}
gloria-school-step-now = under way
gloria-school-step-next = comes next
gloria-school-step-later = still to come
gloria-school-no-winner = No winner
gloria-school-reason = { $id ->
    [last_troop] last troop standing
    [turn_limit] when time ran out
    [missions] by missions
   *[draw] nobody was left
}
gloria-school-standings = The schools
gloria-school-schools = Schools
gloria-school-school = School
gloria-school-laurels = Laurels
gloria-school-laurels-of = { $count ->
    [one] { $count } laurel
   *[other] { $count } laurels
}
gloria-school-freed = Freed
gloria-school-levels = Levels
gloria-school-trainers = Trainers
gloria-school-trainers-hint = After a tournament each lets one test die be rolled again; on { $leaves } or more on his own die he then leaves.
gloria-school-no-trainers = None. Whoever is freed becomes one.
gloria-school-roster = Gladiators of { $seat }
gloria-school-roster-you = Your gladiators
gloria-school-roster-empty = Nobody yet.
gloria-school-vacancies = Still to be chosen: { $count }
gloria-school-gladiator = Gladiator
gloria-school-victories-head = Victories
gloria-school-scars = Scars
gloria-school-tournaments = Tournaments
gloria-school-now-level = now level { $level }
gloria-school-status = { $id ->
    [waiting] waits to enter
    [out] out of combat
    [dead] dead
    [gone] has left the arena
   *[freed] free
}
gloria-school-the-freed = The freed
gloria-school-no-freed = Nobody yet: it takes level { $level }.
gloria-school-the-fallen = The fallen
gloria-school-no-fallen = Nobody so far.
gloria-school-end-killed = killed in tournament { $tournament }
gloria-school-end-wounds = died of wounds after tournament { $tournament }
gloria-school-end-rudis = freed after tournament { $tournament }
