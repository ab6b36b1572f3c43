"""Studies published over the API with any property of the model."""

from google.protobuf.wrappers_pb2 import DoubleValue
from otolith.catalogue.v1 import (
    catalogue_pb2, questionnaire_pb2, rules_pb2, schedule_pb2, study_pb2, text_pb2,
)

from .people import administrator


def text(words: str):
    return text_pb2.LocalizedText(
        translations=[text_pb2.Translation(language="en", text=words)])


def slider_form(questionnaire_id: str):
    """One slider `feeling` from 0 to 10, and a score `burden` of twice the value."""
    return questionnaire_pb2.Questionnaire(
        questionnaire_id=questionnaire_id, title=text(questionnaire_id), default_language="en",
        demonstration_wording=True, source="Otolith's tests", licence="Apache-2.0",
        elements=[
            questionnaire_pb2.Element(
                element_id="feeling",
                question=questionnaire_pb2.Question(
                    text=text("How do you feel?"),
                    slider=questionnaire_pb2.Slider(
                        minimum=0, maximum=10, step=1, minimum_label=text("bad"),
                        maximum_label=text("good")),
                ),
            )
        ],
        scores=[
            rules_pb2.Score(
                score_id="burden", title=text("Burden"), method=rules_pb2.SCORE_METHOD_SUM,
                items=[rules_pb2.ScoreItem(element_id="feeling", weight=DoubleValue(value=2))],
                bands=[
                    rules_pb2.ScoreBand(minimum=0, code="low", label=text("low")),
                    rules_pb2.ScoreBand(minimum=10, code="high", label=text("high")),
                ],
            )
        ],
    )


def daily(questionnaire_id: str, minute_of_day=720, **fields):
    """A questionnaire with a notification at noon."""
    times = [
        schedule_pb2.WeeklyTime(day=day, minute_of_day=minute_of_day) for day in range(1, 8)]
    fields.setdefault("recurrence", study_pb2.RECURRENCE_REPEATED)
    return study_pb2.StudyQuestionnaire(
        questionnaire_id=questionnaire_id,
        schedules=[schedule_pb2.Schedule(custom=schedule_pb2.CustomPlan(times=times))], **fields)


def publish(stack, study_id: str, uses, groups=(), access=study_pb2.STUDY_ACCESS_OPEN,
            consent="I agree.", project_id="", group_texts=None, **fields):
    """Publishes a study of forms with one slider each, also its pause and its end."""
    return stack.gateway.authoring.ImportStudy(
        catalogue_pb2.ImportStudyRequest(
            apply_state=True, project_id=project_id,
            study=study_pb2.Study(
                study_id=study_id, title=text(study_id), description=text("For tests."),
                consent_text=text(consent), access=access, default_language="en",
                questionnaires=uses,
                groups=[
                    study_pb2.StudyGroup(group_id=group, title=text(group)) for group in groups
                ] + [
                    study_pb2.StudyGroup(group_id=group, title=text(group), consent_text=text(words))
                    for group, words in (group_texts or {}).items()],
                **fields,
            ),
            questionnaires=[slider_form(use.questionnaire_id) for use in uses],
        ),
        token=administrator(stack).token,
    )
