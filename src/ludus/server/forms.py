"""The bodies of requests: every field is checked, unknown ones are refused."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from ludus.bots import levels
from ludus.tables.chance import NONCE, PROMISE

GENTLE = levels.spec_of(levels.GENTLE)
"""The bot of whoever names none."""


class Form(BaseModel):
    """A body: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class MeForm(Form):
    """A guest's name and language; what is null stays as it is."""

    name: StrictStr | None = Field(default=None, max_length=80)
    language: Literal["en", "fr", "ru"] | None = None


class ClockForm(Form):
    """How time is kept."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: StrictInt = 0
    increment: StrictInt = 0


class TableForm(Form):
    """A table to be opened."""

    game: StrictStr
    options: dict[str, Any] = Field(default_factory=dict)
    public: StrictBool = False
    clock: ClockForm = ClockForm()


class PlayForm(Form):
    """A game against bots.

    It starts at once, without a nonce; or, with `start` false, when it is asked to start.
    """

    game: StrictStr
    options: dict[str, Any] = Field(default_factory=dict)
    bot: StrictStr = GENTLE
    start: StrictBool = True


class LessonForm(Form):
    """A lesson to be begun, by its word."""

    game: StrictStr
    lesson: StrictStr


class SitForm(Form):
    """A seat to take; null is any.

    `name` is for this seat alone: a second person on the same device.
    """

    seat: StrictInt | None = None
    name: StrictStr | None = Field(default=None, max_length=80)


class SeatForm(Form):
    """One of the guest's own seats."""

    seat: StrictInt


class AgreeForm(Form):
    """Whether one agrees that people at the table get counsel."""

    yes: StrictBool


class BotForm(Form):
    """A bot for a seat; null removes it."""

    seat: StrictInt
    bot: StrictStr | None = None


class ProgramForm(Form):
    """A seat for a program from elsewhere, and what it is called until it says its name."""

    seat: StrictInt
    name: StrictStr = Field(default="", max_length=80)


class AbsenceForm(Form):
    """After how many seconds a bot plays for somebody who is away; null is never."""

    bot_after: StrictInt | None


SeatWord = Annotated[str, Field(pattern="^[0-9]{1,2}$")]
Nonce = Annotated[StrictStr, Field(pattern=NONCE)]


class StartForm(Form):
    """The nonces of somebody who sits at the table alone, by seat."""

    nonces: dict[SeatWord, Nonce] = Field(default_factory=dict, max_length=16)


class PromiseForm(Form):
    """The SHA-256 of a nonce, in hexadecimal digits."""

    seat: StrictInt
    promise: StrictStr = Field(pattern=PROMISE)


class NonceForm(Form):
    """The nonce that was promised."""

    seat: StrictInt
    nonce: Nonce


class RematchForm(Form):
    """Another game. With bots alone it starts at once, without a nonce, unless `start` is false."""

    start: StrictBool = True


class PracticeForm(Form):
    """A moment of a finished game to go on from against bots: after entry `at` of its record.

    `seat` is the one to take; null is one that has to move.
    """

    at: Annotated[StrictInt, Field(ge=0, le=10**9)]
    seat: Annotated[StrictInt, Field(ge=0, le=99)] | None = None
    bot: StrictStr = GENTLE


class TryForm(Form):
    """A move tried in a puzzle; whoever gives up is told the answer with it."""

    move: Annotated[StrictStr, Field(max_length=80)]
    give_up: StrictBool = False


class PuzzlePracticeForm(Form):
    """The bot against which a puzzle is played on."""

    bot: StrictStr = GENTLE


class LetInForm(Form):
    """Somebody who is kept out, by their number."""

    number: StrictInt


class SeveralForm(Form):
    """Whether guests may take several seats."""

    allowed: StrictBool


class Nothing(Form):
    """An empty body."""
