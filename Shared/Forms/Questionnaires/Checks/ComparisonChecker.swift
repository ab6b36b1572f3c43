/// Checks what participants see after a sheet: comparisons with others, and feedback texts.
struct ComparisonChecker {
  private static let windowDaysMax: UInt32 = 366

  let limits: CatalogueLimits
  let texts: TextChecker
  /// The questionnaires of the study by id; a nil value if the contents are unknown.
  let others: [String: QuestionIndex?]

  func check(_ study: StudyDefinition, _ path: FindingPlace) {
    checkComparisons(study.comparisons, path)
    checkFeedback(study.feedback, path)
  }

  private func checkComparisons(_ comparisons: [ComparisonDefinition], _ path: FindingPlace) {
    if comparisons.count > limits.comparisonsMax {
      path.field("comparisons").add(
        .tooManyComparisons,
        "\(comparisons.count) comparisons; at most \(limits.comparisonsMax) are allowed")
      return
    }
    var seen = Set<String>()
    var values = Set<ComparedValue>()
    for (position, comparison) in comparisons.enumerated() {
      let here = path.item("comparisons", position)
      let value = ComparedValue(comparison.questionnaireID, comparison.value)
      if comparison.value != nil, !values.insert(value).inserted {
        here.add(
          .idDuplicate,
          "the study compares this value already; two windows of it would show their difference")
      }
      if !IdentifierSyntax.isID(comparison.id) {
        here.field("comparison_id").add(
          .idInvalid,
          "invalid id `\(comparison.id)`; use 1–64 lower-case letters, digits, hyphens")
      } else if !seen.insert(comparison.id).inserted {
        here.field("comparison_id").add(.idDuplicate, "duplicate id `\(comparison.id)`")
      }
      texts.check(comparison.title, here.field("title"), required: true)
      check(comparison.value, of: comparison.questionnaireID, here)
      checkRange(comparison, here)
      if comparison.windowDays > Self.windowDaysMax {
        here.field("window_days").add(
          .windowDaysOutOfRange, "give at most \(Self.windowDaysMax) days")
      }
    }
  }

  private func checkRange(_ comparison: ComparisonDefinition, _ path: FindingPlace) {
    for (name, end) in [("minimum", comparison.minimum), ("maximum", comparison.maximum)]
    where !end.isFinite {
      path.field(name).add(.numberNotFinite, "give a finite number")
      return
    }
    let range = comparison.maximum - comparison.minimum
    if range <= 0 || !range.isFinite {
      path.field("maximum").add(
        .rangeEmpty, "give a maximum above the minimum, at a finite distance")
    }
  }

  private func checkFeedback(_ feedback: [FeedbackDefinition], _ path: FindingPlace) {
    if feedback.count > limits.feedbackTextsMax {
      path.field("feedback_texts").add(
        .tooManyFeedbackTexts,
        "\(feedback.count) texts; at most \(limits.feedbackTextsMax) are allowed")
      return
    }
    let sheets = SheetCauseChecker(limits: limits, others: others)
    for (position, entry) in feedback.enumerated() {
      let here = path.item("feedback_texts", position)
      sheets.check(entry.sheet, here.field("sheet"))
      texts.check(entry.text, here.field("text"), required: true)
      if let change = entry.change {
        check(change, of: entry.sheet.questionnaireID, here.field("change"))
      }
    }
  }

  private func check(
    _ change: FeedbackDefinition.Change, of questionnaireID: String, _ path: FindingPlace
  ) {
    // An unknown questionnaire is a finding of the sheet.
    if others[questionnaireID] != nil { check(change.value, of: questionnaireID, path) }
    let ends = [("minimum", change.minimum), ("maximum", change.maximum)]
    for (name, end) in ends where end?.isFinite == false {
      path.field(name).add(.numberNotFinite, "give a finite number")
      return
    }
    if change.minimum == nil, change.maximum == nil {
      path.add(.feedbackChangeEmpty, "give the smallest or the largest change")
    } else if let least = change.minimum, let most = change.maximum, least > most {
      path.field("maximum").add(.feedbackChangeEmpty, "no change lies from \(least) to \(most)")
    }
  }

  /// Checks that the questionnaire is used, and that the value is one of its numbers.
  private func check(
    _ value: QuestionReference.Subject?, of questionnaireID: String, _ path: FindingPlace
  ) {
    guard let known = others[questionnaireID] else {
      path.field("questionnaire_id").add(
        .questionnaireNotInStudy, "the study does not use a questionnaire `\(questionnaireID)`")
      return
    }
    guard let value else {
      path.add(.comparedValueMissing, "name a question or a score")
      return
    }
    guard let index = known else { return }
    switch value {
    case .score(let id) where !index.scores.contains(id):
      path.field("score_id").add(.scoreUnknown, "there is no score `\(id)`")
    case .question(let id):
      guard let kind = index.kinds[id] else {
        path.field("element_id").add(.questionUnknown, "there is no question `\(id)`")
        return
      }
      if let target = ConditionTarget(kind), !target.isNumber {
        path.field("element_id").add(
          .comparedValueNotNumeric, "answers to `\(id)` are not numbers; name a score instead")
      }
    case .score, .calculation: break
    }
  }
}

private struct ComparedValue: Hashable {
  let questionnaireID: String
  let subject: QuestionReference.Subject?

  init(_ questionnaireID: String, _ subject: QuestionReference.Subject?) {
    self.questionnaireID = questionnaireID
    self.subject = subject
  }
}

extension ConditionTarget {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
