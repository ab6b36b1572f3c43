import Patterns
import Questionnaires

extension SheetValidation {
  /// Checks one answer by its question's type. Returns what later conditions see of it: values
  /// that are only out of bounds count, so that one mistake is not reported as many.
  mutating func checkValue(
    at index: Int, question: PreparedQuestion, isRequired: Bool
  ) -> KnownAnswer? {
    let field = "answers[\(index)]"
    guard let value = sheet.answers[index].value else {
      violations.add(.valueMissing, "\(field).value", "the answer has no value")
      return nil
    }
    guard question.answers != .nothing else {
      violations.add(
        .typeNotSupported, "\(field).\(value.kind)",
        "the question is of a type that is not supported and cannot be answered")
      return nil
    }
    guard value.kind == question.answers.valueKind else {
      violations.add(
        .valueTypeMismatch, "\(field).\(value.kind)",
        "the question asks for \(question.answers.valueKind)")
      return nil
    }
    let isEnforced = isRequired && isHeldToRequired
    switch (question.answers, value) {
    case (.one(let offered), .choice(let codes)):
      return checkOne(of: offered, codes, "\(field).choice")
    case (.several(let options, let least, let most, let isNoneAllowed), .choice(let codes)):
      let needsOne = isEnforced && !isNoneAllowed
      let known = checkMany(of: options, codes, isEnforced: needsOne, "\(field).choice")
      checkCount(of: codes, options, least, most, "\(field).choice")
      return known
    case (_, .number(let number)):
      checkNumber(number, question.answers, at: index, "\(field).number")
      if let clamped = clampedNumbers[index] { return KnownAnswer(.number(clamped)) }
    case (.text(let lengthMax, _), .text(let text)):
      checkText(text, lengthMax: lengthMax, isEnforced: isEnforced, "\(field).text")
      checkPattern(text, question.pattern, lengthMax: lengthMax, "\(field).text")
    case (.date(let earliest, let latest), .date(let text)):
      checkDate(text, earliest, latest, "\(field).date")
    case (_, .time(let text)):
      if !MomentSyntax.isTime(text) {
        violations.add(
          .clockTimeInvalid, "\(field).time", "\(text.quotedExcerpt) is no time as HH:MM")
      }
    case (_, .dateTime(let text)):
      if !MomentSyntax.isDateTime(text) {
        violations.add(
          .dateTimeInvalid, "\(field).date_time",
          "\(text.quotedExcerpt) is no time as YYYY-MM-DDTHH:MM")
      }
    default:
      break
    }
    return KnownAnswer(value)
  }

  private mutating func checkOne(
    of offered: [String], _ codes: [String], _ field: String
  ) -> KnownAnswer? {
    guard let code = codes.first else {
      violations.add(.valueMissing, "\(field).codes", "one option is to be chosen")
      return nil
    }
    guard codes.count == 1 else {
      violations.add(
        .optionsTooMany, "\(field).codes", "\(codes.count) options where one is to be chosen")
      return nil
    }
    if !code.isASCII || !offered.contains(code) {
      violations.add(
        .optionUnknown, "\(field).codes[0]", "\(code.quotedExcerpt) is not offered")
    }
    return .codes(codes)
  }

  private mutating func checkMany(
    of options: [PossibleAnswers.Option], _ codes: [String], isEnforced: Bool, _ field: String
  ) -> KnownAnswer? {
    if codes.isEmpty, isEnforced {
      violations.add(.optionsTooFew, "\(field).codes", "at least one option is to be chosen")
    }
    guard codes.count <= options.count else {
      // Some are repeated or unknown; a list without end is not worth naming them all.
      violations.add(
        .optionsTooMany, "\(field).codes",
        "\(codes.count) codes where \(options.count) options are offered")
      return nil
    }
    var chosen: Set<String> = []
    for (index, code) in codes.enumerated() {
      guard code.isASCII, let option = options.first(where: { $0.code == code }) else {
        violations.add(
          .optionUnknown, "\(field).codes[\(index)]", "\(code.quotedExcerpt) is not offered")
        continue
      }
      if !chosen.insert(code).inserted {
        violations.add(.optionRepeated, "\(field).codes[\(index)]", "\(code) is chosen twice")
      } else if option.isExclusive, codes.count > 1 {
        violations.add(
          .optionExclusive, "\(field).codes[\(index)]", "\(code) excludes all other options")
      }
    }
    return KnownAnswer(.choice(codes))
  }

