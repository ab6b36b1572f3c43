import FoundationEssentials
import ServiceBasics
import Settings
import Synchronization

/// Running and recent exports of this process, in memory only.
final class OwnExportLimiter: Sendable {
  /// Permission of a running export; a newer export of the same caller revokes it.
  struct Ticket: Sendable, Hashable {
    fileprivate var holder: Holder
    fileprivate var number: UInt64
  }

  fileprivate struct Holder: Sendable, Hashable {
    var participantID: UUID
    var callerID: UUID
  }

  private struct State {
    var newest: [Holder: UInt64] = [:]
    var last: UInt64 = 0
    /// Start times of a participant's exports within the last hour, oldest first.
    var begun = RecentlyUsed<UUID, [Date]>(capacity: OwnExportLimiter.participantsMax)
  }

  /// Maximum number of participants whose exports are counted.
  private static let participantsMax = 10_000
  private static let span: TimeInterval = 3_600
  private let running: InEffect<RunningSettings>
  private let state = Mutex(State())

  init(running: InEffect<RunningSettings>) { self.running = running }

  /// Starts an export and ends the same caller's previous one.
  ///
  /// - Throws: ``OwnExportError`` `.tooOften`.
  func begin(
    of participantID: UUID, by callerID: UUID, at now: Date
  ) throws(OwnExportError) -> Ticket {
    let perHourMax = running.current.ownExportsPerHour
    return try state.withLock { state throws(OwnExportError) in
      var times = (state.begun.value(for: participantID) ?? []).filter {
        now.timeIntervalSince($0).magnitude < Self.span
      }
      if times.count >= perHourMax {
        // If the limit was lowered, more than one of the exports must expire first.
        let wait = Self.span - now.timeIntervalSince(times[times.count - perHourMax])
        throw .tooOften(max: perHourMax, retryAfterSeconds: Int64(max(1, wait.rounded(.up))))
      }
      times.append(now)
      state.begun.insert(times, for: participantID)
      state.last += 1
      let holder = Holder(participantID: participantID, callerID: callerID)
      state.newest[holder] = state.last
      return Ticket(holder: holder, number: state.last)
    }
  }

  /// - Throws: ``OwnExportError`` `.superseded`.
  func check(_ ticket: Ticket) throws(OwnExportError) {
    guard state.withLock({ $0.newest[ticket.holder] == ticket.number }) else { throw .superseded }
  }

  func end(_ ticket: Ticket) {
    state.withLock { state in
      if state.newest[ticket.holder] == ticket.number { state.newest[ticket.holder] = nil }
    }
  }
}
