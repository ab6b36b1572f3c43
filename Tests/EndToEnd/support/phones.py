"""The participant's page in a real browser: a person's phone, with its own storage and cookies."""

import importlib.util
import json
import time

from .paths import ROOT

SECONDS_MAX = 120
CLICKS_MAX = 3
AXE = """
axe.run(document, {resultTypes: ['violations']}).then(({violations, passes}) => ({count: passes.length, violations:
  violations.map(({id, help, nodes}) => [id, help, nodes.slice(0, 3).map((node) => node.html)])}))
"""


def _preview(name):
    """A module of the preview's tests, whose package has the same name as this one."""
    path = ROOT / "Tests" / "Preview" / "support" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"preview_{name}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


browsers = _preview("browser")
axe = _preview("axe")


def browser(*more_flags):
    return browsers.Browser(
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1", *more_flags, seconds=SECONDS_MAX)


class Phone:
    """Pages that share cookies and storage."""

    def __init__(self, browser, origin: str, language="en-US", ahead=lambda: 0.0):
        """`ahead`: the seconds by which the clock of the services is ahead now."""
        self._browser = browser
        self.origin = origin
        self._language = language
        self._ahead = ahead
        self._context = browser.send("Target.createBrowserContext")["browserContextId"]

    def open(self, path="/", is_offline=False, ahead=None, **media) -> "Screen":
        """`ahead`: seconds by which the page's clock is ahead, by default as that of the services.
        `media`: such as `color_scheme="dark"`."""
        screen = Screen(self._browser, self._context)
        screen.prepare(self._language, self._ahead() if ahead is None else ahead, media)
        if is_offline:
            screen.set_offline(True)
        screen.send("Page.navigate", url=self.origin + path)
        return screen

    def allow(self, *permissions):
        """`permissions`: such as `notifications`, with DevTools' names; all others are refused."""
        self._browser.send("Browser.grantPermissions", origin=self.origin, permissions=permissions,
                           browserContextId=self._context)

    def refuse(self, *names):
        """`names`: such as `microphone`, with the web's names."""
        for name in names:
            self._browser.send("Browser.setPermission", origin=self.origin, permission={"name": name},
                               setting="denied", browserContextId=self._context)

    def keep_downloads(self, folder):
        self._browser.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder),
                           browserContextId=self._context)

    def close(self):
        self._browser.send("Target.disposeBrowserContext", browserContextId=self._context)


class Screen(browsers.Page):
    """One tab of a phone."""

    def __init__(self, browser, context):
        super().__init__(browser, "about:blank", context)

    def prepare(self, language, ahead, media):
        agent = self._browser.send("Browser.getVersion")["userAgent"]
        self.send("Network.setUserAgentOverride", userAgent=agent, acceptLanguage=language)
        self.send("Emulation.setDeviceMetricsOverride", width=360, height=740, deviceScaleFactor=1, mobile=True)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-reduced-motion", "value": "reduce"},
            *({"name": f"prefers-{name.replace('_', '-')}", "value": value} for name, value in media.items())])
        if ahead:
            self.send("Page.addScriptToEvaluateOnNewDocument", source=f"""
                {{const Real = Date, ahead = {ahead * 1000};
                globalThis.Date = class extends Real {{
                  constructor(...parts) {{ parts.length > 0 ? super(...parts) : super(Real.now() + ahead); }}
                  static now() {{ return Real.now() + ahead; }}
                }}; }}""")

    def set_offline(self, is_offline: bool):
        self.send("Network.emulateNetworkConditions", offline=is_offline, latency=0, downloadThroughput=-1,
                  uploadThroughput=-1)

    def until(self, expression: str, *values):
        """Waits for a true value, also while the page changes."""
        deadline = time.monotonic() + SECONDS_MAX
        failure = None
        while time.monotonic() < deadline:
            try:
                found = self.evaluate(expression, *values)
            except browsers.BrowserError as error:
                found, failure = None, error
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"not within {SECONDS_MAX} s: {expression} {values} {failure or ''}\n{self.seen()}")

    def seen(self) -> str:
        return self.evaluate("document.body?.innerText ?? ''")

    def until_seen(self, text: str):
        return self.until("document.body?.innerText.includes($0)", text)

    def until_there(self, selector: str):
        self.until("document.querySelector($0) !== null", selector)

    def go(self, route: str, selector: str):
        """Another screen by its fragment, until it has what `selector` names."""
        self.evaluate("void (location.hash = $0)", route)
        self.until_there(f"main.{route.split('/')[0]} {selector}")

    def click(self, selector: str):
        """A real click, once its target is there, and again if the target moved away from it, as people do.

        A page that is wider than the screen is shown in parts or smaller.
        """
        self.until_there(selector)
        wide, screen = self.evaluate("[document.documentElement.scrollWidth, screen.width]")
        if wide > screen:
            raise AssertionError(f"the page is {wide} px wide, the screen {screen} px")
        for _ in range(CLICKS_MAX):
            self.evaluate("""(() => {
              globalThis.clickArrived = false;
              document.querySelector($0).addEventListener("click", () => { globalThis.clickArrived = true; },
                { capture: true, once: true }); })()""", selector)
            super().click(selector)
            try:
                # Undefined on the page to which a click leads.
                if self.evaluate("globalThis.clickArrived !== false || document.querySelector($0) === null", selector):
                    return
            except browsers.BrowserError:
                return  # The page changes.

    def write(self, selector: str, text: str):
        """Replaces the text of a field, as typing does."""
        self.until_there(selector)
        self.evaluate("document.querySelector($0).select?.() ?? document.querySelector($0).focus()", selector)
        self.evaluate("document.querySelector($0).focus()", selector)
        self.send("Input.insertText", text=text)

    def join(self, study: str):
        """Agrees on the open page of a study, until the study is there."""
        self.click("#agree")
        self.click(".agreement button.primary")
        self.until("location.hash === '#today'")
        self.until_there(f"a[href*='fill/{study}/']")

    def participant(self) -> str:
        return self.evaluate("""new Promise((resolve) => {
          const opening = indexedDB.open("otolith", 1);
          opening.onsuccess = () => {
            const reading = opening.result.transaction("kept").objectStore("kept").get("session");
            reading.onsuccess = () => resolve(reading.result?.participantId ?? "");
          };
        })""")

    def violations(self) -> dict:
        self.load_script(axe.source())
        return self.evaluate(AXE)

    def failures(self) -> list[str]:
        """Exceptions, and what the page's policy has blocked."""
        thrown = [json.dumps(event["exceptionDetails"]) for event in self.events("Runtime.exceptionThrown")]
        return thrown + [event["entry"]["text"] for event in self.events("Log.entryAdded")
                         if event["entry"]["source"] == "security"]
