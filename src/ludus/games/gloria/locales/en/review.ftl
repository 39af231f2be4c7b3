# Gloria: what luck is made of in its reviews.

gloria-luck-chance = dice and draws
