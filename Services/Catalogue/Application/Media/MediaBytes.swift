import Logging
import ServiceKit

/// Access to the folder of files.
typealias MediaBytes = FolderAccess<MediaFolder>

extension MediaBytes {
  /// Its refusals are ``CatalogueError/media(_:)``.
  init(_ folder: MediaFolder?, logger: Logger) {
    self.init(folder, work: "reading and writing files", logger: logger) { refusal in
      switch refusal {
      case .absent: CatalogueError.media(.storeAbsent)
      case .busy: CatalogueError.media(.uploadedConcurrently)
      case .missing: CatalogueError.media(.bytesMissing)
      case .full: CatalogueError.media(.storeFull)
      case .unavailable: CatalogueError.media(.storeUnavailable)
      }
    }
  }
}
