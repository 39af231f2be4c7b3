"""Writes the reference of a module from its source: what it says of itself, in Markdown.

Only what has a docstring and no leading underscore is shown, in the order of the source. Nothing is
imported, so no library that a module needs has to be there.

Docstrings here have three kinds of parts, apart from sentences: lists of words with what they mean,
two spaces or more between them; examples, indented by four; everything else is Markdown.
"""

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc

WIDE = 92
"""A signature that is longer has a line for each argument."""

Function = ast.FunctionDef | ast.AsyncFunctionDef

_WORD = re.compile(r"\S.*?\S? {2,}(?=\S)")
_CODE = re.compile(r"(`[^`]*`)")
_SAFE = {"<": "&lt;", "*": "\\*", "|": "\\|"}


def reference(module: str, source: str, level: int = 2) -> str:
    """Write the reference of a module, its name as a heading of a level."""
    tree = _Unquoted().visit(ast.parse(source))
    parts = [
        f"{'#' * level} {module} {{ #{module} }}",
        *_told(ast.get_docstring(tree, clean=False)),
    ]
    for node, after in _with_next(tree.body):
        parts += _member(node, after, module, level + 1)
    return "\n\n".join(parts) + "\n"


class _Unquoted(ast.NodeTransformer):
    """Takes the quotes from annotations that are written as strings."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Read the annotation of an argument."""
        node.annotation = _unquoted(node.annotation)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Read the annotations of a function."""
        node.returns = _unquoted(node.returns)
        return self.generic_visit(node)


def _unquoted(found: ast.expr | None) -> ast.expr | None:
    if isinstance(found, ast.Constant) and isinstance(found.value, str):
        return ast.parse(found.value, mode="eval").body
    return found


def _with_next(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, ast.stmt | None]]:
    yield from zip(body, [*body[1:], None], strict=True)


def _member(node: ast.stmt, after: ast.stmt | None, within: str, level: int) -> list[str]:
    """Write what is said of a class, function, attribute or constant; nothing if nothing is."""
    if isinstance(node, ast.ClassDef):
        return _class(node, within, level)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return _function(node, within, level)
    if isinstance(node, ast.Assign | ast.AnnAssign) and (said := _sentence(after)):
        (target,) = node.targets if isinstance(node, ast.Assign) else (node.target,)
        shown = ast.unparse(node) if len(ast.unparse(node)) <= WIDE else ast.unparse(target)
        return _entry(ast.unparse(target), shown, said, within, level)
    return []


def _entry(name: str, shown: str, said: str | None, within: str, level: int) -> list[str]:
    if name.startswith("_") or said is None:
        return []
    heading = f"{'#' * level} {name} {{ #{within}.{name} }}"
    return [heading, f"```python\n{shown}\n```", *_told(said)]


def _class(node: ast.ClassDef, within: str, level: int) -> list[str]:
    said = ast.get_docstring(node, clean=False)
    given = [ast.unparse(part) for part in [*node.bases, *node.keywords]]
    head = f"class {node.name}({', '.join(given)})" if given else f"class {node.name}"
    told = {id(part) for part, after in _with_next(node.body) if _sentence(after) is not None}
    fields = [
        f"    {ast.unparse(part)}"
        for part in node.body
        if isinstance(part, ast.AnnAssign) and id(part) not in told and _is_shown(part.target)
    ]
    found = _entry(
        node.name, "\n".join([f"{head}:" if fields else head, *fields]), said, within, level
    )
    if found:
        for part, after in _with_next(node.body):
            found += _member(part, after, f"{within}.{node.name}", level + 1)
    return found


def _is_shown(target: ast.expr) -> bool:
    return isinstance(target, ast.Name) and not target.id.startswith("_")


def _function(node: Function, within: str, level: int) -> list[str]:
    said = ast.get_docstring(node, clean=False)
    marks = [mark for mark in map(ast.unparse, node.decorator_list) if _tells_much(mark)]
    shown = "\n".join([*(f"@{mark}" for mark in marks), _signature(node)])
    return _entry(node.name, shown, said, within, level)


def _tells_much(decorator: str) -> bool:
    return decorator in ("property", "cached_property", "classmethod", "staticmethod")


def _signature(node: Function) -> str:
    word = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    line = f"{word} {node.name}({ast.unparse(node.args)}){returns}"
    if len(line) <= WIDE:
        return line
    arguments = "".join(f"    {one},\n" for one in _arguments(node.args))
    return f"{word} {node.name}(\n{arguments}){returns}"


def _arguments(given: ast.arguments) -> Iterator[str]:
    """List arguments one by one, as they are written."""
    plain = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(plain) - len(given.defaults)) + [*given.defaults]
    for number, (one, default) in enumerate(zip(plain, defaults, strict=True)):
        yield _argument(one, default)
        if number + 1 == len(given.posonlyargs):
            yield "/"
    if given.vararg or given.kwonlyargs:
        yield f"*{ast.unparse(given.vararg)}" if given.vararg else "*"
    for one, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield _argument(one, default)
    if given.kwarg:
        yield f"**{ast.unparse(given.kwarg)}"


def _argument(one: ast.arg, default: ast.expr | None) -> str:
    equals = " = " if one.annotation else "="
    return ast.unparse(one) + (f"{equals}{ast.unparse(default)}" if default else "")


def _sentence(node: ast.stmt | None) -> str | None:
    """Give the string that stands alone below an attribute."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return node.value.value if isinstance(node.value.value, str) else None
    return None


def _told(docstring: str | None) -> Iterator[str]:
    """Write a docstring as Markdown, part by part."""
    for part in re.split(r"\n\s*\n", cleandoc(docstring or "")):
        lines = part.split("\n")
        if all(line.startswith("    ") for line in lines):
            yield part
        elif rows := _rows(lines):
            yield "| | |\n|---|---|\n" + "\n".join(
                f"| `{word}` | {_plain(said, '<*|')} |" for word, said in rows
            )
        else:
            yield _plain(part)


def _rows(lines: list[str]) -> list[tuple[str, str]]:
    """Read a list of words and what they mean, in two columns; empty if it is none."""
    columns = [len(found[0]) for found in map(_WORD.match, lines) if found]
    rows: list[tuple[str, str]] = []
    for line in lines:
        at = min(columns, default=0)
        if (found := _WORD.match(line)) and line[at - 1] != " ":
            at = len(found[0])
        word, said = line[:at].strip(), line[at:].strip()
        if rows and line.startswith("  "):
            rows[-1] = rows[-1][0], f"{rows[-1][1]} {line.strip()}".strip()
        elif word and said and line[at - 1] == " " and not line.startswith(" "):
            rows.append((word, said))
        elif columns and line and " " not in line:
            rows.append((line, ""))
        else:
            return []
    return rows


def _plain(text: str, special: str = "<*") -> str:
    """Keep signs that mean something in Markdown from meaning it, outside of code."""
    parts = _CODE.split(text)
    parts[::2] = [
        "".join(_SAFE[sign] if sign in special else sign for sign in one) for one in parts[::2]
    ]
    return "".join(parts)
