import Logging
import Postgres

/// Opens the gate of a service once nobody is in its database who has been erased.
///
/// A backup has people again who were erased after it was made. Where the log is not of the same backup, it
/// has a digest of each: the consumer of erasures reads it on from where the backup was, and whoever is found
/// is erased once more, before anybody else is answered.
struct RestoreGuard: Sendable {
  let look: RestoreLook
  let erasures: ErasureWork
  let gate: RestoreGate
  let logger: Logger
  private let copies = ServedCopyStore()

  /// How long a copy that is no backup is kept from answering by what came while the service did not run.
  static let catchUpMax = Duration.seconds(10)
  /// A log that does not answer holds up nobody whose copy is no backup.
  private static let patienceMin = Duration.seconds(1)
  private static let patienceMax = Duration.seconds(30)
  static let interval = Duration.milliseconds(100)
  private static let idle = Duration.seconds(10)

  init(look: RestoreLook, erasures: ErasureWork, gate: RestoreGate, logger: Logger) {
    self.look = look
    self.erasures = erasures
    self.gate = gate
    self.logger = logger
  }

  /// Ends when cancelled, or as soon as it is written down from which copy the service answers.
  ///
  /// - Throws: `RestoredWithLog`.
  func run() async throws {
    let catchUpEnd = ContinuousClock.now + Self.catchUpMax
    let outages = OutageLog("looking whether the database was restored", logger: logger)
    var said: String?
    var patience = Self.patienceMin
    while true {
      do {
        switch try await look(patience: patience) {
        case .fit(let copy, let isBackup, let isRecorded):
          if try await opens(isBackup: isBackup), try await isDone(copy, isRecorded) { return }
        case .behind:
          if catchUpEnd <= .now { gate.open() }
        case .notReplayed(let reason):
          if said != reason { say(reason) }
          said = reason
          patience = min(Self.patienceMax, patience * 2)
        case .restoredWithLog(let was, let now):
          throw RestoredWithLog(was: was, now: now)
        }
        outages.succeeded()
      } catch let error as RestoredWithLog {
        throw error
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        outages.failed(error)
      }
      try await Task.sleep(for: gate.isOpen ? Self.idle : Self.interval)
    }
  }

  private func opens(isBackup: Bool) async throws -> Bool {
    if isBackup, !gate.isOpen, try await !erasures.hasErasedAll() { return false }
    gate.open()
    return true
  }

  /// False as long as the log does not tell which one it is.
  private func isDone(_ copy: ServedCopy, _ isRecorded: Bool) async throws -> Bool {
    if isRecorded { return true }
    if copy.log == nil, look.logs != nil { return false }
    try await copies.record(copy, on: look.pool)
    return true
  }

  private func say(_ reason: String) {
    logger.warning(
      """
      the database was restored from a backup: no call is answered until the erasures made since are carried \
      out again
      """, metadata: ["reason": "\(reason)"])
  }
}

/// Nothing here knows of the erasures that were made since the backup: a person has to.
struct RestoredWithLog: OperatorMendable {
  var was: ServedCopy
  var now: ServedCopy

  var operatorMessage: String {
    """
    the database was restored from a backup, and so was the log of the bus, or it is another one: nobody who \
    was erased since can be found by them. In this order, with callers kept away: run `otolith-auth \
    accept-restore --yes`, start otolith-auth, ask it again for the erasures made since the backup (otolithctl \
    erasure request), then run accept-restore --yes of the other services and start them \
    (deploy/postgres/persons.md, "After a restore from a backup"). Where a standby took over that had \
    everything, set OTOLITH_PROMOTION=failover instead.
      answered last from: \(was.description)
      this is:            \(now.description)
    """
  }
}

/// For `check`.
struct NotReplayed: OperatorMendable {
  var reason: String
  /// It passes once `serve` has run for a while.
  var exitCode: Int32 { 69 }

  var operatorMessage: String {
    "the database was restored from a backup, and the erasures made since are not carried out again yet, "
      + "which serve does before it answers calls: \(reason)"
  }
}

extension ServedCopy: CustomStringConvertible {
  var description: String {
    "cluster \(cluster), database \(database), timeline \(timeline ?? "unknown"), log \(log ?? "unknown")"
  }
}
