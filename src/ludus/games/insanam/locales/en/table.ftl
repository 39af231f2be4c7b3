# Ad Insanam Imperatoris: what the table in the terminal says. Sentences that the browser has too,
# such as what is asked and what cards say, are in board.ftl.

insanam-table-label = { $name }: { $rest }
insanam-table-more = … and { $n } more, which you may type, such as { $move }

# The header
insanam-table-setting = The table is being set
insanam-table-round-of = Round { $number }
insanam-table-turn-of = Turn { $turn }
insanam-table-next-end = the round ends at { $space }
insanam-table-next-symbol = an event at { $space }

# Rome
insanam-table-offer = On offer
insanam-table-adversary = Adversary
insanam-table-display = Gladiators on display
insanam-table-public = Public ambition
insanam-table-place = Place { $n }

# Cards
insanam-table-power = power { $n }
insanam-table-strong = strong: { $names }
insanam-table-weak = weak: { $names }
insanam-table-one-shot = one-shot: { $effect }
insanam-table-income = income: { $effect }
insanam-table-permanent = permanent: { $effect }

# The map
insanam-table-attack = Attack on { $land }
insanam-table-passing = Passing through { $land }
insanam-table-barbarians = barbarians
insanam-table-battle = Battle for { $land }: { $one } against { $other }
insanam-table-dice = dice

# Players
insanam-table-marker = treachery { $space }
insanam-table-no-score = no final score
insanam-table-chariot = chariot { $space }
insanam-table-passed = has passed
insanam-table-blocked = starting power lost
insanam-table-exposed = exposed traitor
insanam-table-doubled = doubled: { $good }
insanam-table-strip = Strip
insanam-table-next-income = income
insanam-table-released = to be placed: { $camps }
insanam-table-play = In play
insanam-table-tucked = Tucked
insanam-table-winners = Under the board
insanam-table-open = Open ambition
insanam-table-done = Validated
insanam-table-unlocked = Unlocked
insanam-table-goods = Your goods
insanam-table-destiny = Your destiny
insanam-table-ambition = Your ambition
insanam-table-redemption = Your redemption
insanam-table-hand = To choose from
insanam-table-picks = Taken
insanam-table-peeked = On top of the deck

# The end
insanam-table-winners-are = { $count ->
    [0] Nobody wins.
    [one] { $names } wins the game!
   *[other] { $names } share the victory!
}
insanam-table-winners-you = { $count ->
    [one] You win the game!
   *[other] You share the victory with { $names }!
}
insanam-table-why-traitor = A hidden traitor has reached the end of the treachery track.
insanam-table-why-sixty = The end of the treachery track is reached: most victory points win.
insanam-table-why-limit = The last turn is over: most victory points win.
insanam-table-tie = Equal at the top; { $article } decides.

# Help
insanam-ui-help-last = look at cards in full: the boards to choose from, your powers, gladiators, tiles on offer, public ambitions, the last event
insanam-ui-help-log = read the account of this turn again
