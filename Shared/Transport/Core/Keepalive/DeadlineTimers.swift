package import NIOCore

/// The deadlines of many connections of one event loop, with a single timer of the loop.
///
/// NIO searches all timers of a loop to cancel one. With a timer per connection, cancelling a
/// deadline would cost time proportional to the number of connections.
///
/// `@unchecked Sendable`: confined to the event loop.
package final class DeadlineTimers: @unchecked Sendable {
  package protocol Owner: AnyObject {
    /// Called when the deadline has passed; it is removed before.
    func deadlinePassed(at now: ContinuousClock.Instant)
  }

  private struct Entry {
    var deadline: ContinuousClock.Instant
    let owner: any Owner
  }

  private let eventLoop: any EventLoop
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var armed: (deadline: ContinuousClock.Instant, timer: Scheduled<Void>)?
  private var isFiring = false

  package init(_ eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
  }

  /// Number of waiting owners.
  package var count: Int { entries.count }

  /// Sets the owner's deadline and retains the owner until then; nil removes it.
  package func set(_ deadline: ContinuousClock.Instant?, for owner: any Owner) {
    eventLoop.assertInEventLoop()
    entries[ObjectIdentifier(owner)] = deadline.map { Entry(deadline: $0, owner: owner) }
    if isFiring { return }
    if entries.isEmpty {
      armed?.timer.cancel()
      armed = nil
    } else if let deadline {
      // A timer that fires too early is set again.
      arm(atLatest: deadline)
    }
  }

  private func arm(atLatest deadline: ContinuousClock.Instant) {
    if let armed {
      if armed.deadline <= deadline { return }
      armed.timer.cancel()
    }
    let timer = eventLoop.scheduleTask(in: TimeAmount(clamping: deadline - .now)) {
      [weak self] () -> Void in
      self?.fire()
    }
    armed = (deadline, timer)
  }

  private func fire() {
    armed = nil
    let now = ContinuousClock.now
    let due = entries.filter { $0.value.deadline <= now }
      .sorted { $0.value.deadline < $1.value.deadline }
    isFiring = true
    for (key, _) in due {
      // One owner may have changed the deadline of another.
      guard let entry = entries[key], entry.deadline <= now else { continue }
      entries[key] = nil
      entry.owner.deadlinePassed(at: now)
    }
    isFiring = false
    if let next = entries.values.lazy.map(\.deadline).min() { arm(atLatest: next) }
  }
}
