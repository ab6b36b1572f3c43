import Calendar
import FoundationEssentials
import Questionnaires

@testable import IngestionService

/// A study of questionnaires with one number each, and one participant's stored sheets.
struct SequenceFixture {
  static let names = ["a", "b", "c", "d", "e", "x"]
  static let since = Fixture.now.advanced(byMicroseconds: -30 * 86_400_000_000)

  var rules: StudyRules
  var stored: [SequenceStep] = []
  private let definitions = SequenceFixture.names.map {
    PreparedQuestionnaire(
      questionnaireID: $0, version: 1, contentHash: "00",
      elements: [
        Fixture.question("n", .number(minimum: nil, maximum: nil, isInteger: false))
      ])
  }

  /// - Parameter lists: offers by questionnaire.
  init(
    _ lists: [NextListDefinition],
    change: (inout QuestionnaireUse) -> Void = { _ in }
  ) {
    var uses = Self.names.map { QuestionnaireUse(questionnaireID: $0, version: 1) }
    for index in uses.indices { change(&uses[index]) }
    rules = StudyRules(studyID: "tys", uses: uses)
    rules.bindingLists = BindingLists(lists, since: Self.since)
  }

  static func list(
    _ after: String, _ offers: String..., over limit: Double? = nil, isBinding: Bool = true
  ) -> NextListDefinition {
    NextListDefinition(
      afterQuestionnaireID: after,
      condition: limit.map {
        Condition(
          questionnaireID: "", elementID: "n", comparison: .greater(.number($0)))
      },
      offers: offers.map { NextOffer(questionnaireID: $0) }, isBinding: isBinding)
  }

  static func time(_ seconds: Int64) -> Instant {
    Fixture.now.advanced(byMicroseconds: seconds * 1_000_000)
  }

  static func sheet(
    _ questionnaireID: String, _ number: Double = 1, at seconds: Int64, id: UUID = UUID()
  ) -> AnswerSheet {
    Fixture.sheet {
      $0.sheetID = id.uuidString.lowercased()
      $0.questionnaireID = questionnaireID
      $0.version = 1
      $0.contentHash = "00"
      $0.startedAt = nil
      $0.finishedAt = DeviceTime(time(seconds))
      $0.answers = [Answer(elementID: "n", value: .number(number))]
    }
  }

  /// Submits a batch like the service: accepted sheets are stored, and validation sees the result
  /// of the database lookup.
  mutating func submit(
    _ sheets: [AnswerSheet], change: (inout ValidationContext) -> Void = { _ in }
  ) -> [String] {
    var context = Fixture.context(definitions)
    context.studies["tys"] = .known(rules)
    context.sequenceSteps["tys"] = latest(for: sheets)
    context.earlierSheets = Dictionary(
      grouping: stored,
      by: { StudyQuestionnaire(studyID: "tys", questionnaireID: $0.questionnaireID) }
    ).mapValues { $0.map(\.sheet) }
    for use in rules.uses.values where use.recurrence == .oneTime {
      let first = stored.first { $0.questionnaireID == use.questionnaireID }
      context.oneTimeSheets[
        StudyQuestionnaire(studyID: "tys", questionnaireID: use.questionnaireID)] =
        first?.sheet.sheetID
    }
    change(&context)
    let known = Set(stored.map(\.sheet.sheetID))
    return zip(sheets, BatchValidator.validate(sheets, in: context)).map { sheet, decision in
      let sheetID = UUID(uuidString: sheet.sheetID)!
      switch decision {
      case .accepted(let accepted):
        if !known.contains(sheetID) {
          stored.append(
            SequenceStep(
              questionnaireID: sheet.questionnaireID, sheet: EarlierSheet(accepted),
              receivedAt: context.now,
              isPlausible: !accepted.deviations.contains(.clockImplausible)))
        }
        return "ok"
      case .rejected(let violations):
        return stored.contains { $0.sheet.sheetID == sheetID }
          ? "ok" : violations.map(\.reason.rawValue).joined(separator: " ")
      case .postponed(let obstacles):
        return "waits: " + obstacles.map(\.reason.rawValue).joined(separator: " ")
      }
    }
  }

  /// The participant's progress by the stored sheets, without conditions on other questionnaires.
  func order(at now: Instant) -> SequenceTracker? {
    guard let lists = rules.bindingLists else { return nil }
    var tracker = SequenceTracker(lists, of: rules, groups: MemberGroups(), stored: stored)
    tracker.advance(to: now) { _, _ in nil }
    return tracker
  }

  /// Like `SequenceLookup`: the latest sheets of each questionnaire in each span between two
  /// sheets.
  private func latest(for sheets: [AnswerSheet]) -> [SequenceStep] {
    let ends = Set(sheets.compactMap { $0.finishedAt?.instant }).sorted()
    var found: [SequenceStep] = []
    var after = Instant(microseconds: .min)
    for end in ends {
      for name in rules.sequenceQuestionnaires {
        let within = stored.filter { step in
          step.questionnaireID == name && step.sheet.finishedAt > after
            && step.sheet.finishedAt <= end
        }
        let inOrder = within.sorted { left, right in
          (left.sheet.finishedAt, left.sheet.sheetID.uuidString)
            < (right.sheet.finishedAt, right.sheet.sheetID.uuidString)
        }
        found += inOrder.suffix(SequenceTracker.depth)
      }
      after = end
    }
    return found
  }
}
