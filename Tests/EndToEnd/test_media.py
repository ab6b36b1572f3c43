"""Files of definitions: uploads that break, hostile and damaged files, quotas, ranges, removal, otolithctl, nginx."""

import hashlib
import json
import os
import socket
import ssl
import struct
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import grpc
from front import Front
from support.alone import AloneTestCase, text
from support.clock import Clock
from support.failures import failure_of
from support.issuer import AUDIENCE, ISSUER, Issuer
from support.processes import run
from support.waiting import wait_until
from otolith.catalogue.v1 import catalogue_pb2, library_pb2, library_service_pb2, media_pb2, study_pb2

CHUNK = 1 << 20


def sound(byte_count, seed=0) -> bytes:
    """A WAV file of this size."""
    body = struct.pack("<I", seed) * (byte_count // 4 + 1)
    return (b"RIFF" + struct.pack("<I", byte_count - 8) + b"WAVEfmt " + body)[:byte_count]


def digest(data) -> str:
    return hashlib.sha256(data).hexdigest()


class Media:
    """The files of a project, as a gateway calls for them."""

    def __init__(self, alone, project_id, token=None):
        self.stub, self.project_id, self.token = alone.media, project_id, token

    def send(self, data, offset=0, count=CHUNK, sha256=None, byte_count=None):
        return self.stub.UploadMediaChunk(media_pb2.UploadMediaChunkRequest(
            project_id=self.project_id, sha256=sha256 or digest(data),
            byte_count=len(data) if byte_count is None else byte_count, offset=offset,
            data=data[offset:offset + count]), token=self.token)

    def push(self, data):
        """Like a careful client: asks, then sends from where the service is; repeats what was concurrent."""
        count = 0
        while True:
            try:
                answer = self.send(data, offset=answer.received_byte_count if count else 0, count=count)
            except grpc.RpcError as error:
                if failure_of(error).reason != "MEDIA_UPLOADED_CONCURRENTLY":
                    raise
                time.sleep(0.01)
                continue
            if answer.HasField("media"):
                return answer.media
            count = CHUNK

    def list(self, size=1):
        found, page_token = [], ""
        while True:
            page = self.stub.ListMedia(media_pb2.ListMediaRequest(
                project_id=self.project_id, page_size=size, page_token=page_token), token=self.token)
            found += page.media
            page_token = page.next_page_token
            if not page_token:
                return found, page.total_byte_count

    def delete(self, sha256):
        return self.stub.DeleteMedia(media_pb2.DeleteMediaRequest(
            project_id=self.project_id, sha256=sha256), token=self.token).deleted

    def get(self, sha256, **fields):
        return self.stub.GetMedia(media_pb2.GetMediaRequest(sha256=sha256, **fields), token=self.token).media

    def download(self, sha256, token=None, **fields):
        first, *parts = self.stub.DownloadMedia(media_pb2.DownloadMediaRequest(sha256=sha256, **fields), token=token)
        assert first.media.sha256 == sha256 and not first.data
        assert all(0 < len(part.data) <= 256 << 10 for part in parts)
        return b"".join(part.data for part in parts)


class MediaTestCase(AloneTestCase):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="otolith-media-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.store = self.folder / "media"
        self.store.mkdir()
        self.issuer = Issuer()
        (self.folder / "keys").write_text(self.issuer.key_set)
        self.token = self.issuer.token(subject=self.id())

    def catalogue(self, **settings):
        """None: without the setting."""
        settings = {
            "OTOLITH_MEDIA_DIRECTORY": str(self.store), "OTOLITH_JWKS_FILE": str(self.folder / "keys"),
            "OTOLITH_TOKEN_ISSUER": ISSUER, "OTOLITH_TOKEN_AUDIENCE": AUDIENCE} | settings
        return self.alone(**{name: value for name, value in settings.items() if value is not None})

    def media(self, alone, token=None):
        token = token or self.token
        return Media(alone, self.project(alone, token), token)

    def stored(self, media) -> Path:
        """The path of the bytes of a file."""
        name = media.location.removeprefix("media/")
        return self.store / name[:2] / name[2:4] / name

    def publish(self, alone, media, **changes):
        """Publishes a sound collection that names the file."""
        file = {"location": media.location, "media_type": media.media_type, "sha256": media.sha256,
                "byte_count": media.byte_count}
        return alone.library.PublishSoundCollection(
            library_service_pb2.PublishSoundCollectionRequest(
                project_id=self.project_id, sound_collection=library_pb2.SoundCollection(
                    collection_id=f"{self.project_id}-sounds", title=text("Sounds"), default_language="en",
                    categories=[library_pb2.SoundCategory(category_id="tones", title=text("Tones"))],
                    sounds=[library_pb2.Sound(
                        sound_id="tone", category_id="tones", title=text("Tone"), length_ms=1_000,
                        frequency_hertz={"value": 4_000}, file=library_pb2.FileReference(**file | changes))])),
            token=self.token)


class Uploads(MediaTestCase):
    def test_a_file_from_the_upload_to_the_participant(self):
        data = sound(2 * CHUNK + 12_345)
        with self.catalogue() as (alone, _):
            media = self.media(alone)
            self.project_id = media.project_id
            stored = media.push(data)
            self.assertEqual(
                (stored.media_type, stored.byte_count, stored.location, stored.named),
                ("audio/wav", len(data), f"media/{digest(data)}.wav", False))
            self.assertEqual(media.push(data), stored)
            self.assertEqual(self.stored(stored).read_bytes(), data)
            self.assertEqual(self.stored(stored).stat().st_mode & 0o777, 0o644)
            self.assertEqual(list(self.store.glob("uploads/*/*")), [])
            with self.assertFails("NOT_FOUND", "MEDIA_UNKNOWN"):
                media.download(stored.sha256)
            self.assertEqual(media.download(stored.sha256, self.token), data)
            self.publish(alone, stored)
            published = alone.library.GetSoundCollection(library_service_pb2.GetSoundCollectionRequest(
                collection_id=f"{media.project_id}-sounds"), token=self.token).sound_collection
            self.assertEqual(published.sounds[0].frequency_hertz.value, 4_000)
            for offset, count in ((0, 0), (len(data), 0), (len(data) - 1, 9), (CHUNK - 5, 10), (7, 600_000)):
                with self.subTest(offset=offset, count=count):
                    end = offset + count if count else len(data)
                    self.assertEqual(
                        media.download(stored.sha256, offset=offset, byte_count=count), data[offset:end])
            with self.assertFails("OUT_OF_RANGE", "MEDIA_RANGE_INVALID"):
                media.download(stored.sha256, offset=len(data) + 1)
            self.assertTrue(media.get(stored.sha256, project_id=media.project_id).named)
            with self.assertFails("FAILED_PRECONDITION", "MEDIA_IN_USE"):
                media.delete(stored.sha256)
            stranger = Media(alone, media.project_id, self.issuer.token(subject="stranger"))
            with self.assertFails("NOT_FOUND", "PROJECT_UNKNOWN"):
                stranger.send(data)

    def test_an_upload_continues_after_the_service_was_killed(self):
        data = sound(3 * CHUNK + 1, seed=1)
        with self.catalogue() as (alone, server):
            media = self.media(alone)
            for offset in (0, CHUNK):
                self.assertEqual(media.send(data, offset).received_byte_count, offset + CHUNK)
            server.process.kill()
            server.process.wait(30)
        with self.catalogue() as (alone, _):
            again = Media(alone, media.project_id, self.token)
            self.assertEqual(again.send(data, count=0).received_byte_count, 2 * CHUNK)
            # Late, early and twice: only the offset counts.
            for offset in (0, 3 * CHUNK, CHUNK):
                answer = again.send(data, offset)
                self.assertEqual((answer.received_byte_count, answer.HasField("media")), (2 * CHUNK, False))
            self.assertEqual(again.push(data).byte_count, len(data))
            self.assertEqual(again.download(digest(data), self.token), data)

    def test_two_at_once_and_in_two_projects(self):
        data, done = sound(4 * CHUNK, seed=2), []
        with self.catalogue() as (alone, _):
            media, other = self.media(alone), self.media(alone)
            threads = [
                threading.Thread(target=lambda one=one: done.append(one.push(data)))
                for one in (media, media, other, other)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(120)
            self.assertEqual({one.sha256 for one in done}, {digest(data)})
            self.assertEqual(len(done), 4)
            place = self.stored(done[0])
            self.assertTrue(media.delete(digest(data)))
            self.assertFalse(media.delete(digest(data)))
            self.assertEqual(other.download(digest(data), self.token), data)
            self.assertTrue(other.delete(digest(data)))
            self.assertFalse(place.exists())
            with self.assertFails("NOT_FOUND", "MEDIA_UNKNOWN"):
                media.download(digest(data), self.token)

    def test_refused_contents(self):
        truncated = sound(70_000, seed=3)
        with self.catalogue(OTOLITH_MEDIA_FILE_MIB="1") as (alone, _):
            media = self.media(alone)
            for data in (b'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', b"<!doctype html>" + bytes(99),
                         b"RIFF\0\0\0\0AVI " + bytes(99), b"MZ" + bytes(99), b"\xff"):
                with self.subTest(data=data[:12]), self.assertFails("INVALID_ARGUMENT", "MEDIA_TYPE_NOT_ACCEPTED"):
                    media.send(data)
            with self.assertFails("INVALID_ARGUMENT", "MEDIA_CHECKSUM_MISMATCH"):
                media.send(truncated[:-1], sha256=digest(truncated))
            # The received bytes are gone, and the file can be sent again.
            self.assertEqual(media.send(truncated, count=0).received_byte_count, 0)
            self.assertEqual(media.push(truncated).byte_count, 70_000)
            large = sound(CHUNK + 1)
            for data, byte_count in ((large, len(large)), (b"", 0)):
                with self.assertFails("INVALID_ARGUMENT", "MEDIA_TOO_LARGE"):
                    media.send(data, sha256=digest(large), byte_count=byte_count)
            for count, byte_count in ((CHUNK + 1, CHUNK), (1_000, 999)):
                with self.assertFails("INVALID_ARGUMENT", "MEDIA_CHUNK_INVALID"):
                    media.send(large, count=count, byte_count=byte_count)
            before = sorted(self.store.rglob("*"))
            for project_id, sha256 in (
                    ("../uploads", "0" * 64), (media.project_id, "../../etc/passwd"),
                    (media.project_id, "F" * 64), (media.project_id, "0" * 63 + "/"), ("a/b", "0" * 64)):
                with self.subTest(project_id=project_id, sha256=sha256), self.assertRaises(grpc.RpcError) as caught:
                    Media(alone, project_id, self.token).send(truncated, sha256=sha256)
                failure = failure_of(caught.exception)
                self.assertEqual(failure.code, "INVALID_ARGUMENT")
                self.assertLessEqual(failure.reasons, {"ID_INVALID", "MEDIA_HASH_INVALID"})
            self.assertEqual(sorted(self.store.rglob("*")), before)

    def test_the_quota_of_a_project(self):
        first, second = sound(600_000, seed=4), sound(500_000, seed=5)
        with self.catalogue(OTOLITH_MEDIA_PROJECT_MIB="1") as (alone, _):
            media = self.media(alone)
            media.push(first)
            with self.assertFails("RESOURCE_EXHAUSTED", "MEDIA_QUOTA_EXCEEDED"):
                media.push(second)
            self.assertEqual(media.list()[1], 600_000)
            media.delete(digest(first))
            # Bytes of another incomplete upload count.
            media.send(first, count=599_999)
            with self.assertFails("RESOURCE_EXHAUSTED", "MEDIA_QUOTA_EXCEEDED"):
                media.push(second)
            self.media(alone).push(second)

    def test_references_to_files(self):
        data = sound(1_000, seed=6)
        with self.catalogue() as (alone, _):
            media = self.media(alone)
            self.project_id = media.project_id
            stored = media_pb2.Media(
                sha256=digest(data), media_type="audio/wav", byte_count=len(data), location=f"media/{digest(data)}.wav")
            with self.assertFails("INVALID_ARGUMENT", "MEDIA_UNKNOWN"):
                self.publish(alone, stored)
            # The file of another project is unknown here.
            self.media(alone).push(data)
            with self.assertFails("INVALID_ARGUMENT", "MEDIA_UNKNOWN"):
                self.publish(alone, stored)
            media.push(data)
            for changes in ({"byte_count": 999}, {"media_type": "audio/flac"}, {"sha256": "0" * 64},
                            {"location": f"media/{digest(data)}.mp3"}):
                with self.subTest(**changes), self.assertFails("INVALID_ARGUMENT", "MEDIA_DIFFERS"):
                    self.publish(alone, stored, **changes)
            self.assertFalse(media.list()[0][0].named)
            study = catalogue_pb2.ImportStudyRequest(project_id=self.project_id, study=study_pb2.Study(
                study_id=f"{self.project_id}-study", title=text("Study"), consent_text=text("Yes."),
                access=study_pb2.STUDY_ACCESS_OPEN, default_language="en", picture=library_pb2.FileReference(
                    location=f"media/{digest(data)}.png", media_type="image/png", sha256=digest(data),
                    byte_count=1_000)))
            with self.assertFails("INVALID_ARGUMENT", "MEDIA_DIFFERS"):
                alone.authoring.ImportStudy(study, token=self.token)


class Removal(MediaTestCase):
    def test_what_nothing_names_is_removed_after_a_time(self):
        clock = self.folder / "clock"
        clock.write_bytes(struct.pack("<q", 0))
        settings = {"OTOLITH_TOKENS": "off", "OTOLITH_MEDIA_GRACE_DAYS": "30", "OTOLITH_CLOCK_FILE": str(clock),
                    "OTOLITH_JWKS_FILE": None, "OTOLITH_TOKEN_ISSUER": None, "OTOLITH_TOKEN_AUDIENCE": None}
        self.token = None
        kept, unused, lost, begun = (sound(5_000, seed=seed) for seed in range(10, 14))
        with self.catalogue(**settings) as (alone, _):
            media = self.media(alone)
            self.project_id = media.project_id
            self.publish(alone, media.push(kept))
            places = [self.stored(media.push(data)) for data in (unused, lost)]
            # As after a crash between the file and its row.
            self.database.query(f"DELETE FROM catalogue.media WHERE sha256 = '\\x{digest(lost)}'")
            media.send(begun, count=4_000)
        for days, left in ((29, [True, True]), (2, [False, True]), (31, [False, False])):
            Clock(clock).advance(days=days)
            with self.catalogue(**settings) as (alone, server):
                again = Media(alone, media.project_id)
                wait_until(lambda: [place.exists() for place in places] == left, f"after {days} days more: {left}")
                wait_until(lambda: not list(self.store.glob("uploads/*/*")), "the incomplete upload is gone")
                self.assertEqual(
                    {one.sha256 for one in again.list()[0]},
                    {digest(kept)} | ({digest(unused)} if left[0] else set()))
                self.assertEqual(again.download(digest(kept)), kept)

    def test_lost_bytes(self):
        data = sound(5_000, seed=20)
        with self.catalogue() as (alone, _):
            media = self.media(alone)
            stored = media.push(data)
            for harm in (lambda place: place.unlink(), lambda place: os.truncate(place, 4_999)):
                harm(self.stored(stored))
                with self.assertFails("DATA_LOSS", "MEDIA_BYTES_MISSING"):
                    media.download(stored.sha256, self.token)
                self.assertEqual(media.push(data).sha256, stored.sha256)
                self.assertEqual(media.download(stored.sha256, self.token), data)

    def test_without_a_folder(self):
        with self.catalogue(OTOLITH_MEDIA_DIRECTORY=None) as (alone, _):
            media = self.media(alone)
            for call in (lambda: media.push(sound(99)), media.list, lambda: media.get("0" * 64),
                         lambda: media.download("0" * 64), lambda: media.delete("0" * 64)):
                with self.assertFails("FAILED_PRECONDITION", "MEDIA_STORE_ABSENT"):
                    call()
        done = run(self.stack, "otolith-catalogue", "check", environment=self.environment | {
            "OTOLITH_TOKENS": "off", "OTOLITH_MEDIA_DIRECTORY": str(self.folder / "nowhere")})
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn("OTOLITH_MEDIA_DIRECTORY: ", done.stderr)


class Tools(MediaTestCase):
    def test_otolithctl(self):
        (self.folder / "token").write_text(self.token)
        (self.folder / "wrong").write_text("x")
        for name, data in (("rain.wav", sound(CHUNK + 5, seed=30)), ("page.svg", b"<svg/>" + bytes(9))):
            (self.folder / name).write_bytes(data)
        rain, page = self.folder / "rain.wav", self.folder / "page.svg"
        with self.catalogue() as (alone, server):
            project_id = self.project(alone, self.token)

            def control(*arguments):
                return run(
                    self.stack, "otolithctl", "media", *arguments, "--project", project_id, environment={
                        "OTOLITH_CATALOGUE_ADDRESS": f"127.0.0.1:{server.port()}",
                        "OTOLITH_TOKEN_FILE": str(self.folder / "token")})

            pushed, location = control("push", rain), f"media/{digest(rain.read_bytes())}.wav"
            self.assertEqual(pushed.returncode, 0, pushed.stderr)
            self.assertIn(f"- location: {location}\n  media-type: audio/wav\n", pushed.stdout)
            again = control("push", rain, "--json")
            self.assertEqual(json.loads(again.stdout)[0]["location"], location)
            for arguments, status in (
                    (("push", page), 1), (("push", self.folder / "nothing"), 66), (("delete", location), 64),
                    (("list", "--token-file", self.folder / "wrong"), 77)):
                self.assertEqual(control(*arguments).returncode, status, arguments)
            self.assertIn(location, control("list").stdout)
            self.assertEqual(control("verify").returncode, 0)
            place = self.stored(media_pb2.Media(location=location))
            place.write_bytes(place.read_bytes()[:-1] + b"x")
            damaged = control("verify")
            self.assertEqual((damaged.returncode, f"{location}: the bytes are damaged" in damaged.stderr), (1, True))
            self.assertIn("deleted", control("delete", location, "--yes").stdout)
            self.assertEqual(json.loads(control("list", "--json").stdout), [])

    def test_nginx_serves_the_folder(self):
        data = sound(300_000, seed=40)
        with self.catalogue() as (alone, _):
            stored = self.media(alone).push(data)
        (self.store / "uploads" / "secret").write_bytes(data)
        for configuration in ("otolith.conf", "otolith-web.conf"):
            with self.subTest(configuration), socket.create_server(("127.0.0.1", 0)) as free:
                port = free.getsockname()[1]
                free.close()
                changes = {r"^        root /var/lib/.*$": f"        root {self.store};"}
                if configuration == "otolith-web.conf":
                    changes[r"^    listen 80;$"] = f"    listen unix:{self.folder}/http;"
                front = Front(configuration, port, changes)
                self.addCleanup(front.stop)
                trust = ssl.create_default_context(cafile=front.roots)

                def fetch(path, **headers):
                    return urllib.request.urlopen(urllib.request.Request(
                        f"https://{front.address}/{path}", headers=headers), context=trust, timeout=30)

                with fetch(stored.location) as whole:
                    self.assertEqual(whole.read(), data)
                    self.assertEqual(whole.headers["Content-Type"], "audio/wav")
                    self.assertEqual(whole.headers["Cache-Control"], "public, max-age=31536000, immutable")
                    self.assertEqual(whole.headers["X-Content-Type-Options"], "nosniff")
                with fetch(stored.location, Range="bytes=10-19") as part:
                    self.assertEqual((part.status, part.read()), (206, data[10:20]))
                for path in ("media/uploads/secret", "media/%2e%2e/uploads/secret", f"media/{'0' * 64}.wav",
                             stored.location[:-4], stored.location.replace(".wav", ".svg")):
                    with self.subTest(path), self.assertRaises(urllib.error.HTTPError) as caught:
                        fetch(path)
                    self.assertIn(caught.exception.code, (400, 404, 502, 503))
                    self.assertIsNone(caught.exception.headers["Cache-Control"])
