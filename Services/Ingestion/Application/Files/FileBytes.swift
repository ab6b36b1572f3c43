import Logging
import ServiceKit

/// Access to the folder of files. Its refusals are ``FileRefusal``.
struct FileBytes: Sendable {
  private let folder: FolderAccess<SealedFolder>

  /// - Parameter folder: nil if the service stores no files.
  init(_ folder: SealedFolder?, logger: Logger) {
    self.folder = FolderAccess(
      folder, work: "reading and writing files of answers", logger: logger
    ) { refusal in
      switch refusal {
      case .absent: FileRefusal.storeAbsent
      case .busy: FileRefusal.uploadedConcurrently
      case .missing: FileRefusal.bytesMissing
      case .full: FileRefusal.storeFull
      case .unavailable: FileRefusal.storeUnavailable
      }
    }
  }

  /// - Throws: ``FileRefusal`` if the service stores no files.
  func requirePresent() throws { try folder.requirePresent() }

  /// Runs blocking work on the folder.
  ///
  /// - Throws: ``FileRefusal``.
  func access<Answer>(_ work: (SealedFolder) throws -> Answer) throws -> Answer {
    do {
      return try folder.access(work)
    } catch is SealedFolder.Fault {
      throw FileRefusal.bytesMissing
    }
  }
}
