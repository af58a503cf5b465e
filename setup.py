"""Compiles the rules with mypyc where there is a C compiler; without one the same files run as they are.

REGALIA_COMPILE=0 never compiles, =1 fails where it cannot; left out, it compiles if it can.
"""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("REGALIA_COMPILE", "")
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}
"""Commands that make something to be used; an editable install runs the tree as it is, so it is not among them."""

NO_COMPILER = 3
"""Exit code for REGALIA_COMPILE=1 where there is nothing to compile with."""


def compiled_modules() -> list[str]:
    """The rooms that mypyc compiles. Packages' own `__init__` stay plain: they only gather names."""
    rooms = [Path("regalia", room) for room in ("core", "games", "bots")]
    return sorted(str(path) for room in rooms for path in room.rglob("*.py") if path.name != "__init__.py")


def new_compiler() -> Any:
    """The C compiler that extensions are built with; the modules that know it are untyped."""
    from setuptools._distutils import ccompiler, sysconfig

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    return compiler


def compiles(source: str, flags: list[str]) -> bool:
    """Whether the compiler takes this source with these flags."""
    import sysconfig

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "probe.c")
        file.write_text(source)
        try:
            compiler = new_compiler()
            compiler.compile(
                [str(file)], output_dir=folder, include_dirs=[sysconfig.get_path("include")], extra_preargs=flags
            )
        except Exception:  # each compiler and system has errors of its own, and all say no
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    if WISH == "0" or not BUILDING.intersection(sys.argv) or not compiled_modules():
        return []
    if not compiles("#include <Python.h>\n", []):
        return give_up("no C compiler with Python's headers", NO_COMPILER)
    try:
        return translated()
    except (Exception, SystemExit) as error:  # mypyc leaves with SystemExit where the types are wrong
        return give_up(f"mypyc: {error}", 1)


def translated() -> list[Extension]:
    """C sources made from the compiled rooms, one a module, so that two can be compiled at a time."""
    from mypyc.build import mypycify

    # The checks of `make check` are stricter than what mypyc needs; they are not repeated here.
    made = mypycify(
        ["--config-file=", f"--cache-dir={os.devnull}", *compiled_modules()],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="regalia",
    )
    found = cast(list[Extension], made)  # setuptools is there, so they are of its kind
    if sys.platform != "win32":
        flags = ["-Wno-error"]  # a compiler newer than mypyc may warn of what it writes; that is no reason to stop
        within = "-fno-semantic-interposition"  # calls inside the shared library go straight to their function
        if compiles("int x;\n", ["-Werror", within]):
            flags.append(within)
        # Not -flto: games would be a tenth faster, and making the build would take three times as long.
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return found


def give_up(why: str, code: int) -> list[Extension]:
    """Say that the plain build is made, and why; end here where the compiled one was demanded."""
    say(f"regalia: not compiled ({why})" + ("" if WISH == "1" else "; the plain build is slower, not different"))
    if WISH == "1":
        raise SystemExit(code)
    return []


def say(line: str) -> None:
    """Print at once: who reads this through a pipe wants to see how far it is."""
    print(line, file=sys.stderr, flush=True)


class Build(build_ext):
    """Compiles on all cores; when the compiler fails, nothing half-made is left behind."""

    def build_extensions(self) -> None:
        self.in_parallel()
        try:
            super().build_extensions()
        except Exception as error:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            give_up(str(error), 1)

    def in_parallel(self) -> None:
        """Have each extension's sources compiled side by side: distutils itself takes one at a time."""
        compile_some = self.compiler.compile
        if not getattr(self.compiler, "initialized", True):
            self.compiler.initialize()  # Microsoft's, which would do it in each thread
        count = sum(len(extension.sources) for extension in self.extensions)
        done: list[str] = []

        def one(source: str, options: dict[str, Any]) -> list[str]:
            objects: list[str] = compile_some([source], **options)
            done.append(source)
            say(f"[{len(done)}/{count}] {Path(source).name}")
            return objects

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                return [name for names in pool.map(lambda source: one(source, options), sources) for name in names]

        self.compiler.compile = compile_all


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
