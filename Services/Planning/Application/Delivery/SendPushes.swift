import FoundationEssentials
import Postgres
import ServiceKit

/// Sends due notifications to participants' devices.
///
/// Any number of processes share the work through leases (``DueNotificationStore``). After a crash the
/// lease expires and the notification is sent again with the same message id, which replaces the
/// first message on the device.
struct SendPushes: Sendable {
  /// Number of notifications leased at a time.
  static let batch = 128
  /// Number of notifications sent concurrently.
  private static let width = 64
  /// Lease of a batch, in seconds; longer than the maximum duration: two rounds of two requests
  /// with ten seconds each.
  private static let lease: TimeInterval = 120

  let pool: PostgresPool
  let sender: any PushSender
  let texts: PushTexts
  let clock: any WallClock
  /// Id of this process.
  private let owner = UUID()
  private let due = DueNotificationStore()
  private let tokens = PushTokenStore()

  /// Result for one notification.
  private enum End: Sendable {
    case sent
    /// Not delivered, or not to every device.
    case postponed(until: Date)
    case givenUp
  }

  private struct Result: Sendable {
    var notification: DueNotification
    var end: End
    /// Ids of the devices that have received it.
    var told: Set<String>
    /// Devices whose app was uninstalled, with the time of uninstallation.
    var gone: [(device: PushDevice, since: Date)] = []
    /// Whether no device is left, so that another delivery channel takes over.
    var isHomeless = false
    var reasons: [String] = []
  }

  /// Sends due notifications, at most ``batch``.
  ///
  /// - Throws: `PostgresError`.
  func callAsFunction() async throws -> DeliveryRound {
    let now = clock.now()
    let claim = try await due.claim(
      .push, for: owner, atMost: Self.batch, now: now,
      leaseEnd: now.addingTimeInterval(Self.lease), on: pool)
    var round = DeliveryRound()
    round.looked = claim.count
    guard !claim.notifications.isEmpty else { return round }
    let devices = try await tokens.devices(
      of: claim.notifications.map(\.lease.participantID), on: pool)
    let results = await send(claim.notifications, to: devices)
    try await settle(results)
    for result in results {
      switch result.end {
      case .sent:
        round.sent += 1
        if DeliveryRules.isLate(dueAt: result.notification.dueAt, now: now) { round.late += 1 }
      case .postponed: round.postponed += 1
      case .givenUp: round.givenUp += 1
      }
      round.unregistered += result.gone.count
      round.reasons.formUnion(result.reasons)
    }
    return round
  }

  private func send(
    _ notifications: [DueNotification], to devices: [UUID: [PushDevice]]
  ) async -> [Result] {
    await withTaskGroup(of: Result.self) { group in
      var left = notifications.makeIterator()
      func next() {
        guard let notification = left.next() else { return }
        group.addTask {
          await tell(notification, on: devices[notification.lease.participantID] ?? [])
        }
      }
      for _ in 0..<Self.width { next() }
      var results: [Result] = []
      while let result = await group.next() {
        results.append(result)
        next()
      }
      return results
    }
  }

  /// Sends to all devices that have not received it yet. Devices with a temporary failure are
  /// retried before expiry; one success is enough for the notification to count as sent.
  private func tell(_ notification: DueNotification, on devices: [PushDevice]) async -> Result {
    var result = Result(notification: notification, end: .givenUp, told: notification.toldDevices)
    var pause: TimeInterval?
    for device in devices where !notification.toldDevices.contains(device.id) {
      let now = clock.now()
      switch await sender.send(message(notification, to: device), to: device.address, at: now) {
      case .delivered: result.told.insert(device.id)
      case .unregistered(let since): result.gone.append((device, since))
      case .retry(let after, let reason):
        pause = min(
          pause ?? .infinity, DeliveryRules.pause(after: notification.lease.attempt, wanted: after))
        result.reasons.append(reason)
      case .refused(let reason): result.reasons.append(reason)
      }
    }
    result.isHomeless = result.told.isEmpty && result.gone.count == devices.count
    result.end = end(of: result, pause: pause)
    return result
  }

  private func end(of result: Result, pause: TimeInterval?) -> End {
    let now = clock.now()
    if let next = pause.map(now.addingTimeInterval),
      result.notification.expiresAt.map({ next < $0 }) ?? true
    {
      return .postponed(until: next)
    }
    if !result.told.isEmpty { return .sent }
    return result.isHomeless ? .postponed(until: now) : .givenUp
  }

  private func message(_ notification: DueNotification, to device: PushDevice) -> PushMessage {
    PushMessage(
      id: notification.messageID(for: device), notificationID: notification.lease.notificationID,
      text: texts.text(in: device.language),
      // The message expires on the platform at the same time as here.
      expires: notification.expiresAt
        ?? notification.dueAt.addingTimeInterval(DeliveryRules.latenessMax))
  }

  private func settle(_ results: [Result]) async throws {
    let now = clock.now()
    func leases(_ isWanted: (End) -> Bool) -> [NotificationLease] {
      results.filter { isWanted($0.end) }.map(\.notification.lease)
    }
    let sent = leases { if case .sent = $0 { true } else { false } }
    let givenUp = leases { if case .givenUp = $0 { true } else { false } }
    let postponed = results.compactMap { result -> DueNotificationStore.Release? in
      guard case .postponed(let time) = result.end else { return nil }
      return .init(result.notification.lease, tryAt: time, toldDevices: result.told)
    }
    let partly = postponed.filter { !$0.toldDevices.isEmpty }.map(\.lease.notificationID)
    try await pool.transaction { connection in
      _ = try await due.finish(sent, isSent: true, now: now, on: connection)
      _ = try await due.finish(givenUp, isSent: false, now: now, on: connection)
      if !partly.isEmpty { try await connection.run([due.noteSent(partly, at: now)]) }
      _ = try await due.release(postponed, on: connection)
      for result in results where !result.gone.isEmpty || result.isHomeless {
        let participantID = result.notification.lease.participantID
        for (device, since) in result.gone {
          try await tokens.unregister(device, of: participantID, since: since, on: connection)
        }
        try await connection.run([due.redirect(participantID)])
      }
    }
  }
}
