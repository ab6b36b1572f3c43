"""Noise and position in the participant's page: measured by a browser with a microphone that plays a file."""

import math
import struct
import tempfile
import wave
from pathlib import Path

from support import phones
from support.page_case import PageTestCase
from support.quiet import await_quiet
from support.studies import text
from otolith.catalogue.v1 import questionnaire_pb2

RATE, HERTZ, AMPLITUDE = 48_000, 100, 0.5
# The level of the tone, and what the A-weighting takes from it (IEC 61672-1, table 3).
LEVEL = 20 * math.log10(AMPLITUDE / math.sqrt(2)) - 19.1
# Keeps every stream of the microphone that the page opens.
WATCH = """
globalThis.streams = [];
const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
navigator.mediaDevices.getUserMedia = async (wanted) => {
  const stream = await open(wanted);
  globalThis.streams.push(stream);
  return stream;
};
"""
OWN = """
fetch("/rpc/otolith.ingestion.v1.AnswerSheetService/ListAnswerSheets", {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ studyId: $0 }),
}).then((answer) => answer.json()).then(({ sheets }) => sheets.map(({ sheet }) => sheet))
"""


def tone(path: Path):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(
            struct.pack("<h", round(32_767 * AMPLITUDE * math.sin(2 * math.pi * HERTZ * index / RATE)))
            for index in range(RATE)))


class Measuring(PageTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory(prefix="otolith-tone-")
        cls.addClassCleanup(folder.cleanup)
        path = Path(folder.name) / "tone.wav"
        tone(path)
        cls.browser = phones.browser(
            "--use-fake-device-for-media-stream", f"--use-file-for-fake-audio-capture={path}",
            "--autoplay-policy=no-user-gesture-required")
        cls.addClassCleanup(cls.browser.close)

    def study(self, name: str, **use) -> str:
        words = text(name)
        self.import_study(name, words, questionnaire_pb2.Questionnaire(
            questionnaire_id=f"{name}-form", title=words, default_language="en", demonstration_wording=True,
            source="Otolith's tests", licence="Apache-2.0", sensors=[
                questionnaire_pb2.SensorRequest(kind="SENSOR_KIND_NOISE_LEVEL", count=2),
                questionnaire_pb2.SensorRequest(kind="SENSOR_KIND_POSITION", count=1)],
            elements=[
                questionnaire_pb2.Element(element_id=element, question=questionnaire_pb2.Question(
                    text=text(f"Question {element}"), yes_no=questionnaire_pb2.YesNo()))
                for element in ("one", "two")]), **use)
        return name

    def filling(self, phone, study):
        screen = self.joined(phone, study)
        await_quiet(self.stack)
        screen.send("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        screen.send("Page.reload")
        screen.until("globalThis.streams !== undefined")
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        return screen

    def finish(self, screen):
        for name in ("one", "two"):
            screen.click(f".filling [name=answer-{name}][value=yes]")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        self.until_stored(screen.participant(), 1)

    def test_the_level_is_stored_and_the_sound_is_not(self):
        study = self.study("page-measured")
        phone = self.phone()
        phone.allow("audioCapture", "geolocation")
        screen = self.filling(phone, study)
        screen.send("Emulation.setGeolocationOverride", latitude=48.40123, longitude=9.98765, accuracy=5)
        self.assertEqual(screen.violations()["violations"], [])
        screen.click(".measuring button")
        screen.until_seen("dBFS, A-weighted, not calibrated")
        screen.until("globalThis.streams.length === 1")
        self.assertTrue(screen.evaluate(
            "globalThis.streams.every((one) => one.getTracks().every(({ readyState }) => readyState === 'ended'))"))
        screen.click(".measuring:last-child > .action button")
        screen.until_seen("48.40° north, 9.99° east")
        self.assertEqual(screen.violations()["violations"], [])
        # The measurements survive that the page is closed, with the first answer.
        screen.click(".filling [name=answer-one][value=yes]")
        screen.go("today", ".entry")
        screen.go(f"fill/{study}/{study}-form", ".measured")
        self.finish(screen)
        sheet, = screen.evaluate(OWN, study)
        noise, = sheet["noise"]
        self.assertEqual(noise["unit"], "NOISE_UNIT_DECIBEL_FULL_SCALE")
        self.assertAlmostEqual(noise["level"], LEVEL, delta=1)
        self.assertEqual([(one["latitude"], one["longitude"], "altitude" in one) for one in sheet["positions"]],
                         [(48.4, 9.99, False)])
        self.assertQuiet(screen)

    def test_a_person_who_does_not_allow_it_fills_in_without(self):
        study = self.study("page-denied")
        phone = self.phone()
        screen = self.filling(phone, study)
        phone.refuse("microphone", "geolocation")
        for place in ("first", "last"):
            screen.click(f".measuring:{place}-child > .action button")
            screen.until("[...document.querySelectorAll(`.measuring:${$0}-child .error`)]"
                         ".some((node) => node.innerText.startsWith('This browser does not allow it.'))", place)
        self.finish(screen)
        sheet, = screen.evaluate(OWN, study)
        self.assertEqual((sheet.get("noise"), sheet.get("positions")), (None, None))

    def test_noise_that_is_switched_off_is_not_measured(self):
        study = self.study("page-noise-off")
        phone = self.phone()
        phone.allow("audioCapture")
        screen = self.filling(phone, study)
        screen.go("settings", "form [role=switch]")
        screen.evaluate("void [...document.querySelectorAll('form .toggle')]"
                        ".find((node) => node.innerText.includes('Noise')).querySelector('input').click()")
        screen.click("main.settings form button.primary")
        screen.until_seen("Saved.")
        # Without a network it stays off.
        screen.go(f"fill/{study}/{study}-form", ".measuring")
        screen.click(".measuring button")
        screen.until_seen("You have switched this off in the settings.")
        screen.set_offline(True)
        screen.click(".measuring button")
        screen.until("document.querySelector('.measuring button:disabled') === null")
        screen.until_seen("You have switched this off in the settings.")
        self.assertEqual(screen.evaluate("globalThis.streams.length"), 0)

    def test_a_study_shows_one_question_on_each_screen(self):
        study = self.study("page-single", one_question_per_screen=True)
        screen = self.filling(self.phone(), study)
        shown = "[...document.querySelectorAll('.filling .question')].filter((node) => node.checkVisibility()).length"
        self.assertEqual(screen.evaluate(shown), 1)
        screen.click(".filling [value=yes]")
        screen.click(".filling button[type=submit]")
        screen.until_seen("Page 2 of 2")
        self.assertEqual(screen.evaluate(shown), 1)
