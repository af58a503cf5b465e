"""`python -m regalia` is the command `regalia`."""

import sys

from regalia.command import main

sys.exit(main())
