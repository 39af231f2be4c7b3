# Counsel, and the review of a game.

counsel = Counsel
counsel-thinks = Weighing the moves…
counsel-none = There is nothing to decide now.
counsel-best = A good move: { $move }
counsel-only = The move to make: { $move }
counsel-chance = With it you win with a chance of about { $share }.
counsel-next = And otherwise?
counsel-other = Next best: { $move }
counsel-other-chance = With it the chance is { $share }: { $points } less.
counsel-equal = With it the chance is { $share }, as good as equal.
counsel-noted = The record of the game says who was counselled.
counsel-agree = I agree that everybody here may ask for counsel
counsel-wait = Counsel is given once all people at the table agree. Still to agree: { $names }.
counsel-on = Everybody here may ask for counsel.
counsel-advised = Counselled so far: { $names }.
table-no-counsel = Not everybody at this table agrees to counsel.
review-unfinished = The game of this record is not over: only a finished game can be reviewed.
review-busy = Too many games are being reviewed just now. Please try again later.

review = Review
review-failed = The review came to nothing: the house is too busy. Please try again.
review-of = Review: { $game }
review-begin = Review this game
review-told = Every decision is weighed by what its player could know, and luck is kept apart from skill. It takes a minute, or a few.
review-running = { $done } of { $of } steps weighed
review-curve = Chances to win
review-curve-table = Chances to win, in numbers
review-band = Each line is what its player could know; the shaded band holds the true chance in 95 of 100 cases.
review-step = Step
review-account = Luck and skill
review-start = At the start
review-skill = Skill
review-others = Choices of the others
review-rest = Error of the estimate
review-luck = Luck
review-chance = chance
review-hidden = what lay hidden
review-result = Result
review-sum = All lines add up to the result. ± is the standard error. Skill is what one’s own choices brought, compared with the quick player of the house; luck is 0 on average.
review-mistakes = What cost most
review-no-mistakes = No move was certainly worse than another by one percent or more.
review-whose = Whose moves
review-all = Everybody
review-played = Played: { $move } ({ $share })
review-better = Better: { $move } ({ $share })
review-why = Compared in { $worlds } imagined games: the better move did better in { $better } of them, worse in { $worse }.
review-look = Look at it
review-copy = Copy the link
review-mistake-at = Mistake { $number } of { $count }
review-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# The sentence above a review: how it went for somebody, and what their play did to it.
review-came = { $name } came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
review-lost = { $name } lost
review-head-one = { $result }: one decision cost { $games ->
    [one] { $games } game
   *[other] { $games } games
} of 100
review-head-some = { $result }: { $count } decisions cost { $games } games of 100
review-head-clean = { $result }, and no decision was clearly wrong
review-head-luck = { $result }: nothing was clearly wrong, luck was against it
review-head-all = { $result }: { $count ->
    [0] nobody decided anything clearly wrong
    [one] { $count } clear mistake in the whole game
   *[other] { $count } clear mistakes in the whole game
}
review-about = Chances to win, move by move, judged by what each player could see.
review-at = { $part } · step { $step }
review-at-step = Step { $step }
review-moment = { $place }: { $name }, { $share }
review-drag = The moment shown below
review-board = The position before step { $step }, seen by { $name }
review-cost = −{ $games } of 100 games
review-you-played = You played
review-they-played = { $name } played
review-better-was = Better
review-others-small = { $count ->
    [0] { $good } of { $all } decisions were the best, or as good.
    [one] { $count } smaller slip, about { $games } of 100 games; { $good } of { $all } decisions were the best, or as good.
   *[other] { $count } smaller slips, together about { $games } of 100 games; { $good } of { $all } decisions were the best, or as good.
}
review-previous = The mistake before
review-next = The next mistake
review-unit = Games of 100; ± is the standard error.
review-balance = { $name }: from { $start } at the start to { $result }. Luck brought { $luck }, own play { $skill }, the play of the others { $others }.
review-numbers = All numbers

cli-help-review = tell what each decision of a recorded game was worth, and keep luck apart from skill
cli-review-progress = weighing
cli-review-seat = { $name }: { $start } + skill { $skill } ± { $skillError } + choices of the others { $others } + luck { $luck } ± { $luckError } + error of the estimate { $rest } = { $result }
cli-review-parts = luck: { $parts }
cli-review-mistake = Step { $entry }, { $name } lost { $points } ± { $error }
cli-play-help-answer = see the answer, once you have tried a move
cli-play-help-hint = hear a good move and what speaks for it; once more: the next best

review-word-activate = activate
review-word-approve = approve
review-word-buyback = buy back
review-word-charm = charm
review-word-decline = decline
review-word-deny = deny it
review-word-destiny = choose the destiny
review-word-disband = disband the troops
review-word-done = be done
review-word-draw = draw a weapon
review-word-drop = drop
review-word-end = end the activation
review-word-free = break free
review-word-give = give
review-word-grant = grant it
review-word-halt = halt
review-word-keep = keep the dice
review-word-kick = kick away
review-word-later = wait with the camp
review-word-pass = pass
review-word-ready = be ready
review-word-refuse = refuse
review-word-reroll = roll again
review-word-retain = retain the troops
review-word-show = show
review-word-skip = do nothing
review-word-slide = slide the gladiator under the board
review-word-slip = slip a card
review-word-stand = let the roll stand
review-word-stay = stay
review-word-step = step
review-word-test = take the test
review-word-to = hand it to
