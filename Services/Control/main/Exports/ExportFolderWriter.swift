import ControlSupport
import Foundation

/// Writes every file of an export into its folder, and notes each that is whole.
struct ExportFolderWriter {
  let folder: ExportFolder
  let client: OtolithClient
  let writer: PrivateOutput

  /// - Parameter isResumed: what an earlier run finished stays as it is.
  /// - Throws: as ``PrivateOutput``, and `ExportFolder.Failure`; what was finished until then is noted.
  func write(_ parts: [ExportFolder.Part], isResumed: Bool) async throws -> [ExportFolder.File] {
    var state = try folder.begin(parts, isResumed: isResumed, now: Date())
    for part in parts {
      if let done = folder.finished(part, in: state) {
        CatalogueConsole.say("\(part.name): whole already, \(done.rows) \(part.request.kind.noun)")
        try await writer.completeCodebook(part.request, beside: folder.path(of: part.name))
        continue
      }
      let written = try await writer.write(part.request, to: folder.path(of: part.name))
      state.files[part.name] = ExportFolder.File(
        name: part.name, part.request, rows: written.rows, bytes: written.bytes)
      try folder.note(state)
      CatalogueConsole.say("\(part.name): \(written.rows) \(part.request.kind.noun)")
    }
    state.isWhole = true
    try folder.note(state)
    return parts.compactMap { state.files[$0.name] }
  }
}
