"""A bot in Python that needs nothing but Python: it makes any legal move."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "Fortuna"}
    elif message["type"] == "turn":
        move = random.choice(message["moves"])
        answer = {"type": "move", "id": message["id"], "move": move}
    elif message["type"] == "end":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
