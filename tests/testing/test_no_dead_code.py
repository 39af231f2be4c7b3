"""Nothing is kept that nobody uses: no name of the sources, no export of the client."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"

CALLED_BY_OTHERS = {
    "on_broken_pipe": "rich.console.Console",
    "emit": "logging.Handler",
    "eof_received": "asyncio.Protocol",
    "model_config": "pydantic.BaseModel",
    "set_from": "an observer of OpenSpiel",
    "string_from": "an observer of OpenSpiel",
    "make_py_observer": "pyspiel.Game",
    "_apply_action": "pyspiel.State",
    "_action_to_string": "pyspiel.State",
    "_legal_actions": "pyspiel.State",
}
"""Names that other libraries look for; that they stand here counts as being used."""

EXPORT = re.compile(
    r"^export (?:async )?(?:function|const|let|class|interface|type)\s+(\w+)", re.MULTILINE
)
WORD = re.compile(r"\w+")
SHORT = 80
"""A text as short as this may be a name: of a field, a task, an entry point."""


def used(tree: ast.AST) -> set[str]:
    """Find the names that a module reads, calls or writes as text."""
    found = set[str]()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id, ast.Load()) | ast.Attribute(_, id, ast.Load()) | ast.keyword(str(id)):
                found.add(id)
            case ast.MatchClass():
                found.update(node.kwd_attrs)
            case ast.Constant(str(text)) if len(text) < SHORT:
                found.update(WORD.findall(text))
            case _:
                pass
    return found


def declared(tree: ast.Module) -> set[str]:
    """List the names of a module, and of its classes."""
    found = set[str]()
    for place in ast.walk(tree):
        for node in place.body if isinstance(place, ast.Module | ast.ClassDef) else ():
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    found.add(node.name)
                case ast.AnnAssign(ast.Name(name)):
                    found.add(name)
                case ast.Assign():
                    found.update(one.id for one in node.targets if isinstance(one, ast.Name))
                case _:
                    pass
    return {name for name in found if not name.startswith("__")}


def words_of(*folders: str) -> set[str]:
    """Find all words of the modules in folders that are not sources."""
    files = (file for folder in folders for file in (ROOT / folder).rglob("*.py"))
    return set[str]().union(*(WORD.findall(file.read_text(encoding="utf-8")) for file in files))


@pytest.fixture(scope="module")
def modules() -> dict[Path, ast.Module]:
    """Read the sources; what changes a database is called by Alembic."""
    files = sorted((ROOT / "src").rglob("*.py"))
    return {
        file: ast.parse(file.read_text(encoding="utf-8"))
        for file in files
        if "migrations" not in file.parts
    }


def test_every_name_of_the_sources_is_used(modules: dict[Path, ast.Module]) -> None:
    inside = set[str]().union(*map(used, modules.values()))
    known = inside | words_of("tests", "bench", "scripts")
    dead = {
        f"{file.relative_to(ROOT)}: {name}"
        for file, tree in modules.items()
        for name in declared(tree) - known
    }
    assert dead == set()


def test_every_exception_is_needed(modules: dict[Path, ast.Module]) -> None:
    names = set[str]().union(*map(declared, modules.values()))
    assert set(CALLED_BY_OTHERS) <= names


def is_test(file: Path) -> bool:
    """Tell whether a file of the client is there for its tests only."""
    return ".test." in file.name or not {"test", "fixtures"}.isdisjoint(file.parts)


@pytest.fixture(scope="module")
def client() -> dict[Path, str]:
    """Read the files of the client; types that are written by a command are left out."""
    files = [*WEB.glob("*.ts"), *(WEB / "scripts").iterdir(), *(WEB / "src").rglob("*.*")]
    wanted = [one for one in files if one.suffix in {".ts", ".svelte", ".mjs"}]
    return {file: file.read_text(encoding="utf-8") for file in wanted}


def test_every_export_of_the_client_is_imported_and_none_is_for_tests_alone(
    client: dict[Path, str],
) -> None:
    words = {file: set(WORD.findall(text)) for file, text in client.items()}
    vain = list[str]()
    for file, text in client.items():
        if is_test(file) or file.name in {"protocol.ts", "fixtures.ts"}:
            continue
        for name in EXPORT.findall(text):
            users = [other for other in client if other != file and name in words[other]]
            told = f"{file.relative_to(WEB)}: {name}"
            if not users:
                vain.append(f"{told} is imported nowhere")
            elif len(re.findall(rf"\b{name}\b", text)) == 1 and all(
                is_test(other) for other in users
            ):
                vain.append(f"{told} is used by tests alone")
    assert vain == []
