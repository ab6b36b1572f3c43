"""Files of answers: pictures and sounds, a study that asks for them, and a device that uploads."""

import hashlib
import random
import struct
import time
import zlib

import grpc
from otolith.catalogue.v1 import catalogue_pb2, questionnaire_pb2, study_pb2
from otolith.ingestion.v1 import files_pb2, ingestion_pb2

from .failures import failure_of
from .people import administrator, new_id
from .sheets import make_sheet
from .studies import text

BLOCK, CHUNK = 1 << 16, 1 << 20


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(side: int, data: bytes, extra=b"") -> bytes:
    """A square PNG file; `extra`: chunks before its data."""
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)) + extra
            + chunk(b"IDAT", data) + chunk(b"IEND", b""))


def picture(rng, byte_count=1_000, extra=b"") -> bytes:
    """A PNG file of about this size, which shows nothing."""
    return png(8, rng.randbytes(byte_count), extra)


def sound(rng, byte_count=1_000) -> bytes:
    return b"RIFF" + struct.pack("<I", byte_count + 8) + b"WAVEfmt " + rng.randbytes(byte_count)


def placed_photo(rng) -> bytes:
    """A JPEG file as a camera writes it, with Exif."""
    exif = b"Exif\0\0" + rng.randbytes(200)
    return (b"\xff\xd8\xff\xe0" + struct.pack(">H", 16) + b"JFIF\0" + bytes(9)
            + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + b"\xff\xda" + rng.randbytes(500) + b"\xff\xd9")


def box(kind: bytes, *contents: bytes) -> bytes:
    """A part of an MP4 file."""
    data = b"".join(contents)
    return struct.pack(">I", len(data) + 8) + kind + data


def placed_film(rng, place: bytes) -> bytes:
    """An MP4 file as a telephone writes it, with its place and device."""
    handler = box(b"hdlr", bytes(8) + b"soun" + bytes(13))
    return (box(b"ftyp", b"mp42" + bytes(4) + b"isommp42")
            + box(b"moov", box(b"mvhd", bytes(100)), box(b"trak", box(b"mdia", handler)),
                  box(b"udta", box(b"\xa9xyz", b"\0\x12\x15\xc7" + place)),
                  box(b"meta", box(b"hdlr", bytes(8) + b"mdta" + bytes(13)), box(b"keys", bytes(8) + b"com.android.model")))
            + box(b"mdat", rng.randbytes(1_000)))


def ogg_sum(page: bytes) -> int:
    """The checksum of a page of Ogg, whose own field counts as zeros."""
    value = 0
    for byte in page[:22] + bytes(4) + page[26:]:
        value ^= byte << 24
        for _ in range(8):
            value = (value << 1 ^ (0x04C11DB7 if value >> 31 else 0)) & 0xFFFFFFFF
    return value


def ogg_page(flags: int, packet: bytes) -> bytes:
    table = b"\xff" * (len(packet) // 255) + bytes([len(packet) % 255])
    page = b"OggS\0" + bytes([flags]) + bytes(20) + bytes([len(table)]) + table + packet
    return page[:22] + struct.pack("<I", ogg_sum(page)) + page[26:]


def placed_sounds(rng, place: bytes) -> dict:
    """Sounds as programs for music write them, with a place, by their type."""
    def riff(kind, data):
        return kind + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)

    def block(kind, data):
        return bytes([kind]) + len(data).to_bytes(3, "big") + data

    def element(name, data, size=None):
        return bytes.fromhex(name) + (size or (0x4000 | len(data)).to_bytes(2, "big")) + data

    noise = rng.randbytes(1_000)
    comment = b"LOCATION=" + place
    comments = struct.pack("<I3sII", 3, b"Lav", 1, len(comment)) + comment
    tag = element("7373", element("67c8", element("45a3", b"LOCATION") + element("4487", place)))
    frame = b"COMM" + struct.pack(">I", len(place)) + bytes(2) + place
    return {
        "wav": b"RIFF" + bytes(4) + b"WAVE" + riff(b"fmt ", bytes(16)) + riff(b"LIST", b"INFO" + riff(b"ICMT", place))
        + riff(b"data", noise),
        "flac": b"fLaC" + block(0, bytes(34)) + block(4, comments) + block(0x80 | 6, place) + noise,
        "ogg": ogg_page(2, b"OpusHead" + bytes(11)) + ogg_page(0, b"OpusTags" + comments) + ogg_page(4, noise),
        "mp3": 2 * (b"ID3\4\0\0" + bytes(3) + bytes([len(frame)]) + frame) + b"\xff\xfb\x90\0" + noise
        + (b"TAG" + place).ljust(128, b"\0"),
        "webm": element("1a45dfa3", element("4282", b"webm", b"\x84"))
        + element("18538067", element("1549a966", element("7ba9", place)) + element("1254c367", tag)
                  + element("1f43b675", element("a3", noise)), b"\x01" + b"\xff" * 7),
    }


