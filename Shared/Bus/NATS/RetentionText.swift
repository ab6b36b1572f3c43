internal import Bus

/// How long a topic is kept, as a header: `forever`, `latest-per-subject` or seconds.
enum RetentionText {
  static func encode(_ retention: Topic.Retention) -> String {
    switch retention {
    case .forever: "forever"
    case .latestPerSubject: "latest-per-subject"
    case .duration(let duration): "\(duration.components.seconds)"
    }
  }

  /// Nil for what a newer version wrote.
  static func decode(_ text: String) -> Topic.Retention? {
    switch text {
    case "forever": .forever
    case "latest-per-subject": .latestPerSubject
    default: Int64(text).map { .duration(.seconds($0)) }
    }
  }
}
