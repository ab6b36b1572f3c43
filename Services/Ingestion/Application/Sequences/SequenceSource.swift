import Calendar
import FoundationEssentials
import Postgres

/// Determines participants' progress in the binding sequences of their studies (generic forms
/// §4.1).
struct SequenceSource: Sendable {
  let pool: PostgresPool
  let histories: HistoryLookup

  /// Returns the sequence steps that the sheets of a batch are validated against, by study. One
  /// query; none if no sequence is binding.
  ///
  /// - Throws: `PostgresError`, `DecodingError`.
  func steps(
    for sheets: [AnswerSheet], by participantID: UUID, in context: ValidationContext
  ) async throws -> [String: [SequenceStep]] {
    var times: [String: Set<Instant>] = [:]
    var rules: [String: StudyRules] = [:]
    for sheet in sheets {
      guard case .known(let known) = context.studies[sheet.studyID], known.bindingLists != nil,
        let judgedAt = context.judgedAt(sheet)
      else { continue }
      rules[sheet.studyID] = known
      times[sheet.studyID, default: []].insert(judgedAt)
    }
    let spans = times.sorted { $0.key < $1.key }.flatMap { studyID, times in
      let ends = times.sorted()
      return zip([nil] + ends.map { $0 }, ends).map {
        SequenceLookup.Span(studyID: studyID, after: $0, notAfter: $1)
      }
    }
    return try await steps(of: participantID, in: spans, rules: rules)
  }

  /// Returns the participant's progress, and so what must be filled in before anything else is
  /// accepted. Nil if no sequence is binding.
  ///
  /// - Throws: `PostgresError`, `DecodingError`.
  func tracker(
    of participantID: UUID, rules: StudyRules, groups: MemberGroups, now: Instant
  ) async throws -> SequenceTracker? {
    guard let lists = rules.bindingLists else { return nil }
    let steps = try await steps(
      of: participantID,
      in: [SequenceLookup.Span(studyID: rules.studyID, after: nil, notAfter: now)],
      rules: [rules.studyID: rules])
    let stored = steps[rules.studyID] ?? []
    let earlier = try await histories.latestSheets(
      answering: Set(stored.flatMap { Self.needs(of: $0, rules, lists, participantID) })
    ).byUse
    var tracker = SequenceTracker(lists, of: rules, groups: groups, stored: stored)
    tracker.advance(to: now) { questionnaireID, notAfter in
      earlier[StudyQuestionnaire(studyID: rules.studyID, questionnaireID: questionnaireID)]?
        .filter { $0.countedAt <= notAfter }.max { $0.countedAt < $1.countedAt }?.answers
    }
    return tracker
  }

  private func steps(
    of participantID: UUID, in spans: [SequenceLookup.Span], rules: [String: StudyRules]
  ) async throws -> [String: [SequenceStep]] {
    guard let statement = SequenceLookup.steps(of: participantID, in: spans, rules: rules) else {
      return [:]
    }
    return try await pool.answer(to: statement)
  }

  /// Returns the earlier sheets that decide what follows the sheets of a batch and its sequence
  /// steps.
  static func needs(
    of sheets: [AnswerSheet], by participantID: UUID, in context: ValidationContext
  ) -> [EarlierSheetQuestion] {
    var needs: [EarlierSheetQuestion] = []
    for (studyID, steps) in context.sequenceSteps {
      guard case .known(let rules) = context.studies[studyID], let lists = rules.bindingLists
      else { continue }
      for step in steps { needs += Self.needs(of: step, rules, lists, participantID) }
    }
    for sheet in sheets {
      guard case .known(let rules) = context.studies[sheet.studyID],
        let lists = rules.bindingLists, let judgedAt = context.judgedAt(sheet)
      else { continue }
      needs += Self.needs(after: sheet.questionnaireID, at: judgedAt, rules, lists, participantID)
    }
    return needs
  }

  private static func needs(
    of step: SequenceStep, _ rules: StudyRules, _ lists: BindingLists, _ participantID: UUID
  ) -> [EarlierSheetQuestion] {
    needs(after: step.questionnaireID, at: step.sheet.countedAt, rules, lists, participantID)
  }

  private static func needs(
    after questionnaireID: String, at finishedAt: Instant, _ rules: StudyRules,
    _ lists: BindingLists, _ participantID: UUID
  ) -> [EarlierSheetQuestion] {
    lists.referenced(after: questionnaireID).map { referenced in
      EarlierSheetQuestion(
        participantID: participantID,
        use: StudyQuestionnaire(studyID: rules.studyID, questionnaireID: referenced),
        notAfter: BindingLists.latest(of: referenced, after: questionnaireID, at: finishedAt))
    }
  }
}
