import Bus
import Postgres

/// Looks whether a service may answer calls from its database: whether it is a backup, and whether the erasures
/// made since are carried out again. Changes nothing.
struct RestoreLook: Sendable {
  enum Answer: Sendable {
    /// - Parameters:
    ///   - isBackup: what of it is still to be erased has to be gone first.
    ///   - isRecorded: false where something is to be written down.
    case fit(copy: ServedCopy, isBackup: Bool, isRecorded: Bool)
    /// It is the copy that it was; what came while the service did not run is still to be read.
    case behind(String)
    /// It is a backup.
    case notReplayed(String)
    /// Of the log, too.
    case restoredWithLog(was: ServedCopy, now: ServedCopy)
  }

  let pool: PostgresPool
  /// Nil: the service has no bus.
  let logs: BusLogs?
  let promotion: PromotionMeaning
  private let copies = ServedCopyStore()

  init(pool: PostgresPool, logs: BusLogs?, promotion: PromotionMeaning) {
    self.pool = pool
    self.logs = logs
    self.promotion = promotion
  }

  /// - Parameter patience: how long the log may take.
  /// - Throws: `PostgresError` of the service's own database.
  func callAsFunction(patience: Duration = .seconds(30)) async throws -> Answer {
    var origin: String?
    var outage: (any Error)?
    do {
      origin = try await PostgresDeadline.$current.withValue(.now + patience) {
        try await logs?.log.origin()
      }
    } catch {
      try Task.checkCancellation()
      outage = error
    }
    let (recorded, found) = try await copies.find(log: origin, on: pool)
    let isRecorded = found.log == nil || recorded?.copy.log == found.log
    switch RestoreFinding(recorded: recorded, found: found, promotion: promotion) {
    case .new: return .fit(copy: found, isBackup: false, isRecorded: false)
    case .restoredWithLog: return .restoredWithLog(was: recorded?.copy ?? found, now: found)
    case .same:
      guard outage == nil, case .behind(let reason) = try? await reading(patience) else {
        return .fit(
          copy: found, isBackup: false,
          isRecorded: isRecorded && recorded?.copy.timeline == found.timeline)
      }
      return .behind(reason)
    case .restored:
      guard logs != nil else { return .fit(copy: found, isBackup: true, isRecorded: false) }
      if let outage { return .notReplayed("the log cannot be reached: \(outage)") }
      switch try await reading(patience) {
      case .stopped(let reason), .behind(let reason): return .notReplayed(reason)
      case .done: return .fit(copy: found, isBackup: true, isRecorded: false)
      }
    }
  }

  private enum Reading {
    case done
    case behind(String)
    case stopped(String)
  }

  /// How far the log is read for what was erased.
  private func reading(_ patience: Duration) async throws -> Reading {
    guard let logs else { return .done }
    let name = ErasureConsumer.name
    let lag = try await PostgresDeadline.$current.withValue(.now + patience) {
      try await BusInspector(pool: pool, logs: logs.all).lag(of: name)
    }
    guard let consumer = lag.consumers[name] else {
      return .behind("consumer \(name) has not begun")
    }
    if let stop = consumer.stops.values.first {
      return .stopped("consumer \(name) is stopped: \(stop); \(ConsumptionStop.advice)")
    }
    if consumer.behind != 0 { return .behind("consumer \(name) has events before it") }
    if consumer.parked > 0 { return .behind("consumer \(name) has parked events") }
    return .done
  }

  /// For `check`.
  ///
  /// - Throws: `NotReplayed`, `RestoredWithLog`; `PostgresError`.
  func check() async throws {
    switch try await self() {
    case .fit(_, let isBackup, _):
      if isBackup, try await ErasureStore().isPending(except: [], on: pool) {
        throw NotReplayed(reason: "erasures are under way")
      }
    case .behind: break
    case .notReplayed(let reason): throw NotReplayed(reason: reason)
    case .restoredWithLog(let was, let now): throw RestoredWithLog(was: was, now: now)
    }
  }
}
