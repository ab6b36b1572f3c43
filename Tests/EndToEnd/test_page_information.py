"""Texts about a study and the installation on the participant's page, before and after joining."""

from support.page_case import PageTestCase
from support.people import administrator, new_id
from support.studies import daily, publish
from otolith.catalogue.v1 import text_pb2, texts_pb2

HOSTILE = "<img src=x onerror=isHacked=1> javascript:isHacked=1"


def words(**texts):
    return text_pb2.LocalizedText(translations=[
        text_pb2.Translation(language=language, text=text) for language, text in texts.items()])


def information(kind, **texts):
    return texts_pb2.InformationText(kind=f"INFORMATION_KIND_{kind}", text=words(**texts))


class Information(PageTestCase):
    def set_texts(self, *texts):
        etag = self.gateway.installation.GetInstallationTexts(
            texts_pb2.GetInstallationTextsRequest(all_languages=True)).etag
        self.gateway.installation.SetInstallationTexts(texts_pb2.SetInstallationTextsRequest(
            texts=texts_pb2.InstallationTexts(texts=texts, default_language="en"), etag=etag),
            token=administrator(self.stack).token)

    def links(self, screen, place):
        return screen.evaluate(
            "[...document.querySelectorAll(`${$0} a`)].map((one) => [one.textContent, one.hash])", place)

    def test_every_person_can_read_them(self):
        study = f"told-{new_id()[:8]}"
        publish(self.stack, study, [daily(f"{study}-form")], texts=[
            information("CONTACT", en="Write to study@example.org.", de="Schreiben Sie uns."),
            information("PRIVACY", en=HOSTILE)])
        self.set_texts(
            information("IMPRINT", en="Example University\n\n1 Example Road", de="Beispieluniversität"),
            information("HELP", en="Ask us."))
        phone = self.phone()
        screen = phone.open(f"/join/{study}")
        screen.until_there("nav.information a")
        self.assertEqual(self.links(screen, "nav.information"), [
            ["Privacy", f"#information/privacy/{study}"], ["Contact", f"#information/contact/{study}"]])
        screen.until_there("footer.information:not([hidden]) a")
        self.assertEqual(self.links(screen, "footer.information"), [
            ["Imprint", "#information/imprint"], ["Help", "#information/help"]])
        self.assertAccessible(screen)
        screen.click("footer.information a")
        screen.until_seen("1 Example Road")
        self.assertEqual(screen.evaluate(
            "[...document.querySelectorAll('main .note')].map((one) => one.textContent)"),
            ["Example University", "1 Example Road"])
        self.assertAccessible(screen)
        # Back to the consent, which was not read yet.
        screen.click("main header button")
        screen.until_there("#agree")
        screen.click("nav.information a")
        screen.until_seen("onerror")
        self.assertEqual(screen.evaluate("document.querySelectorAll('#page img').length"), 0)
        screen.go(f"information/contact/{study}", ".note")
        screen.until_seen("Write to study@example.org.")
        screen.go("information/team", ".empty")
        self.assertQuiet(screen)

    def test_german_and_after_joining(self):
        study = f"told-{new_id()[:8]}"
        publish(self.stack, study, [daily(f"{study}-form")],
                texts=[information("CONTACT", en="Write to us.", de="Schreiben Sie uns.")])
        self.set_texts(information("IMPRINT", en="Example University", de="Beispieluniversität"))
        screen = self.joined(self.phone("de-DE"), study)
        screen.go(f"study/{study}", "nav.information a")
        self.assertEqual(self.links(screen, "nav.information"), [["Kontakt", f"#information/contact/{study}"]])
        screen.click("nav.information a")
        screen.until_seen("Schreiben Sie uns.")
        screen.go("settings", "footer.information:not([hidden]) a")
        screen.click("footer.information a")
        screen.until_seen("Beispieluniversität")
        # Nothing is sent or measured by it, and the questionnaires have no foot.
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        self.assertEqual(screen.evaluate("document.querySelectorAll('footer.information').length"), 0)
        self.assertQuiet(screen)

    def test_without_texts_there_is_no_foot(self):
        self.set_texts()
        screen = self.phone().open()
        screen.until_there("main.studies h1")
        screen.until("document.querySelector('footer.information') !== null")
        self.assertTrue(screen.evaluate("document.querySelector('footer.information').hidden"))

    def assertAccessible(self, screen):
        found = screen.violations()
        self.assertEqual(found["violations"], [])
        self.assertGreater(found["count"], 5)
