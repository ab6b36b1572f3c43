"""What is published: made of numbers, the same in every run."""

from otolith.catalogue.v1 import (
    catalogue_pb2, questionnaire_pb2, study_pb2, text_pb2,
)

LANGUAGES = ("bg", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "hu", "it", "lt", "lv",
             "nl", "pl", "pt", "ro", "sk", "sv")
# Words that no two subjects share; every questionnaire has one of them, and one of its own.
SUBJECTS = ("ringing", "hissing", "humming", "sleep", "stress", "mood", "music", "hearing",
            "concentration", "therapy")


def text(words, languages=("en", "de")):
    return text_pb2.LocalizedText(translations=[
        text_pb2.Translation(language=language, text=f"{words} ({language})")
        for language in languages])


def choice(number, words, languages, **fields):
    return questionnaire_pb2.Element(
        element_id=f"q{number}",
        question=questionnaire_pb2.Question(
            text=text(f"{words} {number}", languages),
            single_choice=questionnaire_pb2.SingleChoice(options=[
                questionnaire_pb2.Option(code=str(code), label=text(f"answer {code}", languages))
                for code in range(3)]),
            **fields))


def questionnaire(questionnaire_id, count, words, languages=("en", "de"), title=None, **fields):
    return questionnaire_pb2.Questionnaire(
        questionnaire_id=questionnaire_id, title=text(title or words, languages),
        default_language="en", languages=languages,
        elements=[choice(number, words, languages) for number in range(count)], **fields)


def largest():
    """5,000 elements in 20 languages."""
    return questionnaire(
        "largest", 5_000, "How much did this bother you, asked for the time", LANGUAGES)


def study(study_id, questionnaires):
    return catalogue_pb2.ImportStudyRequest(
        study=study_pb2.Study(
            study_id=study_id, title=text(study_id), description=text("A study."),
            consent_text=text("I agree."), access=study_pb2.STUDY_ACCESS_OPEN,
            default_language="en",
            questionnaires=[
                study_pb2.StudyQuestionnaire(
                    questionnaire_id=each.questionnaire_id,
                    recurrence=study_pb2.RECURRENCE_REPEATED)
                for each in questionnaires]),
        questionnaires=questionnaires)


def device_study():
    """Of the size of Track Your Tinnitus: one questionnaire of each kind, a hundred questions."""
    return study("device", [
        questionnaire(f"device-{name}", count, f"About your {name}, question")
        for name, count in (("momentary", 8), ("history", 40), ("distress", 12), ("worst", 40))])


def searched_study(number):
    """Ten questionnaires of five questions, each with its own subject and word."""
    return study(f"study-{number}", [
        questionnaire(
            f"searched-{number}-{place}", 5, f"What about your {subject} at place p{number}x{place},",
            title=f"{subject.capitalize()} number n{number}x{place}",
            licence="CC0-1.0" if place == 0 else "CC-BY-4.0",
            sharing=questionnaire_pb2.SHARING_ANYONE)
        for place, subject in enumerate(SUBJECTS)])
