# Brutus: what luck is made of in its reviews.

brutus-luck-chance = the deal
brutus-luck-hidden = hidden cards
