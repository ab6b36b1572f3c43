"""Photos, recordings and drawings as answers: offline first, resumed, encrypted, exported, erased."""

import csv
import tempfile
import threading
import zipfile
from pathlib import Path

import grpc
from support.amending import amendment
from support.answer_files import (
    BLOCK, CHUNK, Device, chunk, digest, list_of_study, picture, placed_film, placed_photo, placed_sounds, sheet_with, sound,
    study_with_files,
)
from support.case import EndToEndTestCase
from support.export import export
from support.failures import failure_of
from support.people import Session, anonymous_in, new_id, new_leader, sign_in
from support.sheets import verdict_names
from support.waiting import wait_until
from otolith.auth.v1 import erasure_pb2
from otolith.ingestion.v1 import amendments_pb2, files_pb2, ingestion_pb2, reviews_pb2, standing_pb2


class FilesTestCase(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = study_with_files(self.stack)
        self.store = self.stack.directory / "files"

    def someone(self):
        participant = anonymous_in(self.stack, self.study)
        return participant, Device(participant, self.study)

    def leader(self):
        name = new_leader(self.stack, self.study)
        return name, sign_in(self.stack, name, self.stack.password(name), kind=Session)

    def standing(self, participant):
        return self.gateway.standing.GetStanding(
            standing_pb2.GetStandingRequest(study_id=self.study), token=participant.token)

    def places(self, participant):
        """Paths of the bytes of a participant's files."""
        rows = self.stack.database.query(
            f"SELECT file_id FROM ingestion.answer_files WHERE participant_id = '{participant.participant_id}'")
        names = [row[0].replace("-", "") for row in rows]
        return [self.store / name[:2] / name[2:4] / name for name in names]


class OfflineFirst(FilesTestCase):
    def test_the_sheet_comes_first_and_the_bytes_later(self):
        participant, device = self.someone()
        photo, voice = picture(self.random, 200_000), sound(self.random, 2 * CHUNK + 17)
        sheet = sheet_with(self.stack, participant, self.study, photo=photo, voice=voice)
        verdict, = participant.submit(sheet)
        self.assertEqual(verdict_names([verdict]), ["CREATED"], verdict)
        self.assertEqual(list(verdict.pending_files), [digest(photo), digest(voice)])
        self.assertEqual(self.standing(participant).pending_files, 2)
        self.assertEqual({one.sha256 for one in device.list(pending_only=True)}, {digest(photo), digest(voice)})
        _, leader = self.leader()
        self.assertEqual({one.file_id for one in list_of_study(self.stack, self.study, leader.token)}, {""})
        # Each of the two pages is recorded: a caller can begin at any.
        self.assertEqual(int(self.stack.database.value(
            "SELECT sum(count) FROM ingestion.security_events"
            f" WHERE kind = 'export_begun' AND what = '{self.study}'")), 2)
        stored = device.push(photo)
        self.assertEqual((stored.media_type, stored.byte_count), ("image/png", len(photo)))
        again, = participant.submit(sheet)
        self.assertEqual((verdict_names([again]), list(again.pending_files)), (["EXISTS"], [digest(voice)]))
        device.push(voice)
        self.assertEqual((self.standing(participant).pending_files, device.list(pending_only=True)), (0, []))
        self.assertEqual([list(one.sheet_ids) for one in device.list()], [[sheet.sheet_id]] * 2)
        for offset, count in ((0, 0), (len(voice), 0), (len(voice) - 1, 9), (BLOCK - 5, 10), (7, 600_000)):
            with self.subTest(offset=offset, count=count):
                end = offset + count if count else len(voice)
                self.assertEqual(
                    device.download(digest(voice), offset=offset, byte_count=count), voice[offset:end])
        with self.assertFails("OUT_OF_RANGE", "FILE_RANGE_INVALID"):
            device.download(digest(voice), offset=len(voice) + 1)

    def test_a_file_that_arrives_while_its_sheet_is_stored_is_not_pending(self):
        participant, device = self.someone()
        photo, voice = picture(self.random, 5_000), sound(self.random)
        sheet = sheet_with(self.stack, participant, self.study, photo=photo, voice=voice)
        verdicts = []
        thread = threading.Thread(target=lambda: verdicts.extend(participant.submit(sheet)))
        with self.stack.database.locked("ingestion.answer_sheets"):
            thread.start()
            wait_until(lambda: self.stack.database.value("SELECT count(*) FROM pg_locks WHERE NOT granted") != "0",
                       "the sheet waits to be written")
            device.push(photo)
        thread.join(60)
        self.assertEqual([list(one.pending_files) for one in verdicts], [[digest(voice)]])

    def test_a_killed_service_keeps_what_arrived(self):
        participant, device = self.someone()
        data = sound(self.random, 3 * CHUNK + 1)
        for offset in (0, CHUNK):
            self.assertEqual(device.send(data, offset).received_byte_count, offset + CHUNK)
        self.stack.kill_and_restart("ingestion")
        wait_until(lambda: device.send(data, count=0).received_byte_count == 2 * CHUNK, "it continues")
        # A chunk that the crash cut off: what is complete of it counts.
        upload = next(self.store.glob("uploads/*/*"))
        with upload.open("r+b") as file:
            file.truncate(upload.stat().st_size - 100)
        self.assertEqual(device.send(data, count=0).received_byte_count, 2 * CHUNK - BLOCK)
        # Late, early and twice: only the offset counts.
        for offset in (0, 3 * CHUNK, CHUNK):
            answer = device.send(data, offset)
            self.assertEqual((answer.received_byte_count, answer.HasField("file")), (2 * CHUNK - BLOCK, False))
        self.assertEqual(device.push(data).byte_count, len(data))
        self.assertEqual(device.download(digest(data)), data)

    def test_two_devices_upload_the_same_file(self):
        participant, device = self.someone()
        data, done = picture(self.random, 2 * CHUNK), []
        threads = [threading.Thread(target=lambda: done.append(device.push(data))) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(120)
        self.assertEqual({one.sha256 for one in done}, {digest(data)})
        self.assertEqual((len(done), len(self.places(participant))), (3, 1))
        self.assertEqual(device.download(digest(data)), data)


class Refusals(FilesTestCase):
    def test_hostile_and_wrong_contents(self):
        participant, device = self.someone()
        for data in (b'<svg xmlns="http://www.w3.org/2000/svg"/>' + bytes(99), b"<!doctype html>" + bytes(99),
                     b"\x7fELF" + bytes(99), b"PK\x03\x04" + bytes(99)):
            with self.subTest(data=data[:12]), self.assertFails("INVALID_ARGUMENT", "FILE_TYPE_NOT_ACCEPTED"):
                device.send(data)
        exif = picture(self.random, extra=chunk(b"eXIf", bytes(40)))
        for data in (placed_photo(self.random), exif, placed_film(self.random, b"+48.4+009.9/"),
                     *placed_sounds(self.random, b"+48.4+009.9/").values()):
            with self.assertFails("INVALID_ARGUMENT", "FILE_HAS_METADATA"):
                device.send(data)
        data = picture(self.random, 5_000)
        with self.assertFails("INVALID_ARGUMENT", "FILE_CHECKSUM_MISMATCH"):
            device.send(data[:-1], sha256=digest(data))
        self.assertEqual(self.places(participant), [])
        self.assertEqual(device.push(data).byte_count, len(data))
        for count, byte_count in ((CHUNK + 1, 2 * CHUNK), (1_000, 999), (BLOCK - 1, 2 * BLOCK)):
            with self.subTest(count=count), self.assertFails("INVALID_ARGUMENT", "FILE_CHUNK_INVALID"):
                device.send(bytes(2 * CHUNK), count=count, byte_count=byte_count)
        # A bomb of an announced size begins no file.
        for byte_count in (0, 101 << 20, 1 << 63):
            with self.subTest(byte_count), self.assertFails("INVALID_ARGUMENT", "FILE_TOO_LARGE"):
                device.send(data, sha256="0" * 64, byte_count=byte_count)
        for sha256 in ("../../etc/passwd", "F" * 64, "0" * 63 + "/"):
            with self.subTest(sha256), self.assertFails("INVALID_ARGUMENT", "FILE_HASH_INVALID"):
                device.send(data, sha256=sha256)

    def test_the_question_decides_about_type_and_size(self):
        participant, device = self.someone()
        voice, large = sound(self.random), picture(self.random, 3_000_000)
        # The sheet came first: its file is refused.
        participant.submit(sheet_with(self.stack, participant, self.study, photo=voice))
        with self.assertFails("INVALID_ARGUMENT", "FILE_TYPE_NOT_ACCEPTED"):
            device.push(voice)
        participant.submit(sheet_with(self.stack, participant, self.study, photo=large))
        with self.assertFails("INVALID_ARGUMENT", "FILE_TOO_LARGE"):
            device.push(large)
        # The file came first: its sheet is refused.
        other, device = self.someone()
        device.push(voice)
        verdict, = other.submit(sheet_with(self.stack, other, self.study, photo=voice))
        self.assertRejected(verdict, ("answers[0].text", "FILE_TYPE_NOT_ACCEPTED"))
        sheet = sheet_with(self.stack, other, self.study, voice=voice)
        sheet.answers[0].text = "not a hash"
        verdict, = other.submit(sheet)
        self.assertIn("PATTERN_MISMATCH", {violation.reason for violation in verdict.violations})

    def test_the_file_of_another_is_like_none(self):
        participant, device = self.someone()
        data = picture(self.random)
        device.push(data)
        participant.submit(sheet_with(self.stack, participant, self.study, photo=data))
        other, another = self.someone()
        for sha256 in (digest(data), "0" * 64):
            with self.assertFails("NOT_FOUND", "FILE_UNKNOWN"):
                another.download(sha256)
        verdict, = other.submit(sheet_with(self.stack, other, self.study, photo=data))
        self.assertEqual(list(verdict.pending_files), [digest(data)])
        self.assertEqual(another.send(data, count=0).received_byte_count, 0)
        # The other participant's file has no bytes, and no id.
        _, leader = self.leader()
        file_id, = filter(None, (file.file_id for file in list_of_study(self.stack, self.study, leader.token)))
        request = files_pb2.DownloadStudyAnswerFileRequest(study_id=self.study, file_id=file_id)
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            list(self.gateway.answer_files.DownloadStudyAnswerFile(request, token=other.token))
        stranger_study = study_with_files(self.stack)
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            Device(participant, stranger_study).push(data)


class AtRest(FilesTestCase):
    def test_the_disk_has_no_bytes_in_the_clear(self):
        participant, device = self.someone()
        data = b"\x89PNG\r\n\x1a\n" + b"a face that must not be found " * 10_000
        device.send(data + bytes(CHUNK), sha256="ab" * 32, count=BLOCK)
        device.push(data)
        files = [path for path in self.store.rglob("*") if path.is_file()]
        self.assertGreaterEqual(len(files), 2)
        for path in files:
            contents = path.read_bytes()
            self.assertNotIn(b"a face that", contents)
            self.assertNotIn(b"PNG", contents[:64])
            self.assertEqual(path.stat().st_mode & 0o077, 0, path)
            self.assertNotIn(digest(data)[:16], str(path))

    def test_a_damaged_file_is_not_served_and_can_be_sent_again(self):
        participant, device = self.someone()
        data = picture(self.random, 200_000)
        device.push(data)
        place, = self.places(participant)
        contents = bytearray(place.read_bytes())
        contents[100_000] ^= 1
        place.write_bytes(contents)
        with self.assertFails("DATA_LOSS", "FILE_BYTES_MISSING"):
            device.download(digest(data))
        place.unlink()
        self.assertEqual(device.push(data).byte_count, len(data))
        self.assertEqual(device.download(digest(data)), data)


class Endings(FilesTestCase):
    def test_an_erasure_removes_the_bytes(self):
        for mode in (erasure_pb2.ERASURE_MODE_ERASE_ANSWERS, erasure_pb2.ERASURE_MODE_ANONYMISE_ANSWERS):
            participant, device = self.someone()
            data = picture(self.random, 90_000)
            participant.submit(sheet_with(self.stack, participant, self.study, photo=data))
            device.push(data)
            place, = self.places(participant)
            self.assertTrue(place.exists())
            old = participant.access_token
            erasure = self.gateway.erasures.RequestErasure(erasure_pb2.RequestErasureRequest(
                erasure_id=new_id(), mode=mode), token=participant.token).erasure
            wait_until(lambda: self.gateway.erasures.GetErasure(erasure_pb2.GetErasureRequest(
                erasure_id=erasure.erasure_id)).HasField("complete_time"), "it is complete", 300)
            wait_until(lambda: not place.exists(), "the bytes are gone", 60)
            self.assertEqual(self.places(participant), [])
            hashes = self.stack.database.value(
                f"SELECT count(*) FROM ingestion.answer_sheets WHERE answers::text LIKE '%{digest(data)}%'")
            self.assertEqual(hashes, "0")
            with self.assertRaises(grpc.RpcError) as caught:
                self.gateway.answer_files.UploadAnswerFileChunk(files_pb2.UploadAnswerFileChunkRequest(
                    study_id=self.study, sha256=digest(data), byte_count=len(data), data=data[:BLOCK]), token=old)
            self.assertIn(failure_of(caught.exception).code, ("PERMISSION_DENIED", "UNAUTHENTICATED", "UNAVAILABLE"))

    def test_amended_and_withdrawn_answers_give_up_their_files(self):
        participant, device = self.someone()
        first, second = picture(self.random), picture(self.random)
        sheet = sheet_with(self.stack, participant, self.study, photo=first)
        for data in (first, second):
            device.push(data)
        participant.submit(sheet)
        places = dict(zip(
            [row[0] for row in self.stack.database.query(
                "SELECT sha256 FROM ingestion.answer_files WHERE"
                f" participant_id = '{participant.participant_id}'")], self.places(participant)))

        def amend(base, **change):
            verdict, = self.gateway.amendments.SubmitAmendments(amendments_pb2.SubmitAmendmentsRequest(
                amendments=[amendment(sheet, self.now(), base, **change)]), token=participant.token).verdicts
            self.assertEqual(verdict_names([verdict]), ["CREATED"], verdict)

        replaced = sheet_with(self.stack, participant, self.study, photo=second).answers
        amend(1, answers=amendments_pb2.AmendedAnswers(answers=replaced))
        wait_until(lambda: not places[digest(first)].exists(), "the former photo is gone", 60)
        self.assertEqual([one.sha256 for one in device.list()], [digest(second)])
        amend(2, withdraw_sheet=True)
        wait_until(lambda: not places[digest(second)].exists(), "the photo is gone", 60)
        self.assertEqual((device.list(), self.standing(participant).pending_files), ([], 0))

    def test_an_amendment_that_names_a_stored_file_of_another_type_is_refused(self):
        participant, device = self.someone()
        photo, voice = picture(self.random), sound(self.random)
        sheet = sheet_with(self.stack, participant, self.study, photo=photo, voice=voice)
        participant.submit(sheet)
        for data in (photo, voice):
            device.push(data)

        def amend(base, **files):
            answers = sheet_with(self.stack, participant, self.study, **files).answers
            verdict, = self.gateway.amendments.SubmitAmendments(amendments_pb2.SubmitAmendmentsRequest(
                amendments=[amendment(sheet, self.now(), base, answers=amendments_pb2.AmendedAnswers(answers=answers))]),
                token=participant.token).verdicts
            return verdict

        refused = amend(1, voice=voice, photo=voice)
        self.assertEqual(verdict_names([refused]), ["REJECTED"], refused)
        self.assertEqual([(one.field, one.reason) for one in refused.violations],
                         [("answers.answers[1].text", "FILE_TYPE_NOT_ACCEPTED")])
        self.assertEqual({one.sha256 for one in device.list()}, {digest(photo), digest(voice)})
        self.assertEqual(verdict_names([amend(1, photo=photo)]), ["CREATED"])
        self.assertEqual([one.sha256 for one in device.list()], [digest(photo)])

    def test_staff_correct_no_files(self):
        participant, device = self.someone()
        photo, other = picture(self.random), picture(self.random)
        sheet = sheet_with(self.stack, participant, self.study, photo=photo, voice=sound(self.random))
        participant.submit(sheet)
        for data in (photo, other):
            device.push(data)
        _, leader = self.leader()
        (row,), _ = export(self.stack, leader.token, self.study, "wide", sheet.questionnaire_id)
        # The original would go with the last answer that names it.
        for field, change in (
                ("removed_element_ids[0]", {"removed_element_ids": ["photo"]}),
                ("answers[0].element_id", {"answers": [ingestion_pb2.Answer(element_id="photo", text=digest(other))]})):
            with self.assertFails("INVALID_ARGUMENT", "NOT_REVISABLE", f"correction.{field}"):
                self.gateway.reviews.ReviewSheet(reviews_pb2.ReviewSheetRequest(
                    study_id=self.study, participant=row["participant"], sheet_id=sheet.sheet_id,
                    request_id=new_id(), etag="1-0", reason="confused", correction=reviews_pb2.SheetCorrection(
                        reason=ingestion_pb2.CORRECTION_REASON_TECHNICAL_ERROR, **change)), token=leader.token)
        self.assertEqual(device.download(digest(photo)), photo)

    def test_nothing_is_removed_from_the_folder_of_another_database(self):
        participant, device = self.someone()
        photo = picture(self.random)
        participant.submit(sheet_with(self.stack, participant, self.study, photo=photo))
        device.push(photo)
        orphan = self.store / "ef" / "01" / f"ef01{'0' * 28}"
        orphan.parent.mkdir(parents=True, exist_ok=True)
        orphan.write_bytes(b"of another database")
        self.stack.kill_and_restart("ingestion")
        wait_until(lambda: not orphan.exists(), "in the folder of its database, bytes without a row are gone", 60)
        orphan.write_bytes(b"of another database")
        for change in ("UPDATE ingestion.file_folder SET id = gen_random_uuid()", "DELETE FROM ingestion.file_folder"):
            seen = self.stack.logs()["ingestion.log"].count("belongs to the database")
            self.stack.database.query(change)
            self.stack.kill_and_restart("ingestion")
            wait_until(lambda: self.stack.logs()["ingestion.log"].count("belongs to the database") > seen,
                       f"the folder is named after {change}", 60)
            self.assertTrue(orphan.exists())
            self.assertEqual(device.download(digest(photo)), photo)
        self.stack.database.query(
            f"INSERT INTO ingestion.file_folder (id) VALUES ('{(self.store / '.database').read_text()}')")
        self.stack.kill_and_restart("ingestion")
        wait_until(lambda: not orphan.exists(), "it is removed from the folder of its own database again", 60)

    def test_what_no_sheet_names_is_removed_after_a_time(self):
        participant, device = self.someone()
        named, unnamed, begun = (picture(self.random, 200_000) for _ in range(3))
        participant.submit(sheet_with(self.stack, participant, self.study, photo=named))
        for data in (named, unnamed):
            device.push(data)
        device.send(begun, count=BLOCK)
        orphan = self.store / "ab" / "cd" / f"abcd{'0' * 28}"
        orphan.parent.mkdir(parents=True, exist_ok=True)
        orphan.write_bytes(b"without a row")
        for days, left in ((2, {named, unnamed}), (30, {named})):
            self.stack.clock.advance(days=days)
            self.stack.kill_and_restart("ingestion")
            wait_until(
                lambda: {one.sha256 for one in device.list()} == set(map(digest, left)), f"after {days} days", 60)
        wait_until(lambda: not orphan.exists(), "bytes without a row are gone", 60)
        wait_until(lambda: len(self.places(participant)) == 1, "one file is left")
        self.assertEqual(device.download(digest(named)), named)


class Exports(FilesTestCase):
    def test_a_study_as_a_folder_and_an_own_archive(self):
        participant, device = self.someone()
        photo, voice = picture(self.random, 150_000), sound(self.random)
        participant.submit(sheet_with(self.stack, participant, self.study, photo=photo, voice=voice))
        device.push(photo)
        name, _ = self.leader()
        with tempfile.TemporaryDirectory() as folder:
            output = Path(folder) / "export"
            done = self.stack.control("export", self.study, "--all", "--files", "-o", output, username=name)
            self.assertIn("2 answers, 1 of them without a file", done.stderr)
            self.assertEqual((output / "files" / f"{digest(photo)}.png").read_bytes(), photo)
            rows = {row["element_id"]: row for row in csv.DictReader((output / "files" / "files.csv").open())}
            self.assertEqual({key: row["state"] for key, row in rows.items()}, {"photo": "stored", "voice": "missing"})
            sheets = list(csv.DictReader((output / f"sheets-{self.study}-form.csv").open()))
            self.assertEqual([sheets[0]["photo"], sheets[0]["voice"]], [digest(photo), digest(voice)])
            self.assertEqual(rows["photo"]["participant"], sheets[0]["participant"])
            # An interrupted download continues, and finds damage.
            place = output / "files" / f"{digest(photo)}.png"
            (output / "files" / f"{digest(photo)}.png.part").write_bytes(photo[:70_000])
            place.unlink()
            self.stack.control("export", self.study, "--all", "--resume", "--files", "-o", output, username=name)
            self.assertEqual(place.read_bytes(), photo)
            token, archive = Path(folder) / "token", Path(folder) / "own.zip"
            token.write_text(participant.token)
            self.stack.control("own-export", "--output", archive, "--token-file", token)
            with zipfile.ZipFile(archive) as own:
                self.assertEqual(own.read(f"files/{digest(photo)}.png"), photo)
                self.assertIn(digest(voice), own.read("ingestion/answer_file_uses.csv").decode())
