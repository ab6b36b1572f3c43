package import Logging
import Postgres
import ServiceBasics

/// Access to a folder of files. Failures are logged and reported in `otolith_work_failing`.
package struct FolderAccess<Folder: Sendable>: Sendable {
  /// Why a call cannot be answered.
  package enum Refusal: Sendable {
    /// The service stores no files.
    case absent
    /// Another call is writing the upload.
    case busy
    case missing, full, unavailable
  }

  private let folder: Folder?
  private let outages: OutageLog
  private let error: @Sendable (Refusal) -> any Error

  /// - Parameters:
  ///   - folder: nil if the service stores no files.
  ///   - work: names it in the log.
  ///   - error: the service's error for a refusal.
  package init(
    _ folder: Folder?, work: String, logger: Logger,
    error: @escaping @Sendable (Refusal) -> any Error
  ) {
    self.folder = folder
    self.error = error
    outages = OutageLog(work, logger: logger)
  }

  /// - Throws: the error for ``Refusal/absent``.
  package func requirePresent() throws {
    if folder == nil { throw error(.absent) }
  }

  /// Runs blocking work on the folder.
  ///
  /// - Throws: the error for a refusal; other errors of the work.
  package func access<Answer>(_ work: (Folder) throws -> Answer) throws -> Answer {
    guard let folder else { throw error(.absent) }
    do {
      let answer = try work(folder)
      outages.succeeded()
      return answer
    } catch let failure as MediaFolder.Failure {
      switch failure {
      case .busy: throw error(.busy)
      case .missing: throw error(.missing)
      case .full:
        outages.failed(failure)
        throw error(.full)
      case .unavailable:
        outages.failed(failure)
        throw error(.unavailable)
      }
    }
  }
}
