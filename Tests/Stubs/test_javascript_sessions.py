"""Sessions of otolith.js in Chromium: expired, ended, and replaced by another page."""

import json

from pages import CUTS, JOIN, MOMENTARY, SEND, TINNITUS, WAITING, PagesTestCase

# Runs `$0`, a method of a gateway; another page signs in after the answer `$1`: the status 401, or of a method.
RACE = """
(async () => {
  const other = new otolith.Gateway(options);
  const own = await other.session.participantId();
  const study = await other.study($2, "en");
  let token = "";
  const racing = new otolith.Gateway({...options, fetch: async (url, request) => {
    const answer = await fetch(url, request);
    if (token === "" && (answer.status === $1 || answer.ok && url.endsWith(`/${$1}`))) {
      await other.session.signOut();
      await other.join(study);
      token = await other.session.token();
    }
    return answer;
  }});
  const said = await racing[$0[0]](...$0.slice(1)).then(() => "done", (error) => error.reason);
  const added = (await storage.list("")).map(([key]) => key).filter((key) => key !== "session");
  return {said, own: added.filter((key) => key.startsWith(own)).map((key) => key.slice(own.length + 1)),
    others: (await storage.list(`${await other.session.participantId()}/`)).length,
    isTokenKept: token !== "" && await other.session.token() === token};
})()
"""


