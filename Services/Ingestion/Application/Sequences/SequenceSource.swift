import Calendar
import FoundationEssentials
import IngestionDomain
package import IngestionStore
package import Postgres

/// Finds out how far participants are in the binding sequences of their studies (generic forms §4.1).
package struct SequenceSource: Sendable {
  private let lookup: SequenceLookup
  private let earlierSheets: EarlierSheetLookup

  package init(pool: PostgresPool, earlierSheets: EarlierSheetLookup) {
    lookup = SequenceLookup(pool: pool)
    self.earlierSheets = earlierSheets
  }

  /// What the sheets of a batch are judged by, by study: one query, and none where no order is binding.
  ///
  /// - Throws: `PostgresError`, `DecodingError`.
  func steps(
    for sheets: [AnswerSheet], by participantID: UUID, in context: ValidationContext
  ) async throws -> [String: [SequenceStep]] {
    var times: [String: Set<Instant>] = [:]
    var rules: [String: StudyRules] = [:]
    for sheet in sheets {
      guard case .known(let known) = context.studies[sheet.studyID], known.bindingLists != nil,
        let finishedAt = sheet.finishedAt?.instant
      else { continue }
      rules[sheet.studyID] = known
      times[sheet.studyID, default: []].insert(finishedAt)
    }
    let spans = times.sorted { $0.key < $1.key }.flatMap { studyID, times in
      let ends = times.sorted()
      return zip([nil] + ends.map { $0 }, ends).map {
        SequenceLookup.Span(studyID: studyID, after: $0, notAfter: $1)
      }
    }
    return try await lookup.steps(of: participantID, in: spans, rules: rules)
  }

  /// How far a participant is, and thus what is still to be filled in before anything else is accepted. Nil where
  /// no order is binding.
  ///
  /// - Throws: `PostgresError`, `DecodingError`.
  func tracker(
    of participantID: UUID, rules: StudyRules, groups: MemberGroups, now: Instant
  ) async throws -> SequenceTracker? {
    guard let lists = rules.bindingLists else { return nil }
    let steps = try await lookup.steps(
      of: participantID,
      in: [SequenceLookup.Span(studyID: rules.studyID, after: nil, notAfter: now)],
      rules: [rules.studyID: rules])
    let stored = steps[rules.studyID] ?? []
    let earlier = try await earlierSheets.sheets(
      for: Set(stored.flatMap { Self.needs(of: $0, rules, lists, participantID) }))
    var tracker = SequenceTracker(lists, of: rules, groups: groups, stored: stored)
    tracker.advance(to: now) { questionnaireID, notAfter in
      earlier[StudyQuestionnaire(studyID: rules.studyID, questionnaireID: questionnaireID)]?
        .filter { $0.finishedAt <= notAfter }.max { $0.finishedAt < $1.finishedAt }?.answers
    }
    return tracker
  }

  /// The earlier sheets that decide what is demanded after those of a batch, and after those that it is judged
  /// by.
  static func needs(
    of sheets: [AnswerSheet], by participantID: UUID, in context: ValidationContext
  ) -> [EarlierSheetLookup.Question] {
    var needs: [EarlierSheetLookup.Question] = []
    for (studyID, steps) in context.sequenceSteps {
      guard case .known(let rules) = context.studies[studyID], let lists = rules.bindingLists
      else { continue }
      for step in steps { needs += Self.needs(of: step, rules, lists, participantID) }
    }
    for sheet in sheets {
      guard case .known(let rules) = context.studies[sheet.studyID],
        let lists = rules.bindingLists, let finishedAt = sheet.finishedAt?.instant
      else { continue }
      needs += Self.needs(
        after: sheet.questionnaireID, at: finishedAt, rules, lists, participantID)
    }
    return needs
  }

  private static func needs(
    of step: SequenceStep, _ rules: StudyRules, _ lists: BindingLists, _ participantID: UUID
  ) -> [EarlierSheetLookup.Question] {
    needs(after: step.questionnaireID, at: step.sheet.finishedAt, rules, lists, participantID)
  }

  private static func needs(
    after questionnaireID: String, at finishedAt: Instant, _ rules: StudyRules,
    _ lists: BindingLists, _ participantID: UUID
  ) -> [EarlierSheetLookup.Question] {
    lists.referenced(after: questionnaireID).map { referenced in
      EarlierSheetLookup.Question(
        participantID: participantID,
        use: StudyQuestionnaire(studyID: rules.studyID, questionnaireID: referenced),
        notAfter: BindingLists.latest(of: referenced, after: questionnaireID, at: finishedAt))
    }
  }
}
