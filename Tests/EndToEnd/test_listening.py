"""A participant who listens on two devices, partly offline, and the recorded sessions (SON FA10–FA13, §7, §8)."""

from support.case import EndToEndTestCase
from support.clock import seconds_of
from support.export import rows_of
from support.listening import (
    COLLECTION, SOUNDS, Player, import_sounds, leader_of_sounds, session, sessions_of, set_settings,
    settings_of, statistics_of, submit,
)
from support.own_export import export
from support.people import anonymous, anonymous_in
from support.sheets import verdict_names
from support.uploading import until_judged
from otolith.ingestion.v1 import listening_pb2, settings_pb2


class ListeningTestCase(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_sounds(cls.stack)

    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, SOUNDS)
        # Sessions that begin from now on are after the joining.
        self.stack.clock.advance(hours=12)
        self.start = self.now() - 11 * 3600

    def send(self, *sessions, token=None):
        """Repeats like a device until each session is decided."""
        return until_judged(
            lambda some: submit(self.stack, token or self.participant.token, *some), sessions)


class Listening(ListeningTestCase):
    def test_a_day_on_two_devices(self):
        """Pauses do not count, unplayed sounds leave nothing, and both devices see the same."""
        phone, tablet = [], []
        player = Player("white-noise", rating=3, loop_minutes=2)
        player.play(self.start)
        player.pause(self.start + 40.25)
        player.play(self.start + 100)
        phone.append(player.leave(self.start + 119.75))
        self.assertEqual(phone[0].net_duration.ToMilliseconds(), 60_000)
        self.assertIsNone(Player("pink-noise", rating=1).leave(self.start + 130))
        # The dialogue disappeared; then it was answered by "no rating".
        for place, rating in enumerate((None, 0)):
            player = Player("white-noise", rating=rating)
            player.play(self.start + 200 + 100 * place)
            phone.append(player.leave(self.start + 230 + 100 * place))
        # The tablet was offline meanwhile, and sends in another order.
        for place, rating in enumerate((1, 2, None)):
            player = Player("brown-noise", rating=rating, loop_minutes=0)
            player.play(self.start + 150 + 100 * place)
            tablet.append(player.leave(self.start + 160 + 100 * place))
        self.assertCreated(self.send(*phone))
        self.assertCreated(self.send(*reversed(tablet)))
        # Repeated after a lost response.
        self.assertEqual(
            verdict_names(self.send(*phone, *tablet)), ["EXISTS"] * 6)

        both = sorted(phone + tablet, key=lambda one: -seconds_of(one.start_time))
        page = self.gateway.listening.ListListeningSessions(
            listening_pb2.ListListeningSessionsRequest(), token=self.participant.token)
        self.assertEqual(list(page.sessions), both[:5])
        for size in (1, 4, 200):
            self.assertEqual(sessions_of(self.stack, self.participant.token, size), both)

        def shown(order):
            return [
                (sound.title, sound.sessions, sound.ratings,
                 sound.mean_rating.value if sound.HasField("mean_rating") else None,
                 sound.net_duration.ToMilliseconds())
                for sound in statistics_of(self.stack, self.participant.token, order)]

        white = ("Weißes Rauschen", 3, 1, 3.0, 120_000)
        brown = ("Braunes Rauschen", 3, 2, 1.5, 30_000)
        # All sounds of the collection, also those never heard.
        by_title = shown("TITLE")
        self.assertEqual([title for title, *_ in by_title], sorted(title for title, *_ in by_title))
        self.assertIn(("Rosa Rauschen", 0, 0, None, 0), by_title)
        self.assertEqual([sound for sound in by_title if sound[1]], [brown, white])
        self.assertEqual({sound[1:] for sound in by_title} - {brown[1:], white[1:]}, {(0, 0, None, 0)})
        for order in ("SESSIONS", "MEAN_RATING"):
            self.assertEqual(shown(order)[:2], [brown, white])
            self.assertCountEqual(shown(order), by_title)
        english = {
            sound.title: sound for sound in statistics_of(self.stack, self.participant.token, language="fr")}
        self.assertEqual(len(english), len(by_title))
        self.assertFalse(english["Pink noise"].HasField("last_start_time"))
        self.assertEqual(seconds_of(english["White noise"].last_start_time), self.start + 300)

        own = export(self.stack, "ingestion", self.participant.token)
        self.assertEqual(
            {(one["session_id"], one["sound_id"], one["rated"], one["rating"])
             for one in own["listening_sessions"]},
            {(one.session_id, one.sound_id, *self.rated(one)) for one in both})
        self.assertEqual([usage["sessions"] for usage in own["listening_usage"]], [6])

    @staticmethod
    def rated(one):
        answer = one.rating.WhichOneof("answer")
        return ("rated", one.rating.value) if answer == "value" else (answer, None)

    def test_the_same_id_with_other_contents(self):
        first = session("white-noise", self.start, rating=4)
        other = listening_pb2.ListeningSession()
        other.CopyFrom(first)
        other.rating.value = 5
        self.assertCreated(self.send(first))
        verdict, = submit(self.stack, self.participant.token, other)
        self.assertEqual(verdict_names([verdict]), ["CONFLICT"])
        self.assertEqual(sessions_of(self.stack, self.participant.token), [first])

    def test_nothing_is_lost_when_the_service_dies(self):
        sessions = [session("white-noise", self.start + place) for place in range(300)]
        self.assertCreated(self.send(*sessions[:150]))
        self.stack.kill_and_restart("ingestion")
        verdicts = verdict_names(self.send(*sessions))
        self.assertEqual(verdicts, ["EXISTS"] * 150 + ["CREATED"] * 150)
        self.assertEqual(len(sessions_of(self.stack, self.participant.token)), 300)

    def test_a_leader_gets_them_under_a_pseudonym(self):
        mine = session("pink-noise", self.start, 1500, rating=2)
        self.assertCreated(self.send(mine))
        parts = list(self.gateway.listening.ExportListeningSessions(
            listening_pb2.ExportListeningSessionsRequest(study_id=SOUNDS),
            token=leader_of_sounds(self.stack).token, timeout=120))
        rows = rows_of(b"".join(part.csv for part in parts))
        self.assertEqual(sum(part.rows for part in parts), len(rows))
        row, = (row for row in rows if row["session_id"] == mine.session_id)
        self.assertEqual(
            (row["collection"], row["sound"], row["net_milliseconds"], row["rating"], row["rated"]),
            (COLLECTION, "pink-noise", "1500", "2", "rated"))
        self.assertNotIn(self.participant.participant_id, repr(rows))
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            list(self.gateway.listening.ExportListeningSessions(
                listening_pb2.ExportListeningSessionsRequest(study_id=SOUNDS),
                token=self.participant.token))

    def test_former_participants_keep_their_sessions(self):
        before, late = session("white-noise", self.start), session("white-noise", self.start + 60)
        self.assertCreated(self.send(before))
        self.participant.leave(SOUNDS)
        self.stack.clock.advance(hours=1)
        after = session("white-noise", self.now() - 60)
        verdicts = self.send(late, after, before)
        self.assertEqual(verdict_names(verdicts), ["CREATED", "REJECTED", "EXISTS"])
        self.assertRejected(verdicts[1], ("study_id", "NOT_ENROLLED"))
        self.assertEqual(sessions_of(self.stack, self.participant.token), [late, before])
        heard = statistics_of(self.stack, self.participant.token)
        self.assertEqual([sound.sessions for sound in heard if sound.sessions], [2])
        # What is withdrawn counts for nothing, also after leaving.
        for _ in range(2):
            self.gateway.listening.WithdrawListeningSession(
                listening_pb2.WithdrawListeningSessionRequest(session_id=late.session_id),
                token=self.participant.token)
        self.assertEqual(sessions_of(self.stack, self.participant.token), [before])
        self.assertEqual(verdict_names(self.send(late)), ["EXISTS"])
        self.assertEqual(sessions_of(self.stack, self.participant.token), [before])