def digest(data) -> str:
    return hashlib.sha256(data).hexdigest()


def question(element_id, kind, **fields):
    return questionnaire_pb2.Element(element_id=element_id, question=questionnaire_pb2.Question(
        text=text(element_id), optional_answer=True, file=questionnaire_pb2.FileEntry(kind=kind, **fields)))


def study_with_files(stack, **fields) -> str:
    """A study with one questionnaire: an optional photo, recording and signature. Sheets may be amended."""
    study = f"files-{new_id()[:8]}"
    stack.gateway.authoring.ImportStudy(catalogue_pb2.ImportStudyRequest(
        apply_state=True,
        study=study_pb2.Study(
            study_id=study, title=text(study), consent_text=text("I agree."), access=study_pb2.STUDY_ACCESS_OPEN,
            default_language="en", questionnaires=[study_pb2.StudyQuestionnaire(
                questionnaire_id=f"{study}-form", recurrence=study_pb2.RECURRENCE_REPEATED, revisable=True)],
            **fields),
        questionnaires=[questionnaire_pb2.Questionnaire(
            questionnaire_id=f"{study}-form", title=text("Files"), default_language="en",
            demonstration_wording=True, source="Otolith's tests", licence="Apache-2.0",
            elements=[
                question("photo", questionnaire_pb2.FILE_KIND_PHOTO, maximum_bytes=3_000_000),
                question("voice", questionnaire_pb2.FILE_KIND_AUDIO, maximum_seconds=30),
                question("name", questionnaire_pb2.FILE_KIND_DRAWING, signature=True)])]),
        token=administrator(stack).token)
    return study


def sheet_with(stack, participant, study, **files):
    """A sheet that answers questions with these bytes."""
    form = participant.questionnaires(study)[f"{study}-form"]
    return make_sheet(study, form, stack.clock.now() - 60, answers=[
        ingestion_pb2.Answer(element_id=name, text=digest(data)) for name, data in files.items()])


class Device:
    """The files of a participant in a study, as an app handles them."""

    def __init__(self, participant, study):
        self.participant, self.study = participant, study
        self.stub = participant.gateway.answer_files

    def send(self, data, offset=0, count=CHUNK, sha256=None, byte_count=None):
        return self.stub.UploadAnswerFileChunk(files_pb2.UploadAnswerFileChunkRequest(
            study_id=self.study, sha256=sha256 or digest(data),
            byte_count=len(data) if byte_count is None else byte_count, offset=offset,
            data=data[offset:offset + count]), token=self.participant.token)

    def push(self, data):
        """Like a careful app: asks, then sends from where the service is; repeats what was concurrent."""
        answer = None
        while answer is None or not answer.HasField("file"):
            try:
                answer = self.send(data, offset=answer.received_byte_count) if answer else self.send(data, count=0)
            except grpc.RpcError as error:
                if failure_of(error).reason != "FILE_UPLOADED_CONCURRENTLY":
                    raise
                time.sleep(0.01)
        return answer.file

    def list(self, size=1, **fields):
        return _listed(self.stub.ListAnswerFiles, files_pb2.ListAnswerFilesRequest(
            study_id=self.study, page_size=size, **fields), self.participant.token)

    def download(self, sha256, **fields):
        first, *parts = self.stub.DownloadAnswerFile(files_pb2.DownloadAnswerFileRequest(
            study_id=self.study, sha256=sha256, **fields), token=self.participant.token)
        assert first.file.sha256 == sha256 and not first.data
        assert all(0 < len(part.data) <= 256 << 10 for part in parts)
        return b"".join(part.data for part in parts)


def list_of_study(stack, study, token, size=1, **fields):
    return _listed(stack.gateway.answer_files.ListStudyAnswerFiles, files_pb2.ListStudyAnswerFilesRequest(
        study_id=study, page_size=size, **fields), token)


def _listed(call, request, token):
    """The files of all pages."""
    found = []
    while True:
        page = call(request, token=token)
        found += page.files
        request.page_token = page.next_page_token
        if not request.page_token:
            return found


def answer_with_a_file(stack, participant) -> None:
    """Leaves a stored file and a sheet that names it behind."""
    study = study_with_files(stack)
    participant.join(study)
    data = picture(random.Random(study))
    Device(participant, study).push(data)
    participant.submit(sheet_with(stack, participant, study, photo=data))
