"""Sounds and pictures of a project in the console."""

import hashlib
import tempfile
from pathlib import Path

from support.browsing import accessibility_problems
from support.console import ConsoleTestCase
from support.people import administrator, new_id, new_leader, sign_in
from support.projects import found, give_role
from support.studies import daily, publish, text
from otolith.catalogue.v1 import library_pb2, library_service_pb2, media_pb2, projects_pb2

# More than one chunk of the page.
SOUND = b"RIFF" + (600_008).to_bytes(4, "little") + b"WAVEfmt " + bytes(index * 7 % 251 for index in range(600_000))


class Files(ConsoleTestCase):
    def setUp(self):
        super().setUp()
        self.project = f"{self.study}-{new_id()[:6]}"
        self.token = administrator(self.stack).token
        found(self.stack, self.project, self.token)
        self.own = f"{self.project}-study"
        publish(self.stack, self.own, [daily(f"{self.own}-mood")], project_id=self.project)
        self.author = new_leader(self.stack, self.own)
        self.grant(projects_pb2.PROJECT_ROLE_LEADER)

    def grant(self, role):
        person = sign_in(self.stack, self.author, self.stack.password(self.author))
        give_role(self.stack, self.project, person.participant_id, role, self.token)

    def files(self) -> list:
        return list(self.gateway.media.ListMedia(
            media_pb2.ListMediaRequest(project_id=self.project), token=self.token).media)

    def choose(self, console, **files: bytes):
        """`files`: contents by name; underscores stand for dots."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        paths = []
        for name, data in files.items():
            paths.append(Path(folder.name) / name.replace("_", "."))
            paths[-1].write_bytes(data)
        document = console.page.send("DOM.getDocument")["root"]["nodeId"]
        node = console.page.send("DOM.querySelector", nodeId=document, selector="#upload input[type=file]")["nodeId"]
        console.page.send("DOM.setFileInputFiles", nodeId=node, files=list(map(str, paths)))

    def publish_sound(self, media):
        self.gateway.library.PublishSoundCollection(library_service_pb2.PublishSoundCollectionRequest(
            project_id=self.project, sound_collection=library_pb2.SoundCollection(
                collection_id=f"{self.project}-sounds", title=text("Sounds"), default_language="en",
                categories=[library_pb2.SoundCategory(category_id="tones", title=text("Tones"))],
                sounds=[library_pb2.Sound(
                    sound_id="tone", category_id="tones", title=text("Tone"), length_ms=1_000,
                    frequency_hertz={"value": 4_000}, file=library_pb2.FileReference(
                        location=media.location, media_type=media.media_type, sha256=media.sha256,
                        byte_count=media.byte_count))])), token=self.token)

    def test_files_are_uploaded_named_and_deleted(self):
        console = self.opened(f"#/studies/{self.own}/files", self.author)
        self.assertIn("The project has no files.", console.text("#files"))
        self.assertIn("0 byte of", console.text("#quota"))
        # The second chunk's answer is lost: the upload is not repeated from its start.
        console.replace_answer("/UploadMediaChunk", 500, after=2)
        self.choose(console, rain_wav=SOUND, notes_txt=b"no sound")
        console.press("Upload")
        console.until("document.querySelectorAll('#upload .failure').length === 2", "both have failed")
        self.assertIn("MEDIA_TYPE_NOT_ACCEPTED", console.text("#upload"))
        self.choose(console, rain_wav=SOUND)
        console.press("Upload")
        console.until("document.querySelector('#upload')?.innerText.includes('is stored.')", "it is stored")
        console.settled()
        media, = self.files()
        self.assertEqual((media.sha256, media.media_type), (hashlib.sha256(SOUND).hexdigest(), "audio/wav"))
        self.assertIn("600 kB of", console.text("#quota"))
        self.assertIn("not named", console.text("#files tbody"))
        console.press("Reference …")
        console.until("document.querySelector('dialog pre')?.innerText.includes($0)", "the reference is shown",
                      f"- location: {media.location}")
        console.press("Close")
        self.assertEqual(accessibility_problems(console.page), [])
        self.publish_sound(media)
        console.evaluate("void location.reload()")
        console.until("document.querySelector('#files tbody')?.innerText.includes('named by a published version')",
                      "it is named")
        console.settled()
        self.assertNotIn("Delete …", console.texts("#files button"))
        self.assertEqual(console.evaluate(
            "fetch(document.querySelector('#files tbody a').href).then((answer) => answer.arrayBuffer())"
            ".then((bytes) => bytes.byteLength)"), len(SOUND))
        # Another one is deleted.
        self.choose(console, sea_wav=SOUND[:-1] + b"x")
        console.press("Upload")
        console.until("document.querySelectorAll('#files tbody tr').length === 2", "both are listed")
        console.settled()
        console.press("Delete …")
        console.press("Delete")
        console.until("document.querySelectorAll('#files tbody tr').length === 1", "it is gone")
        self.assertEqual([one.sha256 for one in self.files()], [media.sha256])

    def test_without_the_role_the_services_refuse(self):
        self.grant(projects_pb2.PROJECT_ROLE_READER)
        console = self.opened(f"#/studies/{self.own}/files", self.author)
        self.choose(console, rain_wav=SOUND)
        console.press("Upload")
        console.until("document.querySelector('#upload .failure')", "it is refused")
        self.assertIn("ROLE_INSUFFICIENT", console.text("#upload"))
        self.assertEqual(self.files(), [])
        self.grant(None)
        console.evaluate("void location.reload()")
        console.until("document.querySelector('#files .failure')?.innerText.includes('PROJECT_UNKNOWN')", "there is no role")
