import ControlSupport
import Foundation

/// Where an export goes.
enum PrivateOutput {
  /// Writes to the standard output, or into a file of its own, which takes the name when all is there: health data,
  /// for nobody but who asked for it.
  ///
  /// - Parameters:
  ///   - path: nil: the standard output.
  ///   - write: gets the file and how to name it in errors.
  static func write(
    to path: String?, _ write: (FileHandle, String) async throws -> Int
  ) async throws -> Int {
    guard let path else { return try await write(.standardOutput, "the standard output") }
    let draft = try DraftFile(path: path, mode: DraftFile.privateMode)
    do {
      let count = try await write(draft.handle, path)
      try draft.commit()
      return count
    } catch {
      draft.discard()
      throw error
    }
  }
}
