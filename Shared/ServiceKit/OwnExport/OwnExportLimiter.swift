import FoundationEssentials
import Synchronization

/// Who exports what at the moment, and how often lately. Of this process alone: nothing of it is stored.
final class OwnExportLimiter: Sendable {
  /// A call's place: as long as no newer one has taken it, the call may go on.
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
    /// When exports of a participant were begun within the last hour, oldest first.
    var begun = RecentlyUsed<UUID, [Date]>(capacity: OwnExportLimiter.participantsMax)
  }

  /// Of those who export, how many are remembered.
  private static let participantsMax = 10_000
  private static let span: TimeInterval = 3_600
  private let running: InEffect<RunningSettings>
  private let state = Mutex(State())

  init(running: InEffect<RunningSettings>) { self.running = running }

  /// Takes the place of the caller's call before, which ends with that.
  ///
  /// - Throws: ``OwnExportError`` `.tooOften`.
  func begin(
    of participantID: UUID, by callerID: UUID, at now: Date
  ) throws(OwnExportError) -> Ticket {
    let perHourMax = running.current.ownExportsPerHour
    return try state.withLock { state throws(OwnExportError) in
      var times = (state.begun.value(for: participantID) ?? []).filter {
        abs(now.timeIntervalSince($0)) < Self.span
      }
      if times.count >= perHourMax {
        // There may be more than are permitted now: one may be begun when but one less than that are left.
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
