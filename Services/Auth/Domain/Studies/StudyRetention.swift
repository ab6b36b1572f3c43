/// A study's rule for keeping answers, as published by the catalogue.
struct StudyRetention: Sendable, Hashable {
  /// Treatment of expired answers. Raw values are erasure modes.
  enum Outcome: String, Sendable, Hashable {
    case erase = "ERASE_ANSWERS"
    case anonymise = "ANONYMISE_ANSWERS"
  }

  /// Days after the study's end; nil for no such limit.
  var daysAfterEnd: Int?
  /// Days after a participant has left; nil for no such limit.
  var daysAfterLeaving: Int?
  var outcome: Outcome
  /// Whether answers expire with the withdrawal of the consent.
  var onWithdrawal: Bool = false
  /// Prescribed mode for erasures that participants request; nil if they choose.
  var onErasure: Outcome?
}

/// Erasures caused by a study's retention rule: one per participant.
struct RetentionSummary: Sendable, Hashable {
  /// Retention rule; nil for unlimited retention.
  var retention: StudyRetention?
  /// Number of erasures in progress.
  var pending: Int
  /// Number of erasures with receipts of all services.
  var complete: Int
  /// Erased or anonymised rows by service and kind.
  var counts: [Erasure.Receipt]
}
