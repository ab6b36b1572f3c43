/// Why an event is not published, or a request about consumers is rejected.
public enum BusError: Error, Sendable, Hashable {
  /// More events in one call than `Outbox.eventsMax`.
  case tooManyEvents(Int)
  /// An event over `Outbox.eventBytesMax`.
  case eventTooLarge(type: String, bytes: Int)
  /// An attribute that not every transport supports; the text names the rule.
  case malformedAttribute(String)
  case unknownConsumer(String)
  /// Two consumers of one service have this name.
  case duplicateConsumer(String)
  /// Another service's role declared the topic with another retention.
  case topicDeclaredElsewhere(String)
  /// The log contains transaction ids that its server has not reached: it was restored from a dump.
  case logOfAnotherServer(String)
  /// A consumer's cursor belongs to another log, where its position is not valid.
  case cursorOfAnotherLog(consumer: String, was: LogIdentity, now: LogIdentity)
  /// The role cannot use the log, or the log's schema does not fit this version; the text says what
  /// to do.
  case logUnusable(String)
  /// The log returned an invalid result.
  case unreadableLog(String)
}

extension BusError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooManyEvents(let count):
      "\(count) events in one call; the limit is \(Outbox.eventsMax)"
    case .eventTooLarge(let type, let bytes):
      "an event of type \(type) has \(bytes) bytes; the limit is \(Outbox.eventBytesMax)"
    case .malformedAttribute(let rule): "invalid event attribute: \(rule)"
    case .unknownConsumer(let name): "there is no consumer \"\(name)\""
    case .duplicateConsumer(let name): "duplicate consumer name \"\(name)\""
    case .topicDeclaredElsewhere(let type):
      "the topic \(type) was declared by another service with another retention"
    case .logOfAnotherServer(let name):
      "the log \"\(name)\" was restored from a dump of another server and contains its "
        + "transaction ids: run `CALL bus.forget_transactions()` as its owner (/usr/share/otolith/bus/README.md, "
        + "\"Restoring\")"
    case .cursorOfAnotherLog(let consumer, let was, let now):
      "the cursor of \(consumer) belongs to another log (\(was)) than this one (\(now)), so "
        + "its position is not valid: use `--to start`, which is always safe, or `--to end`"
    case .logUnusable(let reason): "the log cannot be used: \(reason)"
    case .unreadableLog(let reason): "the log returned an invalid result: \(reason)"
    }
  }
}
