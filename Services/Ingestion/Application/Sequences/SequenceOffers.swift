import Calendar
import FoundationEssentials
import IngestionDomain
import IngestionStore

/// What binding sequences ask for, in place of what else would be offered.
struct SequenceOffers: Sendable {
  private let reader: SheetReader

  init(reader: SheetReader) {
    self.reader = reader
  }

  /// Where a sequence is under way after a stored sheet, the rest of it is what follows. Costs one query for
  /// each study with a binding order.
  ///
  /// - Throws: `PostgresError`.
  func replaceOffers(
    of answers: inout [SubmitSheets.Answer], _ decisions: [SheetDecision],
    by submitter: Submitter, _ context: ValidationContext
  ) async throws {
    var filledIn: [String: [String: Instant]] = [:]
    for (index, decision) in decisions.enumerated() {
      guard answers[index].verdict.isStored, case .accepted(let accepted) = decision,
        let pending = accepted.sequence?.pending, !pending.isEmpty,
        case .known(let rules) = context.studies[accepted.sheet.studyID]
      else { continue }
      let latest: [String: Instant]
      if let known = filledIn[rules.studyID] {
        latest = known
      } else {
        latest = try await reader.latestFinished(
          participantID: submitter.participantID, studyID: rules.studyID,
          of: rules.sequenceQuestionnaires)
        filledIn[rules.studyID] = latest
      }
      let groups = context.groups[rules.studyID]?.groups(at: accepted.finishedAt) ?? []
      let open = pending.compactMap { demand in
        rules.offer(demand, to: groups, filledIn: latest, since: accepted.finishedAt)
      }
      if !open.isEmpty { answers[index].next = open }
    }
  }
}

extension StudyRules {
  /// Nil for what can no longer be filled in.
  fileprivate func offer(
    _ demand: SequenceDemand, to groups: Set<String>, filledIn: [String: Instant], since: Instant
  ) -> Offer? {
    guard let use = uses[demand.questionnaireID], use.availability == .open,
      use.isSeen(by: groups)
    else { return nil }
    if let latest = filledIn[demand.questionnaireID],
      use.recurrence == .oneTime || latest >= since
    {
      return nil
    }
    return offer(demand)
  }

  func offer(_ demand: SequenceDemand) -> Offer {
    Offer(
      questionnaireID: demand.questionnaireID, version: uses[demand.questionnaireID]?.version ?? 0,
      info: demand.info, afterSheetID: demand.afterSheetID)
  }
}
