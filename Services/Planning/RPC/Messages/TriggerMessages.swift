import Fields
import FoundationEssentials
import Messages

extension PlanningV1.TriggerOccurrence {
  /// - Parameter participant: pseudonym of the participant.
  init(_ known: KnownOccurrence, participant: String) {
    self.init(
      participant: participant, triggerID: known.triggerID, occurrenceID: known.fired.id.text,
      fireTime: GoogleProtobuf.Timestamp(known.fired.firedAt.date),
      outcome: known.outcome.map { PlanningV1.TriggerOutcome($0) } ?? .unspecified,
      promptTime: known.notificationAt.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension PlanningV1.TriggerOutcome {
  init(_ outcome: TriggerOutcome) {
    self =
      switch outcome {
      case .planned: .planned
      case .cooldown: .cooldown
      case .atMost: .atMost
      case .tooLate: .tooLate
      case .withdrawn: .withdrawn
      case .left: .left
      case .idle: .idle
      case .unavailable: .unavailable
      case .notDrawn: .notDrawn
      }
  }
}
