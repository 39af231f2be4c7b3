# Puzzles: positions in which one move is clearly best.

puzzles = Puzzles
puzzles-about = Positions from real games. One move is clearly the best, and it is not the one that a good player thinks of first.
puzzles-all = All puzzles
puzzles-solved = { $solved } of { $count } solved
puzzles-none = There are no puzzles for { $game } at present.
puzzles-empty = There are no puzzles at present.
puzzle-daily = Puzzle of the day
puzzle-days = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzle-number = Puzzle { $number }
puzzle-at = Puzzle { $number } of { $count }
puzzle-open = not solved yet
puzzle-solved = solved
puzzle-shown = the answer was looked up
puzzle-solve = Solve it
puzzle-see = See it again
puzzle-task = Find the best move
puzzle-about = It is your turn. One move is clearly better than all others, by what you can see. Find it.
puzzle-before = What happened before
puzzle-over = The puzzle is over.
puzzle-right = Right: that is the best move.
puzzle-wrong = { $points } worse than the best move: { $move }
puzzle-first = That is what most good players would think of first.
puzzle-again = Try another move, or see the answer.
puzzle-answer = Show the answer
puzzle-best = Best: { $move }
puzzle-then = Then: { $move }
puzzle-also = As good to begin with: { $moves }
puzzle-thought = The first thought: { $move }
puzzle-both = The first thought, and next best: { $move }
puzzle-example = How it may go on
puzzle-example-best = After the best move:
puzzle-example-thought = After the first thought:
puzzle-less = { $points } less than with the best move, in the same imagined games.
puzzle-article = What the rulebook says: { $article }
puzzle-next = Next puzzle
