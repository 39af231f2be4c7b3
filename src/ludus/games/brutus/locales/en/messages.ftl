# Brutus: what is said at the table.

brutus-name = Brutus
    .pitch = Climb from slave to Imperator, and beware of the 1s.
    .about = Brutus is a game by Frédéric Bizet and Michel Bussi, published by Bad Taste Games.

# Words for things
brutus-card = { $id ->
    [1] Brutus (1)
    [9] Dux (9)
    [10] Censor (10)
    [11] Senator (11)
    [12] Vestalis Virgo (12)
    [13] Caesar (13)
   *[other] { $id }
}
brutus-combination = { $id }
brutus-rank = { $id ->
    [imperator] Imperator
    [consul] Consul
    [servus] Servus
   *[other] { $id }
}
brutus-question = { $id ->
    [announce] how many cards go into the forum
    [lay] which cards to lay into the forum
    [mercy] whether to declare Benevolence
    [take] which card to take from the forum
    [power] whether to switch the Consul’s power on
    [lead] what to open the round with
    [reply] whether to beat the combination on top
    [conspire] whether to start a Conspiracy
    [slip] which card to pass to the left
    [gifts] how many cards to give away
    [to] who gets a card
    [give] which card to give
   *[discard] which card to discard
}

# The course of a game
brutus-manche = Manche { $manche } begins.
    .name = Manche { $manche }
brutus-rank-of = { $seat } is { $rank }.
brutus-rank-of-you = You are { $rank }.
brutus-dealt = Your hand: { $cards }.
brutus-forum = { $count ->
    [one] { $seat } asks everyone for { $count } card.
   *[other] { $seat } asks everyone for { $count } cards.
}
brutus-forum-you = { $count ->
    [one] You ask everyone for { $count } card.
   *[other] You ask everyone for { $count } cards.
}
brutus-laid = You lay { $card } into the forum.
brutus-mercy = { $points ->
    [one] { $seat } declares Benevolence: +{ $points } point, and Servus takes first.
   *[other] { $seat } declares Benevolence: +{ $points } points, and Servus takes first.
}
brutus-mercy-you = { $points ->
    [one] You declare Benevolence: +{ $points } point, and Servus takes first.
   *[other] You declare Benevolence: +{ $points } points, and Servus takes first.
}
brutus-no-mercy = { $seat } shows no Benevolence.
brutus-no-mercy-you = You show no Benevolence.
brutus-revealed = The forum is open: { $cards }.
brutus-takes = { $seat } takes { $card }.
brutus-takes-you = You take { $card }.
brutus-power-on = { $seat } switches the Consul’s power on: equal combinations may be played.
brutus-power-on-you = You switch the Consul’s power on: equal combinations may be played.
brutus-power-off = { $seat } leaves the Consul’s power off.
brutus-power-off-you = You leave the Consul’s power off.
brutus-lead = { $seat } leads { $combination }.
brutus-lead-you = You lead { $combination }.
brutus-beat = { $seat } plays { $combination }.
brutus-beat-you = You play { $combination }.
brutus-equal = { $seat } matches with { $combination }!
brutus-equal-you = You match with { $combination }!
brutus-pass = { $seat } passes.
brutus-pass-you = You pass.
brutus-skip = { $seat } loses this turn.
brutus-skip-you = You lose this turn.
brutus-wins = { $seat } wins the round with { $combination }.
brutus-wins-you = You win the round with { $combination }.
brutus-caesar = { $points ->
    [one] Caesar brings { $seat } { $points } point.
   *[other] Caesar brings { $seat } { $points } points.
}
brutus-caesar-you = { $points ->
    [one] Caesar brings you { $points } point.
   *[other] Caesar brings you { $points } points.
}
brutus-gifts = { $count ->
    [one] { $seat } gives { $count } card away.
   *[other] { $seat } gives { $count } cards away.
}
brutus-gifts-you = { $count ->
    [one] You give { $count } card away.
   *[other] You give { $count } cards away.
}
brutus-gives = { $seat } gives a card to { $to }.
brutus-gives-at-you = { $seat } gives you a card.
brutus-gives-you = You give a card to { $to }.
brutus-gave = { $to } got { $card } from you.
brutus-got = You got { $card } from { $giver }.
brutus-discards = { $seat } discards { $card }.
brutus-discards-you = You discard { $card }.
brutus-conspiracy = { $seat } starts a Conspiracy: everyone passes a card to the left.
brutus-conspiracy-you = You start a Conspiracy: everyone passes a card to the left.
brutus-no-conspiracy = { $seat } starts no Conspiracy.
brutus-no-conspiracy-you = You start no Conspiracy.
brutus-slipped = The cards of the Conspiracy change hands.
brutus-out = { $points ->
    [one] { $seat } goes out: { $rank }, +{ $points } point.
   *[other] { $seat } goes out: { $rank }, +{ $points } points.
}
brutus-out-you = { $points ->
    [one] You go out: { $rank }, +{ $points } point.
   *[other] You go out: { $rank }, +{ $points } points.
}
brutus-revolt = { $points ->
    [one] Gladiators’ Revolt: +{ $points } point for { $seat }.
   *[other] Gladiators’ Revolt: +{ $points } points for { $seat }.
}
brutus-revolt-you = { $points ->
    [one] Gladiators’ Revolt: +{ $points } point for you.
   *[other] Gladiators’ Revolt: +{ $points } points for you.
}
brutus-last = { $seat } is left holding cards and becomes Servus.
brutus-last-you = You are left holding cards and become Servus.
brutus-total = { $points ->
    [one] { $seat }: { $points } point.
   *[other] { $seat }: { $points } points.
}
brutus-total-you = { $points ->
    [one] You: { $points } point.
   *[other] You: { $points } points.
}
brutus-won = { $count ->
    [one] { $seats } wins the game!
   *[other] { $seats } share the victory!
}
brutus-won-you = { $count ->
    [one] You win the game!
   *[other] You share the victory with { $others }!
}
brutus-tie-broken = Equal points at the top; { $article } decides.

