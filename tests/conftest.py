"""What every test shares: Hypothesis runs the same examples everywhere."""

from hypothesis import settings

settings.register_profile("ludus", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("ludus")
