# Gorus Maximus: what a card would do, told before it is sent.

gorus-will-turn = Challenge: the { $school } become the preferred school.
gorus-will-keep = Challenge: the { $school } stay the preferred school.
gorus-will-prefer = The { $school } become the preferred school.
gorus-will-rise-you = You would be ahead so far.
gorus-will-stay = { $seat } stays ahead.
gorus-will-rise = { $seat } would be ahead.
gorus-will-stay-wanderer = The wanderer stays ahead.
gorus-will-rise-wanderer = The wanderer would be ahead.
gorus-will-end-you = You would win the fight: { $cards } cards, favour { $favour }.
gorus-will-end = { $seat } would win the fight: { $cards } cards, favour { $favour }.
gorus-will-end-wanderer = The wanderers would win the fight: { $cards } cards, favour { $favour }.
gorus-worth = Favour { $favour } for whoever takes it.
gorus-worth-zero = Favour { $bonus } if its school is preferred at the end of the round, else { $favour }.
