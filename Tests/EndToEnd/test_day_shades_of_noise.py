"""A day with Shades of Noise: sounds heard offline on two devices, rated or not, and a profile that is begun on
one device and continued on the other (SON §2, FA02–FA18)."""

from support.case import EndToEndTestCase
from support.devices import choice, two_devices, words
from support.export import rows_of
from support.listening import leader_of_sounds
from support.people import new_id
from support.shipped import import_shipped
from support.sheets import make_sheet, verdict_names, violations_of
from otolith.ingestion.v1 import amendments_pb2, listening_pb2, settings_pb2

STUDY, SOUNDS, PROFILE = "shades-of-noise", "shades-of-noise-sounds", "son-profile"


class DayShadesOfNoise(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_shipped(cls.stack, STUDY)

    def test_listening(self):
        phone, tablet = two_devices(self.stack, "day-listener")
        phone.join(STUDY)
        tablet.renew()
        self.assertEqual(phone.sessions(), [])

        # Offline in the morning: the player was opened and left; white noise twice; rain in a loop
        # of two
        # minutes, ended by the timer, without a rating within 30 seconds.
        nothing = phone.listened(STUDY, SOUNDS, "white-noise", 0, 9000)
        first = phone.listened(STUDY, SOUNDS, "white-noise", 61.25, 8000, rating=2)
        second = phone.listened(STUDY, SOUNDS, "white-noise", 30, 7000, rating="declined")
        looped = phone.listened(
            STUDY, SOUNDS, "pink-noise", 120, 6000, loop_minutes={"value": 2},
            end=listening_pb2.SESSION_END_TIMER)
        verdicts = phone.submit_sessions(nothing, first, second, looped)
        self.assertEqual(
            [violations_of(verdict) for verdict in verdicts], [[("net_duration", "NOTHING_PLAYED")], [], [], []])
        self.assertEqual(verdict_names(verdicts[1:]), ["CREATED"] * 3)
        # The response was lost.
        self.assertEqual(verdict_names(phone.submit_sessions(first, looped)), ["EXISTS"] * 2)
        # Meanwhile on the tablet.
        later = [
            tablet.listened(STUDY, SOUNDS, "pink-noise", 10, 500, rating=1),
            tablet.listened(STUDY, SOUNDS, "pink-noise", 20, 400, rating=2),
        ]
        self.assertEqual(verdict_names(tablet.submit_sessions(*later)), ["CREATED"] * 2)

        # The last five, on either device; and all.
        expected = [later[1], later[0], looped, second, first]
        for device in (phone, tablet):
            self.assertEqual(
                [session.session_id for session in device.sessions()],
                [session.session_id for session in expected])
        sixth = phone.listened(STUDY, SOUNDS, "brown-noise", 5, 100)
        phone.submit_sessions(sixth)
        self.assertEqual(len(phone.sessions()), 5)
        self.assertEqual(len(phone.sessions(page_size=200)), 6)

        # Sorted by title, by frequency, by mean rating.
        title, often, mean = (
            [entry.sound_id for entry in phone.sounds(STUDY, order)]
            for order in (listening_pb2.SOUND_ORDER_TITLE, listening_pb2.SOUND_ORDER_SESSIONS,
                          listening_pb2.SOUND_ORDER_MEAN_RATING))
        # Those never heard follow, or stand between by title.
        self.assertEqual(title, sorted(often))
        self.assertEqual([often[:3], mean[:3]], [["pink-noise", "white-noise", "brown-noise"]] * 2)
        pink, white = phone.sounds(STUDY, listening_pb2.SOUND_ORDER_SESSIONS)[:2]
        self.assertEqual((pink.sessions, pink.ratings, pink.mean_rating.value), (3, 2, 1.5))
        self.assertEqual((white.sessions, white.ratings, white.mean_rating.value), (2, 1, 2.0))
        self.assertEqual(
            (white.net_duration.seconds, white.net_duration.nanos), (91, 250_000_000))
        self.assertEqual(
            phone.sounds(STUDY, listening_pb2.SOUND_ORDER_TITLE, language="de")[0].title,
            "Braunes Rauschen")

        # Favourites and the pitch of the own tinnitus are on both devices.
        phone.set("favourite_sounds", "tinnitus_frequency", favourite_sounds=[
            settings_pb2.FavouriteSound(collection_id=SOUNDS, sound_id="pink-noise")],
            tinnitus_frequency={"value": 6000.0})
        settings = tablet.settings()
        self.assertEqual([sound.sound_id for sound in settings.favourite_sounds], ["pink-noise"])
        self.assertEqual(settings.tinnitus_frequency.value, 6000.0)

        # The study has every session, under a pseudonym.
        leader = leader_of_sounds(self.stack)
        rows = rows_of(b"".join(part.csv for part in self.gateway.listening.ExportListeningSessions(
            listening_pb2.ExportListeningSessionsRequest(study_id=STUDY), token=leader.token)))
        own = [row for row in rows if row["session_id"] in {
            session.session_id for session in [*expected, sixth]}]
        self.assertEqual(len(own), 6)
        self.assertEqual(len({row["participant"] for row in own}), 1)
        self.assertNotIn(phone.participant_id, {row["participant"] for row in own})

    def test_the_profile(self):
        phone, tablet = two_devices(self.stack, "day-profile")
        phone.join(STUDY)
        tablet.renew()
        form = phone.questionnaires(STUDY)[PROFILE]
        draft_id = new_id()
        phone.save_draft(draft_id, form, STUDY, sex=choice("sex", "female"),
                         onset=words("onset", "in spring"))
        # The other device continues it, and one answer is removed.
        found = tablet.drafts(STUDY)[0]
        self.assertEqual((found.draft_id, found.version), (draft_id, form.version))
        self.assertTrue(0 < found.percent < 100)
        tablet.save_draft(draft_id, sex=None, onset=words("onset", "in summer"),
                          handedness=choice("handedness", "left"))
        standing = phone.standing_with(STUDY, PROFILE)
        self.assertEqual((standing.draft_id, standing.sheets, standing.revisable), (draft_id, 0, True))
        answers = {
            element.element_id: element.answer for element in phone.drafts(STUDY)[0].elements
            if element.HasField("answer")}
        self.assertEqual(set(answers), {"onset", "handedness"})
        self.assertEqual(answers["onset"].text, "in summer")

        sheet = make_sheet(
            STUDY, form, self.now() - 5, answers=list(answers.values()), sheet_id=draft_id)
        self.assertCreated(self.submit_until_decided(phone, sheet))
        self.assertEqual(tablet.drafts(STUDY), [])
        # Years later the answers are corrected and one is withdrawn (FA16, FA18).
        stored = tablet.stored(STUDY, PROFILE)[0]
        self.assertEqual(stored.revision, 1)
        amended = tablet.amend(draft_id, 1, reason="remembered better", answers=amendments_pb2.AmendedAnswers(
            answers=[words("onset", "in autumn"), answers["handedness"]]))
        self.assertEqual((verdict_names([amended]), amended.newest_revision), (["CREATED"], 2))
        stale = phone.amend(draft_id, 1, withdrawn_answers=amendments_pb2.WithdrawnAnswers(
            element_ids=["handedness"]))
        self.assertEqual((verdict_names([stale]), stale.newest_revision), (["CONFLICT"], 2))
        withdrawn = phone.amend(draft_id, 2, withdrawn_answers=amendments_pb2.WithdrawnAnswers(
            element_ids=["handedness"]))
        self.assertEqual(verdict_names([withdrawn]), ["CREATED"])
        now = phone.stored(STUDY, PROFILE)[0]
        self.assertEqual(
            (now.revision, [answer.text for answer in now.sheet.answers]), (3, ["in autumn"]))
        self.assertEqual(
            [(entry.revision, entry.reason, len(entry.answers)) for entry in phone.revisions(draft_id)],
            [(1, "", 2), (2, "remembered better", 2), (3, "", 1)])
