internal import Messages
internal import Questionnaires

extension StudyRetention {
  init(_ message: CatalogueV1.StudyRetention) {
    let outcome: Outcome? =
      switch message.outcome {
      case .erase: .erase
      case .anonymise: .anonymise
      case .unspecified, .unrecognized: nil
      }
    self.init(
      daysAfterEnd: message.daysAfterEnd, daysAfterLeaving: message.daysAfterLeaving,
      outcome: outcome, onWithdrawal: message.onWithdrawal)
  }
}

extension CatalogueV1.StudyRetention {
  init(_ retention: StudyRetention) {
    let outcome: CatalogueV1.RetentionOutcome =
      switch retention.outcome {
      case .erase: .erase
      case .anonymise: .anonymise
      case nil: .unspecified
      }
    self.init(
      daysAfterEnd: retention.daysAfterEnd, daysAfterLeaving: retention.daysAfterLeaving,
      outcome: outcome, onWithdrawal: retention.onWithdrawal)
  }
}
