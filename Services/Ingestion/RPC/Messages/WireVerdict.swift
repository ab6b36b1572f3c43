import Fields
import Messages

extension IngestionV1.SheetVerdict {
  init(_ answer: SubmitSheets.Answer, sheetID: String) {
    self.init(answer.verdict, sheetID: sheetID)
    if answer.verdict.isStored { violations = Self.ordered(answer.leftOut) }
    next = answer.next.map { IngestionV1.Offer($0) }
    feedback = answer.feedback.map { CatalogueV1.LocalizedText(translationsOf: $0) }
    pendingFiles = answer.pendingFiles
    deviations = answer.deviations.map(\.rawValue)
    scores = answer.scores.map { IngestionV1.SheetScore($0) }
  }

  private init(_ verdict: Verdict, sheetID: String) {
    switch verdict {
    case .created: self.init(sheetID: sheetID, verdict: .created)
    case .exists: self.init(sheetID: sheetID, verdict: .exists)
    case .conflict: self.init(sheetID: sheetID, verdict: .conflict)
    case .rejected(let violations):
      self.init(
        sheetID: sheetID, verdict: .rejected,
        violations: Self.ordered(violations))
    case .postponed(let violations):
      self.init(
        sheetID: sheetID, verdict: .retryLater,
        violations: Self.ordered(violations),
        retryDelay: GoogleProtobuf.Duration(retryAfter: verdict))
    }
  }
}

extension GoogleProtobuf.Duration {
  /// Recommended delay before sending again: the longest of its obstacles. Nil if resending is
  /// useless.
  init?(retryAfter verdict: Verdict) {
    guard case .postponed(let obstacles) = verdict else { return nil }
    self.init(seconds: obstacles.compactMap(\.reason.retryDelaySeconds).max() ?? 1)
  }
}

extension IngestionV1.SheetVerdict {
  /// Fields of AnswerSheet in the order of the protocol.
  static let fields = [
    "sheet_id", "study_id", "questionnaire_id", "version", "content_hash", "start_time",
    "finish_time", "time_zone", "notification_id", "app_version", "platform", "answers", "noise",
    "positions", "referenced_answers", "closing", "device", "profile_values",
  ]
  private static let order = FieldOrder(fields)

  static func ordered(_ violations: [Violation]) -> [IngestionV1.Violation] {
    order.sorted(violations) { $0.field }.map { IngestionV1.Violation($0) }
  }
}

extension IngestionV1.Violation {
  init(_ violation: Violation) {
    self.init(
      field: violation.field, reason: violation.reason.rawValue,
      description: violation.description)
  }
}

extension IngestionV1.SheetScore {
  init(_ score: SheetScore) {
    self.init(
      scoreID: score.scoreID, value: score.value.map { GoogleProtobuf.DoubleValue($0) },
      band: score.band, text: score.text)
  }
}
