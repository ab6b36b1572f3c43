import Logging
import NIOCore
import RPCCore

/// The state of a channel on its event loop: the servers, and the calls that wait for one.
///
/// `@unchecked Sendable`: everything mutable is confined to `eventLoop`.
final class ChannelCore: @unchecked Sendable {
  let eventLoop: any EventLoop
  let configuration: ChannelConfiguration
  private let logger: Logger
  private let connector: Connector
  private let name: String
  private(set) var addresses: AddressBook?

  private var random = SystemRandom()
  private var subchannels: [Subchannel] = []
  /// Servers missing from the last resolution; their calls continue.
  var retired: [ObjectIdentifier: Subchannel] = [:]
  private var picker: RoundRobinPicker
  /// The last decision of ``update()``.
  private var calls = BalancingDecision.Calls.wait
  /// The servers that calls go to.
  private(set) var usable: [Subchannel] = []
  private var isUpdating = false
  private var needsUpdate = false
  private var attemptIsSlow = false
  private var slowAttemptTimer: Scheduled<Void>?

  private(set) var waiting: CircularBuffer<ClientCall> = []
  /// Calls between two attempts.
  private var pausing: [ObjectIdentifier: ClientCall] = [:]
  private var throttle: RetryThrottle
  private var replayBudget: ByteBudget
  private(set) var isShutDown = false
  private var whenClosed: [CheckedContinuation<Void, Never>] = []

  init(
    servers: [ServerAddress], tls: (any ClientTransportSecurity)?,
    configuration: ChannelConfiguration,
    resolver: AddressResolver = .system, eventLoop: any EventLoop, logger: Logger,
    dial: @escaping Connector.Dial = Connector.connectSocket
  ) {
    self.configuration = configuration
    self.eventLoop = eventLoop
    self.logger = logger
    connector = Connector(
      tls: tls, configuration: configuration, eventLoop: eventLoop, dial: dial)
    name = servers.count == 1 ? "\(servers[0])" : "any of \(servers.count) servers"
    picker = RoundRobinPicker(using: &random)
    throttle = RetryThrottle(configuration.retryThrottle)
    replayBudget = ByteBudget(limit: configuration.retryBufferBytesTotalMax)
    addresses = AddressBook(
      servers: servers, resolver: resolver, configuration: configuration, eventLoop: eventLoop,
      logger: logger
    ) { [weak self] in self?.addressesChanged() }
  }

  // MARK: - Calls

  func start(_ call: ClientCall) {
    eventLoop.assertInEventLoop()
    guard !call.isEnded else { return }
    guard !isShutDown else {
      call.abort(RPCError(.unavailable, "the channel is closed"))
      return
    }
    call.startDeadline()
    call.channel = self
    if subchannels.isEmpty { adoptAddresses() }
    if case .fail = calls, !call.options.waitForReady {
      call.attemptFailed(unreachable)
    } else if waiting.isEmpty, let subchannel = pick() {
      run(call, on: subchannel)
    } else {
      enqueue(call)
    }
  }

  private func enqueue(_ call: ClientCall) {
    guard waiting.count < configuration.waitingCallsMax else {
      call.abort(
        RPCError(
          .resourceExhausted,
          "more than \(configuration.waitingCallsMax) calls are waiting for a connection"))
      return
    }
    waiting.append(call)
    call.whenEnded = { [weak self, unowned call] in
      self?.waiting.removeAll { $0 === call }
    }
    // The first waiting call triggers connecting.
    if waiting.count == 1 { update() }
  }

  func startWaiting() {
    while !waiting.isEmpty, let subchannel = pick(), let call = waiting.popFirst() {
      call.whenEnded = nil
      run(call, on: subchannel)
    }
  }

  private func pick() -> Subchannel? {
    switch usable.count {
    case 0: return nil
    case 1: return usable[0].hasRoom ? usable[0] : nil
    default:
      return picker.pick(count: usable.count) { usable[$0].hasRoom }.map { usable[$0] }
    }
  }

  private func run(_ call: ClientCall, on subchannel: Subchannel) {
    guard !call.isEnded else { return }
    let timeout = call.options.timeout.map { $0 - (ContinuousClock.now - call.startedAt) }
    do {
      if try subchannel.start(call, timeout: timeout) { return }
      // The connection has just received GOAWAY; nothing of the call has been sent.
      start(call)
    } catch {
      call.abort(error)
    }
  }

  private func failWaiting(_ error: RPCError, where isDoomed: (ClientCall) -> Bool) {
    let doomed = waiting.filter(isDoomed)
    guard !doomed.isEmpty else { return }
    waiting.removeAll(where: isDoomed)
    for call in doomed {
      call.whenEnded = nil
      if isShutDown { call.abort(error) } else { call.attemptFailed(error) }
    }
  }

  private var unreachable: RPCError {
    if subchannels.isEmpty, let failure = addresses?.failure { return failure }
    let reason = subchannels.last?.lastFailure ?? "it has no address"
    return RPCError(.unavailable, "cannot connect to \(name): \(reason)")
  }

  // MARK: - Retries

