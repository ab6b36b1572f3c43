"""One headless browser for all pages that the tests of a process open, and axe."""

import atexit
import importlib.util
import json

from . import web
from .paths import ROOT
from .waiting import wait_until

_shared = {}


def _axe():
    """A module of the preview's tests, whose package has the name of this one."""
    if "axe" not in _shared:
        path = ROOT / "Tests" / "Preview" / "support" / "axe.py"
        specification = importlib.util.spec_from_file_location("preview_axe", path)
        _shared["axe"] = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(_shared["axe"])
    return _shared["axe"]


def browser():
    """The browser of this process. It reaches this machine and nothing else."""
    if "open" not in _shared:
        _shared["open"] = web.browser()
        atexit.register(_shared["open"].close)
    return _shared["open"]


def open_page(case, address: str, width=1280, height=900, dark=False, language="en-US"):
    """A page with no cookie of earlier ones, open until the test ends."""
    page = browser().open_blank()
    case.addCleanup(page.close)
    page.send("Network.clearBrowserCookies")
    page.send("Storage.clearDataForOrigin", origin=address.split("/console")[0], storageTypes="local_storage")
    agent = page.evaluate("navigator.userAgent")
    page.send("Network.setUserAgentOverride", userAgent=agent, acceptLanguage=language)
    page.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
    scheme(page, dark)
    page.send("Page.navigate", url=address)
    return page


def scheme(page, dark: bool):
    page.send("Emulation.setEmulatedMedia", features=[
        {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])


def await_page(page, expression: str, what: str, *values):
    """Waits until an expression of the page is true."""
    wait_until(lambda: page.evaluate(f"Boolean({expression})", *values), what, seconds_max=120)


def failures_of(page) -> list[str]:
    """Exceptions of scripts, and what the page's policy refused."""
    thrown = [
        event["exceptionDetails"].get("exception", {}).get("description", event["exceptionDetails"]["text"])
        for event in page.events("Runtime.exceptionThrown")]
    refused = [
        event["entry"]["text"] for event in page.events("Log.entryAdded")
        if event["entry"]["source"] in ("security", "javascript")]
    return thrown + refused


def accessibility_problems(page) -> list[str]:
    """What axe finds against WCAG 2.2 AA and its own best practices."""
    if not page.evaluate("'axe' in window"):
        page.load_script(_axe().source())
    found = page.evaluate(
        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})"
        ".then((result) => result.violations.map(({id, nodes}) => [id, nodes.slice(0, 3).map(({html}) => html)]))")
    return [json.dumps(one) for one in found]
