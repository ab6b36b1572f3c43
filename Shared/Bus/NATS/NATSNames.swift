import Bus
import Fields

/// The names of the log's NATS subjects.
///
///     otolith.log.SOURCE.TYPE.SUBJECT   an event; TYPE contains dots
///     otolith.topics.TYPE               a topic's retention
///     otolith.news                      outside the stream: a notification after an append
///
/// The source is first so that a server's configuration can let a service append in its own name
/// only. SOURCE is unchanged if it has only letters, digits, `-` and `_`; SUBJECT is always in
/// base64url. Each is one token of a NATS subject, so all events of one key can be found and
/// removed.
struct NATSNames: Sendable, Hashable {
  /// Maximum length of an event's subject in bytes. A NATS protocol line has at most 4096.
  static let subjectBytesMax = 1024

  let stream: String
  private let prefix: String

  init(stream: String) {
    self.stream = stream
    prefix = stream.lowercased()
  }

  /// Maximum size of an event's message.
  var messageBytesMax: Int64 { Int64(Outbox.eventBytesMax) + 64 << 10 }

  var news: String { "\(prefix).news" }
  var allEvents: String { "\(prefix).log.>" }
  var allTopics: String { "\(prefix).topics.>" }

  func event(source: String, type: String, subject: String) -> String {
    "\(prefix).log.\(Self.token(source)).\(Self.name(type)).\(Self.encoded(subject))"
  }

  /// Filter for all events of a topic.
  func events(ofType type: String) -> String { "\(prefix).log.*.\(Self.name(type)).*" }

  /// Filter for all events of a source.
  func events(of source: String) -> String { "\(prefix).log.\(Self.token(source)).>" }

  func topic(_ type: String) -> String { "\(prefix).topics.\(Self.name(type))" }

  /// The type in the NATS subject of an event or a topic.
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

  /// Returns the full name of a message unchanged, anything else as `=` and base64url.
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

  /// Uses `=` for the empty text; base64url never returns that.
  private static func encoded(_ text: String) -> String {
    text.isEmpty ? "=" : Base64URL.encode(text.utf8)
  }

  private static func decoded(_ text: Substring) -> String? {
    text == "=" ? "" : Base64URL.decode(text.utf8).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
