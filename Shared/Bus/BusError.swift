/// Why an event is not published, or a request about consumers refused.
public enum BusError: Error, Sendable, Hashable {
  /// More events in one call than `Outbox.eventsMax`.
  case tooManyEvents(Int)
  /// An event over `Outbox.eventBytesMax`.
  case eventTooLarge(type: String, bytes: Int)
  case unknownConsumer(String)
  /// Two consumers of one service have this name.
  case duplicateConsumer(String)
}

extension BusError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooManyEvents(let count):
      "\(count) events at once; the limit is \(Outbox.eventsMax)"
    case .eventTooLarge(let type, let bytes):
      "an event of type \(type) has \(bytes) bytes; the limit is \(Outbox.eventBytesMax)"
    case .unknownConsumer(let name): "there is no consumer \"\(name)\""
    case .duplicateConsumer(let name): "there are two consumers \"\(name)\""
    }
  }
}
