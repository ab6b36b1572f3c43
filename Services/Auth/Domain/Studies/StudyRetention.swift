/// How long a study keeps what its participants answered, as the catalogue published it.
package struct StudyRetention: Sendable, Hashable {
  /// What becomes of the answers then. Raw values are those of an erasure's mode.
  package enum Outcome: String, Sendable, Hashable {
    case erase = "ERASE_ANSWERS"
    case anonymise = "ANONYMISE_ANSWERS"
  }

  /// Whole days from the study's end; nil: no such limit.
  package var daysAfterEnd: Int?
  /// Whole days from when somebody left; nil: no such limit.
  package var daysAfterLeaving: Int?
  package var outcome: Outcome
  /// Whether answers go when the consent is withdrawn.
  package var onWithdrawal: Bool
  /// What becomes of answers that somebody has erased; nil: as they choose.
  package var onErasure: Outcome?

  package init(
    daysAfterEnd: Int?, daysAfterLeaving: Int?, outcome: Outcome, onWithdrawal: Bool = false,
    onErasure: Outcome? = nil
  ) {
    self.daysAfterEnd = daysAfterEnd
    self.daysAfterLeaving = daysAfterLeaving
    self.outcome = outcome
    self.onWithdrawal = onWithdrawal
    self.onErasure = onErasure
  }
}

/// What the retention of a study has ended so far. Counts erasures: of each participant's part of the study one.
package struct RetentionSummary: Sendable, Hashable {
  /// Nil: the study keeps answers without limit.
  package var retention: StudyRetention?
  /// Services still erase.
  package var pending: Int
  /// Every service gave its receipt.
  package var complete: Int
  /// What the services erased or anonymised, by service and kind.
  package var counts: [Erasure.Receipt]

  package init(
    retention: StudyRetention?, pending: Int, complete: Int, counts: [Erasure.Receipt]
  ) {
    self.retention = retention
    self.pending = pending
    self.complete = complete
    self.counts = counts
  }
}
