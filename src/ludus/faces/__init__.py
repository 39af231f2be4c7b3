"""Level 6: doors for those who come from elsewhere: PettingZoo, Gymnasium, OpenSpiel, MCP, Parquet.

Each face shows our games in the words of another system, and needs that system installed: each is
an extra of its own, refused in one line where it is missing.
"""
