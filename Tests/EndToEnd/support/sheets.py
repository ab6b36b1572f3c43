"""Answer sheets as a phone makes them."""

import random

from google.protobuf.wrappers_pb2 import DoubleValue
from otolith.catalogue.v1 import questionnaire_pb2
from otolith.ingestion.v1 import ingestion_pb2

from .clock import timestamp
from .filler import Filler
from .people import new_id


def make_sheet(study_id, questionnaire, finished_at, rng=None, answers=None, known=None, **fields):
    """A valid sheet; `fields` replace its values."""
    rng = rng or random.Random(0)
    if answers is None:
        answers = Filler(rng, known).fill(questionnaire)
    values = {
        "sheet_id": new_id(),
        "study_id": study_id,
        "questionnaire_id": questionnaire.questionnaire_id,
        "version": questionnaire.version,
        "content_hash": questionnaire.content_hash,
        "start_time": timestamp(finished_at - 90),
        "finish_time": timestamp(finished_at),
        "time_zone": "Europe/Berlin",
        "app_version": "e2e 1",
        "platform": "Python",
        "answers": answers,
        "closing": ingestion_pb2.SHEET_CLOSING_COMPLETE,
    }
    for sensor in questionnaire.sensors:
        if sensor.kind == questionnaire_pb2.SENSOR_KIND_NOISE_LEVEL:
            values["noise"] = [
                ingestion_pb2.NoiseMeasurement(
                    measure_time=timestamp(finished_at - 30), level=rng.random(),
                    unit=ingestion_pb2.NOISE_UNIT_AMPLITUDE,
                )
            ]
        elif sensor.kind == questionnaire_pb2.SENSOR_KIND_POSITION:
            values["positions"] = [
                ingestion_pb2.PositionMeasurement(
                    measure_time=timestamp(finished_at - 30), latitude=rng.uniform(47, 55),
                    longitude=rng.uniform(6, 15), altitude=DoubleValue(value=478.0),
                )
            ]
    return ingestion_pb2.AnswerSheet(**(values | fields))


def answer_to(sheet, element_id):
    """The answer itself, for changing it in place."""
    return next(answer for answer in sheet.answers if answer.element_id == element_id)


def index_of(sheet, element_id) -> int:
    return [answer.element_id for answer in sheet.answers].index(element_id)


def copy_of(sheet, **fields):
    """An independent copy with some fields replaced."""
    copy = ingestion_pb2.AnswerSheet()
    copy.CopyFrom(sheet)
    for name, value in fields.items():
        setattr(copy, name, value)
    return copy


def without(sheet, element_id):
    """A copy without the answer to one question."""
    copy = copy_of(sheet)
    del copy.answers[index_of(copy, element_id)]
    return copy


def verdict_names(verdicts) -> list[str]:
    return [
        ingestion_pb2.Verdict.Name(verdict.verdict).removeprefix("VERDICT_") for verdict in verdicts
    ]


def violations_of(verdict) -> list[tuple[str, str]]:
    """(field, reason), in the order given."""
    return [(violation.field, violation.reason) for violation in verdict.violations]
