# Ad Insanam Imperatoris : de quoi la chance est faite dans ses analyses.

insanam-luck-chance = les dés et les tirages
insanam-luck-hidden = les secrets des autres
