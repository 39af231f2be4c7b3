# Brutus: из чего складывается удача в разборах.

brutus-luck-chance = расклад
brutus-luck-hidden = скрытые карты
