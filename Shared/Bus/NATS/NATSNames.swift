import Bus
import Fields

/// How the log is laid out on NATS.
///
///     otolith.log.SOURCE.TYPE.SUBJECT   an event; TYPE has dots of its own
///     otolith.topics.TYPE               how long a topic is kept
///     otolith.news                      outside of the stream: something was appended
///
/// The source comes first so that a server's configuration can let a service append in its own name
/// only. SOURCE is as it is if it has letters, digits, `-` and `_` only, SUBJECT is always in base64url:
/// each is one token of a NATS subject, so that all events of one key can be found, and removed.
struct NATSNames: Sendable, Hashable {
  /// The longest subject of an event, in bytes. A subject on NATS travels on a line of 4096 at most.
  static let subjectBytesMax = 1024

  let stream: String
  private let prefix: String

  init(stream: String) {
    self.stream = stream
    prefix = stream.lowercased()
  }

  /// The largest message that an event may become.
  var messageBytesMax: Int64 { Int64(Outbox.eventBytesMax) + 64 << 10 }

  var news: String { "\(prefix).news" }
  var allEvents: String { "\(prefix).log.>" }
  var allTopics: String { "\(prefix).topics.>" }

  func event(source: String, type: String, subject: String) -> String {
    "\(prefix).log.\(Self.token(source)).\(Self.name(type)).\(Self.encoded(subject))"
  }

  /// All events of a topic.
  func events(ofType type: String) -> String { "\(prefix).log.*.\(Self.name(type)).*" }

  func topic(_ type: String) -> String { "\(prefix).topics.\(Self.name(type))" }

  /// The type of an event's or a topic's subject on NATS.
  func type(of natsSubject: String) -> String? {
    var parts = natsSubject.split(separator: ".", omittingEmptySubsequences: false)[...]
    guard parts.popFirst().map(String.init) == prefix else { return nil }
    switch parts.popFirst() {
    case "log": parts = parts.dropFirst().dropLast()
    case "topics": break
    default: return nil
    }
    guard let first = parts.first else { return nil }
    if parts.count == 1, first.hasPrefix("=") { return Self.decoded(first.dropFirst()) }
    return parts.joined(separator: ".")
  }

  // MARK: - Tokens

  /// The full name of a message as it is, anything else in base64url behind `=`.
  private static func name(_ type: String) -> String {
    let parts = type.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy(isPlain) ? type : "=" + encoded(type)
  }

  private static func token(_ text: String) -> String {
    isPlain(text[...]) ? text : "=" + encoded(text)
  }

  private static func isPlain(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// `=` for nothing, which base64url makes of nothing else.
  private static func encoded(_ text: String) -> String {
    text.isEmpty ? "=" : Base64URL.encode(text.utf8)
  }

  private static func decoded(_ text: Substring) -> String? {
    text == "=" ? "" : Base64URL.decode(text.utf8).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
