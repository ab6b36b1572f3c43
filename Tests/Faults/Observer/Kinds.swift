import Messages

/// The types of events that are looked at.
enum Kinds {
  static let accepted = EventsV1.AnswerSheetAccepted.fullName
  static let enrolments: Set<String> = [
    EventsV1.ParticipantEnrolled.fullName, EventsV1.EnrolmentEnded.fullName,
  ]
  /// Published from within an effect; its data are the sixteen bytes of the event that it answers.
  static let echo = "otolith.faults.v1.Echo"

  static let all: Set<String> = enrolments.union([
    accepted, echo, EventsV1.StudyPublished.fullName,
    EventsV1.QuestionnaireVersionPublished.fullName, EventsV1.SigningKeyPublished.fullName,
  ])
}