class BadListening(ListeningTestCase):
    """Each invalid session is sent between two valid ones."""

    def assert_rejected_alone(self, bad, *expected):
        good = [session("white-noise", self.start), session("white-noise", self.start + 100)]
        before, verdict, after = self.send(good[0], bad, good[1])
        self.assertRejected(verdict, *expected)
        self.assertCreated([before, after])
        again, = submit(self.stack, self.participant.token, bad)
        self.assertRejected(again, *expected)
        if bad.session_id:
            self.assertEqual(
                self.stack.database.tables_holding(bad.session_id, ["ingestion"]), {})

    def test_fields_that_are_wrong(self):
        for fields, *expected in (
            ({"study_id": ""}, ("study_id", "REQUIRED")),
            ({"study_id": "NO ID"}, ("study_id", "ID_INVALID")),
            ({"study_id": "track-your-stress"}, ("study_id", "NOT_ENROLLED")),
            ({"collection_id": ""}, ("collection_id", "REQUIRED")),
            ({"collection_id": "no-such-sounds"}, ("collection_id", "COLLECTION_NOT_IN_STUDY")),
            ({"collection_version": 0}, ("collection_version", "REQUIRED")),
            ({"collection_version": 999}, ("collection_version", "COLLECTION_VERSION_UNKNOWN")),
            ({"collection_version": 2**32 - 1},
             ("collection_version", "COLLECTION_VERSION_UNKNOWN")),
            ({"sound_id": "thunder"}, ("sound_id", "SOUND_UNKNOWN")),
            ({"start_time": None}, ("start_time", "TIME_MISSING")),
            ({"start_time": {"seconds": 2**62}}, ("start_time", "TIME_INVALID")),
            ({"net_duration": None}, ("net_duration", "NOTHING_PLAYED")),
            ({"net_duration": {"seconds": -5}}, ("net_duration", "NOTHING_PLAYED")),
            ({"net_duration": {"seconds": 86_401}}, ("net_duration", "DURATION_OUT_OF_RANGE")),
            ({"net_duration": {"nanos": 1}}, ("net_duration", "DURATION_OUT_OF_RANGE")),
            ({"loop_minutes": {"value": 3}}, ("loop_minutes", "LOOP_UNKNOWN")),
            ({"end": 0}, ("end", "SESSION_END_MISSING")),
            ({"end": 99}, ("end", "SESSION_END_MISSING")),
            ({"rating": {}}, ("rating", "RATING_INVALID")),
            ({"rating": {"value": 8}}, ("rating.value", "RATING_INVALID")),
            ({"rating": {"declined": False}}, ("rating.declined", "RATING_INVALID")),
            ({"session_id": ""}, ("session_id", "SESSION_ID_INVALID")),
            ({"session_id": "00000000-0000-0000-0000-000000000000"},
             ("session_id", "SESSION_ID_INVALID")),
        ):
            with self.subTest(fields):
                self.assert_rejected_alone(
                    session(**({"sound_id": "white-noise", "started_at": self.start} | fields)),
                    *expected)

    def test_batches_have_limits(self):
        with self.assertFails("INVALID_ARGUMENT", "EMPTY", "sessions"):
            submit(self.stack, self.participant.token)
        with self.assertFails("RESOURCE_EXHAUSTED", "BATCH_TOO_LARGE") as caught:
            submit(self.stack, self.participant.token, *[
                session("white-noise", self.start)] * 501)
        self.assertEqual(caught[0].metadata, {"sessions_max": "500"})

    def test_everything_wrong_with_a_request_is_named_at_once(self):
        with self.assertFails("INVALID_ARGUMENT") as caught:
            self.gateway.listening.ListListeningSessions(
                listening_pb2.ListListeningSessionsRequest(
                    study_id="No Id", page_size=201, page_token="?"),
                token=self.participant.token)
        self.assertEqual(caught[0].fields, ["study_id", "page_size", "page_token"])
        with self.assertFails("INVALID_ARGUMENT") as caught:
            self.gateway.listening.GetSoundStatistics(
                listening_pb2.GetSoundStatisticsRequest(order=99, language="!!"),
                token=self.participant.token)
        self.assertEqual(caught[0].fields, ["study_id", "order", "language"])
        with self.assertFails("INVALID_ARGUMENT", "ID_INVALID", "study_id"):
            list(self.gateway.listening.ExportListeningSessions(
                listening_pb2.ExportListeningSessionsRequest(study_id="No Id"),
                token=leader_of_sounds(self.stack).token))


