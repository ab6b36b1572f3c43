import Calendar
import FoundationEssentials

/// Determines which triggers the sheets of a batch fire, before the sheets are stored. Decided by
/// the stored sheets and the earlier sheets of the batch. Costs no query if no study has triggers
/// on sheets, and one if their conditions refer to other sheets.
struct SheetTriggers: Sendable {
  let histories: HistoryLookup

  /// - Returns: triggers by index in `decisions`; sheets that fire none have no entry.
  /// - Throws: `PostgresError`, `DecodingError`.
  func callAsFunction(
    _ decisions: [Decision<AcceptedSheet>], by participantID: UUID, in context: ValidationContext
  ) async throws -> [Int: [TriggerNews]] {
    var watched: [Int: (accepted: AcceptedSheet, triggers: StudyTriggers)] = [:]
    for (place, decision) in decisions.enumerated() {
      guard case .accepted(let accepted) = decision, accepted.mayFire,
        case .known(let rules)? = context.studies[accepted.sheet.studyID],
        rules.triggers.watchSheets(of: accepted.sheet.questionnaireID)
      else { continue }
      watched[place] = (accepted, rules.triggers)
    }
    guard !watched.isEmpty else { return [:] }
    let earlier = try await earlier(
      watched, by: participantID, decisions.compactMap(\.accepted).filter(\.fillsIn))
    return watched.compactMapValues { accepted, triggers in
      let news = triggers.fired(
        by: WatchedSheet(
          questionnaireID: accepted.sheet.questionnaireID, sheet: EarlierSheet(accepted),
          noise: accepted.sheet.noise, earlier: earlier[accepted.sheetID] ?? [:]))
      return news.isEmpty ? nil : news
    }
  }

  /// For each sheet, the latest answers in other sheets.
  private func earlier(
    _ watched: [Int: (accepted: AcceptedSheet, triggers: StudyTriggers)], by participantID: UUID,
    _ batch: [AcceptedSheet]
  ) async throws -> [UUID: [String: [String: KnownAnswer]]] {
    let asked = watched.values.map { accepted, triggers in
      (
        accepted.sheetID,
        triggers.questions(
          about: accepted.sheet.use, countedAt: accepted.countedAt, by: participantID)
      )
    }
    let questions = asked.reduce(into: Set<EarlierSheetQuestion>()) { $0.formUnion($1.1) }
    guard !questions.isEmpty else { return [:] }
    let stored = try await histories.latestSheets(answering: questions)
    return asked.reduce(into: [:]) { earlier, asked in
      for question in asked.1 {
        let brought = batch.filter {
          $0.sheet.use == question.use && $0.countedAt <= question.notAfter
            && $0.sheetID != asked.0
        }.max { ($0.countedAt, $0.sheetID.uuidString) < ($1.countedAt, $1.sheetID.uuidString) }
          .map { EarlierSheet($0) }
        let latest = [stored[question], brought].compactMap(\.self)
          .max { $0.countedAt < $1.countedAt }
        earlier[asked.0, default: [:]][question.use.questionnaireID] = latest?.answers
      }
    }
  }
}

extension StudyTriggers {
  /// The other sheets that the conditions of triggers refer to.
  func questions(
    about use: StudyQuestionnaire, countedAt: Instant, by participantID: UUID
  ) -> Set<EarlierSheetQuestion> {
    Set(
      questionnairesAsked(aboutSheetsOf: use.questionnaireID).map { id in
        EarlierSheetQuestion(
          participantID: participantID,
          use: StudyQuestionnaire(studyID: use.studyID, questionnaireID: id),
          // The questionnaire's own id refers to the previous sheet.
          notAfter: id == use.questionnaireID
            ? countedAt.advanced(byMicroseconds: -1) : countedAt)
      })
  }
}

extension AcceptedSheet {
  /// Whether the sheet may fire triggers: not empty, and its finish time is plausible.
  fileprivate var mayFire: Bool { fillsIn && !deviations.contains(.clockImplausible) }
}