  private mutating func checkText(
    _ text: String, lengthMax: Int, isEnforced: Bool, _ field: String
  ) {
    let length = text.unicodeScalars.count
    if length > lengthMax {
      violations.add(
        .textTooLong, field, "\(length) characters, and at most \(lengthMax) are taken")
    }
    if text.utf8.contains(0) {
      violations.add(.textInvalid, field, "contains U+0000")
    }
    if isEnforced, AnswerValue.text(text).isBlank {
      violations.add(.textEmpty, field, "the question is required")
    }
  }

  private mutating func checkCount(
    of codes: [String], _ options: [PossibleAnswers.Option], _ least: Int, _ most: Int?,
    _ field: String
  ) {
    // More codes than options is told already; none is a matter of being required.
    guard !codes.isEmpty, codes.count <= options.count else { return }
    let isExclusive = options.contains { $0.isExclusive && codes.contains($0.code) }
    // Whoever forgot to save may have been about to choose more.
    if codes.count < least, !isExclusive, isHeldToRequired {
      violations.add(
        .optionsTooFew, "\(field).codes",
        "\(codes.count) options where at least \(least) are to be chosen")
    }
    if let most, codes.count > most {
      violations.add(
        .optionsTooMany, "\(field).codes",
        "\(codes.count) options where at most \(most) are to be chosen")
    }
  }

  private mutating func checkPattern(
    _ text: String, _ pattern: TextPattern?, lengthMax: Int, _ field: String
  ) {
    // The time that matching takes grows with the length: what is too long is not looked at.
    guard let pattern, !AnswerValue.text(text).isBlank, text.unicodeScalars.count <= lengthMax,
      !pattern.matches(text)
    else { return }
    violations.add(.patternMismatch, field, "the text is not of the form that is asked for")
  }

  private mutating func checkDate(
    _ text: String, _ earliest: String, _ latest: String, _ field: String
  ) {
    guard MomentSyntax.isDate(text) else {
      violations.add(.dateInvalid, field, "\(text.quotedExcerpt) is no day as YYYY-MM-DD")
      return
    }
    if !earliest.isEmpty, text < earliest {
      violations.add(.outOfRange, field, "before \(earliest)")
    }
    if !latest.isEmpty, text > latest {
      violations.add(.outOfRange, field, "after \(latest)")
    }
  }

  private mutating func checkNumber(
    _ number: Double, _ answers: PossibleAnswers, at index: Int, _ field: String
  ) {
    guard checkFinite(number, field) else { return }
    switch answers {
    case .scale(let minimum, let maximum, let step):
      let scale = SliderScale(minimum: minimum, maximum: maximum, step: step)
      if !scale.contains(number) {
        violations.add(
          .outOfRange, field,
          "outside \(minimum.shortText) to \(maximum.shortText)")
      } else if !scale.isOnStep(number) {
        violations.add(
          .offStep, field, "not \(minimum.shortText) plus a multiple of \(step.shortText)")
      } else if scale.clamped(number) != number {
        clampedNumbers[index] = scale.clamped(number)
      }
    case .number(let minimum, let maximum, let isInteger):
      checkRange(number, minimum: minimum, maximum: maximum, isInteger: isInteger, field)
    default:
      break
    }
  }

  private mutating func checkRange(
    _ number: Double, minimum: Double?, maximum: Double?, isInteger: Bool, _ field: String
  ) {
    if let minimum, number < minimum {
      violations.add(.outOfRange, field, "less than \(minimum.shortText)")
    }
    if let maximum, number > maximum {
      violations.add(.outOfRange, field, "more than \(maximum.shortText)")
    }
    if isInteger, number != number.rounded() {
      violations.add(.notInteger, field, "an integer is asked for")
    }
  }
}
