"""Photos, recordings and drawings in the participant's page: kept offline, sent later, and shown from there."""

import hashlib
import tempfile
import zlib
from pathlib import Path

from support import phones
from support.answer_files import Device, chunk, ogg_sum, placed_film, placed_sounds, png, question
from support.page_case import PageTestCase
from support.people import anonymous_in
from support.quiet import await_quiet
from support.studies import text
from support.waiting import wait_until
from otolith.catalogue.v1 import questionnaire_pb2

PLACE = b"GPS 48.4 N 9.98 E"
FETCH = """
fetch($0, { headers: $1 }).then(async (answer) => ({
  status: answer.status, length: (await answer.arrayBuffer()).byteLength,
  headers: Object.fromEntries(answer.headers) }))
"""


def photo(side=64) -> bytes:
    """A PNG file that a browser can show, with a place in its metadata."""
    rows = b"".join(b"\0" + bytes((x * 3 % 256, y * 3 % 256, 90)) * side for y in range(side) for x in (y,))
    return png(side, zlib.compress(rows), chunk(b"tEXt", b"Comment\0" + PLACE))


class Files(PageTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.browser = phones.browser("--use-fake-device-for-media-stream", "--autoplay-policy=no-user-gesture-required")
        cls.addClassCleanup(cls.browser.close)

    def study(self, name: str) -> str:
        words = text(name)
        self.import_study(name, words, questionnaire_pb2.Questionnaire(
            questionnaire_id=f"{name}-form", title=words, default_language="en", demonstration_wording=True,
            source="Otolith's tests", licence="Apache-2.0", elements=[
                question("photo", questionnaire_pb2.FILE_KIND_PHOTO),
                question("voice", questionnaire_pb2.FILE_KIND_AUDIO, maximum_seconds=20),
                question("name", questionnaire_pb2.FILE_KIND_DRAWING, signature=True)]))
        return name

    def files(self, screen) -> dict:
        rows = self.stack.database.query(
            "SELECT sha256, media_type, byte_count FROM ingestion.answer_files WHERE media_type <> '' AND"
            f" participant_id = '{screen.participant()}'")
        return {row[1]: (row[0], int(row[2])) for row in rows}

    def choose(self, screen, data: bytes, name: str, accept: str, shown: str):
        """Chooses a file with the first field that accepts its kind, until the page shows it."""
        field = f".filling input[type=file][accept='{accept}']"
        screen.until_there(field)
        document = screen.send("DOM.getDocument")["root"]["nodeId"]
        node = screen.send("DOM.querySelector", nodeId=document, selector=field)["nodeId"]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / name
            path.write_bytes(data)
            screen.send("DOM.setFileInputFiles", nodeId=node, files=[str(path)])
            screen.until_there(f".kept-file {shown}")

    def sign(self, screen):
        box = screen.evaluate("""(() => {
          const canvas = document.querySelector("canvas.drawing");
          canvas.scrollIntoView({ block: "center" });
          const { left, top, width, height } = canvas.getBoundingClientRect();
          return [left, top, width, height];
        })()""")
        left, top, width, height = box
        for kind, share in (("mousePressed", 0.2), ("mouseMoved", 0.5), ("mouseMoved", 0.8), ("mouseReleased", 0.8)):
            screen.send("Input.dispatchMouseEvent", type=kind, x=left + width * share, y=top + height * 0.5,
                        button="left", buttons=0 if kind == "mouseReleased" else 1, clickCount=1)

    def test_kept_without_a_network_and_sent_with_one(self):
        study, phone = self.study("page-files"), self.phone()
        phone.allow("audioCapture")
        screen = self.joined(phone, study)
        await_quiet(self.stack)
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        screen.set_offline(True)
        self.choose(screen, photo(), "photo.png", "image/*", "img")
        screen.click(".filling button.record")
        screen.until("document.querySelector('.filling [role=timer]').textContent.startsWith('0:02')")
        screen.click(".filling button.record")
        screen.until_there(".kept-file audio")
        self.sign(screen)
        self.assertEqual(screen.violations()["violations"], [])
        # The answers survive that the page is left.
        screen.go("today", ".entry")
        screen.go(f"fill/{study}/{study}-form", ".kept-file img")
        screen.until_there(".kept-file audio")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        screen.go("sheets", ".entry")
        screen.until_seen("0 % sent")
        self.assertEqual(self.files(screen), {})
        screen.set_offline(False)
        self.until_stored(screen.participant(), 1)
        wait_until(lambda: len(self.files(screen)) >= 2, "the files are stored", 60)
        screen.until("""new Promise((resolve) => {
          const opening = indexedDB.open("otolith", 1);
          opening.onsuccess = () => {
            const reading = opening.result.transaction("kept").objectStore("kept").getAllKeys();
            reading.onsuccess = () => resolve(!reading.result.some((key) => key.includes("/file")));
          };
        })""")
        stored = self.files(screen)
        sound = next(kind for kind in stored if kind.startswith("audio/"))
        self.assertIn(sound, ("audio/webm", "audio/mp4", "audio/ogg"))
        self.assertEqual(self.stack.database.value(
            "SELECT count(*) FROM ingestion.answer_file_uses AS use JOIN ingestion.answer_files AS file USING"
            " (participant_id, study_id, sha256) WHERE file.media_type <> '' AND participant_id ="
            f" '{screen.participant()}'"), "3")
        self.assertQuiet(screen)
        self.downloads(screen, study, stored)

    def downloads(self, screen, study, stored):
        """What the server has is what the page sent, without the place, for its owner only."""
        sha256, byte_count = stored["image/png"]
        whole = screen.evaluate(FETCH, f"/files/{study}/{sha256}", {})
        self.assertEqual((whole["status"], whole["length"]), (200, byte_count))
        headers = whole["headers"]
        self.assertIn("sandbox", headers["content-security-policy"])
        self.assertEqual(headers["x-content-type-options"], "nosniff")
        self.assertTrue(headers["content-disposition"].startswith("attachment; "))
        self.assertEqual(headers["cache-control"], "private, no-store")
        part = screen.evaluate(FETCH, f"/files/{study}/{sha256}", {"range": "bytes=10-19"})
        self.assertEqual((part["status"], part["length"], part["headers"]["content-range"]),
                         (206, 10, f"bytes 10-19/{byte_count}"))
        text_of = screen.evaluate(
            "fetch($0).then((answer) => answer.arrayBuffer()).then((bytes) =>"
            " String.fromCharCode(...new Uint8Array(bytes)))", f"/files/{study}/{sha256}")
        self.assertNotIn(PLACE.decode(), text_of)
        self.assertEqual(hashlib.sha256(text_of.encode("latin-1")).hexdigest(), sha256)
        for path in (f"/files/{study}/{'0' * 64}", f"/files/{study}-x/{sha256}"):
            self.assertEqual(screen.evaluate(FETCH, path, {})["status"], 404)
        stranger = self.joined(self.phone(), study)
        self.assertEqual(stranger.evaluate(FETCH, f"/files/{study}/{sha256}", {})["status"], 404)

    def test_the_place_of_a_film_does_not_leave_the_device(self):
        study = self.study("page-films")
        screen = self.joined(self.phone(), study)
        await_quiet(self.stack)
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        film = placed_film(self.random, PLACE)
        self.choose(screen, film, "voice.m4a", "audio/*", "audio")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        wait_until(lambda: "audio/mp4" in self.files(screen), "the film is stored", 60)
        sha256, byte_count = self.files(screen)["audio/mp4"]
        self.assertEqual(byte_count, len(film))
        stored = bytes(screen.evaluate(
            "fetch($0).then((answer) => answer.arrayBuffer()).then((bytes) => [...new Uint8Array(bytes)])",
            f"/files/{study}/{sha256}"))
        self.assertEqual([one in stored for one in (PLACE, b"xyz", b"com.android", b"udta")], [False] * 4)
        self.assertEqual(stored[-1_008:], film[-1_008:])

    def test_the_texts_of_sounds_do_not_leave_the_device(self):
        study = self.study("page-sounds")
        screen = self.joined(self.phone(), study)
        await_quiet(self.stack)
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        bare = {}
        for name, data in placed_sounds(self.random, PLACE).items():
            with self.subTest(name):
                bare[name] = bytes(screen.evaluate(
                    "Otolith.bare.sound(new Blob([new Uint8Array($0)])).then((blob) => blob.arrayBuffer())"
                    ".then((bytes) => [...new Uint8Array(bytes)])", list(data)))
                self.assertNotIn(PLACE, bare[name])
                sound = data[-1_128:-128] if name == "mp3" else data[-1_000:]
                self.assertEqual(bare[name][-1_000:], sound)
                if name != "mp3":
                    self.assertEqual(len(bare[name]), len(data))
                again = bytes(screen.evaluate(
                    "Otolith.bare.sound(new Blob([new Uint8Array($0)])).then((blob) => blob.arrayBuffer())"
                    ".then((bytes) => [...new Uint8Array(bytes)])", list(bare[name])))
                self.assertEqual(again, bare[name])
        page = bare["ogg"][47:bare["ogg"].index(b"OggS", 48)]
        self.assertEqual(int.from_bytes(page[22:26], "little"), ogg_sum(page))
        self.choose(screen, placed_sounds(self.random, PLACE)["wav"], "voice.wav", "audio/*", "audio")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        wait_until(lambda: "audio/wav" in self.files(screen), "the sound is stored", 60)
        # The services take the others, too.
        device = Device(anonymous_in(self.stack, study), study)
        for name in ("flac", "ogg", "mp3", "webm"):
            self.assertEqual(device.push(bare[name]).byte_count, len(bare[name]))

    def test_a_refused_microphone_says_so(self):
        study, phone = self.study("page-files-refused"), self.phone()
        phone.refuse("microphone")
        screen = self.joined(phone, study)
        await_quiet(self.stack)
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        screen.click(".filling button.record")
        screen.until_seen("The microphone cannot be used")
        self.assertQuiet(screen)
