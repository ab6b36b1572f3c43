import Logging
import Postgres
import ServiceKit

/// Removes unused files, and measures the store.
struct MediaWork: Sendable {
  private static let interval = Duration.seconds(3600)

  let collect: CollectMedia
  let clock: any WallClock
  let logger: Logger

  /// Runs once an hour until cancelled.
  var background: BackgroundWork {
    BackgroundWork(name: "files") {
      let threads = WorkerThreads(count: 1, waitingMax: 0) { _ in CancellationError() }
      try await OutageLog("removing unused files", logger: logger).repeating(
        every: Self.interval
      ) {
        let outcome = try await threads.running { try await collect(at: clock.now()) }
        guard outcome != CollectMedia.Outcome() else { return }
        logger.info(
          "removed unused files",
          metadata: [
            "files": "\(outcome.files)", "unclaimed": "\(outcome.unclaimed)",
            "uploads": "\(outcome.uploads)",
          ])
      }
    }
  }

  /// `otolith_media_files` and `otolith_media_bytes`: files of all projects.
  static func measurement(_ pool: PostgresPool) -> Measurement {
    Measurement(
      "counting files", of: [.init("otolith_media_files"), .init("otolith_media_bytes")]
    ) {
      let total = try await pool.answer(to: MediaStore().total)
      return [Double(total.count), Double(total.byteCount)]
    }
  }
}
