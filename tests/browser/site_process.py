"""A site in a process of its own, for browser tests: `python site_process.py PORT DATA [BOT_PAUSE]`."""

import sys
from pathlib import Path

from epocha.server.main import serve
from epocha.server.settings import Settings

if __name__ == "__main__":
    port, data, *pause = sys.argv[1:]
    settings = Settings(data=Path(data), bot_pause=float(pause[0]) if pause else 0.0, away_after=5.0, rates={})
    sys.exit(serve(port=int(port), settings=settings))
