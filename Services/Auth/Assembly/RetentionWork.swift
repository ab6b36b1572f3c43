import AuthApplication
import Logging
import Postgres
import ServiceKit

/// Ends what studies have kept for as long as they said.
struct RetentionWork: Sendable {
  private let end: EndRetention
  private let logger: Logger

  private static let interval = Duration.seconds(5)

  init(_ environment: ServiceEnvironment, events: any EventPublisher) {
    end = EndRetention(pool: environment.pool, events: events, clock: environment.clock)
    logger = environment.logger
  }

  var background: BackgroundWork {
    BackgroundWork(name: "retention") { try await run() }
  }

  /// Works until cancelled.
  private func run() async throws {
    let outages = OutageLog("ending what studies no longer keep", logger: logger)
    while true {
      do {
        let begun = try await end()
        outages.succeeded()
        if begun > 0 {
          logger.notice("retention ended; erasures begun", metadata: ["count": "\(begun)"])
        }
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        outages.failed(error)
      }
      try await Task.sleep(for: Self.interval)
    }
  }
}
