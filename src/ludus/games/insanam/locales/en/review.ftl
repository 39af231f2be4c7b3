# Ad Insanam Imperatoris: what luck is made of in its reviews.

insanam-luck-chance = dice and draws
insanam-luck-hidden = what others hid
