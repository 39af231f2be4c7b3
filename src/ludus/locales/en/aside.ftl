# Why a table is set aside, for whoever runs the server
aside-document = its document cannot be read: { $reason }
aside-column = its column { $name } is damaged or disagrees with its document
aside-seed = its seed is not the one that was committed to
aside-game = there is no game “{ $name }” here
aside-version = its game began under version { $found } of the rules, and here is version { $wanted }
aside-content = its game began with other content ({ $found }, here { $wanted })
aside-options = its options are no longer valid: { $reason }
aside-seats = it has { $found } seats, and its game { $wanted }
aside-begun = it is { $status }, but has { $entries } entries
aside-missing = entry { $entry } is missing
aside-count = it has { $found } entries, and should have { $wanted }
aside-entry = entry { $entry } is damaged: { $reason }
aside-entries = its entries cannot be read: { $reason }
aside-hash = entry { $entry } is damaged: its state does not have the hash that was stored
aside-standing = its entries do not lead to what its document says
aside-broken = it cannot be read: { $reason }
aside-orphan = there are entries, talk or people, but no table
aside-replay = entry { $entry } does not come out the same when the game is replayed
aside-talk = line { $line } of its talk is damaged
aside-people = it is not listed for its people, or for others
aside-review = its review cannot be read; it is worked out again when somebody asks for it

# ludus house record
cli-help-house-record = print the record of a table, with all that is hidden in it
cli-help-table = the id of a table
