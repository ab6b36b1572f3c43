"""Sounds in the participant's page: playing, rating, and sessions that wait for the network."""

import hashlib

from support.listening import SOUNDS, import_sounds
from support.page_case import PageTestCase
from support.paths import CONTENT
from support.people import administrator, new_id
from support.projects import found
from support.studies import text
from support.web import Visitor
from test_media import Media, sound
from otolith.catalogue.v1 import library_pb2, library_service_pb2

SESSIONS = """
fetch("/rpc/otolith.ingestion.v1.ListeningService/ListListeningSessions", {
  method: "POST", headers: { "content-type": "application/json" }, body: "{}",
}).then((answer) => answer.json()).then(({ sessions = [] }) => sessions)
"""


class Listening(PageTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_sounds(cls.stack)

    def listening(self, phone):
        screen = self.joined(phone, SOUNDS)
        screen.go(f"listen/{SOUNDS}", ".sound button")
        return screen

    def test_a_sound_is_played_rated_and_reported_once(self):
        screen = self.listening(self.phone())
        # The question after a sound is no questionnaire of its own.
        screen.go("today", f"a[href$='listen/{SOUNDS}']")
        self.assertEqual(screen.evaluate("document.querySelectorAll($0).length", f"a[href*='{SOUNDS}/son-rating']"), 0)
        screen.go(f"listen/{SOUNDS}", ".sound button")
        self.assertEqual(screen.violations()["violations"], [])
        screen.click(".sound button")
        screen.until("document.querySelector('.player .time')?.textContent === '0:01'")
        self.assertEqual(screen.violations()["violations"], [])
        screen.click(".player button")
        screen.until("document.querySelector('.player button').textContent === 'Play'")
        screen.click(".player .primary")
        screen.until_seen("How is your tinnitus now")
        # Nothing is sent before the question is answered.
        self.assertEqual(screen.evaluate(SESSIONS), [])
        screen.evaluate("void [...document.querySelectorAll('.rating button')]"
                        ".find((node) => node.textContent === 'a little better').click()")
        found = screen.until(f"{SESSIONS.strip()}.then((found) => found.length === 1 ? found : null)")
        self.assertEqual(found[0]["rating"], {"value": 3})
        self.assertEqual(found[0]["end"], "SESSION_END_USER")
        self.assertEqual(found[0]["loopMinutes"], 1)
        self.assertLess(1, float(found[0]["netDuration"][:-1]))
        screen.go("today", "h1")
        screen.go(f"listen/{SOUNDS}", ".sound button")
        screen.until_seen("Heard once")
        self.assertQuiet(screen)

    def test_a_session_without_a_network_is_reported_later(self):
        phone = self.phone()
        screen = self.listening(phone)
        screen.click(".sound button")
        screen.until("document.querySelector('.player .time')?.textContent === '0:01'")
        screen.set_offline(True)
        # Leaving the screen ends the session, which has no rating then.
        screen.go("today", "h1")
        screen.until("indexedDB.databases().then((found) => found.length > 0)")
        screen.set_offline(False)
        found = screen.until(f"{SESSIONS.strip()}.then((found) => found.length === 1 ? found : null)")
        self.assertEqual(found[0]["rating"], {"notAsked": True})

    def test_the_pitch_of_a_tinnitus_chooses_sounds(self):
        phone = self.phone()
        screen = self.listening(phone)
        near = "[...document.querySelectorAll('.near .sound strong')].map((node) => node.textContent)"
        self.assertEqual(screen.evaluate(near), [])
        screen.write(".near input", "5000")
        screen.click(".near form button")
        found = screen.until(f"({near}.length > 0) && {near}")
        self.assertEqual(found[0], "Tone of 6000 Hz")
        self.assertEqual(len(found), 4)
        self.assertNotIn("1000", "".join(found))
        # Another device of the participant, and one without a network, know it.
        screen.go("today", "h1")
        screen.go(f"listen/{SOUNDS}", ".near .sound button")
        self.assertEqual(screen.evaluate(near), found)
        screen.go("today", "h1")
        screen.set_offline(True)
        screen.go(f"listen/{SOUNDS}", ".near .sound button")
        self.assertEqual(screen.evaluate(near), found)
        screen.set_offline(False)
        screen.write(".near input", "10")
        screen.click(".near form button")
        self.assertEqual(screen.evaluate("document.querySelector('.near input').validity.rangeUnderflow"), True)
        self.assertEqual(screen.evaluate(near), found)
        screen.write(".near input", "")
        screen.click(".near form button")
        screen.until(f"{near}.length === 0")
        self.assertQuiet(screen)

    def test_sounds_have_their_types_and_other_files_are_hidden(self):
        visitor = Visitor(self.origin.removeprefix("http://"))
        path = CONTENT / SOUNDS / "sounds" / "white-noise.wav"
        answer = visitor.get(f"/{SOUNDS}/sounds/white-noise.wav")
        self.assertEqual((answer.status, answer.headers["content-type"]), (200, "audio/wav"))
        self.assertEqual(hashlib.sha256(answer.body).digest(), hashlib.sha256(path.read_bytes()).digest())
        for hidden in ("study.yaml", "make_sounds.py", "sounds"):
            self.assertEqual(visitor.get(f"/{SOUNDS}/{hidden}").status, 404, hidden)
        for path in ("", "x", "0" * 64, "0" * 64 + ".wav", "g" * 64 + ".wav", "../" + "0" * 64 + ".wav"):
            self.assertEqual(visitor.get(f"/media/{path}").status, 404, path)
        self.assertEqual(visitor.post("/media/" + "0" * 64 + ".wav").status, 405)

    def test_files_of_the_catalogue_are_served_and_never_change(self):
        token = administrator(self.stack).token
        project = f"files-{new_id()[:8]}"
        found(self.stack, project, token)
        data = sound(300_000)
        kept = Media(self.gateway, project, token).push(data)
        visitor = Visitor(self.origin.removeprefix("http://"))
        # Before a published version names it, the file is its project's alone.
        self.assertEqual(visitor.get(f"/{kept.location}").status, 404)
        self.gateway.library.PublishSoundCollection(library_service_pb2.PublishSoundCollectionRequest(
            project_id=project, sound_collection=library_pb2.SoundCollection(
                collection_id=f"{project}-sounds", title=text("Sounds"), default_language="en",
                categories=[library_pb2.SoundCategory(category_id="tones", title=text("Tones"))],
                sounds=[library_pb2.Sound(
                    sound_id="tone", category_id="tones", title=text("Tone"), length_ms=1_000,
                    file=library_pb2.FileReference(
                        location=kept.location, media_type=kept.media_type, sha256=kept.sha256,
                        byte_count=kept.byte_count))])), token=token)
        answer = visitor.get(f"/{kept.location}")
        self.assertEqual((answer.status, answer.headers["content-type"], answer.body == data), (200, "audio/wav", True))
        self.assertEqual(answer.headers["cache-control"], "public, max-age=31536000, immutable")
        self.assertIn("sandbox", answer.headers["content-security-policy"])
        again = visitor.get(f"/{kept.location}", if_none_match=answer.headers["etag"])
        self.assertEqual((again.status, again.body), (304, b""))
        # Another extension would give it another type.
        self.assertEqual(visitor.get(f"/{kept.location.replace('.wav', '.mp3')}").status, 404)
