import Calendar
import Questionnaires

extension ReferencedAnswer {
  /// The value of a profile field.
  init(profileField: String, number: Double? = nil, text: String = "") {
    self.init(questionnaireID: "", elementID: profileField, number: number, text: text)
  }

  /// Whether it is the value of a profile field instead of an answer.
  var isProfileValue: Bool { questionnaireID.isEmpty }
}

extension ReferencedAnswer {
  /// - Parameter answer: nil without an answer.
  init(_ question: QuestionReference, _ answer: KnownAnswer?) {
    self.init(questionnaireID: question.questionnaireID, elementID: question.elementID)
    switch answer {
    case nil: break
    case .codes(let codes)?: self.codes = codes
    case .number(let number)?: self.number = number
    case .text(let text)?: self.text = text
    }
  }
}

extension PreparedQuestionnaire {
  /// Returns the questions of the previous sheet that expressions use and the sheet has no entry for.
  func earlierQuestions(notIn sheet: AnswerSheet) -> [QuestionReference] {
    guard !earlierQuestions.isEmpty else { return [] }
    let known = Set(sheet.referencedAnswers.lazy.map(\.question))
    return earlierQuestions.map {
      QuestionReference(questionnaireID: questionnaireID, elementID: $0)
    }
    .filter { !known.contains($0) }
  }

  /// Returns what expressions use besides the answers, as it is kept with the sheet; empty if there are
  /// no expressions.
  func facts(of sheet: AnswerSheet, in zones: ZoneDatabase) -> SheetFacts {
    guard usesExpressions else { return SheetFacts() }
    var facts = SheetFacts(today: sheet.startDate(in: zones), profile: sheet.profile)
    for answer in sheet.referencedAnswers where answer.questionnaireID == questionnaireID {
      facts.earlier[answer.elementID] = KnownAnswer(answer)
    }
    return facts
  }
}

extension AnswerSheet {
  /// The values of profile fields by name.
  var profile: [String: KnownAnswer] {
    Dictionary(
      referencedAnswers.filter(\.isProfileValue).compactMap { value in
        KnownAnswer(value).map { (value.elementID, $0) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the path of a referenced answer or profile value, which follow the answers.
  func field(ofReference index: Int) -> String {
    guard referencedAnswers[index].isProfileValue else { return "referenced_answers[\(index)]" }
    let place = referencedAnswers.prefix(index).count(where: \.isProfileValue)
    return "profile_values[\(place)]"
  }
}
