"""What every test shares: Hypothesis runs the same examples everywhere, and no sentence may lack.

The environment says so to the servers and commands that tests start, too.
"""

import os

from hypothesis import settings

os.environ["LUDUS_STRICT_SENTENCES"] = "1"

settings.register_profile("ludus", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("ludus")
