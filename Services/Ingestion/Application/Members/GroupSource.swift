import Calendar
import FoundationEssentials
import IngestionDomain
package import IngestionStore
package import ServiceKit

/// Puts together what an access token and the bus say about groups.
package struct GroupSource: Sendable {
  private let histories: HistoryLookup
  private let memberships: MembershipSource
  private let clock: any WallClock

  package init(histories: HistoryLookup, memberships: MembershipSource, clock: any WallClock) {
    self.histories = histories
    self.memberships = memberships
    self.clock = clock
  }

  /// Whether somebody sees a questionnaire of a study in which groups see some of their own.
  struct Question: Sendable {
    /// Nil: the study has none of this name, which is to be answered as it is about another group's,
    /// and so auth is asked as well.
    var use: QuestionnaireUse?
    /// When it was filled in, or now.
    var at: Instant

    /// Nil where everybody sees the questionnaire, or no group sees any of its own: nobody need be asked.
    init?(about questionnaireID: String, of rules: StudyRules, at instant: Instant) {
      use = rules.uses[questionnaireID]
      at = instant
      guard rules.hidesQuestionnaires, use?.groupIDs.isEmpty != true else { return nil }
    }
  }

  /// Of the studies that have groups; one query for all of them.
  ///
  /// - Parameter questions: per study. Where nothing known lets the participant see a questionnaire,
  ///   auth is asked: a leader may have changed the group a moment ago.
  /// - Throws: `PostgresError`.
  func groups(
    of submitter: Submitter, in studyIDs: Set<String>,
    needing questions: [String: [Question]] = [:]
  ) async throws -> [String: MemberGroups] {
    guard !studyIDs.isEmpty else { return [:] }
    let history = try await histories.history(
      answering: Set(
        studyIDs.map { .groups(participantID: submitter.participantID, studyID: $0) }))
    return await groups(of: submitter, in: studyIDs, periods: history.groups, needing: questions)
  }

  /// The same where it is known what the bus told, by study.
  func groups(
    of submitter: Submitter, in studyIDs: Set<String>, periods: [String: [MemberGroups.Period]],
    needing questions: [String: [Question]]
  ) async -> [String: MemberGroups] {
    var groups: [String: MemberGroups] = [:]
    for studyID in studyIDs {
      groups[studyID] = MemberGroups(
        periods: periods[studyID] ?? [], claimed: submitter.groups[studyID])
    }
    let doubtful = questions.filter { studyID, questions in
      let known = groups[studyID] ?? MemberGroups()
      return questions.contains { $0.use?.isSeen(by: known.groups(at: $0.at)) != true }
    }
    guard !doubtful.isEmpty, let inquired = await memberships.memberships(of: submitter) else {
      return groups
    }
    for studyID in doubtful.keys {
      switch inquired.answer {
      case .found(let asked):
        if let groupID = asked[studyID]?.groupID, !groupID.isEmpty {
          groups[studyID]?.claimed = groupID
        }
        groups[studyID]?.settledUntil = inquired.settledUntil(now: Instant(clock.now()))
      case .notFound: break
      case .unreachable: groups[studyID]?.settledUntil = .distantPast
      }
    }
    return groups
  }
}
