import Calendar
import FoundationEssentials
import ServiceKit

/// Combines the group data of access token and bus.
struct GroupSource: Sendable {
  let histories: HistoryLookup
  let memberships: MembershipSource
  let clock: any WallClock

  /// A question whether a participant sees a questionnaire, in a study where some questionnaires
  /// are visible to certain groups only.
  struct Question: Sendable {
    /// The use; nil if the study does not use the questionnaire. That must be indistinguishable
    /// from another group's questionnaire, so auth is asked as well.
    var use: QuestionnaireUse?
    /// The time at which the sheet was filled in, or now.
    var at: Instant

    /// Nil if the questionnaire is visible to all participants, or no group has its own; then no
    /// lookup is needed.
    init?(about questionnaireID: String, of rules: StudyRules, at instant: Instant) {
      use = rules.uses[questionnaireID]
      at = instant
      guard rules.hidesQuestionnaires, use?.groupIDs.isEmpty != true else { return nil }
    }
  }

  /// Returns the participant's groups in the studies that have groups, with one query.
  ///
  /// - Parameter questions: per study. If the known groups do not see a questionnaire, auth is
  ///   asked, because the group may have changed recently.
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

  /// Returns the groups, given the periods known from the bus, by study.
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
