"""Creates answer sheets from typed answers."""

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
    """Returns a sheet that names exactly the version shown and its content hash."""
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
    # The device's clock, uncorrected: the server marks implausible times.
    sheet.start_time.GetCurrentTime()
    for element in questionnaire.elements:
        if element.element_id in given:
            kind = answer_type(questionnaire, element)
            sheet.answers.append(answer_to(element.element_id, kind, given[element.element_id]))
    sheet.finish_time.GetCurrentTime()
    return sheet


def answer_type(questionnaire, element) -> str:
    """Returns the type of a question; an inherited one is that of its nearest group, or the questionnaire's."""
    elements = {one.element_id: one for one in questionnaire.elements}
    kind = element.question.WhichOneof("type")
    while kind == "inherited":
        element = elements.get(element.parent_id)
        shared = element.group if element else questionnaire
        if element is None or shared.HasField("shared_answer"):
            kind = shared.shared_answer.WhichOneof("type")
    return kind


def answer_to(element_id: str, kind: str, value: str) -> ingestion_pb2.Answer:
    """Converts typed text to a value of the question's type."""
    now = Timestamp()
    now.GetCurrentTime()
    answer = ingestion_pb2.Answer(element_id=element_id, answer_time=now)
    if kind in _OF_CODES:
        # Without a code: the answer that no option applies.
        answer.choice.CopyFrom(ingestion_pb2.Codes(codes=value.split(",") if value else []))
    elif kind in _OF_NUMBERS:
        answer.number = float(value)
    elif kind in _OF_TEXT:
        answer.text = value
    else:  # date, time, date_time: fields of these names; unknown question types raise
        setattr(answer, kind, value)
    return answer
# [guide: end]
