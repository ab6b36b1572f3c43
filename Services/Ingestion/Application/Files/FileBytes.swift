import Logging
import Postgres
import ServiceKit

/// Access to the folder of files. Failures are logged and reported in `otolith_work_failing`.
struct FileBytes: Sendable {
  /// Nil if the service stores no files.
  private let folder: SealedFolder?
  private let outages: OutageLog

  init(_ folder: SealedFolder?, logger: Logger) {
    self.folder = folder
    outages = OutageLog("reading and writing files of answers", logger: logger)
  }

  /// - Throws: ``FileRefusal`` if the service stores no files.
  func requirePresent() throws {
    if folder == nil { throw FileRefusal.storeAbsent }
  }

  /// Runs blocking work on the folder.
  ///
  /// - Throws: ``FileRefusal``.
  func access<Answer>(_ work: (SealedFolder) throws -> Answer) throws -> Answer {
    guard let folder else { throw FileRefusal.storeAbsent }
    do {
      let answer = try work(folder)
      outages.succeeded()
      return answer
    } catch let failure as MediaFolder.Failure {
      switch failure {
      case .busy: throw FileRefusal.uploadedConcurrently
      case .missing: throw FileRefusal.bytesMissing
      case .full:
        outages.failed(failure)
        throw FileRefusal.storeFull
      case .unavailable:
        outages.failed(failure)
        throw FileRefusal.storeUnavailable
      }
    } catch is SealedFolder.Fault {
      throw FileRefusal.bytesMissing
    }
  }
}
