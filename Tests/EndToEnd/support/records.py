"""Studies that take health records, and records as a phone makes them."""

from google.protobuf.wrappers_pb2 import DoubleValue
from otolith.catalogue.v1 import (
    library_pb2, library_service_pb2, questionnaire_pb2, records_pb2 as catalogue_records,
)
from otolith.ingestion.v1 import records_pb2

from .clock import timestamp
from .people import administrator, new_id
from .projects import found
from .studies import daily, publish, text


def publish_record_study(stack, **fields) -> str:
    """A study that takes events, therapies and audiograms; its id."""
    study = f"records-{new_id()[:8]}"
    token = administrator(stack).token
    found(stack, f"{study}-project", token)
    for vocabulary in (f"{study}-events", f"{study}-therapies"):
        stack.gateway.library.PublishVocabulary(
            library_service_pb2.PublishVocabularyRequest(
                project_id=f"{study}-project", vocabulary=library_pb2.Vocabulary(
                    vocabulary_id=vocabulary, title=text(vocabulary), default_language="en",
                    provenance=library_pb2.Provenance(sharing=questionnaire_pb2.SHARING_ANYONE),
                    terms=[
                        library_pb2.Term(code=code, label=text(code.capitalize()))
                        for code in ("attack", "appointment", "training", "other")])),
            token=token)
    publish(
        stack, study, [daily(f"{study}-form")],
        vocabulary_ids=[f"{study}-events", f"{study}-therapies"],
        record_types=[
            catalogue_records.StudyRecordType(type=kind, vocabulary_id=vocabulary)
            for kind, vocabulary in (
                (catalogue_records.RECORD_TYPE_EVENT, f"{study}-events"),
                (catalogue_records.RECORD_TYPE_THERAPY, f"{study}-therapies"),
                (catalogue_records.RECORD_TYPE_AUDIOGRAM, ""))
        ], **fields)
    return study


def make_record(study_id, at, title, **fields):
    values = {
        "record_id": new_id(), "study_id": study_id, "title": title,
        "time_zone": "Europe/Berlin", "change_time": timestamp(at),
    }
    return records_pb2.HealthRecord(**(values | fields))


def make_event(study_id, at, title, code="attack", **fields):
    return make_record(
        study_id, at, title, event=records_pb2.EventRecord(
            event_time=timestamp(at), kind=records_pb2.VocabularyCode(version=1, code=code)),
        **fields)


def make_therapy(study_id, at, title, start, end=""):
    return make_record(study_id, at, title, therapy=records_pb2.TherapyRecord(
        start_date=start, end_date=end,
        kind=records_pb2.VocabularyCode(version=1, code="other")))


def make_audiogram(study_id, at):
    """Both ears at 1 kHz."""
    return make_record(study_id, at, "", audiogram=records_pb2.AudiogramRecord(
        measure_time=timestamp(at), thresholds=[
            records_pb2.HearingThreshold(
                ear=ear, frequency=1000, level=level, discomfort_level=DoubleValue(value=100))
            for ear, level in ((records_pb2.EAR_LEFT, 20), (records_pb2.EAR_RIGHT, 45))]))
