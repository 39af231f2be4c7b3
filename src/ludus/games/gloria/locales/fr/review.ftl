# Gloria : de quoi la chance est faite dans ses analyses.

gloria-luck-chance = les dés et les tirages
