import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
package import ServiceKit

/// Tells participants on their devices what is due.
///
/// Any number of processes share the work: each takes what no other has (``DuePromptStore``). What a killed
/// one had is taken again when its time is over; a message that it had sent by then comes a second time, under
/// the same id, and replaces the first on the device.
package struct SendPushes: Sendable {
  /// Taken at once.
  package static let batch = 128
  /// Sent at the same time.
  private static let width = 64
  /// For a batch, in seconds: longer than its messages may take, two rounds of two requests of ten seconds
  /// each.
  private static let lease: TimeInterval = 120

  private let pool: PostgresPool
  private let sender: any PushSender
  private let texts: PushTexts
  private let clock: any WallClock
  /// Of this process.
  private let owner = UUID()
  private let due = DuePromptStore()
  private let tokens = PushTokenStore()

  package init(
    pool: PostgresPool, sender: any PushSender, texts: PushTexts, clock: any WallClock
  ) {
    self.pool = pool
    self.sender = sender
    self.texts = texts
    self.clock = clock
  }

  /// What became of one prompt.
  private enum End: Sendable {
    case sent
    /// Nobody has it yet, or not every device.
    case postponed(until: Date)
    case givenUp
  }

  private struct Result: Sendable {
    var prompt: DuePrompt
    var end: End
    /// Devices that have it.
    var told: Set<String>
    /// Devices whose app is gone, with since when.
    var gone: [(device: PushDevice, since: Date)] = []
    /// No device is left, so that somebody else is to tell it.
    var isHomeless = false
    var reasons: [String] = []
  }

  /// Tells what is due, at most ``batch`` prompts.
  ///
  /// - Throws: `PostgresError`.
  package func callAsFunction() async throws -> DeliveryRound {
    let now = clock.now()
    let claim = try await due.claim(
      .push, for: owner, atMost: Self.batch, now: now,
      leaseEnd: now.addingTimeInterval(Self.lease), on: pool)
    var round = DeliveryRound()
    round.looked = claim.count
    guard !claim.prompts.isEmpty else { return round }
    let devices = try await tokens.devices(
      of: claim.prompts.map(\.lease.participantID), on: pool)
    let results = await send(claim.prompts, to: devices)
    try await settle(results)
    for result in results {
      switch result.end {
      case .sent:
        round.sent += 1
        if DeliveryRules.isLate(dueAt: result.prompt.dueAt, now: now) { round.late += 1 }
      case .postponed: round.postponed += 1
      case .givenUp: round.givenUp += 1
      }
      round.unregistered += result.gone.count
      round.reasons.formUnion(result.reasons)
    }
    return round
  }

  private func send(
    _ prompts: [DuePrompt], to devices: [UUID: [PushDevice]]
  ) async -> [Result] {
    await withTaskGroup(of: Result.self) { group in
      var left = prompts.makeIterator()
      func next() {
        guard let prompt = left.next() else { return }
        group.addTask { await tell(prompt, on: devices[prompt.lease.participantID] ?? []) }
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

  /// On all devices that do not have it yet. One that cannot take it now is asked again, as long as it is in
  /// time; one that takes it is enough for the prompt to have been told.
  private func tell(_ prompt: DuePrompt, on devices: [PushDevice]) async -> Result {
    var result = Result(prompt: prompt, end: .givenUp, told: prompt.toldDevices)
    var pause: TimeInterval?
    for device in devices where !prompt.toldDevices.contains(device.id) {
      let now = clock.now()
      switch await sender.send(message(prompt, to: device), to: device.address, at: now) {
      case .delivered: result.told.insert(device.id)
      case .unregistered(let since): result.gone.append((device, since))
      case .retry(let after, let reason):
        pause = min(
          pause ?? .infinity, DeliveryRules.pause(after: prompt.lease.attempt, wanted: after))
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
      result.prompt.expiresAt.map({ next < $0 }) ?? true
    {
      return .postponed(until: next)
    }
    if !result.told.isEmpty { return .sent }
    return result.isHomeless ? .postponed(until: now) : .givenUp
  }

  private func message(_ prompt: DuePrompt, to device: PushDevice) -> PushMessage {
    PushMessage(
      id: prompt.messageID(for: device), notificationID: prompt.lease.notificationID,
      text: texts.text(in: device.language),
      // A platform keeps it no longer than we would.
      expires: prompt.expiresAt ?? prompt.dueAt.addingTimeInterval(DeliveryRules.latenessMax))
  }

  private func settle(_ results: [Result]) async throws {
    let now = clock.now()
    func leases(_ isWanted: (End) -> Bool) -> [PromptLease] {
      results.filter { isWanted($0.end) }.map(\.prompt.lease)
    }
    let sent = leases { if case .sent = $0 { true } else { false } }
    let givenUp = leases { if case .givenUp = $0 { true } else { false } }
    let postponed = results.compactMap { result -> DuePromptStore.Release? in
      guard case .postponed(let time) = result.end else { return nil }
      return .init(result.prompt.lease, tryAt: time, toldDevices: result.told)
    }
    let partly = postponed.filter { !$0.toldDevices.isEmpty }.map(\.lease.notificationID)
    try await pool.transaction { connection in
      _ = try await due.finish(sent, isSent: true, now: now, on: connection)
      _ = try await due.finish(givenUp, isSent: false, now: now, on: connection)
      if !partly.isEmpty { try await connection.run([due.noteSent(partly, at: now)]) }
      _ = try await due.release(postponed, on: connection)
      for result in results where !result.gone.isEmpty || result.isHomeless {
        let participantID = result.prompt.lease.participantID
        for (device, since) in result.gone {
          try await tokens.unregister(device, of: participantID, since: since, on: connection)
        }
        try await connection.run([due.redirect(participantID)])
      }
    }
  }
}
