# Ad Insanam Imperatoris: из чего складывается удача в разборах.

insanam-luck-chance = кубики и жребий
insanam-luck-hidden = чужие тайны
