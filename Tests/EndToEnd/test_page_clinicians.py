"""A participant gives a clinician access on the page by two keys, and ends it."""

from support.page_case import PageTestCase
from support.people import new_id
from support.waiting import wait_until

ERASE = """
fetch("/rpc/otolith.auth.v1.ErasureService/RequestErasure", {
  method: "POST", headers: { "content-type": "application/json" },
  body: JSON.stringify({ erasureId: $0, mode: "ERASURE_MODE_ERASE_ANSWERS" }),
}).then(({ status }) => status)
"""


class CliniciansPage(PageTestCase):
    def type_into(self, screen, *values):
        screen.evaluate("""(() => {
          document.querySelectorAll('.grant input[type=text]').forEach((input, index) => {
            if ($0[index] !== undefined) input.value = $0[index];
          });
        })()""", list(values))

    def key(self, screen) -> str:
        screen.until_there(".grant .code")
        return screen.evaluate("document.querySelector('.grant .code').textContent")

    def pair(self):
        """A study, a participant with a sheet, and a clinician."""
        study = self.one_question(f"clinicians-{new_id()[:8]}")
        patient = self.joined(self.phone(), study)
        patient.go(f"fill/{study}/{study}-form", ".filling form")
        self.choose(patient, "yes")
        self.until_stored(patient.participant(), 1)
        return study, patient, self.joined(self.phone(), self.one_question(f"clinic-{new_id()[:8]}"))

    def keys(self, study, patient, clinician) -> str:
        """Gives the participant's key to the clinician. Returns the clinician's."""
        patient.go(f"clinicians/{study}", ".grant button.primary")
        self.type_into(patient, "A. Otter")
        patient.click(".grant button.primary")
        first = self.key(patient)
        patient.until_seen("Waits for your clinician")
        clinician.go("patients", ".grant button.primary")
        clinician.until_seen("No patient has given you access.")
        self.type_into(clinician, first.lower(), "Dr. Heron")
        clinician.click(".grant button.primary")
        return self.key(clinician)

    def test_an_erased_account_of_the_clinician_ends_it(self):
        study, patient, clinician = self.pair()
        self.confirm_soon(patient, study, self.keys(study, patient, clinician))
        self.assertEqual(clinician.evaluate(ERASE, new_id()), 200)

        def is_named():
            patient.go("results", "h1")
            patient.go(f"clinicians/{study}", ".grant h3")
            return "Ended: the clinician's account was erased" in patient.seen()

        wait_until(is_named, "the end is named")
        self.assertNotIn("Ends on", patient.seen())

    def confirm_soon(self, patient, study, key):
        patient.go("results", "h1")
        patient.go(f"clinicians/{study}", ".grant h3")
        self.confirm(patient, key)
        patient.until_seen("Read 0 times")

    def test_two_keys_and_the_end(self):
        study, patient, clinician = self.pair()
        second = self.keys(study, patient, clinician)
        # A wrong key gives nothing.
        patient.go("results", "h1")
        patient.go(f"clinicians/{study}", ".grant h3")
        patient.until_seen("Waits for the key of the clinician")
        self.confirm(patient, "0000-0000")
        patient.until_seen("This is not the key of the clinician.")
        self.confirm(patient, second)
        patient.until_seen("Read 0 times")
        clinician.go("settings", "h1")
        clinician.go("patients", "a.card")
        address = clinician.evaluate("document.querySelector('a.card').href")
        report = clinician.evaluate(
            "fetch($0, { headers: { accept: 'text/html' } }).then(async (answer) => [answer.status, await answer.text()])",
            address)
        self.assertEqual(report[0], 200)
        self.assertIn("Report of a participant", report[1])
        self.assertIn(study, report[1])
        patient.go("results", "h1")
        patient.go(f"clinicians/{study}", ".grant details")
        patient.until_seen("Read once")
        for screen in (patient, clinician):
            self.assertEqual(screen.violations()["violations"], [])
            self.assertLessEqual(screen.evaluate("document.documentElement.scrollWidth"), 360)
        patient.click(".grant details ~ .action button")
        patient.click("dialog button.danger")
        patient.until_seen("You ended it")
        ended = clinician.evaluate("fetch($0).then(({status}) => status)", address)
        self.assertEqual(ended, 404)

    def confirm(self, screen, key):
        screen.evaluate("""(() => {
          const field = [...document.querySelectorAll('.grant input[type=text]')].at(-1);
          field.value = $0;
          field.closest('.grant').querySelector('button.primary').click();
        })()""", key)
