"""otolith-web: calls of pages, and sessions that browsers keep in cookies."""

import base64
import json
import re
from concurrent.futures import ThreadPoolExecutor

from support import admin
from support.case import EndToEndTestCase
from support.people import STRESS, TINNITUS, new_id
from support.quiet import await_quiet
from support.web import COOKIES, Visitor, serving_web

SIGN_IN = "auth.v1.SessionService/SignInAnonymously"
ENROLMENTS = "auth.v1.EnrolmentService/ListEnrolments"
OUT = "auth.v1.SessionService/EndAllSessions"


class Web(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server = cls.enterClassContext(serving_web(cls.stack))
        cls.address = cls.server.address

    def anonymous(self) -> Visitor:
        visitor = Visitor(self.address)
        answer = visitor.call(SIGN_IN, {"requestId": new_id()})
        self.assertEqual(answer.status, 200, answer.body)
        visitor.account = answer.json["participantId"]
        return visitor

    def leader(self) -> Visitor:
        name = f"leader-{TINNITUS}"
        visitor = Visitor(self.address, "/console")
        answer = visitor.call(
            "auth.v1.SessionService/SignIn", {"username": name, "password": self.stack.password(name)})
        self.assertEqual(answer.status, 200, answer.body)
        return visitor

    def metric(self, name) -> float:
        return admin.metrics(self.server).get(name, 0.0)

    def test_a_session_is_in_a_cookie_that_no_script_sees(self):
        for visitor, role in ((self.anonymous(), "participant"), (self.leader(), "study_leader")):
            with self.subTest(role=role):
                cookie = COOKIES[visitor.page]
                self.assertEqual(set(visitor.cookies), {cookie})
                found = visitor.session()
                self.assertEqual(found["role"], role)
                self.assertEqual(found["isAnonymous"], role == "participant")
                self.assertRegex(found["accountId"], r"^[0-9a-f-]{36}$")
                self.assertEqual(found["outdatedConsents"], [])

    def test_the_cookie_has_every_attribute_and_no_answer_a_token(self):
        visitor = Visitor(self.address)
        answer = visitor.call(SIGN_IN, {"requestId": new_id()})
        [line] = answer.set_cookies
        name, _, rest = line.partition("=")
        self.assertEqual(name, "__Host-otolith")
        self.assertEqual(
            set(rest.split("; ")[1:]),
            {"Path=/", "Secure", "HttpOnly", "SameSite=Strict", "Max-Age=34560000"})
        self.assertEqual(
            set(answer.json), {"participantId", "accessTokenExpireTime", "refreshTokenExpireTime"})
        self.assertEqual(answer.headers["cache-control"], "no-store")
        sealed = re.sub(r"^\d\.", "", rest.split(";")[0])
        plain = base64.urlsafe_b64decode(sealed + "=" * (-len(sealed) % 4))
        for secret in (b"eyJ", answer.json["participantId"].encode()):
            self.assertNotIn(secret, plain)
        # A leader's session ends with the browser.
        for page in COOKIES:
            leader = Visitor(self.address, page)
            [line] = leader.call("auth.v1.SessionService/SignIn", {
                "username": f"leader-{STRESS}", "password": self.stack.password(f"leader-{STRESS}"),
            }).set_cookies
            self.assertNotIn("Max-Age", line)

    def test_a_call_with_the_session_and_one_without(self):
        visitor = self.anonymous()
        answer = visitor.call(ENROLMENTS, otolith_participant=visitor.account)
        self.assertEqual((answer.status, answer.json, answer.set_cookies), (200, {}, []))
        refused = Visitor(self.address).call(ENROLMENTS)
        self.assertEqual((refused.status, refused.json["code"]), (401, "unauthenticated"))
        studies = Visitor(self.address).call("catalogue.v1.CatalogueService/ListStudies")
        self.assertEqual({study["studyId"] for study in studies.json["studies"]}, {TINNITUS, STRESS})
        # The same session in planning and ingestion.
        for method in ("planning.v1.PlanningService/GetNotificationPlan", "ingestion.v1.StandingService/GetStanding"):
            self.assertNotEqual(visitor.call(method, {"studyId": TINNITUS}).status, 401, method)

    def test_an_error_has_the_reason_and_the_fields(self):
        answer = Visitor(self.address).call(
            "auth.v1.SessionService/SignIn", {"username": "nobody-here", "password": "heather-otter"})
        self.assertEqual((answer.status, answer.json["code"]), (401, "unauthenticated"))
        self.assertEqual(answer.reason, "CREDENTIALS_REJECTED")
        answer = Visitor(self.address).call(SIGN_IN, {"requestId": "no id"})
        self.assertEqual((answer.status, answer.json["code"]), (400, "invalid_argument"))
        [detail] = [one for one in answer.json["details"] if one["type"] == "google.rpc.BadRequest"]
        self.assertEqual(detail["debug"]["fieldViolations"][0]["field"], "request_id")
        for body in ("", "[]", "{", '{"requestId":1}', '{"requestId":"\\ud800"}', "nan"):
            with self.subTest(body=body):
                answer = Visitor(self.address).post(f"/rpc/otolith.{SIGN_IN}", body)
                self.assertEqual((answer.status, answer.json["code"]), (400, "invalid_argument"))
        for method in ("auth.v1.SessionService/Refresh", "auth.v1.SessionService/No", "ingestion.v1.ExportService/ExportCodebook"):
            self.assertEqual(Visitor(self.address).call(method).status, 404)

    def test_two_pages_have_separate_sessions_in_one_browser(self):
        participant, leader = self.anonymous(), self.leader()
        leader.cookies |= participant.cookies
        participant.cookies = leader.cookies
        self.assertEqual(participant.session()["role"], "participant")
        self.assertEqual(leader.session()["role"], "study_leader")
        self.assertEqual(leader.post("/session/end").status, 200)
        self.assertEqual(leader.session(), {})
        self.assertEqual(participant.session()["accountId"], participant.account)

    def test_a_call_for_another_participant_is_refused(self):
        visitor = self.anonymous()
        answer = visitor.call(ENROLMENTS, otolith_participant=new_id())
        self.assertEqual((answer.status, answer.reason), (401, "ANOTHER_PARTICIPANT"))
        self.assertEqual(answer.set_cookies, [])

    def test_an_expired_token_is_renewed_and_a_lost_answer_signs_out_nobody(self):
        visitor = self.anonymous()
        late = visitor.copy()
        self.stack.clock.advance(minutes=11)
        answer = visitor.call(ENROLMENTS)
        self.assertEqual((answer.status, len(answer.set_cookies)), (200, 1), answer.body)
        # Longer than the grace of otolith-auth: this server remembers what it got.
        self.stack.clock.advance(hours=2)
        self.assertEqual(visitor.call(ENROLMENTS).status, 200)
        answer = late.call(ENROLMENTS)
        self.assertEqual((answer.status, len(answer.set_cookies)), (200, 1), answer.body)
        self.assertEqual(late.session()["accountId"], visitor.account)

    def test_concurrent_calls_share_one_refresh(self):
        visitor = self.anonymous()
        self.stack.clock.advance(minutes=11)
        before = self.metric('otolith_web_refreshes_total{outcome="refreshed"}')
        with ThreadPoolExecutor(16) as pool:
            answers = list(pool.map(lambda tab: tab.call(ENROLMENTS), [visitor.copy() for _ in range(16)]))
        self.assertEqual([answer.status for answer in answers], [200] * 16)
        self.assertEqual(self.metric('otolith_web_refreshes_total{outcome="refreshed"}'), before + 1)

    def test_a_session_renewed_on_request_has_the_current_rights(self):
        visitor = self.anonymous()
        before = dict(visitor.cookies)
        answer = visitor.post("/session/renew")
        self.assertEqual((answer.status, answer.json["accountId"]), (200, visitor.account))
        self.assertNotEqual(visitor.cookies, before)
        self.assertEqual(Visitor(self.address).post("/session/renew").json, {})

    def test_joining_replaces_the_token(self):
        visitor = self.anonymous()
        study = visitor.call("catalogue.v1.CatalogueService/GetStudy", {"studyId": TINNITUS, "language": "en"})
        answer = visitor.call("auth.v1.EnrolmentService/JoinStudy", {
            "studyId": TINNITUS, "consentVersion": study.json["study"]["consentVersion"], "consentLanguage": "en"})
        self.assertEqual((answer.status, len(answer.set_cookies)), (200, 1), answer.body)
        self.assertNotIn("accessToken", answer.json)
        await_quiet(self.stack)
        standing = visitor.call("ingestion.v1.StandingService/GetStanding", {"studyId": TINNITUS})
        self.assertEqual(standing.status, 200, standing.body)

    def test_signing_out_ends_the_session_everywhere(self):
        visitor = self.anonymous()
        thief = visitor.copy()
        answer = visitor.post("/session/end")
        self.assertEqual((answer.status, answer.json, visitor.cookies), (200, {}, {}))
        self.assertEqual(visitor.session(), {})
        self.stack.clock.advance(minutes=11)
        answer = thief.call(ENROLMENTS)
        self.assertEqual((answer.status, answer.reason), (401, "SESSION_ENDED"), answer.body)
        # By now the cookie of this name may be that of a later session: a late answer leaves it alone.
        self.assertEqual(answer.set_cookies, [])
        self.assertEqual(thief.session(), {})
        # With such a cookie, a sign-in is possible.
        self.assertEqual(thief.call(SIGN_IN, {"requestId": new_id()}).status, 200)
        self.assertNotEqual(thief.session()["accountId"], visitor.account)
        self.assertEqual(Visitor(self.address).post("/session/end").json, {})

    def test_another_server_removes_the_cookie_of_a_session_that_is_over(self):
        visitor = self.anonymous()
        late = visitor.copy()
        self.assertEqual(visitor.post("/session/end").status, 200)
        self.stack.clock.advance(minutes=11)
        with serving_web(self.stack) as server:
            late.address = server.address
            answer = late.call(ENROLMENTS)
            self.assertEqual((answer.status, answer.reason), (401, "REFRESH_TOKEN_REJECTED"), answer.body)
            self.assertEqual(late.cookies, {})

    def test_a_page_ends_only_the_session_of_its_account(self):
        visitor = self.anonymous()
        answer = visitor.post("/session/end", otolith_participant=new_id())
        self.assertEqual((answer.status, answer.reason, answer.set_cookies), (401, "ANOTHER_PARTICIPANT", []))
        self.assertEqual(visitor.session()["accountId"], visitor.account)
        answer = visitor.post("/session/end", otolith_participant=visitor.account)
        self.assertEqual((answer.status, visitor.cookies), (200, {}))

    def test_repeated_renewals_with_one_cookie_exchange_one_token(self):
        visitor = self.anonymous()
        late = visitor.copy()
        self.assertEqual(visitor.post("/session/renew").status, 200)
        self.stack.clock.advance(minutes=11)
        self.assertEqual(visitor.call(ENROLMENTS).status, 200)
        answer = late.post("/session/renew")
        self.assertEqual((answer.status, answer.json["accountId"]), (200, visitor.account))
        self.assertEqual(late.session()["accountId"], visitor.account)

    def test_a_session_ended_elsewhere_is_over(self):
        visitor = self.leader()
        self.assertEqual(visitor.copy().call(OUT).status, 200)
        answer = visitor.post("/session/renew")
        self.assertEqual((answer.status, answer.json["code"]), (401, "unauthenticated"))
        self.assertEqual(visitor.cookies, {})

    def test_a_cookie_that_cannot_be_opened_is_kept(self):
        visitor = self.anonymous()
        [(name, value)] = visitor.cookies.items()
        visitor.cookies[name] = value[:-8] + ("AAAAAAAA" if value[-8:] != "AAAAAAAA" else "BBBBBBBB")
        for answer in (visitor.get("/session"), visitor.post("/session/renew"), visitor.call(ENROLMENTS),
                       visitor.call(SIGN_IN, {"requestId": new_id()})):
            self.assertEqual((answer.status, answer.json["code"]), (503, "unavailable"))
            self.assertEqual((answer.reason, answer.set_cookies), ("SESSION_UNREADABLE", []))
        # A sign-in with a password, and the sign-out, are the ways out.
        other = visitor.copy()
        name = f"leader-{STRESS}"
        self.assertEqual(other.call(
            "auth.v1.SessionService/SignIn", {"username": name, "password": self.stack.password(name)}).status, 200)
        self.assertEqual(other.session()["role"], "study_leader")
        self.assertEqual((visitor.post("/session/end").status, visitor.cookies), (200, {}))

    def test_a_new_key_takes_sessions_of_the_previous_one(self):
        visitor = self.anonymous()
        old = self.stack.directory / "run" / "web.test.key"
        key = self.stack.directory / "run" / f"web.{new_id()}.key"
        key.write_text(old.read_text().translate(str.maketrans("0123456789abcdef", "fedcba9876543210")))
        key.chmod(0o400)
        keys = {"OTOLITH_WEB_KEY_FILE": str(key)}
        with serving_web(self.stack, **keys, OTOLITH_WEB_KEY_PREVIOUS_FILE=str(old)) as server:
            moved = visitor.copy()
            moved.address = server.address
            self.assertEqual(moved.session()["accountId"], visitor.account)
            self.assertNotEqual(moved.cookies, visitor.cookies)
        with serving_web(self.stack, **keys) as server:
            moved.address = server.address
            self.assertEqual(moved.session()["accountId"], visitor.account)
            stranger = visitor.copy()
            stranger.address = server.address
            self.assertEqual(stranger.get("/session").status, 503)
            self.assertEqual(stranger.cookies, visitor.cookies)

    def test_deadlines_of_the_page_are_passed_on(self):
        answer = Visitor(self.address).call(SIGN_IN, {"requestId": new_id()}, connect_timeout_ms="0")
        self.assertEqual((answer.status, answer.json["code"]), (504, "deadline_exceeded"))

    def test_the_log_has_calls_without_their_contents(self):
        visitor = self.anonymous()
        visitor.call(ENROLMENTS, otolith_participant=visitor.account)
        lines = [line for line in self.server.log.splitlines() if "ListEnrolments" in line]
        self.assertTrue(lines)
        self.assertIn("kind=call", lines[-1])
        text = json.dumps(self.server.log)
        self.assertNotIn(visitor.account, text)
        for value in visitor.cookies.values():
            self.assertNotIn(value[:40], text)
