# Why content makes no game
brutus-content-values = the values must go up from 1 without a gap
brutus-content-no-card = it must be at least one card
brutus-content-hand = such hands cannot be dealt
brutus-content-points = there must be one number for each place, and 0 for the last (B-11.2)
brutus-content-names = there must be one name for each place (B-1.6)