  /// Decides whether an attempt is followed by another.
  func decide(
    _ retry: inout RetryState, after error: RPCError, isRefused: Bool
  ) -> RetryState.Decision {
    if isShutDown { return .end }
    let decision =
      isRefused
      ? retry.refused(throttle: &throttle, using: &random)
      : retry.failed(
        error.code, pushback: RetryPushback(error.trailers), throttle: &throttle, using: &random)
    if case .retry(let pause) = decision, pause > .zero,
      pausing.count >= configuration.waitingCallsMax
    {
      return .end
    }
    return decision
  }

  func callSucceeded() {
    throttle.succeeded()
  }

  /// Starts another attempt; `error` is the result of the last one.
  func restart(_ call: ClientCall, after pause: Duration, error: RPCError) {
    guard pause > .zero else {
      start(call)
      return
    }
    let id = ObjectIdentifier(call)
    call.lastError = error
    pausing[id] = call
    let timer = eventLoop.scheduleTask(in: TimeAmount(clamping: pause)) { [weak self] in
      guard let self, let call = pausing.removeValue(forKey: id) else { return }
      call.whenEnded = nil
      start(call)
    }
    call.whenEnded = { [weak self] in
      timer.cancel()
      self?.pausing[id] = nil
    }
  }

  /// Reserves bytes of the retry buffer.
  func holdForReplay(_ count: Int) -> Bool { replayBudget.take(count) }

  func releaseReplay(_ count: Int) { replayBudget.give(count) }

  // MARK: - Servers

  private func adoptAddresses() {
    guard let addresses else { return }
    if addresses.list.endpoints.isEmpty {
      addresses.refresh()
    } else {
      addressesChanged()
    }
    if subchannels.isEmpty { calls = addresses.isPending ? .wait : .fail }
  }

  private func addressesChanged() {
    guard !isShutDown, let list = addresses?.list else { return }
    var known = Dictionary(uniqueKeysWithValues: subchannels.map { ($0.endpoint, $0) })
    subchannels = list.endpoints.map { endpoint in
      known.removeValue(forKey: endpoint)
        ?? Subchannel(endpoint, connector: connector, logger: logger, owner: self)
    }
    for gone in known.values {
      retired[ObjectIdentifier(gone)] = gone
      gone.shutDown()
      if gone.isClosed { retired[ObjectIdentifier(gone)] = nil }
    }
    update()
    if addresses?.failure != nil, !waiting.isEmpty || configuration.loadBalancing == .roundRobin {
      addresses?.refresh()
    }
  }

  /// Connects to the servers chosen by the policy, and starts or fails waiting calls.
  func update() {
    needsUpdate = true
    // Connecting and failing calls may re-enter this function.
    guard !isUpdating else { return }
    isUpdating = true
    while needsUpdate, !isShutDown {
      needsUpdate = false
      let decision = decide()
      calls = decision.calls
      usable = []
      if case .use(let indices) = decision.calls { usable = indices.map { subchannels[$0] } }
      let servers = subchannels
      for index in decision.abandon { servers[index].abandonAttempt() }
      for index in decision.connect { servers[index].connect() }
      if case .fail = calls { failWaiting(unreachable) { !$0.options.waitForReady } }
      startWaiting()
    }
    isUpdating = false
    watchSlowAttempts()
  }

  private func decide() -> BalancingDecision {
    if subchannels.isEmpty {
      return BalancingDecision(calls: addresses?.isPending == true ? .wait : .fail)
    }
    let states = subchannels.map(\.connectivity)
    switch configuration.loadBalancing {
    case .roundRobin: return .roundRobin(states)
    case .pickFirst:
      defer { attemptIsSlow = false }
      return .pickFirst(states, isWanted: !waiting.isEmpty, attemptIsSlow: attemptIsSlow)
    }
  }

  /// Tries the next server if the first one is slow.
  private func watchSlowAttempts() {
    guard configuration.loadBalancing == .pickFirst, slowAttemptTimer == nil, !isShutDown,
      subchannels.count > 1, !waiting.isEmpty, case .wait = calls,
      subchannels.contains(where: { $0.connectivity == .idle })
    else { return }
    let delay = TimeAmount(clamping: configuration.connectionAttemptDelay)
    slowAttemptTimer = eventLoop.scheduleTask(in: delay) { [weak self] in
      guard let self else { return }
      slowAttemptTimer = nil
      attemptIsSlow = true
      update()
    }
  }

  // MARK: - Closing

  /// Waits for running calls and rejects new ones.
  func close(_ continuation: CheckedContinuation<Void, Never>?) {
    eventLoop.assertInEventLoop()
    if let continuation { whenClosed.append(continuation) }
    if !isShutDown {
      isShutDown = true
      slowAttemptTimer?.cancel()
      addresses?.close()
      usable = []
      failWaiting(RPCError(.unavailable, "the channel is closed")) { _ in true }
      for call in Array(pausing.values) {
        call.abort(call.lastError ?? RPCError(.unavailable, "the channel is closed"))
      }
      for subchannel in subchannels { subchannel.shutDown() }
    }
    resumeIfClosed()
  }

  /// Whether it is closed and has no open socket.
  var isClosed: Bool { isShutDown && retired.isEmpty && subchannels.allSatisfy(\.isClosed) }

  func resumeIfClosed() {
    guard isClosed else { return }
    let waiting = whenClosed
    whenClosed = []
    for continuation in waiting { continuation.resume() }
  }
}
