"""Level 3: guided first games, as data. A real game through the real rules, with a written script.

script    what a lesson file says, and where lessons are found
fate      chance that gives what a lesson has written down
guide     how far a lesson is, what comes next, and the answer to a move it does not want
facts     what its sentences speak of: numbers from content files and views, and things by name
check     plays a lesson through, and names the first thing in it that does not hold

How to write one: docs/lessons.md.
"""