# Refusals
brutus-refused-out = You are out of this manche. What is asked: { $question }.
brutus-refused-pass = Whoever leads must play; only a reply can be a pass.
brutus-refused-not-held = { $held ->
    [0] You do not hold { $combination }.
   *[other] You do not hold { $combination }: you have only { $held }.
}
brutus-refused-not-there = There is no { $card } left in the forum.
brutus-refused-gifts = { $held ->
    [one] With { $held } card in hand you can give only that one.
   *[other] With { $held } cards in hand you cannot give more.
}
brutus-refused-self = A gift goes to somebody else.
brutus-refused-nobody = Nobody sits there.
brutus-refused-recipient = { $seat } is out of this manche and cannot get a card.
brutus-refused-count = { $count ->
    [one] Exactly { $count } card is wanted, as on top.
   *[other] Exactly { $count } cards are wanted, as on top.
}
brutus-refused-equal = { $combination } only equals the top; that needs the Consul’s power.
brutus-refused-caesar = Only { $brutus } beats { $top }; { $combination } does not.
brutus-refused-brutus = { $combination } cannot go on { $top }: it is for leading or for killing { $caesar }.
brutus-refused-low = { $combination } is too low: it must beat { $top }.

# Options and notation
brutus-no-such-move = “{ $text }” is not a move; moves are written like 5x2, pass, lay 5, take 9, forum 2, to 3, give 4.
brutus-bad-players = { $players } cannot play: Brutus is for { $least }–{ $most } players.
brutus-bad-end = A game ends in one way, with a number: { $known }. For example: { $example }.
brutus-bad-number = { $name } { $number } is not possible: the number must be from 1 to { $most }.

