"""Small studies written for a test."""

import tempfile
from datetime import datetime, timezone
from pathlib import Path

STUDY = """\
study: {study}
title: {{en: "{study}"}}
description: {{en: "A study for tests."}}
consent: {{en: "{consent}"}}
access: {access}
default-language: en
{bounds}
questionnaires:
  - questionnaire: {questionnaire}
    recurrence: repeated
    schedule:
      custom: [{{days: everyday, at: "{at}"}}]
    deactivated: {deactivated}
"""

QUESTIONNAIRE = """\
# Written for a test; not a validated instrument.
questionnaire: {questionnaire}
title: {{en: "{title}"}}
default-language: en
demonstration-wording: true
source: "Otolith's tests"
licence: Apache-2.0
elements:
  - id: feeling
    question: {{en: "How do you feel?"}}
    type: slider
    slider:
      minimum: 0
      maximum: 10
      step: 1
      minimum-label: {{en: "bad"}}
      maximum-label: {{en: "good"}}
{elements}"""


def import_study(
    stack, study, title="How are you?", starts_at=None, ends_at=None, elements="", at="12:00",
    deactivated=False, consent="I agree.", password="", options=(), profile_fields=(),
):
    """Publishes a study of one questionnaire called `<study>-form`; returns otolithctl's output."""
    questionnaire = f"{study}-form"
    bounds = "".join(
        f"{key}: {datetime.fromtimestamp(value, timezone.utc):%Y-%m-%dT%H:%M:%SZ}\n"
        for key, value in (("starts-at", starts_at), ("ends-at", ends_at)) if value is not None
    ) + (f"profile-fields: [{', '.join(profile_fields)}]\n" if profile_fields else "")
    with tempfile.TemporaryDirectory(prefix="otolith-content-") as directory:
        folder = Path(directory)
        (folder / "study.yaml").write_text(
            STUDY.format(
                study=study, questionnaire=questionnaire, bounds=bounds, at=at, consent=consent,
                access="password" if password else "open",
                deactivated="true" if deactivated else "false",
            )
        )
        (folder / f"{questionnaire}.yaml").write_text(
            QUESTIONNAIRE.format(questionnaire=questionnaire, title=title, elements=elements)
        )
        options = list(options)
        if password:
            (folder / "password").write_text(password + "\n")
            options += ["--access-password-file", folder / "password"]
        return stack.control("catalogue", "import", folder, *options).stdout
