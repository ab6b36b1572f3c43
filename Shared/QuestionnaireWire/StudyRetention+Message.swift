internal import Messages
internal import Questionnaires

extension StudyRetention {
  init(_ message: CatalogueV1.StudyRetention) {
    self.init(
      daysAfterEnd: message.daysAfterEnd, daysAfterLeaving: message.daysAfterLeaving,
      outcome: Outcome(message.outcome), onWithdrawal: message.onWithdrawal,
      onErasure: Outcome(message.onErasure))
  }
}

extension StudyRetention.Outcome {
  fileprivate init?(_ message: CatalogueV1.RetentionOutcome) {
    switch message {
    case .erase: self = .erase
    case .anonymise: self = .anonymise
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension CatalogueV1.StudyRetention {
  init(_ retention: StudyRetention) {
    self.init(
      daysAfterEnd: retention.daysAfterEnd, daysAfterLeaving: retention.daysAfterLeaving,
      outcome: CatalogueV1.RetentionOutcome(retention.outcome),
      onWithdrawal: retention.onWithdrawal,
      onErasure: CatalogueV1.RetentionOutcome(retention.onErasure))
  }
}

extension CatalogueV1.RetentionOutcome {
  fileprivate init(_ outcome: StudyRetention.Outcome?) {
    switch outcome {
    case .erase: self = .erase
    case .anonymise: self = .anonymise
    case nil: self = .unspecified
    }
  }
}
