"""What `mystica --version` says; loads nothing but the choice of the engine."""

from mystica import __version__
from mystica.engine import COMPILED

VERSION_LINE = f"mystica {__version__} ({'compiled' if COMPILED else 'pure'} engine)"