class Sessions(PagesTestCase):
    def test_one_refresh_for_calls_of_two_pages(self):
        first, participant = self.joined()
        second = self.open()
        token = first.evaluate("gateway.session.token()")
        self.stack.clock.advance(minutes=11)
        # The answer to the refresh is lost: the same token is sent again.
        cuts = iter([CUTS[2]])
        self.network.cut = lambda method: next(cuts, None) if method == "Refresh" else None
        calls = """
          (globalThis.calls = Promise.all([gateway.readCatalogue("de"), gateway.readPlan("Europe/Berlin"),
            gateway.call("otolith.auth.v1.AccountService/GetAccount")]).then((found) => found.length), 0)"""
        for page in (first, second):
            page.evaluate(calls)
        self.assertEqual([page.evaluate("calls") for page in (first, second)], [3, 3])
        tokens = [json.loads(body)["refreshToken"] for path, body in self.network.passed
                  if path.endswith("/Refresh")]
        self.assertEqual((len(tokens), len(set(tokens))), (2, 1))
        self.assertNotEqual(first.evaluate("gateway.session.token()"), token)
        self.assertEqual(first.evaluate("gateway.session.participantId()"), participant)
        # The new pair of tokens works, too.
        self.stack.clock.advance(minutes=11)
        self.assertEqual(second.evaluate("gateway.readPlan('Europe/Berlin').then(() => 1)"), 1)

    def test_a_registered_app_names_its_client(self):
        from support.apps import new_app

        app = new_app(self.stack)
        page = self.open()
        participant = page.evaluate("""
          (async () => {
            globalThis.gateway = new otolith.Gateway({...options, clientId: $0});
            await gateway.session.signInAnonymously("");
            return gateway.session.participantId();
          })()""", app.client_id)
        self.stack.clock.advance(minutes=11)
        page.evaluate("gateway.call('otolith.auth.v1.AccountService/GetAccount').then(() => 1)")
        named = [json.loads(body)["client"]["clientId"] for path, body in self.network.passed
                 if path.endswith(("/Refresh", "/SignInAnonymously"))]
        self.assertEqual(named, [app.client_id] * 2)
        self.assertEqual(self.stack.database.value(
            f"SELECT client_id FROM auth.sessions WHERE participant_id = '{participant}'"), app.client_id)

    def test_another_participants_sheets_are_not_sent(self):
        page, participant = self.joined()
        sheet = self.fill(page)
        # The session is the only key to them.
        for call in ("signOut()", "signIn('nobody', 'no password')"):
            self.assertEqual(
                page.evaluate(f"gateway.session.{call}.catch((error) => error.name)"), "SheetsWaiting")
        self.assertEqual(page.evaluate("gateway.session.participantId()"), participant)
        page.evaluate("gateway.session.signOut({isForced: true})")
        self.network.passed.clear()
        other = page.evaluate(JOIN, TINNITUS)
        self.assertNotEqual(other, participant)
        self.assertEqual(page.evaluate(SEND)["outcomes"], [])
        self.assertEqual(
            page.evaluate("new otolith.SheetQueue({storage, caller: gateway, credentials: gateway.session}, $0)"
                          ".send().catch((error) => error.reason)", participant), "ANOTHER_PARTICIPANT")
        self.assertEqual(self.sent(), [])
        self.fill(page)
        page.evaluate("gateway.erase().then(() => 0)")
        self.assertEqual(page.evaluate("storage.get('session').then((kept) => kept ?? null)"), None)
        self.assertEqual(page.evaluate("storage.list($0).then((found) => found.length)", f"{other}/"), 0)
        self.assertEqual(
            page.evaluate("new otolith.SheetQueue({storage}, $0).waiting()"
                          ".then((found) => found.map((one) => one.sheetId))", participant), [sheet])

    def test_a_page_whose_participant_another_page_has_replaced(self):
        first, _ = self.joined()
        second = self.open()
        second.evaluate("gateway.session.signOut()")
        other = second.evaluate(JOIN, TINNITUS)
        for call in (f"submit({{studyId: '{TINNITUS}', questionnaireId: '{MOMENTARY}'}})", "sheets()", "catalogue()",
                     "readPlan('Europe/Berlin')", "call('otolith.auth.v1.AccountService/GetAccount')", "erase()"):
            self.assertEqual(
                first.evaluate(f"gateway.{call}.then(() => '', (error) => error.reason)"), "ANOTHER_PARTICIPANT", call)
        self.assertEqual(second.evaluate(WAITING), [])
        # Its own sign-out is another matter.
        first.evaluate("gateway.session.signOut()")
        self.assertNotEqual(first.evaluate(JOIN, TINNITUS), other)
        self.fill(first)

    def test_another_page_signs_in_during_a_call(self):
        page, _ = self.joined()
        self.stack.clock.advance(minutes=11)
        calls = (
            (["readPlan", "Europe/Berlin"], 401, "ANOTHER_PARTICIPANT", ["catalogue"]),
            (["readPlan", "Europe/Berlin"], "GetNotificationPlan", "done", ["plan"]),
            (["readCatalogue", "en"], "GetDeviceCatalogue", "done", ["catalogue"]),
            (["leave", TINNITUS], "LeaveStudy", "done", ["plan"]))
        for call, moment, said, own in calls:
            with self.subTest(call=call, moment=moment):
                self.assertEqual(
                    page.evaluate(RACE, call, moment, TINNITUS),
                    {"said": said, "own": own, "others": 0, "isTokenKept": True})

    def test_a_request_id_that_is_spent(self):
        page, participant = self.joined()
        request = page.evaluate("storage.get('session').then((kept) => kept.requestId)")
        page.evaluate("gateway.session.signOut()")
        # As after a crash before the answer.
        page.evaluate("storage.put('session', {requestId: $0})", request)
        self.assertNotIn(page.evaluate(JOIN, TINNITUS), ("", participant))
        self.assertEqual(self.network.count("SignInAnonymously"), 3)

    def test_a_session_in_a_cookie(self):
        from support.people import anonymous_in

        person = anonymous_in(self.stack, TINNITUS)
        self.network.cookie_token, self.network.cookie_participant = person.token, person.participant_id
        page = self.open()
        page.evaluate("""
          (document.cookie = "session=cookie", globalThis.known = $0, globalThis.gateway = new otolith.Gateway({
            ...options, storage: new otolith.MemoryStorage(), credentials: {
              participantId: async () => known,
              token: async (id) => {
                if (id !== undefined && id !== known) throw new otolith.SignedOut("ANOTHER_PARTICIPANT");
                return "";
              },
              renewed: async () => { throw new otolith.SignedOut("COOKIE"); }}}), 0)""", person.participant_id)
        page.evaluate("gateway.readCatalogue('en')")
        sheet = self.fill(page)
        self.assertEqual([one["verdict"] for one in page.evaluate(SEND)["outcomes"]], ["created"])
        self.assertEqual(self.stored(person.participant_id), [sheet])
        # Another page has replaced the cookie: the server finds out first, and then the page.
        other = anonymous_in(self.stack, TINNITUS)
        waiting = self.fill(page)
        self.network.cookie_token, self.network.cookie_participant = other.token, other.participant_id
        self.assertEqual(page.evaluate(SEND), {"failed": "unauthenticated"})
        page.evaluate("gateway.sheets().then((sheets) => { globalThis.queue = sheets; return 0; })")
        page.evaluate("(globalThis.known = $0, 0)", other.participant_id)
        self.assertEqual(page.evaluate("queue.send().catch((error) => error.reason)"), "ANOTHER_PARTICIPANT")
        self.assertEqual(page.evaluate("gateway.sheets().catch((error) => error.reason)"), "ANOTHER_PARTICIPANT")
        self.assertEqual(self.stored(other.participant_id), [])
        page.evaluate("(globalThis.known = $0, 0)", person.participant_id)
        self.assertEqual(page.evaluate(WAITING), [waiting])
        self.network.cookie_token = ""
        self.assertEqual(
            page.evaluate("gateway.readCatalogue('en').catch((error) => [error.name, error.reason])"),
            ["SignedOut", "COOKIE"])
