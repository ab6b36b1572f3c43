import Questionnaires

@testable import IngestionService

/// A change that invalidates one answer of a valid sheet, and the expected finding.
struct Mutation {
  var sheet: AnswerSheet
  var expected: Finding

  /// Returns nil if the sheet has no answer to invalidate.
  init?(of generated: inout GeneratedCase) {
    var sheet = generated.sheet
    if generated.random.chance(15) {
      sheet.answers.append(Answer(elementID: "unknown", value: .number(1)))
      self.sheet = sheet
      expected = Finding("answers[\(sheet.answers.count - 1)].element_id", .questionUnknown)
      return
    }
    guard let index = sheet.answers.indices.randomElement(using: &generated.random),
      let element = generated.elements.first(where: { $0.id == sheet.answers[index].elementID }),
      let question = element.question, let possible = PossibleAnswers(question.kind)
    else { return nil }
    let elementID = sheet.answers[index].elementID
    switch Int.random(in: 0..<5, using: &generated.random) {
    case 0 where !question.isOptional && sheet.closing == .complete:
      sheet.answers.remove(at: index)
      expected = Finding("answers[\"\(elementID)\"]", .answerMissing)
    case 1:
      sheet.answers.append(sheet.answers[index])
      expected = Finding("answers[\(sheet.answers.count - 1)].element_id", .answeredTwice)
    case 2:
      sheet.answers[index].value = nil
      expected = Finding("answers[\(index)].value", .valueMissing)
    case 3:
      let isText = if case .text = possible { true } else { false }
      sheet.answers[index].value = isText ? .number(1) : .text("x")
      expected = Finding("answers[\(index)].\(isText ? "number" : "text")", .valueTypeMismatch)
    default:
      let (value, field, reason) = Self.wrong(possible)
      sheet.answers[index].value = value
      expected = Finding("answers[\(index)].\(field)", reason)
    }
    self.sheet = sheet
  }

  private static func wrong(_ possible: PossibleAnswers) -> (AnswerValue, String, Reason) {
    switch possible {
    case .one, .several, .ranking:
      (.choice(["wrong"]), "choice.codes[0]", .optionUnknown)
    case .scale(let minimum, _, let step):
      step > 0
        ? (.number(minimum + step / 2), "number", .offStep)
        : (.number(minimum - 1), "number", .outOfRange)
    case .number(_, let maximum, _, _):
      maximum == nil
        ? (.number(.nan), "number", .notFinite) : (.number(11), "number", .outOfRange)
    case .date: (.date("2023-02-29"), "date", .dateInvalid)
    case .time: (.time("24:00"), "time", .clockTimeInvalid)
    case .dateTime: (.dateTime("2026-02-29T10:00"), "date_time", .dateTimeInvalid)
    case .nothing: (.text("anything"), "text", .typeNotSupported)
    case .text(let maximum, _):
      (.text(String(repeating: "x", count: maximum + 1)), "text", .textTooLong)
    }
  }
}
