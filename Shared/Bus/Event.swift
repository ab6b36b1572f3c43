public import FoundationEssentials
public import Messages

/// Something that happened in a service, published to the others (attributes of CloudEvents 1.0
/// §3).
public struct Event: Sendable, Hashable {
  /// A unique id; an event that is delivered twice has one effect.
  public var id: UUID
  /// The service that published it, such as `otolith-auth`.
  public var source: String
  /// The topic: the full name of the message in `data`, such as
  /// `otolith.events.v1.ParticipantEnrolled`.
  public var type: String
  /// The id of the aggregate. Events of one subject are applied in the order in which their
  /// transactions were committed.
  public var subject: String
  public var time: Date
  /// Schema version of the message, from 1 (CloudEvents `dataschema`). Fields that consumers may
  /// ignore need no new version. A consumer that knows only older versions parks the event until
  /// the service is upgraded.
  public var schemaVersion: Int
  /// The trace of the call that published it.
  public var trace: EventTrace?
  /// The serialized message.
  public var data: [UInt8]

  /// - Parameter id: by default a new time-ordered id, which keeps indexes small and warm.
  public init(
    id: UUID? = nil, source: String, type: String, subject: String, time: Date,
    schemaVersion: Int = 1, trace: EventTrace? = nil, data: [UInt8]
  ) {
    self.id = id ?? .timeOrdered()
    self.source = source
    self.type = type
    self.subject = subject
    self.time = time
    self.schemaVersion = schemaVersion
    self.trace = trace
    self.data = data
  }

  public init<M: Message>(
    id: UUID? = nil, source: String, subject: String, time: Date, schemaVersion: Int = 1,
    trace: EventTrace? = nil, message: M
  ) {
    self.init(
      id: id, source: source, type: M.fullName, subject: subject, time: time,
      schemaVersion: schemaVersion, trace: trace, data: message.serialized())
  }
}
