package import Bus
import Messages

/// How long the log keeps what this service publishes; other topics are kept without limit.
package enum AuthTopics {
  package static var all: [Topic] {
    // A key may be published again; only its latest event counts.
    [
      Topic(EventsV1.SigningKeyPublished.fullName, retention: .latestPerSubject),
      // Of an account only what holds now counts, however long a service was down.
      Topic(EventsV1.AccountSuspensionChanged.fullName, retention: .latestPerSubject),
      Topic(EventsV1.TestParticipantChanged.fullName, retention: .latestPerSubject),
    ]
  }

  /// Whose subject is a participant's id; their events go with the participant.
  package static var ofParticipants: Set<String> {
    [
      EventsV1.ParticipantEnrolled.fullName, EventsV1.EnrolmentEnded.fullName,
      EventsV1.MemberGroupChanged.fullName, EventsV1.JoinRequestDecided.fullName,
      EventsV1.AccountSuspensionChanged.fullName, EventsV1.TestParticipantChanged.fullName,
      EventsV1.ErasureRequested.fullName,
    ]
  }
}
