public import MessageSupport
import RPCCore
import Synchronization

/// `grpc.health.v1.Health`: the health of the server and its services.
///
/// The empty name denotes the whole server and is serving from the start; every other name is
/// unknown until it is set.
public final class HealthService: RegistrableService {
  /// Full name of the service.
  public static let service = "grpc.health.v1.Health"

  public typealias Status = GRPCHealthV1.HealthCheckResponse.ServingStatus
  private typealias Request = GRPCHealthV1.HealthCheckRequest
  private typealias Response = GRPCHealthV1.HealthCheckResponse

  private struct Watcher: Sendable {
    let service: String
    let changes: AsyncStream<Status>.Continuation
  }

  private struct State: Sendable {
    var statuses: [String: Status] = ["": .serving]
    var watchers: [UInt64: Watcher] = [:]
    var nextWatcher: UInt64 = 0
    var isShutDown = false
  }

  public static let watchersMaxDefault = 1_000

  /// Maximum number of concurrent Watch calls.
  private let watchersMax: Int
  private let state = Mutex(State())

  public init(watchersMax: Int = HealthService.watchersMaxDefault) {
    self.watchersMax = watchersMax
  }

  /// Sets the state of a service (empty name: of the server) and notifies its watchers. Has no
  /// effect after ``shutDown()``.
  public func set(_ service: String, _ status: Status) {
    state.withLock { state in
      guard !state.isShutDown, state.statuses[service] != status else { return }
      state.statuses[service] = status
      for watcher in state.watchers.values where watcher.service == service {
        watcher.changes.yield(status)
      }
    }
  }

  /// The state set last; nil for an unknown service.
  public func status(of service: String) -> Status? {
    state.withLock { $0.statuses[service] }
  }

  /// Reports NOT_SERVING for everything from now on, and ends the watches, which would delay a
  /// graceful shutdown. Call it before `Server.shutdownGracefully`.
  public func shutDown() {
    state.withLock { state in
      state.isShutDown = true
      for service in state.statuses.keys { state.statuses[service] = .notServing }
      for watcher in state.watchers.values {
        watcher.changes.yield(
          state.statuses[watcher.service] == nil ? .serviceUnknown : .notServing)
        watcher.changes.finish()
      }
    }
  }

  public func register(with registry: inout MethodRegistry) {
    let service = Self.service
    registry.describe(by: GRPCHealthV1.healthFile)
    registry.unary(service: service, method: "Check", access: .open) {
      (request: Request, _: ServerCallContext) -> Response in
      guard let status = self.status(of: request.service) else {
        throw RPCError(.notFound, "unknown service")
      }
      return Response(status: status)
    }
    registry.serverStreaming(service: service, method: "Watch", access: .open) {
      (request: Request, context: ServerCallContext, writer: ResponseWriter<Response>) in
      try await self.watch(request.service, context, writer)
    }
  }

  /// Limits the watches of one address, so that it cannot use up all places.
  private func watch(
    _ service: String, _ context: ServerCallContext, _ writer: ResponseWriter<Response>
  ) async throws {
    if let share = context.peerLoad?.watches {
      guard share.take(1) else {
        throw RPCError.tooManyWatches("more than \(share.limit) watches from one address")
      }
    }
    defer { context.peerLoad?.watches.give(1) }
    try await watch(service, writer)
  }

  private func watch(_ service: String, _ writer: ResponseWriter<Response>) async throws {
    // A slow reader only needs the latest state.
    let (changes, continuation) = AsyncStream.makeStream(
      of: Status.self, bufferingPolicy: .bufferingNewest(1))
    let id = try state.withLock { state in
      guard state.watchers.count < watchersMax else {
        throw RPCError.tooManyWatches("more than \(watchersMax) watches")
      }
      state.nextWatcher += 1
      state.watchers[state.nextWatcher] = Watcher(service: service, changes: continuation)
      continuation.yield(state.statuses[service] ?? .serviceUnknown)
      if state.isShutDown { continuation.finish() }
      return state.nextWatcher
    }
    defer { state.withLock { state in state.watchers[id] = nil } }
    for await status in changes { try await writer.write(Response(status: status)) }
  }
}

extension RPCError {
  fileprivate static func tooManyWatches(_ message: String) -> RPCError {
    RPCError(
      .resourceExhausted, message, reason: "TOO_MANY_WATCHERS",
      details: [.retryInfo(delay: .seconds(30))])
  }
}
