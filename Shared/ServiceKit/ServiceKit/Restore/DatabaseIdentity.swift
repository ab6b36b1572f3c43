import Settings

/// Identity of a copy of the service's schema and of the log beside it. Backups, disk clones and
/// standbys are copies; PostgreSQL's identifiers distinguish them.
struct DatabaseIdentity: Sendable, Hashable {
  /// System identifier of the cluster since initdb. pg_upgrade does not keep it.
  var cluster: String
  /// The oid of the database.
  var database: String
  /// Timeline of the write-ahead log, which changes after a promotion or point-in-time recovery.
  /// Nil on a standby, which does not know it.
  var timeline: String?
  /// See `EventLog.origin`; nil if there is no log or it is unreachable.
  var log: String?
}

/// The copy from which the service last answered calls.
struct RecordedIdentity: Sendable, Hashable {
  var copy: DatabaseIdentity
  /// Whether the record was written in this database; false if it came from a dump.
  var isOriginal: Bool
}

/// Relation of the current copy to the recorded one.
enum RestoreFinding: Sendable, Hashable {
  /// No calls have been answered from it yet.
  case new
  case same
  /// A restored backup; the log was not restored and contains the later erasures.
  case restored
  /// Both were restored; later erasures are unknown.
  case restoredWithLog

  /// - Parameter promotion: meaning of a new timeline if nothing else has changed.
  init(recorded: RecordedIdentity?, found: DatabaseIdentity, promotion: PromotionMeaning) {
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
    // An unreachable log is identified later; without a log there were no erasures in it.
    let isLogTheSame = found.log == nil || before.log == nil || found.log == before.log
    self = isLogTheSame ? .restored : .restoredWithLog
  }
}
