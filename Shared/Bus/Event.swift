public import FoundationEssentials
public import Messages

/// Something that happened in a service, as the others are told (CloudEvents 1.0 §3 attributes).
public struct Event: Sendable, Hashable {
  /// Unique; an event that is delivered twice has one effect.
  public var id: UUID
  /// The service it happened in, `otolith-auth`.
  public var source: String
  /// The topic, which is the full name of the message in `data`,
  /// `otolith.events.v1.ParticipantEnrolled`.
  public var type: String
  /// The aggregate it happened to: events of one subject are applied in the order in which their
  /// transactions were committed.
  public var subject: String
  public var time: Date
  /// The revision of the message's meaning, counted from 1 (CloudEvents `dataschema`). A field that
  /// may be ignored needs no new one. A consumer that knows only older revisions sets the event
  /// aside until the service is upgraded.
  public var schemaVersion: Int
  /// The trace of the call that it was published in.
  public var trace: EventTrace?
  /// The serialized message.
  public var data: [UInt8]

  /// - Parameter id: by default a new one that sorts by time, which keeps indexes small and warm.
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
