/// Which copy of a service's schema this is, and beside which copy of the log. Backups, clones of a disk
/// and standbys are copies; what is told apart is what PostgreSQL tells.
struct ServedCopy: Sendable, Hashable {
  /// The cluster's system identifier, since initdb. Not kept by pg_upgrade.
  var cluster: String
  /// The oid.
  var database: String
  /// Of the write-ahead log: another one since a standby took over, or a backup was rolled forward. Nil: a
  /// standby was asked, which cannot tell.
  var timeline: String?
  /// See `EventLog.origin`; nil: there is no log, or it cannot be reached.
  var log: String?
}

/// The copy from which a service has answered calls last.
struct RecordedCopy: Sendable, Hashable {
  var copy: ServedCopy
  /// Whether the record itself was written here; false where a dump was read in.
  var isOriginal: Bool
}

/// What another timeline of the database's cluster means.
public enum PromotionMeaning: String, Sendable, CaseIterable {
  /// A backup was rolled forward, up to some moment in the past.
  case restore
  /// A standby took over that had everything.
  case failover
}

/// What the copy that a service finds itself at says of the time in between.
enum RestoreFinding: Sendable, Hashable {
  /// Nobody has answered calls from it yet.
  case new
  case same
  /// It is a backup; the log is not, so that it has the erasures made since.
  case restored
  /// Both are: nothing here knows of erasures made since.
  case restoredWithLog

  /// - Parameter promotion: what a new timeline means where nothing else has changed.
  init(recorded: RecordedCopy?, found: ServedCopy, promotion: PromotionMeaning) {
    guard let recorded else {
      self = .new
      return
    }
    let before = recorded.copy
    let isPromoted = found.timeline != nil && found.timeline != before.timeline
    let isElsewhere =
      !recorded.isOriginal || found.cluster != before.cluster || found.database != before.database
    guard isElsewhere || (isPromoted && promotion == .restore) else {
      self = .same
      return
    }
    // A log that cannot be reached shows later which it is; where there was none, it had no erasures.
    let isLogTheSame = found.log == nil || before.log == nil || found.log == before.log
    self = isLogTheSame ? .restored : .restoredWithLog
  }
}
