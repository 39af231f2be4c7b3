# Gloria aut Nihil: what the table in the terminal says. Sentences that the browser has too, such
# as those about dice and what is asked, are in board.ftl and school.ftl.

gloria-ui-label = { $name }: { $rest }
gloria-ui-price = { $what } — { $pa } PA

# Heads of columns
gloria-ui-player = Player
gloria-ui-class = Class
gloria-ui-level = Level
gloria-ui-hex = Hex
gloria-ui-hands = In hand
gloria-ui-hands-state = In hand, state
gloria-ui-stops = Stops of 10
gloria-ui-missions = Missions

# The arena
gloria-ui-narrow = The terminal is too narrow to draw the arena; the list of troops tells every hex.
gloria-ui-bodies = bodies
gloria-ui-things = on the ground
gloria-ui-mark-gladiator = troop and number, facing, level
gloria-ui-mark-gladiator-tight = troop and number, facing
gloria-ui-mark-hex = hex q,r: q is written at the upper left end of its slanting line, r at the right end of its row
gloria-ui-mark-asked = to decide
gloria-ui-mark-active = in its phase
gloria-ui-mark-zone = an enemy’s zone of control
gloria-ui-mark-target = the move that leads there
gloria-ui-mark-cost = PA to walk there

# Gladiators
gloria-ui-waits = waits to enter
gloria-ui-sheathed = sheathed
gloria-ui-snared = entangled ({ $item })
gloria-ui-stunned-now = stunned this turn
gloria-ui-stunned-next = stunned for the next turn
gloria-ui-cowed-now = can only defend this turn
gloria-ui-cowed-next = can only defend next turn
gloria-ui-unarmed = no weapon of his own kind
gloria-ui-in-combat = { $count } in combat
gloria-ui-open-places = levels still to come: { $levels }

# Moves
gloria-ui-do-activate = Activate { $one }
gloria-ui-do-step = Step { $way }, to { $hex }
gloria-ui-do-pivot = Turn { $way }
gloria-ui-do-stand = Stand up facing { $way }
gloria-ui-do-toss = To the { $way }, into { $hex }
gloria-ui-do-throw = Throw the { $item } at { $one } (facing { $way })
gloria-ui-do-push = Push { $one } with the shield
gloria-ui-do-engage = Engage { $one } (facing { $way })
gloria-ui-do-end = End the phase
gloria-ui-do-face = Turn { $way }
gloria-ui-do-withdraw = Withdraw { $way }, to { $hex }
gloria-ui-do-retreat = Give ground { $way }, to { $hex }
gloria-ui-do-advance = Follow { $way }, to { $hex }
gloria-ui-do-pull = Pull him { $way }, to { $hex }
gloria-ui-do-turn = Look { $way }
gloria-ui-do-lose = Lose the { $item }
gloria-ui-do-wear = Wear: { $item } (weight { $weight })
gloria-ui-do-hold = Hold: { $item } (weight { $weight })
gloria-ui-do-sheathe = Sheathe: { $item }
gloria-ui-do-ready = Send him in like this

# Before the fight
gloria-ui-place = Which gladiator, on which hex?
gloria-ui-place-hint = A number places the gladiator looking { $way }. For another facing, type gladiator, hex and facing ({ $ways }), such as
gloria-ui-enlist-hint = PA: action points a turn, on average. Stops of 10: touches in ten that the armour stops. Instead of the number you may type { $move }.

# Dice and the campaign
gloria-ui-no-dice = No die has been rolled in this phase.
gloria-ui-more-dice = { $count ->
    [one] { $count } die before these: type last to see it.
   *[other] { $count } dice before these: type last to see them.
}
gloria-ui-finished = Tournament { $number }: { $winners } ({ $reason })

# The end
gloria-ui-why-campaign = { $count ->
    [one] After { $count } tournament; most laurels: { $most }.
   *[other] After { $count } tournaments; most laurels: { $most }.
}
gloria-ui-tie = Equal at the top; { $article } decides.

# Help
gloria-ui-help-last = look at all dice of this phase and, in a campaign, at the schools
gloria-ui-help-log = read the account of this tournament again
