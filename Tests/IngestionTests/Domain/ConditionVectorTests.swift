import Fields
import FoundationEssentials
import QuestionnaireSamples
import Questionnaires
import Testing

@testable import IngestionService

/// Runs Tests/Vectors/conditions.json through validation: with the answers as sent, as stored in an
/// earlier sheet, and as reported by the device.
@Suite struct ConditionVectorTests {
  private static let target = Finding("answers[\"target\"]", .answerMissing)

  /// A question that accepts the answer, or the closest one.
  private static func kind(of answer: KnownAnswer) -> QuestionKind {
    switch answer {
    case .codes(let codes):
      .multipleChoice(
        (Set(codes).sorted() + ["more", "and_more"]).map { ChoiceOption(code: $0) })
    case .number: .number(minimum: nil, maximum: nil, isInteger: false)
    case .text: .text(maximumLength: 10_000)
    }
  }

  private static func sent(_ answer: KnownAnswer) -> AnswerValue {
    switch answer {
    case .codes(let codes): .choice(codes)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    }
  }

  private static func reference(
    _ questionnaireID: String, _ elementID: String, _ answer: KnownAnswer
  ) -> ReferencedAnswer {
    var reference = ReferencedAnswer(questionnaireID: questionnaireID, elementID: elementID)
    switch answer {
    case .codes(let codes): reference.codes = codes
    case .number(let number): reference.number = number
    case .text(let text): reference.text = text
    }
    return reference
  }

  private static func earlier(
    _ answers: [String: [String: KnownAnswer]]
  ) -> [StudyQuestionnaire: [EarlierSheet]] {
    var sheets: [StudyQuestionnaire: [EarlierSheet]] = [:]
    for (questionnaireID, answers) in answers {
      let key = StudyQuestionnaire(studyID: "tys", questionnaireID: questionnaireID)
      sheets[key] = [
        EarlierSheet(
          sheetID: UUID(), finishedAt: Fixture.now.advanced(byMicroseconds: -1), answers: answers)
      ]
    }
    return sheets
  }

  /// Whether the target question is visible.
  private static func isShown(
    _ vector: ConditionVector, _ condition: Condition, answers: [String: KnownAnswer],
    earlier: [String: [String: KnownAnswer]], references: [ReferencedAnswer] = []
  ) -> Bool? {
    let questions = answers.keys.sorted().map { id in
      Fixture.question(
        id, kind(of: answers[id] ?? .text("")), required: false,
        when: vector.hidden.contains(id) ? [.any([])] : [])
    }
    let definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
      elements: questions + [Fixture.question("target", .yesNo, when: [condition])])
    var context = Fixture.context([definition])
    context.earlierSheets = Self.earlier(earlier)
    let sheet = Fixture.sheet {
      $0.answers = answers.map { Answer(elementID: $0.key, value: sent($0.value)) }
      $0.referencedAnswers = references
    }
    // Some of the answers are invalid and reported as well.
    return findings(sheet, in: context)?.contains(target)
  }

  @Test func everyCaseIsDecidedAsItIsWrittenDown() throws {
    var usable = 0
    for vector in try ConditionVector.all() {
      let condition = vector.condition
      guard condition.unusableReason == nil else {
        // Malformed conditions are not used for validation; the evaluator treats them as empty.
        #expect(throws: UnusableDefinition.self) {
          try PreparedQuestionnaire(
            QuestionnaireDefinition(
              id: "q", title: TranslatedText(), defaultLanguage: "en",
              elements: [Fixture.question("target", .yesNo, when: [condition])]),
            questionnaireID: "q", version: 1, contentHash: "")
        }
        continue
      }
      usable += 1
      let expected = vector.result ?? false
      #expect(
        Self.isShown(vector, condition, answers: vector.answers, earlier: vector.earlier)
          == expected, "\(vector)")
      guard vector.hidden.isEmpty else { continue }
      // The same answers, given to an earlier questionnaire.
      var elsewhere = vector.earlier
      elsewhere["before", default: [:]].merge(vector.answers) { first, _ in first }
      let moved = condition.asking("before")
      #expect(
        Self.isShown(vector, moved, answers: [:], earlier: elsewhere) == expected,
        "stored: \(vector)")
      let asked = Set(moved.references)
      let references = elsewhere.flatMap { questionnaireID, answers in
        answers.map { Self.reference(questionnaireID, $0.key, $0.value) }
      }.filter { asked.contains($0.question) }
      // A reference with codes that no question can have is left out.
      guard references.allSatisfy({ $0.codes.allSatisfy(IdentifierSyntax.isCode) }) else {
        continue
      }
      #expect(
        Self.isShown(vector, moved, answers: [:], earlier: [:], references: references)
          == expected, "as the device knew it: \(vector)")
    }
    #expect(usable > 1_000)
  }
}

extension Condition {
  /// The same condition about another questionnaire instead of its own.
  fileprivate func asking(_ questionnaireID: String) -> Condition {
    func moved(_ reference: QuestionReference) -> QuestionReference {
      var reference = reference
      if reference.questionnaireID.isEmpty { reference.questionnaireID = questionnaireID }
      return reference
    }
    switch self {
    case .comparison(var comparison):
      comparison.subject = moved(comparison.subject)
      return .comparison(comparison)
    case .count(var count):
      count.questions = count.questions.map(moved)
      return .count(count)
    case .all(let parts): return .all(parts.map { $0.asking(questionnaireID) })
    case .any(let parts): return .any(parts.map { $0.asking(questionnaireID) })
    case .not(let part): return .not(part.asking(questionnaireID))
    case .malformed: return self
    }
  }
}
