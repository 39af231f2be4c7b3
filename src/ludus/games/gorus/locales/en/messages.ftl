# Gorus Maximus: what is said at the table.

gorus-name = Gorus Maximus
    .pitch = Trick-taking in the arena, with a trump that changes in mid-trick.
    .about = Gorus Maximus is a game by Conor McGoey and Dominique McGoey, with solo rules by Timothy Gay. Published by Inside Up Games (2018); Russian edition by Hobby World (2020). The printed game’s art is by Kwanchai Moriya and is not used here.
    .solo = You alone against the wanderers

# Words for things
gorus-school = { $id ->
    [BL] Blue Fists
    [BR] Brown Swords
    [GR] Green Arrows
    [PI] Pink Axes
   *[YE] Yellow Shields
}
gorus-colour = { $id ->
    [BL] Blue
    [BR] Brown
    [GR] Green
    [PI] Pink
   *[YE] Yellow
}
gorus-card = { $code ->
    [BL] Blue { $number }
    [BR] Brown { $number }
    [GR] Green { $number }
    [PI] Pink { $number }
   *[YE] Yellow { $number }
}
gorus-question = which gladiator to send

# The course of a game
gorus-round = Round { $round } begins.
    .name = Round { $round }
gorus-dealer = { $seat } deals.
gorus-dealer-you = You deal.
gorus-dealt = Your hand: { $cards }.
gorus-lead = { $seat } leads { $card }.
gorus-lead-you = You lead { $card }.
gorus-follow = { $seat } follows with { $card }.
gorus-follow-you = You follow with { $card }.
gorus-challenge = { $seat } challenges with { $card }!
gorus-challenge-you = You challenge with { $card }!
gorus-discard = { $seat } has none of that school and throws { $card }.
gorus-discard-you = You have none of that school and throw { $card }.
gorus-wanderer-lead = A wanderer opens with { $card }.
gorus-wanderer-follow = A wanderer answers with { $card }.
gorus-wanderer-challenge = A wanderer challenges with { $card }!
gorus-wanderer-discard = A wanderer steps in with { $card }.
gorus-preferred = The crowd now prefers the { $school }.
gorus-drew = { $seat } draws a card.
gorus-drew-card = You draw { $card }.
gorus-takes = { $by ->
    [preferred] { $seat } takes the fight with { $card }, the strongest of the preferred school: { $cards } cards, favour { $favour }.
   *[led] { $seat } takes the fight with { $card }, the strongest of the school that was led: { $cards } cards, favour { $favour }.
}
gorus-takes-you = { $by ->
    [preferred] You take the fight with { $card }, the strongest of the preferred school: { $cards } cards, favour { $favour }.
   *[led] You take the fight with { $card }, the strongest of the school that was led: { $cards } cards, favour { $favour }.
}
gorus-wanderers-take = { $by ->
    [preferred] The wanderers take the fight with { $card }, the strongest of the preferred school: { $cards } cards, favour { $favour }.
   *[led] The wanderers take the fight with { $card }, the strongest of the school that was led: { $cards } cards, favour { $favour }.
}
gorus-total = { $seats }: favour { $favour }.
gorus-total-you = { $company ->
    [0] You: favour { $favour }.
   *[other] You and { $others }: favour { $favour }.
}
gorus-wanderers-total = Wanderers: favour { $favour }.
gorus-trial-failed = No fight with an 8 was won: the crowd smells a fix, and the round goes to the wanderers.
gorus-token = Laurel for { $seats }: { $tokens } of { $target }.
gorus-token-you = { $company ->
    [0] Laurel for you: { $tokens } of { $target }.
   *[other] Laurel for you and { $others }: { $tokens } of { $target }.
}
gorus-wanderers-token = Laurel for the wanderers: { $tokens } of { $target }.
gorus-won = { $count ->
    [one] { $seats } wins the game!
   *[other] { $seats } win the game!
}
gorus-won-you = { $count ->
    [one] You win the game!
   *[other] You win the game, together with { $others }!
}
gorus-wanderers-won = The wanderers win the game.
gorus-tie-broken = Several sides reached their target at once; { $article } decides.

# Refusals
gorus-refused-not-held = You do not hold { $card }.
gorus-refused-follow = { $card } must wait: you hold { $school }, so follow them or challenge with { $strength ->
    [8] an 8
    [11] an 11
   *[other] a { $strength }
}.

# Options and notation
gorus-no-such-card = “{ $text }” is not a gladiator; cards are written like BL10 (BL, BR, GR, PI or YE, then 0–15).
gorus-bad-players = { $players } cannot play: this edition is for { $least }–{ $most } players.
gorus-bad-teams = “{ $teams }” is not a team format for { $players } players; choose from { $known }.
gorus-no-teams = { $players } players cannot form teams (“{ $teams }”): teams need at least 4 players.
gorus-bad-schools = { $players } players need { $wanted } different schools.
gorus-bad-target = A target of { $target } is not possible: at least 1 laurel is needed.
gorus-bad-dealer = No seat { $dealer } to deal: seats are numbered 0–{ $last }.

# The terminal table
gorus-ui-round = Round { $round }
gorus-ui-fight = Fight { $fight } of { $fights }
gorus-ui-preferred = Preferred school: { $school }
gorus-ui-nobody = none yet
gorus-ui-led = led
gorus-ui-challenge = challenge
gorus-ui-arena = Arena
gorus-ui-empty = The sand is empty.
gorus-ui-player = Player
gorus-ui-team = Team
gorus-ui-hand = Hand
gorus-ui-pile = Captured
gorus-ui-tokens = Laurels
gorus-ui-wanderers = Wanderers
gorus-ui-wanderer = Wanderer
gorus-ui-wanderers-pile = The wanderers captured: { $cards }
gorus-ui-deck = Deck: { $count }
gorus-ui-your-hand = Your hand
gorus-ui-dealer = dealer
gorus-ui-ahead = ahead so far
gorus-ui-waits = must wait
gorus-ui-challenges = is a challenge
gorus-ui-favour = favour
gorus-ui-last = Last fight
gorus-ui-no-last = No fight of this round has ended yet.
gorus-ui-no-earlier = Fights before the last one may not be looked up (G-7.7).
gorus-ui-round-over = Round { $round } is over
gorus-ui-zero = Preferred at the end: { $school }, so their 0 counts { $bonus }.
gorus-ui-target = { $target ->
    [one] The target of { $target } laurel is reached.
   *[other] The target of { $target } laurels is reached.
}
gorus-ui-lead-now = Your turn: lead any gladiator.
gorus-ui-follow-now = Your turn: follow the { $school }, or challenge with { $strength ->
    [8] an 8
    [11] an 11
   *[other] a { $strength }
}.
gorus-ui-void-now = Your turn: you hold none of the { $school }, so any gladiator may go.
gorus-ui-help-last = look at the last fight again
gorus-ui-help-log = read this round’s account again, back to the last fight
