"""A board file as its values and the lines they stand on. It is read, never run."""

import ast
from pathlib import Path
from typing import Any, NamedTuple


class Problem(NamedTuple):
    line: int
    sentence: str


class BoardFile:
    """The names a file assigns; `values[name]` or `.NAME`, and `line(name)` to change it."""

    def __init__(self, path: Path):
        self.values: dict[str, Any] = {}
        self.problems: list[Problem] = []
        self._nodes: dict[str, ast.expr] = {}
        self._lines: dict[str, int] = {}
        text = path.read_text(encoding="utf-8")
        self.last = max(1, len(text.splitlines()))
        try:
            tree = ast.parse(text)
        except SyntaxError as error:
            self.problems.append(Problem(error.lineno or 1, f"not Python: {error.msg}."))
            return
        for statement in tree.body:
            self._take(statement)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self.values:
            raise AttributeError(name)
        return self.values[name]

    def line(self, name: str, place: int | None = None) -> int:
        """Return where a name gets its value, or where a part of that value stands."""
        node = self._nodes.get(name)
        if place is not None and isinstance(node, ast.Tuple) and place < len(node.elts):
            return node.elts[place].lineno
        return self._lines.get(name, self.last)

    def problem(self, name: str, sentence: str) -> Problem:
        return Problem(self.line(name), sentence)

    def _take(self, statement: ast.stmt) -> None:
        """Evaluate one assignment; a docstring is fine, anything else is logic."""
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            return
        if not isinstance(statement, ast.Assign):
            said = "a board file is data: only assignments."
            self.problems.append(Problem(statement.lineno, said))
            return
        try:
            value = self._value(statement.value)
        except ValueError as error:
            self.problems.append(Problem(statement.lineno, str(error)))
            return
        for target in statement.targets:
            self._assign(target, statement.value, value)

    def _assign(self, target: ast.expr, node: ast.expr, value: Any) -> None:
        if isinstance(target, ast.Name):
            if target.id in self.values:
                said = f"{target.id} is given a second time."
                self.problems.append(Problem(target.lineno, said))
            self.values[target.id] = value
            self._nodes[target.id] = node
            self._lines[target.id] = target.lineno
        elif isinstance(target, ast.Tuple):
            if not isinstance(value, tuple) or len(value) != len(target.elts):
                said = f"{len(target.elts)} names, but not as many values."
                self.problems.append(Problem(target.lineno, said))
                return
            nodes = node.elts if isinstance(node, ast.Tuple) else [node] * len(value)
            for one, part, inner in zip(target.elts, nodes, value, strict=True):
                self._assign(one, part, inner)
        else:
            self.problems.append(Problem(target.lineno, "a board file only gives names values."))

    def _value(self, node: ast.expr) -> Any:
        """Return what literals, names given above, `+` and `*` of them make."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Tuple):
            return tuple(self._value(one) for one in node.elts)
        if isinstance(node, ast.Name):
            if node.id not in self.values:
                raise ValueError(f"{node.id} has no value yet.")
            return self.values[node.id]
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -self._value(node.operand)
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Mult, ast.BitOr)):
            left, right = self._value(node.left), self._value(node.right)
            try:
                if isinstance(node.op, ast.Add):
                    return left + right
                return left * right if isinstance(node.op, ast.Mult) else left | right
            except TypeError as error:
                raise ValueError(f"{ast.unparse(node)} cannot be worked out.") from error
        raise ValueError(f"{ast.unparse(node)} is more than a value: a board file is data.")
