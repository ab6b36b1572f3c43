package import Bus
import Messages

/// How long the log keeps what this service publishes; for ever, what is not in it.
package enum AuthTopics {
  package static var all: [Topic] {
    // Of a key that is published again only the last word counts.
    [Topic(EventsV1.SigningKeyPublished.fullName, retention: .latestPerSubject)]
  }
}
