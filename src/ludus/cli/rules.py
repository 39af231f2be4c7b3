"""`ludus rules`: the rulebook, whole, by chapter or by article."""

from argparse import Namespace
from collections.abc import Sequence

from rich.markup import escape
from rich.padding import Padding

from ludus.cli.arguments import Parser, add_game_argument
from ludus.cli.goal import goal_lines
from ludus.cli.terminal import Terminal
from ludus.core.articles import Chapter
from ludus.core.codec import to_json
from ludus.core.errors import Unknown, fault
from ludus.core.rules import AnyRules
from ludus.games import find_game
from ludus.locales.plain_words import leads_to, plain_words


def add(parser: Parser, terminal: Terminal) -> None:
    """Declare the arguments."""
    add_game_argument(parser, terminal)
    parser.add_argument("article", nargs="?", help=terminal.text("cli-help-article"))
    parser.add_argument("--search", metavar="WORD", help=terminal.text("cli-help-search"))
    parser.add_argument("--json", action="store_true", help=terminal.text("cli-help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Print the articles asked for."""
    game = find_game(args.game)
    wanted = game.articles.find(args.article) if args.article else game.articles.all
    if args.search:
        word = args.search.casefold()
        places = plain_words(terminal.speech, game.name).get(word, ())
        wanted = tuple(
            article
            for article in wanted
            if leads_to(places, article)
            or word in " ".join(terminal.speech.article(article)).casefold()
        )
        if not wanted:
            raise fault(Unknown, "cli-rules-none", word=args.search)
    if args.json:
        print(to_json([_row(terminal, game, article) for article in wanted]).decode())
        return 0
    if not args.search and not args.article:
        for line in goal_lines(terminal, game):
            terminal.out.print(escape(line))
    for chapter in game.articles.chapters:
        shown = [article for article in chapter.articles if article in wanted]
        if shown:
            _print_chapter(terminal, game, chapter, shown, whole=shown == list(chapter.articles))
    return 0


def _row(terminal: Terminal, game: AnyRules, article: str) -> dict[str, str | None]:
    title, text = terminal.speech.article(article)
    edition = game.articles.edition(article)
    return {"article": article, "title": title, "text": text, "edition": edition}


def _print_chapter(
    terminal: Terminal, game: AnyRules, chapter: Chapter, shown: Sequence[str], *, whole: bool
) -> None:
    if whole:
        title, intro = terminal.speech.chapter(chapter.id)
        terminal.out.print(
            f"\n[bold red]{chapter.id}  {escape(title)}[/]\n[italic]{escape(intro)}[/]\n"
        )
    for article in shown:
        title, text = terminal.speech.article(article)
        edition = game.articles.edition(article)
        note = f"  [dim]{terminal.text('cli-rules-edition', edition=edition)}[/]" if edition else ""
        terminal.out.print(f"[bold]{article}  {escape(title)}[/]{note}")
        terminal.out.print(Padding(escape(text), (0, 0, 1, 2)))
