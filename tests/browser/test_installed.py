"""The app as a browser installs it: its manifest, the service worker, what opens without a server, news of a new version."""

from __future__ import annotations

import http.server
import json
import re
import shutil
import struct
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, Response, expect

import mystica.server
from tests.browser.conftest import PATIENCE, Windows
from tests.browser.games import Made
from tests.browser.person import GAME
from tests.browser.serving import Server
