import Logging
import NIOCore
import RPCCore

/// Finds the addresses of a channel's servers and keeps them current.
///
/// `@unchecked Sendable`: confined to the channel's event loop.
final class AddressBook: @unchecked Sendable {
  /// The current addresses; empty until the first resolution ends.
  private(set) var list = AddressList()
  /// Why names have no addresses, from the last resolution.
  private(set) var failure: RPCError?

  private let servers: [ServerAddress]
  private let resolver: AddressResolver
  private let configuration: ChannelConfiguration
  private let eventLoop: any EventLoop
  private let logger: Logger
  private let changed: () -> Void
  private var known: [ServerAddress: [SocketAddress]] = [:]
  private let names: [ServerAddress]
  private var state = ResolutionState()
  private var backoff: Backoff
  private var random = SystemRandom()
  private var pauseTimer: Scheduled<Void>?
  private var slowTimer: Scheduled<Void>?
  private var isClosed = false

  /// - Parameter changed: called after the list or the failure changed.
  init(
    servers: [ServerAddress], resolver: AddressResolver, configuration: ChannelConfiguration,
    eventLoop: any EventLoop, logger: Logger, changed: @escaping () -> Void
  ) {
    self.servers = servers
    self.resolver = resolver
    self.configuration = configuration
    self.eventLoop = eventLoop
    self.logger = logger
    self.changed = changed
    backoff = Backoff(configuration.backoff)
    for server in servers { known[server] = AddressResolver.literal(server).map { [$0] } }
    names = Set(servers).filter { AddressResolver.literal($0) == nil }
    if names.isEmpty { list = makeList() }
    if servers.isEmpty { failure = RPCError(.unavailable, "the channel has no server") }
  }

  /// Whether the first resolution has not ended yet.
  var isPending: Bool { list.endpoints.isEmpty && failure == nil }

  /// Resolves the addresses when first needed or when they seem to be out of date.
  func refresh() {
    guard !names.isEmpty, !isClosed else { return }
    switch state.requested(now: .now) {
    case .resolve: resolve()
    case .wait(let pause):
      pauseTimer = eventLoop.scheduleTask(in: TimeAmount(clamping: pause)) { [weak self] in
        guard let self, state.timerFired() else { return }
        resolve()
      }
    case .nothing: break
    }
  }

  func close() {
    isClosed = true
    pauseTimer?.cancel()
    slowTimer?.cancel()
  }

  private func resolve() {
    // Calls that cannot wait fail even if the resolver does not answer.
    slowTimer = eventLoop.scheduleTask(in: TimeAmount(clamping: configuration.connectTimeout)) {
      [weak self] in self?.fail(RPCError(.unavailable, "no answer to the search for addresses"))
    }
    if list.endpoints.isEmpty { failure = nil }
    let (resolver, names) = (resolver, names)
    Task { [eventLoop] in
      let found = await withTaskGroup(of: (ServerAddress, Result<[SocketAddress], any Error>).self)
      { group in
        for name in names {
          group.addTask {
            // Two steps, because the Swift 6.3 optimiser loses the first element of a tuple that is
            // made around an `await`.
            let result: Result<[SocketAddress], any Error>
            do {
              result = .success(try await resolver.resolve(name))
            } catch {
              result = .failure(error)
            }
            return (name, result)
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      eventLoop.execute { self.finished(found) }
    }
  }

  private func finished(_ found: [(ServerAddress, Result<[SocketAddress], any Error>)]) {
    slowTimer?.cancel()
    var problem: RPCError?
    for (server, result) in found {
      switch result {
      // A name without addresses keeps its previous ones, which may still work.
      case .success(let addresses) where !addresses.isEmpty: known[server] = addresses
      case .success: problem = RPCError(.unavailable, "\(server.host) has no address")
      case .failure(let error):
        problem =
          error as? RPCError ?? RPCError(.unavailable, "\(server.host) has no address: \(error)")
      }
    }
    if problem == nil { backoff.reset() }
    state.finished(
      now: .now,
      pause: problem == nil
        ? configuration.resolutionIntervalMin : backoff.next(using: &random))
    guard !isClosed else { return }
    if let problem { logger.debug("addresses not found", metadata: ["error": "\(problem)"]) }
    failure = problem
    list = makeList()
    if list.surplus > 0 {
      logger.warning(
        "more addresses than a channel uses",
        metadata: ["used": "\(list.endpoints.count)", "unused": "\(list.surplus)"])
    }
    changed()
  }

  private func fail(_ error: RPCError) {
    failure = error
    changed()
  }

  private func makeList() -> AddressList {
    AddressList(servers.map { ($0, known[$0] ?? []) }, countMax: configuration.addressesMax)
  }
}
