/// Which log this is, whatever it is called: what a position is worth only in.
public struct LogIdentity: Sendable, Hashable {
  /// Of the log and of what numbers its events. PostgreSQL: an id that the log is given when it is made,
  /// and the server's system identifier, since transaction ids are the cluster's. NATS: the stream and
  /// when it was made.
  public var id: String
  /// The history of what numbers the events: another one branched off somewhere, and may have lost the
  /// end of this one and given its positions anew. PostgreSQL: the timeline, which changes when a
  /// replica is promoted and when a backup is rolled forward. NATS: always empty, for each position
  /// tells when its event was stored.
  public var timeline: String

  public init(id: String, timeline: String) {
    self.id = id
    self.timeline = timeline
  }

  /// Whether it may be the same log although it does not look so. pg_upgrade gives the cluster another
  /// system identifier, and a promotion another timeline; a log keeps the id that it was given, and a
  /// stream the time when it was made.
  func mayBe(_ other: LogIdentity) -> Bool {
    // Only PostgreSQL's have a timeline.
    guard !timeline.isEmpty, !other.timeline.isEmpty else { return id == other.id }
    return ownID == other.ownID
  }

  private var ownID: Substring { id.prefix { $0 != "/" } }
}

extension LogIdentity: CustomStringConvertible {
  public var description: String { timeline.isEmpty ? id : "\(id), timeline \(timeline)" }
}
