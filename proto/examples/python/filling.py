"""Sheets, as a person fills them in."""

import uuid

from google.protobuf.timestamp_pb2 import Timestamp
from otolith.catalogue.v1 import catalogue_pb2
from otolith.ingestion.v1 import ingestion_pb2

_OF_CODES = ("single_choice", "multiple_choice", "yes_no", "country")
_OF_NUMBERS = ("slider", "self_assessment_manikin", "number", "visual_analogue", "duration")
_OF_TEXT = ("text_line", "text_area", "email", "url", "telephone")


# [guide: fill]
def sheet_of(
    catalogue: catalogue_pb2.GetDeviceCatalogueResponse, questionnaire_id: str, given: dict[str, str],
    time_zone: str, notification_id: str,
) -> ingestion_pb2.AnswerSheet:
    """The sheet names exactly what was shown: the version, and the hash of its contents."""
    study, questionnaire = next(
        (one.study, questionnaire) for one in catalogue.studies
        for questionnaire in one.questionnaires
        if questionnaire.questionnaire_id == questionnaire_id)
    sheet = ingestion_pb2.AnswerSheet(
        sheet_id=str(uuid.uuid4()), study_id=study.study_id, questionnaire_id=questionnaire_id,
        version=questionnaire.version, content_hash=questionnaire.content_hash,
        time_zone=time_zone, notification_id=notification_id,
        closing=ingestion_pb2.SHEET_CLOSING_COMPLETE, app_version="example-gateway/1",
        device=ingestion_pb2.Device(system="Linux"))
    # By the device's clock, also where it may be wrong: the server marks what cannot be.
    sheet.start_time.GetCurrentTime()
    for element in questionnaire.elements:
        if element.element_id in given:
            sheet.answers.append(answer_to(element, given[element.element_id]))
    sheet.finish_time.GetCurrentTime()
    return sheet


def answer_to(element, value: str) -> ingestion_pb2.Answer:
    """A value of the kind that the question asks for."""
    now = Timestamp()
    now.GetCurrentTime()
    answer = ingestion_pb2.Answer(element_id=element.element_id, answer_time=now)
    kind = element.question.WhichOneof("type")
    if kind in _OF_CODES:
        answer.choice.codes.extend(value.split(",") if value else [])
    elif kind in _OF_NUMBERS:
        answer.number = float(value)
    elif kind in _OF_TEXT:
        answer.text = value
    else:  # date, time, date_time: fields of these names. What a release does not know has no answer.
        setattr(answer, kind, value)
    return answer
# [guide: end]
