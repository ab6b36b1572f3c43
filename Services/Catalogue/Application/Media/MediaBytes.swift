import Logging
import Postgres
import ServiceKit

/// Access to the folder of files. Failures are logged and reported in `otolith_work_failing`.
struct MediaBytes: Sendable {
  /// Nil if the service stores no files.
  private let folder: MediaFolder?
  private let outages: OutageLog

  init(_ folder: MediaFolder?, logger: Logger) {
    self.folder = folder
    outages = OutageLog("reading and writing files", logger: logger)
  }

  /// - Throws: ``CatalogueError`` if the service stores no files.
  func requirePresent() throws {
    if folder == nil { throw CatalogueError.media(.storeAbsent) }
  }

  /// Runs blocking work on the folder.
  ///
  /// - Throws: ``CatalogueError/media(_:)``.
  func access<Answer>(_ work: (MediaFolder) throws -> Answer) throws -> Answer {
    guard let folder else { throw CatalogueError.media(.storeAbsent) }
    do {
      let answer = try work(folder)
      outages.succeeded()
      return answer
    } catch let failure as MediaFolder.Failure {
      switch failure {
      case .busy: throw CatalogueError.media(.uploadedConcurrently)
      case .missing: throw CatalogueError.media(.bytesMissing)
      case .full:
        outages.failed(failure)
        throw CatalogueError.media(.storeFull)
      case .unavailable:
        outages.failed(failure)
        throw CatalogueError.media(.storeUnavailable)
      }
    }
  }
}
