import Calendar
import FoundationEssentials
import IngestionDomain
import IngestionStore

/// What the sheets of a batch fire, before they are stored: decided by what is stored then, and by those of the batch
/// that were finished before. Costs nothing where no study has triggers on sheets, and a query where their conditions
/// look at other sheets.
struct SheetTriggers: Sendable {
  let earlierSheets: EarlierSheetLookup

  /// - Returns: by the place in `decisions`; those that fire nothing are missing.
  /// - Throws: `PostgresError`, `DecodingError`.
  func callAsFunction(
    _ decisions: [SheetDecision], by participantID: UUID, in context: ValidationContext
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

  /// Of each sheet what the latest sheets of others say.
  private func earlier(
    _ watched: [Int: (accepted: AcceptedSheet, triggers: StudyTriggers)], by participantID: UUID,
    _ batch: [AcceptedSheet]
  ) async throws -> [UUID: [String: [String: KnownAnswer]]] {
    let asked = watched.values.map { accepted, triggers in
      (
        accepted.sheetID,
        triggers.questions(
          about: accepted.sheet.use, finishedAt: accepted.finishedAt, by: participantID)
      )
    }
    let questions = asked.reduce(into: Set<EarlierSheetLookup.Question>()) { $0.formUnion($1.1) }
    guard !questions.isEmpty else { return [:] }
    let stored = try await earlierSheets.answers(to: questions)
    return asked.reduce(into: [:]) { earlier, asked in
      for question in asked.1 {
        let brought = batch.filter {
          $0.sheet.use == question.use && $0.finishedAt <= question.notAfter
            && $0.sheetID != asked.0
        }.max { ($0.finishedAt, $0.sheetID.uuidString) < ($1.finishedAt, $1.sheetID.uuidString) }
          .map { EarlierSheet($0) }
        let latest = [stored[question], brought].compactMap(\.self)
          .max { $0.finishedAt < $1.finishedAt }
        earlier[asked.0, default: [:]][question.use.questionnaireID] = latest?.answers
      }
    }
  }
}

extension StudyTriggers {
  /// The sheets that the conditions of triggers look at besides the sheet itself.
  func questions(
    about use: StudyQuestionnaire, finishedAt: Instant, by participantID: UUID
  ) -> Set<EarlierSheetLookup.Question> {
    Set(
      questionnairesAsked(aboutSheetsOf: use.questionnaireID).map { id in
        EarlierSheetLookup.Question(
          participantID: participantID,
          use: StudyQuestionnaire(studyID: use.studyID, questionnaireID: id),
          // The questionnaire's own id means the sheet before.
          notAfter: id == use.questionnaireID
            ? finishedAt.advanced(byMicroseconds: -1) : finishedAt)
      })
  }
}

extension SheetDecision {
  fileprivate var accepted: AcceptedSheet? {
    if case .accepted(let sheet) = self { sheet } else { nil }
  }
}

extension AcceptedSheet {
  /// Nothing is said by an empty sheet, and when one was finished whose clock cannot be right nobody knows.
  fileprivate var mayFire: Bool { fillsIn && !deviations.contains(.clockImplausible) }
}
