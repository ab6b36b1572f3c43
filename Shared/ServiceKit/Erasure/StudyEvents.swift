import Bus
import Messages

/// Which study an event about a participant is of.
enum StudyEvents {
  /// The topics whose events are of a participant and a study, and how a message tells it.
  /// `ErasureRequested` is none of them: that somebody had what a study has of them erased is kept for a
  /// service that is restored from an older backup.
  private static let studies: [String: @Sendable ([UInt8]) throws -> String] = [
    EventsV1.ParticipantEnrolled.fullName: {
      try EventsV1.ParticipantEnrolled(serialized: $0).studyID
    },
    EventsV1.MemberGroupChanged.fullName: {
      try EventsV1.MemberGroupChanged(serialized: $0).studyID
    },
    EventsV1.JoinRequestDecided.fullName: {
      try EventsV1.JoinRequestDecided(serialized: $0).studyID
    },
    EventsV1.EnrolmentEnded.fullName: { try EventsV1.EnrolmentEnded(serialized: $0).studyID },
    EventsV1.AnswerSheetAccepted.fullName: {
      try EventsV1.AnswerSheetAccepted(serialized: $0).studyID
    },
    EventsV1.AnswerSheetAmended.fullName: {
      try EventsV1.AnswerSheetAmended(serialized: $0).studyID
    },
    EventsV1.TriggerFired.fullName: { try EventsV1.TriggerFired(serialized: $0).studyID },
    EventsV1.ActivityStored.fullName: { try EventsV1.ActivityStored(serialized: $0).studyID },
    // All of an event's are of one study.
    EventsV1.NotificationsPlanned.fullName: {
      try EventsV1.NotificationsPlanned(serialized: $0).notifications.first?.studyID ?? ""
    },
    EventsV1.PromptMailDue.fullName: { try EventsV1.PromptMailDue(serialized: $0).studyID },
  ]

  static let topics = Set(studies.keys)

  /// Whether it is of this study; no event of another topic is, and none that cannot be read.
  static func isOf(_ studyID: String, type: String, data: [UInt8]) -> Bool {
    guard let study = studies[type] else { return false }
    return (try? study(data)) == studyID
  }
}
