# Gorus Maximus: what luck is made of in its reviews.

gorus-luck-chance = the deal
gorus-luck-hidden = hidden cards
