# What is wrong with a file: content, patches, puzzles, records, experiments. File and key stand before it.

because = { $what }: { $why }

content-not-text = this is not text in UTF-8
content-not-toml = not TOML: line { $line }, column { $column } cannot be read
content-twice-in-file = the same key stands there twice (line { $line }, column { $column })
content-not-json = not JSON: character { $byte } cannot be read
content-cut-off = the end is missing
content-unreadable = this cannot be read ({ $text })
content-missing-field = the key “{ $field }” is missing
content-unknown-field = there is no key “{ $field }”
content-type = expected: { $wanted }; found: { $found }
content-not-kind = “{ $value }” cannot stand there; expected: { $wanted }
content-kind = { $id ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table
    [null] nothing
    [date] a date
    [datetime] a date with a time
    [time] a time
   *[other] { $id }
}
content-word = “{ $value }” cannot stand there
content-bound = must be { $sign ->
    [least] at least { $bound }
    [most] at most { $bound }
    [above] more than { $bound }
    [below] less than { $bound }
   *[exactly] { $bound }
}
content-length = the number of entries must be { $sign ->
    [least] at least { $bound }
    [most] at most { $bound }
    [above] more than { $bound }
    [below] less than { $bound }
   *[exactly] { $bound }
}
content-count = { $found } instead of { $wanted }
content-odd = missing or unknown: { $names }
content-twice = the same one stands there twice
content-missing = this section is missing
content-no-section = there is no such section
content-unknown-article = there is no such article

# A change that a designer tries out
content-no-key = the key within the file is missing
content-key-unreadable = the key cannot be read after “{ $start }”
content-not-there = there is no “{ $name }”
content-not-among = there is no “{ $name }”; there are: { $known }
content-there-already = it is there already: set it instead of adding it
content-takes-no-more = nothing can be added there

# The script of a lesson
script-no-steps = there are no steps
script-step-twice = two steps have this name
script-last-step = the last step is read, and nothing follows it
script-seats = there { $seats ->
    [one] is only { $seats } seat
   *[other] are only { $seats } seats
}
script-draw = nobody has asked for the draw { $label } ({ $to })
script-move = { $seat }, { $move }
script-over-early = the game is over before the lesson is
script-no-turn = it is not the learner’s turn
script-no-answer = { $move } needs no answer here
script-changed = an answer has changed the game
script-no-sentence = a sentence or one of its facts is missing: { $name }
script-silent = { $name } says nothing in the language { $to }
script-point = “{ $point }” points at nothing
script-fact = { $place } is neither a number nor a word

# A puzzle
puzzle-format = its format is { $found }
puzzle-over-early = the game is over before the position is reached
puzzle-no-turn = { $seat } has no turn
puzzle-other-position = the position is another one
puzzle-other-question = something else is asked
puzzle-other-moves = other moves are legal
puzzle-other-line = the line begins with another move
puzzle-first-right = the first thought is right
puzzle-other-better = another move is better

# What the operating system says
system-reason = { $id ->
    [ENOENT] there is no such file or folder
    [EACCES] you have no right to do this
    [EPERM] you have no right to do this
    [EISDIR] this is a folder
    [ENOTDIR] a part of the path is not a folder
    [EEXIST] it exists already
    [ENOTEMPTY] the folder is not empty
    [ENOSPC] the disk is full
    [EDQUOT] your part of the disk is full
    [EROFS] the disk can only be read
    [ENAMETOOLONG] the name is too long
    [EFBIG] the file is too large
    [EIO] the disk does not answer
    [EMFILE] too many files are open
    [ELOOP] a link leads back to itself
    [ENOEXEC] there is no program of this name that can run
    [EADDRINUSE] somebody uses this address already
    [EADDRNOTAVAIL] this machine does not have this address
    [ECONNREFUSED] nobody answers at this address
    [ECONNRESET] the other side has closed the connection
    [EHOSTUNREACH] that machine cannot be reached
    [ENETUNREACH] that network cannot be reached
    [ETIMEDOUT] no answer has come in time
   *[other] { $id }
}
