"""What the participant's page shows of a study's rewards, in Chromium."""

from support.page_case import PageTestCase
from support.people import new_id
from support.studies import daily, publish
from otolith.catalogue.v1 import study_pb2


class RewardsPage(PageTestCase):
    def test_points_days_and_ranking_are_shown(self):
        study = f"page-rewards-{new_id()[:8]}"
        form = f"{study}-form"
        publish(self.stack, study, [daily(form)], rewards=study_pb2.StudyRewards(
            points_per_sheet=10, sheets_per_day_max=3, level_points=[10, 50], streaks=True, ranking_days=28))
        phone = self.phone()
        screen = self.joined(phone, study)
        screen.go(f"fill/{study}/{form}", ".filling form")
        screen.click(".filling [type=range]")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        self.until_stored(screen.participant(), 1)
        self.until_in_results(screen, ".rewards")
        screen.close()
        for scheme in ("light", "dark"):
            screen = phone.open(color_scheme=scheme)
            screen.until_there("main.today")
            self.until_in_results(screen, ".rewards progress")
            for words in ("1 day", "Today counts already.", "10 points", "Level 1 of 2", "40 points to the next level",
                          "The first medal comes after 7 days", "There is no ranking for you yet."):
                screen.until_seen(words)
            self.assertEqual(screen.violations()["violations"], [])
            self.assertLessEqual(screen.evaluate("document.documentElement.scrollWidth"), 360)
            self.assertQuiet(screen)
            screen.close()

    def test_medals_and_quarters_are_drawn(self):
        screen = self.joined(self.phone())
        screen.go("results", "h1")
        drawn = screen.evaluate("""import('/participant/rewards.js').then(({ rewards }) => {
          const node = rewards({ rewards: {
            streak: { days: 37, longestDays: 40, bronze: 10, silver: 2, gold: 1 },
            points: { points: '1', level: 1, levels: 1 }, ranking: { quarter: 4, releaseTime: '2026-06-01T00:00:00Z' } } });
          document.querySelector('main').prepend(node);
          return [node.querySelectorAll('.medal').length, node.querySelectorAll('.quarters .own').length,
            node.querySelectorAll('progress').length, rewards({}) === null, rewards(undefined) === null];
        })""")
        self.assertEqual(drawn, [3, 1, 0, True, True])
        for words in ("10 bronze medals", "1 gold medal", "Your longest row: 40 days", "in the highest quarter"):
            screen.until_seen(words)
        self.assertEqual(screen.violations()["violations"], [])
