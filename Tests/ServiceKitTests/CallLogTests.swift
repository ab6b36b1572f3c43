import Logging
import ServiceKit
import Synchronization
import Testing

@testable import RPCCore
@testable import RPCServer

/// Log levels of calls: faults of the service, not of the caller.
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

  private func level(
    of error: (any Error)?, isRequestBroken: Bool = false, calls: CallLogging = .errors,
    from least: Logger.Level = .trace
  ) async -> Logger.Level? {
    let levels = Levels()
    var logger = Logger(label: "test") { _ in Handler(levels: levels) }
    logger.logLevel = least
    let running = InEffect(RunningSettings())
    let log = CallLogInterceptor(logger: logger, running: running)
    // Changes the setting while the service runs.
    var settings = running.current
    settings.callLogging = calls
    running.adopt(settings)
    let context = ServerCallContext(service: "otolith.test.v1.TestService", method: "Call")
    try? await log.intercept(context) {
      context.isRequestBroken = isRequestBroken
      if let error { throw error }
    }
    #expect(levels.all.withLock { $0.count } <= 1)
    return levels.all.withLock { $0.first }
  }

  @Test func operatorsSayWhichCallsHaveALine() async {
    let refusal = RPCError(.notFound, "no")
    struct Fault: Error {}
    for (calls, ok, refused): (CallLogging, Logger.Level?, Logger.Level?) in [
      (.off, nil, nil), (.errors, .debug, .info), (.all, .info, .info),
    ] {
      #expect(await level(of: nil, calls: calls) == ok)
      #expect(await level(of: refusal, calls: calls) == refused)
      // A fault of the service is always logged.
      #expect(await level(of: Fault(), calls: calls) == .error)
      #expect(await level(of: RPCError(.dataLoss, "x"), calls: calls, from: .error) == .error)
      #expect(await level(of: refusal, calls: calls, from: .error) == nil)
      #expect(await level(of: CancellationError(), calls: calls) == refused)
    }
    #expect(await level(of: nil, calls: .errors, from: .info) == nil)
  }

  @Test func internalErrorsAreErrorsUnlessTheClientBrokeTheProtocol() async {
    let error = RPCError(.internalError, "the message is not valid gzip")
    #expect(await level(of: error) == .error)
    #expect(await level(of: error, isRequestBroken: true) == .info)
    #expect(await level(of: RPCError(.invalidArgument, "no")) == .info)
  }
}
