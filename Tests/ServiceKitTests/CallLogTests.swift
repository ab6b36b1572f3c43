import Logging
import ServiceKit
import Synchronization
import Testing

@testable import RPCCore
@testable import RPCServer

/// What an operator is told of: faults of the service, not of those who call it.
@Suite struct CallLogTests {
  private final class Levels: Sendable {
    let all = Mutex<[Logger.Level]>([])
  }

  private struct Handler: LogHandler {
    let levels: Levels
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      levels.all.withLock { $0.append(event.level) }
    }
  }

  private func level(of error: RPCError, isRequestBroken: Bool = false) async -> Logger.Level? {
    let levels = Levels()
    let log = CallLogInterceptor(logger: Logger(label: "test") { _ in Handler(levels: levels) })
    let context = ServerCallContext(service: "otolith.test.v1.TestService", method: "Call")
    try? await log.intercept(context) {
      context.isRequestBroken = isRequestBroken
      throw error
    }
    return levels.all.withLock { $0.first }
  }

  @Test func internalErrorsAreErrorsUnlessTheClientBrokeTheProtocol() async {
    let error = RPCError(.internalError, "the message is not valid gzip")
    #expect(await level(of: error) == .error)
    #expect(await level(of: error, isRequestBroken: true) == .info)
    #expect(await level(of: RPCError(.invalidArgument, "no")) == .info)
  }
}
