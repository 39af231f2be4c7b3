"""How many examples Hypothesis tries: what a test asks for, ten times that in the deep suite."""

from hypothesis import HealthCheck, settings

USUAL, DEEP = 60, 600

settings.register_profile("ludus", derandomize=True, deadline=None, max_examples=USUAL)
settings.register_profile(
    "deep",
    deadline=None,
    max_examples=DEEP,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def many(examples: int) -> int:
    """Give a number of examples, in proportion to those of the profile."""
    return examples * settings().max_examples // USUAL
