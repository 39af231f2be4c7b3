"""All that people and bots can do with tables: open them, and what is done at open ones."""

from collections.abc import Callable, Mapping, Sequence
from secrets import token_urlsafe

from ludus.bots import make_bot
from ludus.core.codec import to_plain
from ludus.core.errors import BadInput, fault
from ludus.core.fairness import commitment, new_seed
from ludus.core.practice import check_moment, parts_until
from ludus.games import find_game
from ludus.lessons.script import find_lesson
from ludus.tables import lessons, practice
from ludus.tables.errors import SetAside, TableError, no
from ludus.tables.model import BOT_AFTER, Clock, Doc, Holder, LessonMark
from ludus.tables.open_tables import LONGEST_CLOCK, OpenTables, one_line
from ludus.tables.records import standing
from ludus.tables.table import Table

LONGEST_NAME = 24


def clean_name(name: str) -> str:
    """Make a name fit to be shown: printable characters, on one line, not too long."""
    return one_line(name)[:LONGEST_NAME].strip()


class TableService(OpenTables):
    """Opens tables: new ones, lessons, practice, rematches."""

    async def create(
        self,
        game_name: str,
        options: Mapping[str, object],
        guest: str,
        name: str,
        *,
        public: bool = False,
        clock: Clock | None = None,
        bot_after: float | None = BOT_AFTER,
        holders: Sequence[Holder] | None = None,
        lesson: LessonMark | None = None,
    ) -> Table:
        """Open a table; its host sits on the first seat."""
        game = find_game(game_name)
        read = game.read_options(options)
        seats = game.seats(read)
        seed = new_seed()
        doc = Doc(
            game.name,
            game.version,
            game.content,
            to_plain(read),
            guest,
            public,
            tuple(holders or [Holder("person", guest, name), *[Holder()] * (seats - 1)]),
            commitment(seed),
            _check_clock(clock or Clock()),
            bot_after=bot_after,
            lesson=lesson,
        )
        table = Table(token_urlsafe(9), doc, seed)
        await self.store.health.patiently(
            self.store.create, table.id, doc, seed, self.calendar.date()
        )
        self._tables[table.id] = table
        self._used[table.id] = self.now()
        return table

    async def play_now(
        self, game_name: str, options: Mapping[str, object], guest: str, name: str, bot: str,
        bot_name: Callable[[int], str], *, start: bool = True,
    ) -> Table:  # fmt: skip
        """Open a table with bots in all other seats, and start if it is to be without a nonce."""
        game = find_game(game_name)
        make_bot(bot, game)
        seats = game.seats(game.read_options(options))
        holders = [Holder("person", guest, name)]
        holders += [Holder("bot", None, bot_name(seat), bot) for seat in range(1, seats)]
        table = await self.create(game_name, options, guest, name, holders=holders)
        return await self.start(table.id, guest) if start else table

    async def teach(
        self, game_name: str, word: str, guest: str, name: str, bot_name: Callable[[int], str]
    ) -> Table:
        """Open and begin a lesson: the learner against opponents whose moves are written."""
        lesson = find_lesson(find_game(game_name).name, word)
        script = lesson.script
        game = find_game(lesson.game)
        holders = [
            Holder("person", guest, name)
            if seat == script.seat
            else Holder("bot", None, bot_name(seat))
            for seat in range(game.seats(game.read_options(script.options)))
        ]
        table = await self.create(
            lesson.game, script.options, guest, name, holders=holders, lesson=lessons.mark(lesson)
        )
        return await self.change(table.id, lambda t: lessons.begin(t, guest, self.now()))

    async def practise(
        self, table_id: str, at: int, seat: int | None, guest: str, name: str, bot: str,
        bot_name: Callable[[int], str],
    ) -> Table:  # fmt: skip
        """Open a table at which a finished game goes on from one of its moments, against bots.

        The guest takes a seat: the one that is named, or one that has to move.
        """
        record, old = await self.record(table_id), await self.get(table_id)
        make_bot(bot, old.game)
        check_moment(record, at)
        try:
            state = await practice.state_at(old.game, record, at)
        except SetAside as error:
            self.set_aside(table_id, error)
            raise
        own = old.game.to_act(state)[0] if seat is None else seat
        old.holder(own)
        holders = [Holder("bot", None, bot_name(one), bot) for one in range(old.seats)]
        holders[own] = Holder("person", guest, name)
        new = await self.create(old.doc.game, old.doc.options, guest, name, holders=holders)
        taken = standing(await self.store.rows(table_id))[: at + 1]
        parts = parts_until(record, at, table_id)
        return await self.change(
            new.id, lambda t: practice.begin(t, taken, state, parts, self.now())
        )

    async def rematch(self, table_id: str, guest: str, *, start: bool = True) -> Table:
        """Open the next table with the same people, options and bots.

        Whoever asks first opens it; the others are led to it. With bots alone the game starts, if
        it is to be without a nonce.
        """
        old = await self.get(table_id)
        if not old.seats_of(guest):
            raise no("table-not-yours")
        key = f"rematch of {table_id}"
        async with self._locks.of(key):
            if old.doc.next is None:
                return await self._next_table(old, guest, start=start)
        return await self.get(old.doc.next)

    async def _next_table(self, old: Table, guest: str, *, start: bool) -> Table:
        if old.doc.status != "finished":
            raise no("table-not-finished")
        holders = [
            holder if holder.kind == "bot" else Holder(holder.kind, holder.guest, holder.name)
            # A program's token is for one table only: its seat is free at the next.
            for holder in (Holder() if one.kind == "program" else one for one in old.doc.seats)
        ]
        new = await self.create(
            old.doc.game,
            old.doc.options,
            guest,
            "",
            public=old.doc.public,
            clock=old.doc.clock,
            bot_after=old.doc.bot_after,
            holders=holders,
        )
        try:
            await self.change(old.id, lambda table: table.follow_up(new.id))
        except TableError:
            follow = (await self.get(old.id)).doc.next
            if follow is None:
                raise
            # Somebody asked first through another process: use their table.
            await self.close(new.id)
            return await self.get(follow)
        full = all(holder.kind != "open" for holder in holders)
        if start and full and sum(holder.kind == "person" for holder in holders) == 1:
            return await self.start(new.id, guest)
        return new


def _check_clock(clock: Clock) -> Clock:
    bad = clock.kind != "none" and not 1 <= clock.seconds <= LONGEST_CLOCK
    if bad or not 0 <= clock.increment <= LONGEST_CLOCK:
        raise fault(BadInput, "bad-clock", most=LONGEST_CLOCK)
    return clock
