"""The bodies of requests: every field is checked, unknown ones are refused."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr


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
    """A game against bots that starts at once."""

    game: StrictStr
    options: dict[str, Any] = Field(default_factory=dict)
    bot: StrictStr = "search"


class SitForm(Form):
    """A seat to take; null is any.

    `name` is for this seat alone: a second person on the same device.
    """

    seat: StrictInt | None = None
    name: StrictStr | None = Field(default=None, max_length=80)


class SeatForm(Form):
    """One of the guest's own seats."""

    seat: StrictInt


class BotForm(Form):
    """A bot for a seat; null removes it."""

    seat: StrictInt
    bot: StrictStr | None = None


class AbsenceForm(Form):
    """After how many seconds a bot plays for somebody who is away; null is never."""

    bot_after: StrictInt | None


class Nothing(Form):
    """An empty body."""
