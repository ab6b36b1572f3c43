import Fields
import Patterns
import Questionnaires

/// Validates one answer by its question's type.
struct ValueValidation {
  private let question: PreparedQuestion
  /// Path of the answer.
  private let field: String
  /// Whether required questions must be answered.
  private let isHeldToRequired: Bool
  private let isEnforced: Bool
  /// Codes that are offered after an earlier answer; nil if all are.
  private let offered: Set<String>?
  private(set) var violations: ViolationList
  /// The value as stored, if it differs from the one sent.
  private(set) var stored: AnswerValue?

  init(
    _ question: PreparedQuestion, at index: Int, isHeldToRequired: Bool, isRequired: Bool,
    offered: Set<String>? = nil, _ violations: ViolationList
  ) {
    self.offered = offered
    self.question = question
    field = "answers[\(index)]"
    self.isHeldToRequired = isHeldToRequired
    isEnforced = isRequired && isHeldToRequired
    self.violations = violations
  }

  /// Returns the value for later conditions. Values that are only out of bounds count, so that one
  /// mistake is not reported repeatedly.
  mutating func check(_ value: AnswerValue?) -> KnownAnswer? {
    guard let value else {
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
    if case .choice(let codes) = value { checkOffer(of: codes, "\(field).choice") }
    switch (question.answers, value) {
    case (.one(let offered), .choice(let codes)):
      return checkOne(of: offered, codes, "\(field).choice")
    case (.several(let options, let least, let most, let isNoneAllowed), .choice(let codes)):
      let needsOne = isEnforced && !isNoneAllowed
      let known = checkMany(of: options, codes, isEnforced: needsOne, "\(field).choice")
      let isExclusive = options.contains { $0.isExclusive && codes.contains($0.code) }
      checkCount(
        of: codes, options.count, isExclusive: isExclusive, least, most, "\(field).choice")
      return known
    case (.ranking(let options, let count), .choice(let codes)):
      let known = checkMany(
        of: options.map { PossibleAnswers.Option(code: $0) }, codes, isEnforced: isEnforced,
        "\(field).choice")
      let ranked = min(count, offered?.count ?? count)
      checkCount(of: codes, options.count, isExclusive: false, ranked, ranked, "\(field).choice")
      return known
    case (_, .number(let number)):
      checkNumber(number, "\(field).number")
    case (.text(let lengthMax, _), .text(let text)):
      checkText(text, lengthMax: lengthMax, "\(field).text")
    case (.date(let earliest, let latest), .date(let text)):
      checkDate(text, earliest, latest, "\(field).date")
    case (_, .time(let text)):
      if !MomentSyntax.isTime(text) {
        violations.add(
          .clockTimeInvalid, "\(field).time", "invalid time \(text.quotedExcerpt): expected HH:MM")
      }
    case (_, .dateTime(let text)):
      if !MomentSyntax.isDateTime(text) {
        violations.add(
          .dateTimeInvalid, "\(field).date_time",
          "invalid time \(text.quotedExcerpt): expected YYYY-MM-DDTHH:MM")
      } else {
        checkYear(
          text, DateDefinition.standardEarliest, DateDefinition.standardLatest,
          "\(field).date_time")
      }
    default:
      break
    }
    return KnownAnswer(stored ?? value)
  }

  private mutating func checkOne(
    of offered: [String], _ codes: [String], _ field: String
  ) -> KnownAnswer? {
    guard let code = codes.first else {
      violations.add(.valueMissing, "\(field).codes", "one option must be chosen")
      return nil
    }
    guard codes.count == 1 else {
      violations.add(
        .optionsTooMany, "\(field).codes", "\(codes.count) options chosen; exactly one is allowed")
      return nil
    }
    if code.isASCII, offered.contains(code) { return .codes(codes) }
    // Telephone networks name countries in small letters.
    let country = code.uppercased()
    if question.isCountry, code.isASCII, offered.contains(country) {
      stored = .choice([country])
      return .codes([country])
    }
    violations.add(.optionUnknown, "\(field).codes[0]", "\(code.quotedExcerpt) is not offered")
    return .codes(codes)
  }

  private mutating func checkMany(
    of options: [PossibleAnswers.Option], _ codes: [String], isEnforced: Bool, _ field: String
  ) -> KnownAnswer? {
    if codes.isEmpty, isEnforced {
      violations.add(.optionsTooFew, "\(field).codes", "at least one option must be chosen")
    }
    guard codes.count <= options.count else {
      // Some codes are repeated or unknown; a long list is not checked one by one.
      violations.add(
        .optionsTooMany, "\(field).codes",
        "\(codes.count) codes, but only \(options.count) options are offered")
      return nil
    }
    var chosen: Set<String> = []
    let known = Dictionary(
      options.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, code) in codes.enumerated() {
      guard code.isASCII, let option = known[code] else {
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

  private mutating func checkOffer(of codes: [String], _ field: String) {
    guard let offered else { return }
    var found = 0
    for (index, code) in codes.enumerated() where !offered.contains(code) {
      // A few refuse the answer as well as many; unknown codes are reported as such.
      guard found < 20 else { return }
      found += 1
      guard question.has(code) else { continue }
      violations.add(
        .optionNotOffered, "\(field).codes[\(index)]",
        "\(code.quotedExcerpt) is not offered after the earlier answer")
    }
  }

  private mutating func checkText(_ text: String, lengthMax: Int, _ field: String) {
    let isTooLong = text.isLonger(than: lengthMax)
    if isTooLong {
      violations.add(
        .textTooLong, field, "longer than \(lengthMax) characters")
    }
    if text.utf8.contains(0) {
      violations.add(.textInvalid, field, "contains U+0000")
    }
    guard !AnswerValue.text(text).isBlank else {
      if isEnforced { violations.add(.textEmpty, field, "the question is required") }
      return
    }
    // Matching time grows with the length, so texts that are too long are not matched.
    guard let pattern = question.pattern, !isTooLong else { return }
    let trimmed = TypedText.trimmed(text)
    if !pattern.matches(trimmed) {
      // The pattern may ask for white space.
      guard !pattern.matches(text) else { return }
      violations.add(.patternMismatch, field, "the text does not match the required pattern")
    } else if trimmed != text {
      stored = .text(trimmed)
    }
  }

  private mutating func checkCount(
    of codes: [String], _ optionCount: Int, isExclusive: Bool, _ least: Int, _ most: Int?,
    _ field: String
  ) {
    // Too many codes are already reported; an empty choice is handled by the required rule.
    guard !codes.isEmpty, codes.count <= optionCount else { return }
    // An automatically saved sheet may be unfinished.
    if codes.count < least, !isExclusive, isHeldToRequired {
      violations.add(
        .optionsTooFew, "\(field).codes",
        "\(codes.count) options chosen; at least \(least) are required")
    }
    if let most, codes.count > most {
      violations.add(
        .optionsTooMany, "\(field).codes",
        "\(codes.count) options chosen; at most \(most) are allowed")
    }
  }

  private mutating func checkDate(
    _ text: String, _ earliest: String, _ latest: String, _ field: String
  ) {
    guard MomentSyntax.isDate(text) else {
      violations.add(.dateInvalid, field, "invalid date \(text.quotedExcerpt): expected YYYY-MM-DD")
      return
    }
    checkYear(text, earliest, latest, field)
  }

  /// Dates and times in stored form sort like their texts. A date of another calendar is far away
  /// from those that are asked for.
  private mutating func checkYear(
    _ text: String, _ earliest: String, _ latest: String, _ field: String
  ) {
    let date = text.prefix(10)
    if date < earliest { violations.add(.outOfRange, field, "before \(earliest)") }
    if date > latest { violations.add(.outOfRange, field, "after \(latest)") }
  }

  private mutating func checkNumber(_ number: Double, _ field: String) {
    guard violations.addUnlessFinite(number, field) else { return }
    switch question.answers {
    case .scale(let minimum, let maximum, let step):
      let scale = SliderScale(minimum: minimum, maximum: maximum, step: step)
      let limited = scale.bounds.limited(number)
      if limited == nil {
        violations.add(
          .outOfRange, field,
          "outside \(minimum.shortText) to \(maximum.shortText)")
      } else if !scale.isOnStep(number) {
        violations.add(
          .offStep, field, "not \(minimum.shortText) plus a multiple of \(step.shortText)")
      } else if let limited, limited != number {
        stored = .number(limited)
      }
    case .number(let minimum, let maximum, let isInteger, _):
      checkRange(number, minimum: minimum, maximum: maximum, isInteger: isInteger, field)
      if let pattern = question.pattern, !pattern.matches(NumberDefinition.plainText(number)) {
        violations.add(.patternMismatch, field, "the number does not match the required pattern")
      }
    default:
      break
    }
  }

  private mutating func checkRange(
    _ number: Double, minimum: Double?, maximum: Double?, isInteger: Bool, _ field: String
  ) {
    // 32 bits hold whole numbers exactly.
    if !isInteger, let limited = NumberBounds(minimum: minimum, maximum: maximum).limited(number) {
      if limited != number { stored = .number(limited) }
      return
    }
    if let minimum, number < minimum {
      violations.add(.outOfRange, field, "less than \(minimum.shortText)")
    }
    if let maximum, number > maximum {
      violations.add(.outOfRange, field, "more than \(maximum.shortText)")
    }
    if isInteger, number != number.rounded() {
      violations.add(.notInteger, field, "must be an integer")
    }
  }
}
