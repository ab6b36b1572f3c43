import Bus
import Messages

/// Finds the study of an event about a participant.
enum StudyEvents {
  /// Topics whose events concern a participant and a study, with functions that return the study.
  /// `ErasureRequested` is excluded: it is kept for a service restored from an older backup.
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
    // All notifications of an event belong to one study.
    EventsV1.NotificationsPlanned.fullName: {
      try EventsV1.NotificationsPlanned(serialized: $0).notifications.first?.studyID ?? ""
    },
    EventsV1.PromptMailDue.fullName: { try EventsV1.PromptMailDue(serialized: $0).studyID },
    EventsV1.PromptMailRefused.fullName: {
      try EventsV1.PromptMailRefused(serialized: $0).studyID
    },
    EventsV1.AlertMailDue.fullName: { try EventsV1.AlertMailDue(serialized: $0).studyID },
    EventsV1.AlertMailSettled.fullName: { try EventsV1.AlertMailSettled(serialized: $0).studyID },
  ]

  static let topics = Set(studies.keys)

  /// Returns whether an event belongs to this study; false for other topics and unreadable events.
  static func isOf(_ studyID: String, type: String, data: [UInt8]) -> Bool {
    guard let study = studies[type] else { return false }
    return (try? study(data)) == studyID
  }
}