# The terminal table and the prompt
brutus-ui-manche = Manche { $manche }
brutus-ui-of-manches = Manche { $manche } of { $manches }
brutus-ui-target = { $target ->
    [one] to { $target } point
   *[other] to { $target } points
}
brutus-ui-time = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
brutus-ui-power = Consul’s power: on
brutus-ui-no-power = Consul’s power: off
brutus-ui-player = Player
brutus-ui-rank = Position
brutus-ui-cards = Cards
brutus-ui-points = Points
brutus-ui-won = Manches won
brutus-ui-out = out
brutus-ui-you = you
brutus-ui-top = To beat
brutus-ui-empty = Nothing to beat yet.
brutus-ui-owner = { $combination } by { $seat }
brutus-ui-forum = Forum
brutus-ui-your-hand = Your hand
brutus-ui-laid = Laid face down: { $cards }
brutus-ui-known = Known to you
brutus-ui-round = This round
brutus-ui-last = The round before
brutus-ui-no-last = No round of this manche has ended yet.
brutus-ui-summary = Manche { $manche } is over
brutus-ui-place = Place
brutus-ui-total = Total
brutus-ui-announce-now = Imperator, how many cards should everyone lay into the forum?
brutus-ui-lay-now = { $left ->
    [one] Lay { $left } card face down into the forum.
   *[other] Lay { $left } cards face down into the forum.
}
brutus-ui-mercy-now = { $points ->
    [one] Declare Benevolence? You gain { $points } point, and Servus takes first, you last.
   *[other] Declare Benevolence? You gain { $points } points, and Servus takes first, you last.
}
brutus-ui-take-now = { $left ->
    [one] Take { $left } card from the forum.
   *[other] Take { $left } cards from the forum.
}
brutus-ui-power-now = Consul, should equal combinations be allowed in this manche?
brutus-ui-lead-now = Your lead: play any number of cards of one value.
brutus-ui-reply-now = Beat { $combination } with as many cards, or pass.
brutus-ui-reply-equal-now = Beat or match { $combination } with as many cards, or pass.
brutus-ui-conspire-now = Caesar is dead. Start a Conspiracy: everyone passes a card to the left?
brutus-ui-slip-now = Choose a card to pass to { $seat }.
brutus-ui-gifts-now = Dux: how many cards do you give away?
brutus-ui-to-now = { $effect ->
    [appoint] Senator: who gets a card and leads next?
   *[other] { $left ->
        [one] Who gets the card?
       *[other] Who gets the first of { $left } cards?
    }
}
brutus-ui-give-now = Choose the card for { $seat }.
brutus-ui-discard-now = Discard a card.
brutus-ui-waits = not now
brutus-ui-yes = Yes
brutus-ui-no = No
brutus-ui-on = Switch it on
brutus-ui-off = Leave it off
brutus-ui-pass = Pass
brutus-ui-power-open = Consul’s power: not decided yet
brutus-ui-pickers = Still to take: { $seats }
brutus-ui-given = Ready to be given: { $cards }
brutus-ui-choosing = still choosing
brutus-ui-passed = passed
brutus-ui-skipped = lost the turn
brutus-ui-gone = Played or discarded in this manche
brutus-ui-none-known = You are certain of no card in another hand.
brutus-ui-some-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
brutus-ui-lead-hint = Type { $one } to play one such card, { $more } to play { $count }.
brutus-ui-pass-now = You have no answer to { $combination }: pass.
brutus-ui-caesar = Caesar
brutus-ui-revolt = Revolt
brutus-ui-mercy = Benevolence
brutus-ui-why-manches = { $manches ->
    [one] Best total after { $manches } manche: { $points }.
   *[other] Best total after { $manches } manches: { $points }.
}
brutus-ui-why-target = { $target ->
    [one] The goal of { $target } point is reached; best total: { $points }.
   *[other] The goal of { $target } points is reached; best total: { $points }.
}
brutus-ui-why-time = Time is up; best total: { $points }.
brutus-ui-help-last = look at the round before, the cards you know of in other hands, and those that are gone
brutus-ui-help-log = read the account of this manche again, and the points of those before

# What sets a move apart from others that are told alike.
brutus-field-value = card
