"""A participant shares data with a physician by a SMART Health Link. The receiver is independent of our code."""

import html.parser
import json
import secrets
from concurrent.futures import ThreadPoolExecutor

from support.amending import amendment, revisable_study
from support.case import EndToEndTestCase
from support.clock import timestamp
from support.health_links import HealthLink, Receiver, report_of
from support.own_export import export
from support.people import anonymous_in, new_id, register, sign_in
from support.records import make_audiogram, make_event, make_therapy, publish_record_study
from support.sharing import share_request, token_of
from support.sheets import make_sheet, verdict_names
from support.uploading import until_judged
from support.web import serving_web
from otolith.ingestion.v1 import amendments_pb2, records_pb2, results_pb2, sharing_pb2

DAY = 86_400


class PageReader(html.parser.HTMLParser):
    """Elements and text of a page."""

    def __init__(self, page: str):
        super().__init__()
        self.tags, self.text = [], ""
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data):
        self.text += f"{data} "

    def named(self, tag) -> list[dict]:
        return [attributes for name, attributes in self.tags if name == tag]


class SharingTestCase(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.web = cls.enterClassContext(serving_web(cls.stack))

    def setUp(self):
        super().setUp()
        self.study = publish_record_study(self.stack)
        self.form_id = f"{self.study}-form"
        self.person = anonymous_in(self.stack, self.study)
        self.doctor = Receiver(self.web.address)

    def fill(self, days=4) -> list:
        """A sheet on each day, oldest first; the last one now."""
        form = self.person.questionnaires(self.study)[self.form_id]
        sheets = []
        for day in range(days):
            if day:
                self.stack.clock.advance(days=1)
            sheets.append(make_sheet(self.study, form, self.now() - 60, self.random))
            self.assertCreated(self.submit_until_decided(self.person, sheets[-1]))
        return sheets

    def keep_records(self):
        records = [
            make_event(self.study, self.now(), "Loud concert", note="<b>ears</b> ringing"),
            make_therapy(self.study, self.now(), "Sound therapy", "2026-01-15"),
            make_audiogram(self.study, self.now())]
        changes = [records_pb2.RecordChange(record=record) for record in records]
        until_judged(lambda some: self.gateway.records.SyncRecords(
            records_pb2.SyncRecordsRequest(changes=some), token=self.person.token).verdicts, changes)

    def create(self, person=None, **fields):
        request = share_request(self.stack, self.study, **fields)
        return self.gateway.sharing.CreateShare(request, token=(person or self.person).token)

    def accesses(self, share_id) -> list:
        return [(one.recipient, one.outcome) for one in self.gateway.sharing.ListShareAccesses(
            sharing_pb2.ListShareAccessesRequest(share_id=share_id), token=self.person.token).accesses]

    def state(self, share_id) -> int:
        return next(share.state for share in self.gateway.sharing.ListShares(
            sharing_pb2.ListSharesRequest(), token=self.person.token).shares if share.share_id == share_id)

    def revoke(self, share_id):
        return self.gateway.sharing.RevokeShare(
            sharing_pb2.RevokeShareRequest(share_id=share_id), token=self.person.token).share


class Sharing(SharingTestCase):
    def test_a_physician_opens_the_link_of_a_participant(self):
        sheets = self.fill()
        self.keep_records()
        made = self.create(
            scope=dict(all_questionnaires=True, health_records=True), passcode="otter-7")
        link = HealthLink(made.viewer_link)
        self.assertTrue(made.viewer_link.endswith(made.link))
        self.assertEqual((link.flags, link.label), ("P", "For Dr. Otter"))
        self.assertEqual(link.payload["exp"], made.share.expire_time.seconds)
        status, answer = self.doctor.manifest(link, passcode="wrong")
        self.assertEqual((status, answer), (401, {"remainingAttempts": 9}))
        bundle = self.doctor.open(link, passcode="otter-7")
        # An independent receiver may ask for small manifests.
        status, manifest = self.doctor.manifest(link, passcode="otter-7", embeddedLengthMax=10)
        [file] = manifest["files"]
        self.assertEqual((status, "embedded" in file), (200, False))
        self.assertEqual(json.loads(self.doctor.contents(link, file)), bundle)

        kinds = {}
        for entry in bundle["entry"]:
            kinds.setdefault(entry["resource"]["resourceType"], []).append(entry["resource"])
        [patient] = kinds["Patient"]
        self.assertEqual(set(patient), {"resourceType", "id"})
        self.assertEqual({one["id"] for one in kinds["QuestionnaireResponse"]}, {one.sheet_id for one in sheets})
        self.assertEqual(len(kinds["Procedure"]), 1)
        subjects = {one["subject"]["reference"] for name, found in kinds.items() if name != "Patient"
                    for one in found}
        self.assertEqual(subjects, {f"urn:uuid:{patient['id']}"})
        self.assertNotIn(self.person.participant_id, json.dumps(bundle))
        page = PageReader(report_of(bundle))
        self.assertEqual(page.named("script") + page.named("img") + page.named("link"), [])
        self.assertIn("<b>ears</b> ringing", page.text)
        self.assertTrue(all(one.get("aria-label") for one in page.named("svg") if one.get("role") == "img"))
        self.assertEqual(self.accesses(made.share.share_id), [
            ("Dr. Otter, Verona", sharing_pb2.SHARE_ACCESS_OUTCOME_OPENED),
            ("Dr. Otter, Verona", sharing_pb2.SHARE_ACCESS_OUTCOME_OPENED),
            ("Dr. Otter, Verona", sharing_pb2.SHARE_ACCESS_OUTCOME_PASSCODE_WRONG)])

    def test_the_report_has_the_numbers_of_the_series(self):
        self.fill()
        [overview] = [one for one in self.gateway.results.ListSeries(
            results_pb2.ListSeriesRequest(study_id=self.study), token=self.person.token).series
            if one.source.HasField("question")]
        [series] = self.gateway.results.ReadSeries(results_pb2.ReadSeriesRequest(
            study_id=self.study, sources=[overview.source], period=results_pb2.SERIES_PERIOD_DAY),
            token=self.person.token).series
        for language, words in (("en", "Report of a participant"), ("de", "Bericht einer teilnehmenden Person")):
            with self.subTest(language=language):
                report = self.gateway.results.RenderReport(results_pb2.RenderReportRequest(
                    scope=dict(study_id=self.study, all_questionnaires=True), language=language),
                    token=self.person.token)
                self.assertEqual(report.language, language)
                page = PageReader(report.html)
                self.assertIn(words, page.text)
                for summary in series.summaries:
                    number = f"{summary.numbers.mean:.1f}".removesuffix(".0")
                    day = summary.start_date
                    if language == "de":
                        number, day = number.replace(".", ","), ".".join(reversed(day.split("-")))
                    self.assertRegex(" ".join(page.text.split()), f"{day} 1 {number} ")

    def test_only_the_scope_is_shared(self):
        old, new = self.fill(days=2)
        self.keep_records()
        cut = timestamp(self.now() - DAY / 2)
        for scope, responses, others in (
                (dict(questionnaire_ids=[self.form_id], start_time=cut), {new.sheet_id}, set()),
                (dict(questionnaire_ids=[self.form_id], end_time=cut), {old.sheet_id}, set()),
                (dict(health_records=True), set(), {"Observation", "Procedure"}),
                (dict(series=[dict(question=dict(questionnaire_id=self.form_id, element_id="feeling"))]), set(),
                 {"Observation"})):
            with self.subTest(scope=scope):
                bundle = self.doctor.open(HealthLink(self.create(scope=scope).link))
                found = [entry["resource"] for entry in bundle["entry"]]
                self.assertEqual(
                    {one["id"] for one in found if one["resourceType"] == "QuestionnaireResponse"}, responses)
                kinds = {one["resourceType"] for one in found}
                if not responses:
                    self.assertEqual(kinds - {"Patient", "DocumentReference"}, others)
        with self.assertFails("FAILED_PRECONDITION", "SHARE_EMPTY"):
            self.create(scope=dict(all_questionnaires=True, end_time=timestamp(self.now() - 90 * DAY)))

    def test_what_was_withdrawn_before_is_not_shared(self):
        self.study = revisable_study(self.stack)
        self.form_id = f"{self.study}-form"
        self.person.join(self.study)
        withdrawn, kept = self.fill(days=2)
        verdict, = self.gateway.amendments.SubmitAmendments(amendments_pb2.SubmitAmendmentsRequest(
            amendments=[amendment(withdrawn, self.now(), withdraw_sheet=True)]), token=self.person.token).verdicts
        self.assertEqual(verdict_names([verdict]), ["CREATED"])
        text = json.dumps(self.doctor.open(HealthLink(self.create().link)))
        self.assertEqual((withdrawn.sheet_id in text, kept.sheet_id in text), (False, True))

    def test_a_repeated_request_has_the_same_link(self):
        self.fill(days=1)
        request = share_request(self.stack, self.study)
        first = self.gateway.sharing.CreateShare(request, token=self.person.token)
        self.fill(days=1)
        self.assertEqual(self.gateway.sharing.CreateShare(request, token=self.person.token), first)
        for change in (dict(label="Another"), dict(passcode="1234"), dict(key=secrets.token_bytes(32))):
            with self.subTest(change=change), self.assertFails("ALREADY_EXISTS", "SHARE_DIFFERS"):
                other = sharing_pb2.CreateShareRequest()
                other.CopyFrom(request)
                for name, value in change.items():
                    setattr(other, name, value)
                self.gateway.sharing.CreateShare(other, token=self.person.token)
        self.revoke(request.share_id)
        with self.assertFails("ALREADY_EXISTS", "SHARE_DIFFERS"):
            self.gateway.sharing.CreateShare(request, token=self.person.token)

    def test_the_database_has_neither_key_nor_link(self):
        self.fill(days=1)
        request = share_request(self.stack, self.study, passcode="open sesame")
        made = self.gateway.sharing.CreateShare(request, token=self.person.token)
        dump = json.dumps(self.stack.database.query("SELECT s::text FROM ingestion.shares AS s"))
        for secret in (request.key.hex(), token_of(made.link), "open sesame", HealthLink(made.link).payload["key"]):
            self.assertNotIn(secret, dump)
        with self.assertRaisesRegex(ValueError, "the key does not fit"):
            link = HealthLink(made.link)
            link.key = secrets.token_bytes(32)
            self.doctor.open(link, passcode="open sesame")


class Abuse(SharingTestCase):
    def setUp(self):
        super().setUp()
        self.fill(days=1)

    def test_parallel_wrong_passcodes_share_one_count(self):
        made = self.create(passcode="4711")
        link = HealthLink(made.link)
        with ThreadPoolExecutor(50) as guessers:
            found = list(guessers.map(
                lambda number: self.doctor.manifest(link, passcode=f"{number:04}"), range(50)))
        remaining = sorted(answer["remainingAttempts"] for status, answer in found if status == 401)
        self.assertEqual(remaining, list(range(10)))
        self.assertEqual([status for status, _ in found].count(404), 40)
        self.assertEqual(self.doctor.manifest(link, passcode="4711")[0], 404)
        self.assertEqual(self.state(made.share.share_id), sharing_pb2.SHARE_STATE_LOCKED)
        self.assertEqual(len(self.accesses(made.share.share_id)), 10)

    def test_a_missing_passcode_does_not_count(self):
        link = HealthLink(self.create(passcode="4711").link)
        for _ in range(12):
            self.assertEqual(self.doctor.manifest(link), (401, {"remainingAttempts": 10}))
        self.doctor.open(link, passcode="4711")

    def test_a_revoked_share_ends_at_once(self):
        made = self.create()
        link = HealthLink(made.link)
        status, manifest = self.doctor.manifest(link, embeddedLengthMax=0)
        self.assertEqual(status, 200)
        self.assertEqual(self.revoke(made.share.share_id).state, sharing_pb2.SHARE_STATE_REVOKED)
        # Also for a receiver that has read the manifest.
        with self.assertRaisesRegex(ValueError, "404"):
            self.doctor.contents(link, manifest["files"][0])
        self.assertEqual(self.doctor.manifest(link)[0], 404)
        self.assertEqual(self.revoke(made.share.share_id).state, sharing_pb2.SHARE_STATE_REVOKED)
        self.assertEqual(self.stack.database.value(
            "SELECT count(*) FROM ingestion.shares"
            f" WHERE share_id = '{made.share.share_id}' AND jwe IS NOT NULL"), "0")

    def test_an_expired_share_is_deleted_later(self):
        made = self.create(expire_time=timestamp(self.now() + 3600))
        link = HealthLink(made.link)
        self.doctor.open(link)
        self.stack.clock.advance(seconds=3601)
        self.assertEqual(self.doctor.manifest(link)[0], 404)
        self.assertEqual(self.state(made.share.share_id), sharing_pb2.SHARE_STATE_EXPIRED)

    def test_a_location_ends_after_ten_minutes(self):
        link = HealthLink(self.create().link)
        _, manifest = self.doctor.manifest(link, embeddedLengthMax=0)
        self.stack.clock.advance(minutes=11)
        with self.assertRaisesRegex(ValueError, "404"):
            self.doctor.contents(link, manifest["files"][0])

    def test_a_guessed_link_and_a_strange_request_open_nothing(self):
        link = HealthLink(self.create().link)
        base = link.url.rpartition("/")[0]
        for token in (secrets.token_urlsafe(32), "x", "", "%00", "a" * 60, "a" * 500):
            link.url = f"{base}/{token}"
            with self.subTest(token=token[:70]):
                self.assertIn(self.doctor.manifest(link)[0], (400, 404))
        link = HealthLink(self.create().link)
        for body in ("", "[]", "{}", '{"recipient": 1}', '{"recipient": ""}', '{"recipient": " "}', "{" * 3000,
                     json.dumps({"recipient": "x" * 201}), json.dumps({"recipient": "a\0b"}),
                     json.dumps({"recipient": "x", "passcode": "p" * 65})):
            with self.subTest(body=body[:60]):
                status, _, _ = self.doctor.request("POST", link.url, body, {"content-type": "application/json"})
                self.assertEqual(status, 400)
        status, _, _ = self.doctor.request("POST", link.url, json.dumps({"recipient": "x" * 5000}))
        self.assertEqual(status, 413)
        self.assertEqual(self.doctor.request("GET", link.url)[0], 405)

    def test_pages_of_other_addresses_may_open_links(self):
        link = HealthLink(self.create().link)
        status, headers, _ = self.doctor.request("OPTIONS", link.url, headers={
            "origin": "https://viewer.example.org", "access-control-request-method": "POST",
            "access-control-request-headers": "content-type"})
        self.assertEqual((status, headers["access-control-allow-origin"]), (204, "*"))
        self.assertIn("content-type", headers["access-control-allow-headers"])
        self.assertNotIn("access-control-allow-credentials", headers)

    def test_shares_of_others_are_unknown(self):
        made = self.create()
        other = anonymous_in(self.stack, self.study)
        sharing = self.gateway.sharing
        for call, request in (
                (sharing.RevokeShare, sharing_pb2.RevokeShareRequest(share_id=made.share.share_id)),
                (sharing.ListShareAccesses, sharing_pb2.ListShareAccessesRequest(share_id=made.share.share_id))):
            with self.assertFails("NOT_FOUND", "SHARE_UNKNOWN"):
                call(request, token=other.token)
        self.assertEqual(len(sharing.ListShares(sharing_pb2.ListSharesRequest(), token=other.token).shares), 0)
        self.doctor.open(HealthLink(made.link))

    def test_the_number_of_shares_is_limited(self):
        for _ in range(20):
            self.create()
        with self.assertFails("RESOURCE_EXHAUSTED", "TOO_MANY_SHARES"):
            self.create()

    def test_the_own_export_has_shares_and_accesses(self):
        name = f"t{new_id()[:12]}"
        register(self.stack, name, "heather-otter-lantern")
        person = sign_in(self.stack, name, "heather-otter-lantern")
        person.join(self.study)
        self.person = person
        self.fill(days=1)
        made = self.create()
        self.doctor.open(HealthLink(made.link))
        tables = export(self.stack, "ingestion", person.token)
        [share], [access] = tables["shares"], tables["share_accesses"]
        self.assertEqual((share["share_id"], share["label"], share["openings"]),
                         (made.share.share_id, "For Dr. Otter", 1))
        self.assertEqual((access["recipient"], access["opened"]), ("Dr. Otter, Verona", True))
