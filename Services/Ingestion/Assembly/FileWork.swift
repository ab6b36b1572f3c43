import Logging
import Postgres
import ServiceKit

/// Removes bytes and unused files, and measures the store.
struct FileWork: Sendable {
  /// Removal of the bytes of deleted files, e.g. of an erased participant.
  static let removalInterval = Duration.seconds(20)
  private static let collectionInterval = Duration.seconds(3600)

  let collect: CollectFiles
  let clock: any WallClock
  let logger: Logger

  var background: [BackgroundWork] {
    [
      BackgroundWork(name: "removed files") {
        let threads = Self.thread()
        try await OutageLog("removing bytes of deleted files", logger: logger).repeating(
          every: Self.removalInterval
        ) {
          let count = try await threads.running { try await collect.removeDeleted() }
          if count > 0 {
            logger.info("removed bytes of deleted files", metadata: ["files": "\(count)"])
          }
        }
      },
      BackgroundWork(name: "unused files") {
        let threads = Self.thread()
        try await OutageLog("removing unused files of answers", logger: logger).repeating(
          every: Self.collectionInterval
        ) {
          let outcome = try await threads.running {
            try await collect.renewKeys()
            return try await collect(at: clock.now())
          }
          guard outcome != CollectFiles.Outcome() else { return }
          logger.info(
            "removed unused files of answers",
            metadata: ["files": "\(outcome.unused)", "unclaimed": "\(outcome.unclaimed)"])
        }
      },
    ]
  }

  private static func thread() -> WorkerThreads {
    WorkerThreads(count: 1, waitingMax: 0) { _ in CancellationError() }
  }

  /// `otolith_answer_files`, `otolith_answer_file_bytes` and `otolith_answer_files_missing`.
  static func measurement(_ pool: PostgresPool) -> Measurement {
    Measurement(
      "counting files of answers",
      of: [
        .init("otolith_answer_files"), .init("otolith_answer_file_bytes"),
        .init("otolith_answer_files_missing"),
      ]
    ) {
      let totals = try await pool.answer(to: AnswerFileStore.totals)
      return [Double(totals.files), Double(totals.byteCount), Double(totals.missing)]
    }
  }
}
