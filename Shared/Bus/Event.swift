public import FoundationEssentials

/// An integration event with its CloudEvents attributes.
public struct Event: Sendable, Hashable {
  public var id: UUID
  /// The service it comes from, e.g. `otolith-auth`.
  public var source: String
  /// Full name of the message in `data`, e.g. `otolith.events.v1.StudyPublished`.
  public var type: String
  /// The aggregate it tells of. Events of one subject take effect in the order of their commits;
  /// nothing is promised between subjects.
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
}
