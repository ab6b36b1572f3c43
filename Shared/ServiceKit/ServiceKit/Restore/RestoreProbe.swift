import Bus
import Postgres
import Privacy
import Settings

/// Decides whether a service may answer calls from its database: whether it is a restored backup,
/// and whether later erasures have been repeated. Changes nothing.
struct RestoreProbe: Sendable {
  enum Answer: Sendable {
    /// The copy may be served.
    case fit(Fit)
    /// The same copy as before, but events are still to be read.
    case behind(String)
    /// A restored backup whose later erasures have not been read.
    case notReplayed(String)
    /// The log was restored, too.
    case restoredWithLog(was: DatabaseIdentity, now: DatabaseIdentity)
  }

  /// A copy that may be served.
  struct Fit: Sendable {
    var copy: DatabaseIdentity
    /// Whether pending erasures must be completed first.
    var isBackup = false
    /// False if the copy still has to be recorded.
    var isRecorded = false
    /// The mark to keep outside of the database; nil on a standby.
    var mark: ServedMark?
  }

  let pool: PostgresPool
  /// Log of the bus; nil if the service has no bus.
  let log: (any EventLog)?
  let promotion: PromotionMeaning
  let marks: ServedMarkKeeper
  /// See ``ServiceAssembly/hasLostErasures(reader:on:)``.
  let hasLostErasures: @Sendable (PostgresPool) async throws -> Bool
  private let copies = DatabaseIdentityStore()

  /// - Parameters:
  ///   - isServing: whether calls are answered; then events of the same copy are not waited for.
  ///   - patience: time limit for the log.
  /// - Throws: `PostgresError` of the service's own database.
  func callAsFunction(
    isServing: Bool = false, patience: Duration = .seconds(30)
  ) async throws -> Answer {
    var origin: String?
    var outage: (any Error)?
    do {
      origin = try await PostgresDeadline.$current.withValue(.now + patience) {
        try await log?.origin()
      }
    } catch {
      try Task.checkCancellation()
      outage = error
    }
    let sight = try await copies.find(log: origin, on: pool)
    let (recorded, found) = (sight.recorded, sight.found)
    let isRecorded = found.log == nil || recorded?.copy.log == found.log
    var fit = Fit(copy: found, mark: sight.mark)
    var finding = finding(sight)
    if !isServing, finding == .same || finding == .new, try await hasLostErasures(pool) {
      finding = .restoredWithLog
    }
    switch finding {
    case .new: return .fit(fit)
    case .restoredWithLog: return .restoredWithLog(was: recorded?.copy ?? found, now: found)
    case .same:
      fit.isRecorded = isRecorded && recorded?.copy.timeline == found.timeline
      guard !isServing, outage == nil, case .behind(let reason) = try? await reading(patience)
      else { return .fit(fit) }
      return .behind(reason)
    case .restored:
      fit.isBackup = true
      guard log != nil else { return .fit(fit) }
      if let outage { return .notReplayed("the log cannot be reached: \(outage)") }
      switch try await reading(patience) {
      case .stopped(let reason), .behind(let reason): return .notReplayed(reason)
      case .done: return .fit(fit)
      }
    }
  }

  private func finding(_ sight: DatabaseIdentityStore.Sight) -> RestoreFinding {
    let finding = RestoreFinding(
      recorded: sight.recorded, found: sight.found, promotion: promotion)
    guard finding == .new || finding == .same, let mark = marks.mark, let now = sight.mark,
      mark.isAhead(of: now, recordedAt: sight.recordedAt)
    else { return finding }
    return mark.lostLog(to: now, recordedAt: sight.recordedAt) ? .restoredWithLog : .restored
  }

  private enum Reading {
    case done
    case behind(String)
    case stopped(String)
  }

  /// Returns how far the log has been read for erasures.
  private func reading(_ patience: Duration) async throws -> Reading {
    guard let log else { return .done }
    let name = ErasureConsumer.name
    let lag = try await PostgresDeadline.$current.withValue(.now + patience) {
      try await BusInspector(pool: pool, log: log).lag(of: name)
    }
    guard let consumer = lag.consumers[name] else {
      return .behind("consumer \(name) has not started")
    }
    if let stop = consumer.stop {
      return .stopped("consumer \(name) is stopped: \(stop); \(ConsumptionStop.advice)")
    }
    if consumer.behind != 0 { return .behind("consumer \(name) has unread events") }
    if consumer.parked > 0 { return .behind("consumer \(name) has parked events") }
    return .done
  }

  /// Performs the check of the command `check`.
  ///
  /// - Throws: `NotReplayed`, `RestoredWithLog`; `PostgresError`.
  func check() async throws {
    switch try await self() {
    case .fit(let fit):
      if fit.isBackup, try await ErasureStore().isPending(except: [], on: pool) {
        throw NotReplayed(reason: "erasures are in progress")
      }
    case .behind: break
    case .notReplayed(let reason): throw NotReplayed(reason: reason)
    case .restoredWithLog(let was, let now): throw RestoredWithLog(was: was, now: now)
    }
  }
}
