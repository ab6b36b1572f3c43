import Logging
import Postgres
import Privacy
import Settings

/// Opens the gate once the database contains no erased participant, and closes it when another copy
/// takes its place.
///
/// A backup contains participants who were erased after it was made. If the log was not restored,
/// it has a digest of each: the erasure consumer reads it from the backup's cursor on, and their
/// data is erased again before calls are answered.
struct RestoreGuard: Sendable {
  let probe: RestoreProbe
  let erasures: ErasureWork
  let gate: RestoreGate
  let logger: Logger
  /// Called with the reason for which calls are refused; nil once they are answered.
  let onState: @Sendable (String?) -> Void
  private let copies = DatabaseIdentityStore()

  /// How long a copy that is not a backup waits for events from while the service was stopped.
  static let catchUpMax = Duration.seconds(10)
  /// Initial time limit for the log; a slow log delays a copy that is not a backup only briefly.
  private static let patienceMin = Duration.seconds(1)
  private static let patienceMax = Duration.seconds(30)
  static let interval = Duration.milliseconds(100)
  /// Interval of examinations while calls are answered.
  static let idle = Duration.seconds(10)

  private struct Progress {
    var patience = RestoreGuard.patienceMin
    /// The reason that was logged last.
    var said: String?
    /// Whether a backup was opened whose record still waits for the log's identity.
    var isRecordOwed = false
  }

  /// Runs until the task is cancelled.
  ///
  /// - Throws: `RestoredWithLog`.
  func run() async throws {
    let catchUpEnd = ContinuousClock.now + Self.catchUpMax
    let outages = OutageLog("checking whether the database was restored", logger: logger)
    var progress = Progress()
    while true {
      do {
        let answer = try await probe(isServing: gate.isOpen, patience: progress.patience)
        outages.succeeded()
        if case .behind = answer {
          if catchUpEnd <= .now { open() }
        } else {
          try await follow(answer, &progress)
        }
      } catch let error as RestoredWithLog {
        throw error
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        note(error, outages, &progress)
      }
      try Task.checkCancellation()
      await gate.doubts.wait(atMost: gate.isOpen ? Self.idle : Self.interval)
    }
  }

  private func follow(_ answer: RestoreProbe.Answer, _ progress: inout Progress) async throws {
    switch answer {
    case .fit(let fit):
      if fit.isBackup, !progress.isRecordOwed {
        if gate.isOpen { refuse("erasures are being repeated", &progress) }
        guard try await erasures.hasErasedAll() else { return }
      }
      open()
      progress.said = nil
      progress.isRecordOwed = fit.isBackup
      try await keep(fit, &progress)
    case .behind: break
    case .notReplayed(let reason):
      refuse(reason, &progress)
      progress.patience = min(Self.patienceMax, progress.patience * 2)
    case .restoredWithLog(let was, let now):
      refuse("the database and the log were restored, so accept-restore is required", &progress)
      throw RestoredWithLog(was: was, now: now)
    }
  }

  /// Records the copy, unless the log's identity is unknown, and keeps its mark.
  private func keep(_ fit: RestoreProbe.Fit, _ progress: inout Progress) async throws {
    if !fit.isRecorded {
      if fit.copy.log == nil, probe.log != nil { return }
      try await copies.record(
        fit.copy, restoredAt: fit.isBackup ? erasures.clock.now() : nil, on: probe.pool)
    }
    progress.isRecordOwed = false
    if let mark = fit.mark { try probe.marks.keep(mark) }
  }

  /// While calls are answered, an outage of the database is reported elsewhere. A schema that is
  /// gone is being restored.
  private func note(_ error: any Error, _ outages: OutageLog, _ progress: inout Progress) {
    let state = (error as? PostgresError)?.sqlState
    if let state, ["42P01", "3F000", "42501"].contains(state) {
      refuse("the schema cannot be read", &progress)
    }
    if !gate.isOpen || error as? PostgresError == nil { outages.failed(error) }
  }

  private func open() {
    gate.open()
    onState(nil)
  }

  private func refuse(_ reason: String, _ progress: inout Progress) {
    gate.close()
    onState(reason)
    guard progress.said != reason else { return }
    progress.said = reason
    logger.warning(
      """
      the database was restored from a backup: calls are rejected until the erasures made since then are \
      repeated
      """, metadata: ["reason": "\(reason)"])
  }
}

/// The database was restored together with its log, so erasures since the backup are unknown and an
/// operator must act.
struct RestoredWithLog: UserFacingError {
  var was: DatabaseIdentity
  var now: DatabaseIdentity

  var operatorMessage: String {
    """
    the database was restored from a backup, and the bus log was restored or replaced, too, so the erasures \
    made since then are unknown. Block all callers, then, in this order: run `otolith-auth \
    accept-restore --yes`, start otolith-auth, repeat the erasures made since the backup (otolithctl \
    erasure request), then run accept-restore --yes of the other services and start them \
    (/usr/share/otolith/restore.md). If an up-to-date standby was \
    promoted, set OTOLITH_PROMOTION=failover instead.
      last served from:   \(was.description)
      current database:   \(now.description)
    """
  }
}

/// The error of `check` while erasures are not repeated.
struct NotReplayed: UserFacingError {
  var reason: String
  /// Temporary: `serve` repeats the erasures.
  var exitCode: Int32 { 69 }

  var operatorMessage: String {
    "the database was restored from a backup, and the erasures made since then are not yet repeated, "
      + "which serve does before it answers calls: \(reason)"
  }
}

extension DatabaseIdentity: CustomStringConvertible {
  var description: String {
    "cluster \(cluster), database \(database), timeline \(timeline ?? "unknown"), log \(log ?? "unknown")"
  }
}
