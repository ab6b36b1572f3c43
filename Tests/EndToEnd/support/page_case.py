"""The base of tests of the participant's page."""

from . import phones
from .case import EndToEndTestCase
from .quiet import await_quiet
from .waiting import wait_until
from .web import Web

TINNITUS = "track-your-tinnitus"


class PageTestCase(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        web = Web(cls.stack)
        cls.addClassCleanup(web.close)
        cls.origin = web.origin
        cls.browser = phones.browser()
        cls.addClassCleanup(cls.browser.close)

    def phone(self, language="en-US"):
        phone = phones.Phone(self.browser, self.origin, language)
        self.addCleanup(phone.close)
        return phone

    def joined(self, phone, study=TINNITUS, **how):
        # All services must know a study that was published just now.
        await_quiet(self.stack)
        screen = phone.open(f"/join/{study}", **how)
        screen.join(study)
        await_quiet(self.stack)
        return screen

    def choose(self, screen, code: str):
        screen.press_on(f".filling [value={code}]")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")

    def sheets(self, participant: str) -> int:
        return int(self.stack.database.value(
            f"SELECT count(*) FROM ingestion.answer_sheets WHERE participant_id = '{participant}'"))

    def until_stored(self, participant: str, count: int):
        wait_until(lambda: self.sheets(participant) == count, f"{count} sheets are stored")

    def until_in_results(self, screen, selector: str):
        """Opens the results until the values of a stored sheet are in a series."""
        def is_there():
            screen.go("today", "h1")
            screen.go("results", "h1")
            return screen.evaluate("document.querySelector($0) !== null", f"main.results {selector}")

        wait_until(is_there, f"the results have {selector}")

    def assertQuiet(self, screen):
        self.assertEqual(screen.failures(), [])
