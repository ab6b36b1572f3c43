"""No column of an exported table is forgotten: a new one is exported, or left out for a reason."""

from support.case import EndToEndTestCase
from support.own_export import SERVICES, collect, stream
from support.people import anonymous
from test_persons import exported_tables

SECRET = "proves an identity"
OTHERWISE = "is there in another form"
INTERNAL = "of use to this service alone, and says nothing of a person"
WHO = "is the participant"
NAME = "stands for the participant, and links to a trail in which nothing else names people"
PSEUDONYM = "names the participant in exports of the study, in which nothing else does"
STAFF = "stands for somebody else"
PROJECTS = "is the project's, or the public's; the participant is named as who made it"
# Columns without a field of the same name, and why.
LEFT_OUT = {
    "auth.accounts": {
        "password_hash": SECRET, "request_id": SECRET, "username_key": OTHERWISE,
        "email_key": OTHERWISE, "managed_revision": INTERNAL,
        "revision": INTERNAL, "newsletter_token": SECRET},
    "auth.email_changes": dict.fromkeys(("code_hash", "current_code_hash", "password_hash"), SECRET),
    "auth.access_codes": {"code_hash": SECRET},
    "auth.second_factors": {"sealed_code": SECRET, "last_step": INTERNAL},
    "auth.confirmation_codes": {"code_hash": SECRET},
    "auth.allocations": {"request_id": INTERNAL},
    "auth.unblindings": {"unblinding_id": INTERNAL, "requested_by": STAFF, "decided_by": STAFF},
    "auth.consents": {"consent_id": INTERNAL},
    "auth.enrolments": {"enrolment_id": INTERNAL},
    "auth.mail_outbox": {
        "sealed_code": SECRET, "username": OTHERWISE, "attempts": INTERNAL, "next_attempt_at": INTERNAL,
        "newsletter_id": INTERNAL},
    # Messages to groups name no participant, and are not included.
    "auth.messages": {"group_id": INTERNAL, "member_id": OTHERWISE},
    "auth.sessions": {
        "selector": SECRET, "generation": INTERNAL, "tokens_of_generation": INTERNAL,
        "signed_in_at": OTHERWISE, "rotated_at": OTHERWISE, "revoked_at": OTHERWISE,
        "proven_at": OTHERWISE, "ends_by": OTHERWISE},
    "catalogue.drafts": dict.fromkeys(
        ("base_version", "contents", "heading", "published_revision", "published_version",
         "request_hash"), PROJECTS) | {"created_by": NAME},
    "catalogue.library_versions": {
        "definition": PROJECTS, "languages": PROJECTS, "published_by": NAME},
    "catalogue.media": {"named": PROJECTS, "created_by": NAME},
    "catalogue.projects": {"definition": PROJECTS, "created_by": NAME},
    "catalogue.questionnaire_versions": dict.fromkeys(
        ("default_language", "definition", "demonstration_wording", "element_count", "languages",
         "question_count"), PROJECTS) | {"published_by": NAME},
    "catalogue.study_revisions": dict.fromkeys(
        ("consent_version", "definition", "ends_at", "languages", "starts_at"), PROJECTS)
    | {"published_by": NAME},
    "ingestion.answer_files": {"file_id": INTERNAL, "sealed_key": SECRET},
    "ingestion.answer_file_uses": {"use_id": INTERNAL},
    "ingestion.answer_sheets": dict.fromkeys(
        ("answers", "noise", "positions", "referenced_answers", "review_state", "scores"), OTHERWISE)
    | {"sequence": INTERNAL, "stored_in": INTERNAL},
    "ingestion.clinician_acceptances": {"clinician_key": SECRET, "patient_id": STAFF},
    "ingestion.clinician_grants": {"patient_key": SECRET},
    "ingestion.health_records": dict.fromkeys(("title_key", "words"), OTHERWISE)
    | dict.fromkeys(("contents_digest", "change_digests", "stored_in"), INTERNAL),
    "ingestion.listening_sessions": dict.fromkeys(
        ("counted_at", "payload_hash", "sequence", "stored_in"), INTERNAL),
    "ingestion.share_accesses": {"ticket_digest": SECRET},
    "ingestion.shares": dict.fromkeys(("passcode_digest", "token_digest"), SECRET)
    | {"jwe": OTHERWISE, "request_digest": INTERNAL},
    "ingestion.sheet_drafts": {"bytes": INTERNAL},
    "ingestion.sheet_revisions": {
        "payload_hash": INTERNAL, "sheet_received_at": OTHERWISE, "stored_in": INTERNAL},
    "ingestion.sheet_reviews": dict.fromkeys(("payload_hash", "request_id", "stored_in"), INTERNAL)
    | {"reviewed_by": STAFF, "sheet_received_at": OTHERWISE},
    "planning.enrolments": {"pseudonym": PSEUDONYM},
    "planning.notifications": {"change": INTERNAL, "told_attempts": INTERNAL},
    "planning.due_prompts": dict.fromkeys(
        ("at", "attempts", "last_owner", "owner", "reminder_count", "reminder_distance_minutes", "spread", "told_devices",
         "try_at"), INTERNAL),
    "planning.own_schedules": {"plan": OTHERWISE},
    "planning.push_tokens": {"token": SECRET},
    "planning.staff_dates": {"set_by": STAFF},
    "planning.trigger_occurrences": {"alert_at": INTERNAL},
    "planning.alerts": {"text": PROJECTS, "escalation_channel_ids": PROJECTS, "acknowledged_by": STAFF},
    "planning.alert_deliveries": dict.fromkeys(
        ("attempts", "request", "try_at", "failure", "http_status"), INTERNAL),
    # Columns in every service.
    "security_events": {"who": WHO},
}


class Columns(EndToEndTestCase):
    def test_every_column_is_exported_or_left_out_for_a_reason(self):
        token, headers = anonymous(self.stack).token, {}
        for service in SERVICES:
            files, _ = collect(stream(self.stack, service, token))
            headers[service] = {
                name.removesuffix(".csv"): content.decode().partition("\r\n")[0].split(",")
                for name, content in files.items() if name.endswith(".csv")}
        forgotten, needless = {}, {}
        for table, files in exported_tables().items():
            if not files:
                continue
            schema, _, name = table.partition(".")
            exported = {column for file in files for column in headers[schema][file]}
            stored = {row[0] for row in self.stack.database.query(
                "SELECT column_name FROM information_schema.columns"
                f" WHERE table_schema = '{schema}' AND table_name = '{name}'")}
            self.assertTrue(stored, table)
            left_out = LEFT_OUT.get(table, LEFT_OUT.get(name, {})).keys() | {"participant_id"}
            if missing := stored - exported - left_out:
                forgotten[table] = sorted(missing)
            if more := left_out - {"participant_id"} - (stored - exported):
                needless[table] = sorted(more)
        self.assertEqual(forgotten, {}, "neither exported nor left out")
        self.assertEqual(needless, {}, "left out, and not there or exported")