class Settings(EndToEndTestCase):
    """Settings of a person without studies."""

    def setUp(self):
        super().setUp()
        self.token = anonymous(self.stack).token

    def test_two_devices(self):
        self.assertEqual(settings_of(self.stack, self.token), settings_pb2.Settings())
        first = set_settings(
            self.stack, self.token, ring_tone="bell", tinnitus_frequency={"value": 8000},
            favourite_sounds=[{"collection_id": COLLECTION, "sound_id": "white-noise"}])
        self.assertEqual(settings_of(self.stack, self.token), first)
        # The tablet changes another setting; the phone's favourites stay.
        second = set_settings(
            self.stack, self.token, ["noise_measuring_off", "tinnitus_frequency"],
            noise_measuring_off=True)
        self.assertEqual(
            (second.ring_tone, second.noise_measuring_off, list(second.favourite_sounds)),
            ("bell", True, list(first.favourite_sounds)))
        self.assertFalse(second.HasField("tinnitus_frequency"))
        with self.assertFails("ABORTED", "ETAG_MISMATCH") as caught:
            set_settings(self.stack, self.token, etag=first.etag, ring_tone="gong")
        self.assertEqual(caught[0].metadata, {"etag": second.etag})
        third = set_settings(self.stack, self.token, etag=second.etag, ring_tone="gong")
        self.assertEqual(settings_of(self.stack, self.token), third)
        own, = export(self.stack, "ingestion", self.token)["participant_settings"]
        self.assertIn("gong", own["settings"])

    def test_bad_fields_are_named(self):
        with self.assertFails("INVALID_ARGUMENT") as caught:
            set_settings(
                self.stack, self.token, ["*", "nothing", "etag"], ring_tone="x" * 65,
                quiet_hours=[{"day": 8}], study_languages=[{"study_id": "a", "language": "!!"}],
                charts=[{"study_id": "a", "questionnaire_id": "q", "days": 3661}],
                favourite_sounds=[{"collection_id": "c", "sound_id": "s"}] * 2,
                tinnitus_frequency={"value": float("inf")}, others=[{"name": "A"}])
        self.assertEqual([violation[:2] for violation in caught[0].violations], [
            ("settings.ring_tone", "SETTING_VALUE_INVALID"),
            ("settings.quiet_hours[0].day", "SETTING_VALUE_INVALID"),
            ("settings.study_languages[0].language", "LANGUAGE_INVALID"),
            ("settings.charts[0].days", "SETTING_VALUE_INVALID"),
            ("settings.favourite_sounds[1].sound_id", "SETTING_VALUE_INVALID"),
            ("settings.tinnitus_frequency", "SETTING_VALUE_INVALID"),
            ("settings.others[0].name", "SETTING_NAME_INVALID"),
            ("update_mask.paths[0]", "SETTING_NAME_INVALID"), ("update_mask.paths[1]", "SETTING_NAME_INVALID"),
            ("update_mask.paths[2]", "SETTING_NAME_INVALID"),
        ])
        with self.assertFails("INVALID_ARGUMENT", "TOO_MANY_SETTINGS", "settings"):
            set_settings(
                self.stack, self.token,
                others=[{"name": f"n{place}", "value": "x" * 4096} for place in range(17)])
        self.assertEqual(settings_of(self.stack, self.token), settings_pb2.Settings())
