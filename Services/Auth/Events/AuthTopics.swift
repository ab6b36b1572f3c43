import Bus
import Messages

/// Retention of this service's topics on the log; other topics are kept without limit.
enum AuthTopics {
  static var all: [Topic] {
    // A key may be published again; only its latest event counts.
    [
      Topic(EventsV1.SigningKeyPublished.fullName, retention: .latestPerSubject),
      // Consumers need only the latest state of an account, however long they were down.
      Topic(EventsV1.AccountSuspensionChanged.fullName, retention: .latestPerSubject),
      Topic(EventsV1.TestParticipantChanged.fullName, retention: .latestPerSubject),
    ]
  }

  /// Topics whose subject is a participant's id; erased with the participant.
  static var ofParticipants: Set<String> {
    [
      EventsV1.ParticipantEnrolled.fullName, EventsV1.EnrolmentEnded.fullName,
      EventsV1.MemberGroupChanged.fullName, EventsV1.JoinRequestDecided.fullName,
      EventsV1.AccountSuspensionChanged.fullName, EventsV1.TestParticipantChanged.fullName,
      EventsV1.ErasureRequested.fullName, EventsV1.PromptMailRefused.fullName,
      EventsV1.AlertMailSettled.fullName,
    ]
  }
}
