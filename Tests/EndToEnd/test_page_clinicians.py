"""A participant gives a clinician access on the page by two keys, and ends it."""

from support.page_case import PageTestCase
from support.people import new_id


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

    def test_two_keys_and_the_end(self):
        study = self.one_question(f"clinicians-{new_id()[:8]}")
        patient = self.joined(self.phone(), study)
        patient.go(f"fill/{study}/{study}-form", ".filling form")
        self.choose(patient, "yes")
        self.until_stored(patient.participant(), 1)
        clinician = self.joined(self.phone(), self.one_question(f"clinic-{new_id()[:8]}"))
        patient.go(f"clinicians/{study}", ".grant button.primary")
        self.type_into(patient, "A. Otter")
        patient.click(".grant button.primary")
        first = self.key(patient)
        patient.until_seen("Waits for your clinician")
        clinician.go("patients", ".grant button.primary")
        clinician.until_seen("No patient has given you access.")
        self.type_into(clinician, first.lower(), "Dr. Heron")
        clinician.click(".grant button.primary")
        second = self.key(clinician)
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
