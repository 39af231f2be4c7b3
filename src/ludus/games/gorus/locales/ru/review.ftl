# Gorus Maximus: из чего складывается удача в разборах.

gorus-luck-chance = расклад
gorus-luck-hidden = скрытые карты
