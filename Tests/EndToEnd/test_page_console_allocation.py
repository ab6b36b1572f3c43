"""Random allocation and emergency unblinding in the console: what each of a trial's team sees."""

from support.browsing import accessibility_problems
from support.console import Console
from support.trial import ARMS, PASSWORD, TrialTestCase
from support.web import serving_web


class AllocationPages(TrialTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.origin = f"http://{cls.enterClassContext(serving_web(cls.stack)).address}"

    def opened(self, name: str) -> Console:
        return Console(self, self.origin, f"#/studies/{self.study}/allocation").signed_in(name, PASSWORD)

    def test_a_study_without_a_scheme_says_so(self):
        console = self.opened(self.other_name)
        self.assertIn("This study does not allocate members at random.", console.text())

    def test_arms_are_shown_to_those_who_may_and_unblinding_needs_two(self):
        self.start()
        member = self.join()[1]
        console = self.opened(self.other_name)
        self.assertIn("No member has been allocated yet.", console.text("#allocations"))
        console.press("Allocate a member …")
        console.fill("Member id", member)
        console.fill("site", "ulm")
        console.press("Allocate")
        console.until("document.querySelector('dialog')?.innerText.includes('The member is allocated')", "it is allocated")
        self.assertIn("concealed", console.text("dialog"))
        console.press("Close")
        console.until("document.querySelector('#allocations td')", "it is listed")
        console.settled()
        for arm in ARMS:
            self.assertNotIn(arm, console.text("#allocations"))
        # The clinician of the recruiters asks, and cannot decide alone.
        console.press("Unblind a member …")
        console.fill("Member id", member)
        console.fill("Reason", "Severe reaction; <b>the hospital asks</b>.")
        console.press("Request it")
        console.until_text("Another person must approve it within 24 hours.")
        console.press("Close")
        console.until("document.querySelector('#unblindings td')", "the request is listed")
        self.assertEqual(accessibility_problems(console.page), [])
        # The statistician sees the arm; all pages share one browser, so each sign-in ends the one before.
        arm, = (arm for arm in ARMS if arm in self.opened(self.statistician_name).text("#allocations"))
        second = self.opened(self.assessor_name)
        self.assertNotIn(arm, second.text("#unblindings"))
        self.assertIn("<b>the hospital asks</b>", second.text("#unblindings"))
        second.press("Approve …")
        second.press("Approve")
        second.until("document.querySelector('dialog')?.innerText.includes($0)", "the arm is shown", arm)
        second.press("Close")
        console = self.opened(self.other_name)
        self.assertIn(arm, console.text("#unblindings"))
        self.assertNotIn(arm, console.text("#allocations"))
