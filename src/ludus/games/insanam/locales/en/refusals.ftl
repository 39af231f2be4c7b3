# Ad Insanam Imperatoris: why a move is forbidden.

insanam-refused-nobody = There is no such player.
insanam-refused-oneself = You cannot choose yourself.
insanam-refused-too-dear = That takes { $goods }; you have { $held }.
insanam-refused-circle-needed = Name a zone and one of its circles; only the Suburra has none.
insanam-refused-inactive = Only { $n ->
    [one] { $n } circle
   *[other] { $n } circles
} from the left are used with this number of players.
insanam-refused-taken-own = The circle is taken by a citizen of yours.
insanam-refused-taken = The circle is taken by { $other }’s citizen.
insanam-refused-no-action = There is no such action here: { $zone }.
insanam-refused-banner-own = Your own banner is on that action; nobody can use it again this turn.
insanam-refused-banner = { $other }’s banner is on that action; nobody can use it again this turn.
insanam-refused-no-chain = The action of a tile just bought can be neither a purchase nor a repeat.
insanam-refused-cost = You cannot pay the cost of that action in full: { $goods }. You have { $held }.
insanam-refused-not-yours = { $card } is not in your play area.
insanam-refused-once = Only once in a player-turn: { $what }.
insanam-refused-unmet = { $card } is not fulfilled yet ({ $what }: { $n } of { $needed }).
insanam-refused-shown = { $other }’s destiny card lies open already.
insanam-refused-no-accusation = You have no accusation left: it needs an unlocked and unused power.
insanam-refused-no-camp = You have no released camp; each unlocked power releases one.
insanam-refused-no-place-for-camp = You do not control { $land }; a camp goes on a territory you control.
insanam-refused-not-exposed = Only an exposed traitor can be redeemed.
insanam-refused-too-soon = An objective can be proven from the turn after the exposure on.
insanam-refused-objective = That objective is not met yet ({ $what }, since the exposure: { $n } of { $needed }).
insanam-refused-no-cube = You have no { $troop } left to recruit.
insanam-refused-no-troops = Name at least one troop.
insanam-refused-not-there = You do not have those troops there: { $place }.
insanam-refused-not-adjacent = { $other } is not next to { $place }.
insanam-refused-full = At most { $n } of your troops fit there: { $place }.
insanam-refused-no-transit = Only an opponent’s territory can be passed through; not { $place }.
insanam-refused-no-way-out = Passing through takes { $needed } movement points, those for leaving again included; you have { $n }.
insanam-refused-must-leave = Troops in transit must leave: they need { $needed } of the { $n ->
    [one] { $n } movement point left.
   *[other] { $n } movement points left.
}
insanam-refused-not-displayed = { $card } is not on display.
insanam-refused-not-offered-tile = { $card } is not on offer.
insanam-refused-redo-zone = This action does not repeat actions there: { $zone }.
insanam-refused-redo-banner = Only an action with a banner on it can be repeated.
insanam-refused-unlocked = That power works already: { $power }.
insanam-refused-not-stored = You have no { $troop } in storage.
insanam-refused-deploy-place = Troops are deployed to your start territory or to a camp of yours, not here: { $land }.
insanam-refused-casualties = A piece is superfluous: the damage is { $n }, your losses come to { $total }, and the weakest of them is worth { $weakest }.
insanam-refused-tie = In a tie each side loses one troop.
insanam-refused-goods-number = Choose exactly { $n ->
    [one] { $n } good.
   *[other] { $n } goods.
}
insanam-refused-not-your-ambition = That is not an ambition of yours that is still open: { $card }.
insanam-refused-camp-there = There is a camp already: { $land }.
insanam-refused-no-objective = There is no such objective: your redemption card has { $n }.
insanam-refused-no-such-power = There is no such power: a board has { $n }.
insanam-refused-casualties-short = The damage is { $n }; those losses come to { $total } only.
insanam-refused-no-such-pieces = You cannot lose what is not there; you have { $troops }.
insanam-refused-board-taken = { $other } already plays { $board }.
insanam-refused-start-taken = { $other } already starts in { $land }.
insanam-refused-not-in-hand = That card is not in your hand: { $card }.
insanam-refused-not-picked = You did not take that card in the draft: { $card }.
insanam-refused-keep-number = Keep exactly { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
insanam-refused-fund = Only wood or stone is added to a gain, not { $good }.
insanam-refused-no-favours = Nobody here grants favours: that takes Milonia and her second power.
insanam-refused-own-favour = You need not ask yourself for a favour.
insanam-refused-favour-late = A favour is asked for before the placement.
insanam-refused-not-her-banner = { $other } has no banner on that action ({ $zone }).
insanam-refused-no-point = { $other } has no point of corruption to take.
insanam-refused-finished = { $other }’s chariot has finished; nothing moves it any more.
insanam-refused-absent = You have seen that { $other } has none: { $good }.
insanam-refused-swap-most = You can exchange at most { $n ->
    [one] { $n } good.
   *[other] { $n } goods.
}
insanam-refused-swap-kind = What you receive must be of other kinds than what you give, not { $good } for { $good }.
insanam-refused-swap-rate = For that you receive exactly { $n ->
    [one] { $n } good.
   *[other] { $n } goods.
}
insanam-refused-put-back = Put back all the cards you looked at, and no others: { $cards }.
insanam-refused-no-banner = There is no banner on that action ({ $zone }).
insanam-refused-not-face-up = { $card } does not lie face up.
insanam-refused-no-hidden-adversary = There is no adversary left face down.
insanam-refused-no-battle = No battle waits there: { $land }.
insanam-refused-muster-most = At most { $n } legionaries join an attack.
insanam-refused-no-refuge = Troops withdraw to a territory that is yours or vacant, not here: { $land }.
insanam-refused-under-attack = { $land } is under attack itself.
insanam-refused-no-opponent = No opponent has troops there: { $land }.
insanam-refused-out-of-reach = You control no territory next to { $land }.
insanam-refused-not-their-troops = { $other } does not have those troops there: { $land }.
insanam-refused-no-power = That takes a power of { $board }: “{ $power }”.
insanam-refused-locked = Your power “{ $power }” is still locked.
insanam-refused-at-home = { $other }’s troops are at home there: { $land }.
insanam-refused-no-legionaries = On { $other }’s strip there are not enough legionaries to replace them: { $n }.
insanam-refused-once-a-game = You have used it already, and it works once a game: { $power }.
insanam-refused-nobody-to-attack = There is nobody to attack there: { $land }.
insanam-refused-no-barbarians = No barbarians hold { $land }.
insanam-refused-other-group = The group that may move now is here: { $place }.
insanam-refused-gift-kind = Gifts are named kind by kind; what is asked for now: { $good }.
insanam-refused-other-troop = What is asked about now: { $troop }.
insanam-refused-too-many-paid = You do not have that many to pay ({ $troop }: { $n }).
insanam-refused-exposed = An exposed traitor neither approves nor refuses.
insanam-refused-not-dealt = You were dealt no new destiny card.
