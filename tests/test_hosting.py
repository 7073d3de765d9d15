"""What hosts copy from the documents: the service is closed as far as it says, and nothing in it is misspelt."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from tests.conftest import ROOT

UNIT = ROOT / "docs" / "mystica.service"
MOST = 3.0
"""What `systemd-analyze security` may find: 0 is closed, 10 is open."""


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_service_may_do_little() -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)], capture_output=True, text=True
    )
    found = re.search(r"Overall exposure level for \S+: ([0-9.]+)", done.stdout)
    assert found is not None, done.stdout + done.stderr
    assert float(found[1]) < MOST
    assert f"# {found[1]} of 10" in (ROOT / "docs" / "hosts.md").read_text(encoding="utf-8")
    assert "Unknown" not in done.stderr and "ignoring" not in done.stderr, done.stderr


def test_the_service_has_limits() -> None:
    words = dict(line.split("=", 1) for line in UNIT.read_text(encoding="utf-8").splitlines() if "=" in line)
    assert words["UMask"] == "0077" and words["StateDirectoryMode"] == "0700"
    assert int(words["LimitNOFILE"]) >= 65536 and {"MemoryMax", "TasksMax"} <= set(words)
    assert words["CapabilityBoundingSet"] == "" and words["NoNewPrivileges"] == "true"


def test_proxies_have_limits() -> None:
    page = (ROOT / "docs" / "hosts.md").read_text(encoding="utf-8")
    nginx = re.search(r"```nginx\n(.*?)```", page, re.S)
    caddy = re.search(r"```caddy\n(.*?)```", page, re.S)
    assert nginx is not None and caddy is not None
    for word in ("limit_req ", "limit_conn ", "limit_req_zone", "limit_conn_zone", "proxy_buffering    off", "/live$"):
        assert word in nginx[1], word
    assert nginx[1].count("{") == nginx[1].count("}") and caddy[1].count("{") == caddy[1].count("}")
    assert "max_size" in caddy[1] and "flush_interval -1" in caddy[1]
