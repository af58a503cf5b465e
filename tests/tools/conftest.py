"""The scripts in tools/ import each other by their names, and so do their tests."""

import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parents[2] / "tools"

# Behind everything else: a name of theirs hides nobody's.
sys.path.append(str(TOOLS))
