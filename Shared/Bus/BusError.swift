/// Why an event is not published, or a request about consumers refused.
public enum BusError: Error, Sendable, Hashable {
  /// More events in one call than `Outbox.eventsMax`.
  case tooManyEvents(Int)
  /// An event over `Outbox.eventBytesMax`.
  case eventTooLarge(type: String, bytes: Int)
  /// An attribute that not every transport can carry; the text names the rule.
  case malformedAttribute(String)
  case unknownConsumer(String)
  /// Two consumers of one service have this name.
  case duplicateConsumer(String)
  /// A service reads two logs, which have one name.
  case duplicateLog(String)
  /// Another service's role declared the topic, and otherwise.
  case topicDeclaredElsewhere(String)
  /// The log holds events of transactions that its server has not had: it was restored from a dump.
  case logOfAnotherServer(String)
  /// A consumer's cursor is in surely another log, where its place means nothing.
  case cursorOfAnotherLog(consumer: String, was: LogIdentity, now: LogIdentity)
  /// The role cannot use the log, or the log is not what this version needs; the text says what to do.
  case logUnusable(String)
  /// What the log answers makes no sense.
  case unreadableLog(String)
}

extension BusError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooManyEvents(let count):
      "\(count) events at once; the limit is \(Outbox.eventsMax)"
    case .eventTooLarge(let type, let bytes):
      "an event of type \(type) has \(bytes) bytes; the limit is \(Outbox.eventBytesMax)"
    case .malformedAttribute(let rule): "an event cannot be published: \(rule)"
    case .unknownConsumer(let name): "there is no consumer \"\(name)\""
    case .duplicateConsumer(let name): "there are two consumers \"\(name)\""
    case .duplicateLog(let name):
      "the log and the previous log are both \"\(name)\"; a service that moves needs two"
    case .topicDeclaredElsewhere(let type):
      "the topic \(type) was declared by another service, with another retention"
    case .logOfAnotherServer(let name):
      "the log \"\(name)\" was restored from a dump of another server, whose transactions it counts "
        + "by: run `CALL bus.forget_transactions()` as its owner first (Shared/Bus/README.md, "
        + "\"Restoring\")"
    case .cursorOfAnotherLog(let consumer, let was, let now):
      "the place of the consumer \(consumer) is in surely another log (\(was)) than this one (\(now)), so "
        + "that it cannot go on where it stands: say `--to start`, which is always safe, or `--to end`"
    case .logUnusable(let reason): "the log cannot be used: \(reason)"
    case .unreadableLog(let reason): "the log cannot be read: \(reason)"
    }
  }
}
