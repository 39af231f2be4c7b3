# The lobby

# Ways to play at once
insanam-preset-first = First game
    .what = Two players, chance boards, two turns.
insanam-preset-short = Short
    .what = Over after four turns.
insanam-preset-full = Full game
    .what = Until a marker reaches the end of its track.
insanam-preset-gladiators = Drafted gladiators
    .what = Begins with a draft of gladiators.
insanam-preset-ambitions = Drafted ambitions
    .what = Begins with a draft of ambitions.
insanam-preset-experts = For experts
    .what = A full game that begins with drafts of gladiators and of ambitions.

# Options of a table, each with what it changes
insanam-option-expert_gladiators = Gladiators are drafted
    .what = { $choice ->
        [true] You pick one gladiator, pass the others on, and in the end keep two.
       *[false] Everybody is dealt two gladiators.
    }
insanam-option-expert_ambitions = Ambitions are drafted
    .what = { $choice ->
        [true] You pick one personal ambition, pass the others on, and in the end keep two.
       *[false] Everybody is dealt two personal ambitions.
    }
insanam-option-boards = Player boards
    .what = { $choice ->
        [random] Chance gives everybody one of the ten boards, each with powers of its own.
       *[pick] In turn, everybody picks one of the ten boards, each with powers of its own.
    }
insanam-option-symbol_scope = An event symbol works
    .what = { $choice ->
        [each] A symbol on the treachery track calls an event for every player who reaches it.
       *[first] A symbol on the treachery track calls an event only for the first who reaches it.
    }
insanam-option-accuse_reward = A right accusation brings
    .what = { $choice ->
        [COR] Whoever accuses a traitor rightly gets corruption, which costs points in the end.
       *[VP] Whoever accuses a traitor rightly gets victory points.
    }
insanam-option-camp_vp = Camps bring VP instead of strength
    .what = { $choice ->
        [true] A camp brings victory points when it is placed, and no strength in battle.
       *[false] A camp adds strength in the battles of its territory.
    }
insanam-option-max_turns = Turn limit
    .what = { $number ->
        [0] The game goes on until a marker reaches the end of the treachery track.
        [one] After { $number } turn the last scoring comes, even if no marker is at the end of its track.
       *[other] After { $number } turns the last scoring comes, even if no marker is at the end of its track.
    }
insanam-option-stall_push = All markers rise after a turn in which none did
    .what = { $choice ->
        [true] The game cannot stand still: after a turn without a rise, every marker goes up by one.
       *[false] Markers rise only by what players do.
    }

insanam-choice-true = yes
insanam-choice-false = no
insanam-choice-pick = picked
insanam-choice-random = at random
insanam-choice-first = once in the game
insanam-choice-each = once for each player
insanam-choice-VP = victory points
insanam-choice-COR = corruption
insanam-choice-0 = none
