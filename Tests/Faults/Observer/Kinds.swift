import Messages

/// The observed event types.
enum Kinds {
  static let accepted = EventsV1.AnswerSheetAccepted.fullName
  static let enrolments: Set<String> = [
    EventsV1.ParticipantEnrolled.fullName, EventsV1.EnrolmentEnded.fullName,
  ]
  /// Published while applying an event; its data are the sixteen bytes of that event's id.
  static let echo = "otolith.faults.v1.Echo"

  /// The types that services and observers publish.
  static let all: Set<String> = enrolments.union([
    accepted, echo,
    EventsV1.SigningKeyPublished.fullName, EventsV1.ServiceKeyPublished.fullName,
    EventsV1.TestParticipantChanged.fullName, EventsV1.AccountSuspensionChanged.fullName,
    EventsV1.MemberGroupChanged.fullName, EventsV1.JoinRequestDecided.fullName,
    EventsV1.StudyPublished.fullName, EventsV1.StudyDeleted.fullName,
    EventsV1.StudyPasswordSet.fullName,
    EventsV1.QuestionnaireVersionPublished.fullName, EventsV1.AnswerSheetAmended.fullName,
    EventsV1.NotificationsPlanned.fullName, EventsV1.PromptSettingsChanged.fullName,
    EventsV1.PromptMailDue.fullName, EventsV1.PromptMailRefused.fullName,
    EventsV1.TriggerFired.fullName, EventsV1.ActivityStored.fullName,
    EventsV1.AlertMailDue.fullName, EventsV1.AlertMailSettled.fullName,
    EventsV1.ErasureRequested.fullName, EventsV1.ErasureCompleted.fullName,
  ])
}
