public import FoundationEssentials
public import Messages

/// Something that happened in a service, as the others are told (CloudEvents 1.0 §3 attributes).
public struct Event: Sendable, Hashable {
  /// Unique; an event that is delivered twice has one effect.
  public var id: UUID
  /// The service it happened in, `otolith-auth`.
  public var source: String
  /// The full name of the message in `data`, `otolith.events.v1.ParticipantEnrolled`.
  public var type: String
  /// The aggregate it happened to: events of one subject are applied in the order in which their
  /// transactions were committed.
  public var subject: String
  public var time: Date
  /// The serialized message.
  public var data: [UInt8]

  public init(
    id: UUID = UUID(), source: String, type: String, subject: String, time: Date, data: [UInt8]
  ) {
    self.id = id
    self.source = source
    self.type = type
    self.subject = subject
    self.time = time
    self.data = data
  }

  public init<M: Message>(
    id: UUID = UUID(), source: String, subject: String, time: Date, message: M
  ) {
    self.init(
      id: id, source: source, type: M.fullName, subject: subject, time: time,
      data: message.serialized())
  }
}
