import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Returns a participant's points, days in a row and place in the ranking.
struct ReadRewards: Sendable {
  let pool: PostgresPool
  let zones: ZoneDatabase

  /// Returns nil if the study gives the participant no rewards.
  ///
  /// - Throws: `PostgresError`.
  func callAsFunction(
    of submitter: Submitter, rules: StudyRules, groups: MemberGroups, now: Instant
  ) async throws -> RewardStanding? {
    guard let rewards = rules.rewards, rewards.isFor(groups.groups(at: now)) else { return nil }
    let (participantID, studyID) = (submitter.participantID, rules.studyID)
    let histories = try await EnrolmentStore.histories(
      participantID: participantID, studyIDs: [studyID], on: pool)
    let (days, prompts) = (
      RewardReader.days(of: participantID, in: studyID),
      RewardReader.prompts(of: participantID, in: studyID)
    )
    var facts = RewardStanding.Facts(
      now: now, pauses: rules.pauses, absences: histories[studyID]?.absences ?? [],
      consentEndsAt: submitter.consentEnds[studyID].map { Instant($0) })
    (facts.days, facts.prompts) = try await pool.transaction(readOnly: true) {
      try await $0.answers(to: days, prompts)
    }
    var standing = RewardStanding(rewards, facts) { zones.zone($0) }
    if let ranking = rewards.ranking {
      let (own, stored) = (
        RankingSQL.ownPlace(of: rewards, in: studyID, participantID: participantID, now: now.date),
        ComparisonStore.all(of: studyID)
      )
      let (place, released) = try await pool.transaction(readOnly: true) {
        try await $0.answers(to: own, stored)
      }
      standing.ranking = Self.ranking(place, released[ranking.id], of: ranking)
    }
    return standing
  }

  private static func ranking(
    _ place: Double?, _ stored: ComparisonStore.Stored?, of value: ReleasedValue
  ) -> RewardStanding.Ranking? {
    guard let place, let stored, stored.key == value.key, let (release, time) = stored.release
    else {
      return nil
    }
    let quarter = release.quarter(of: place)
    return quarter == 0 ? nil : RewardStanding.Ranking(quarter: quarter, releasedAt: time)
  }
}
