"""How a courtier answers each question but what to do with a player-turn."""

from ludus.bots.insanam import city_habits, court_habits, map_habits
from ludus.bots.insanam.asked import Habit

HABITS: dict[str, Habit] = {**court_habits.HABITS, **city_habits.HABITS, **map_habits.HABITS}
