import Questionnaires

/// Reads texts, numbers and moments by their validation.
extension REDCapKindReader {
  func readText(_ question: inout Question) {
    let validation = row[.validation].lowercased()
    switch validation {
    case "":
      question.kind = .text(
        TextEntryDefinition(
          maximumLength: characterLimit(&question, .line),
          isMasked: question.tags.take("@PASSWORDMASK") != nil))
    case "integer",
      _ where REDCapValidation.numbers.contains(validation):
      let isInteger = validation == "integer"
      question.kind = .number(
        NumberDefinition(
          minimum: bound(.minimum, REDCapAnnotation.minimum, &question),
          maximum: bound(.maximum, REDCapAnnotation.maximum, &question), isInteger: isInteger))
      keep(validation, unless: isInteger ? "integer" : "number", &question)
    case _ where REDCapValidation.dates.contains(validation):
      question.kind = .date(
        DateDefinition(
          earliest: day(.minimum, REDCapAnnotation.minimum, validation, &question),
          latest: day(.maximum, REDCapAnnotation.maximum, validation, &question)))
      keep(validation, unless: REDCapValidation.dates[0], &question)
    case _ where REDCapValidation.dateTimes.contains(validation):
      question.kind = .dateTime
      keep(validation, unless: REDCapValidation.dateTimes[0], &question)
      keepBounds(&question)
    case _ where REDCapValidation.times.contains(validation):
      question.kind = .time
      keep(validation, unless: REDCapValidation.times[0], &question)
      keepBounds(&question)
    case "email": question.kind = .text(TextEntryDefinition(style: .email))
    case _ where validation == "phone" || validation.hasPrefix("phone_"):
      question.kind = .text(TextEntryDefinition(style: .telephone))
      keep(validation, unless: "", &question)
    default:
      var entry = TextEntryDefinition(
        maximumLength: characterLimit(&question, .line),
        isMasked: question.tags.take("@PASSWORDMASK") != nil)
      if let pattern = REDCapValidation.patterns.first(where: { $0.name == validation }) {
        entry.pattern = pattern.expression
        entry.patternHint = REDCapValidation.hint(pattern, language)
      } else {
        keep(validation, unless: "", &question)
        question.lose(
          "validation `\(validation)`", "kept as an annotation; any text is accepted", .kept)
      }
      question.kind = .text(entry)
      keepBounds(&question)
    }
    if validation.contains("seconds") || validation == "time_hh_mm_ss" {
      question.lose("seconds", "times are answered in minutes", .changed)
    }
  }

  private func keep(_ validation: String, unless usual: String, _ question: inout Question) {
    if validation != usual {
      question.annotations.append(
        Annotation(key: REDCapAnnotation.validation, value: validation))
    }
  }

  private func keepBounds(_ question: inout Question) {
    for (column, key) in [
      (REDCapColumn.minimum, REDCapAnnotation.minimum), (.maximum, REDCapAnnotation.maximum),
    ] where !row[column].isEmpty {
      lose(column, key, &question)
    }
  }

  private func lose(_ column: REDCapColumn, _ key: String, _ question: inout Question) {
    question.annotations.append(Annotation(key: key, value: row[column]))
    question.lose(
      column == .minimum ? "minimum" : "maximum",
      "`\(row[column])` is kept as an annotation and "
        + "not checked", .kept)
  }

  private func bound(
    _ column: REDCapColumn, _ key: String, _ question: inout Question
  ) -> Double? {
    let written = row[column]
    if written.isEmpty { return nil }
    let text =
      row[.validation].lowercased().contains("comma") ? written.replacing(",", with: ".") : written
    if let number = DecimalSyntax.number(text) { return number }
    lose(column, key, &question)
    return nil
  }

  private func day(
    _ column: REDCapColumn, _ key: String, _ validation: String, _ question: inout Question
  ) -> String {
    if row[column].isEmpty { return "" }
    if let date = REDCapValidation.date(row[column], validation) { return date }
    lose(column, key, &question)
    return ""
  }
}
