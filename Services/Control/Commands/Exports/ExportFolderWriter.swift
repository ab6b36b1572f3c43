import Foundation
import RPCCore

/// Writes all files of an export into its folder, and records the complete ones.
struct ExportFolderWriter {
  let folder: ExportFolder
  let client: OtolithClient
  let writer: PrivateOutput

  /// - Parameter isResumed: whether to keep the files that an earlier run finished.
  /// - Throws: as ``PrivateOutput``, and `ExportFolder.Failure`; finished files are recorded.
  func write(_ parts: [ExportFolder.Part], isResumed: Bool) async throws -> [ExportFolder.File] {
    let isNew = !FileManager.default.fileExists(atPath: folder.path)
    var state = try folder.begin(parts, isResumed: isResumed, now: Date())
    do {
      return try await write(parts, &state)
    } catch let error as RPCError
      where isNew && state.files.isEmpty
      && [.permissionDenied, .unauthenticated].contains(error.code)
    {
      folder.discard()
      throw error
    }
  }

  private func write(
    _ parts: [ExportFolder.Part], _ state: inout ExportFolder.State
  ) async throws -> [ExportFolder.File] {
    for part in parts {
      if let done = folder.finished(part, in: state) {
        CatalogueConsole.say(
          "\(part.name): already complete, \(done.rows) \(part.request.kind.noun)")
        try await writer.completeCodebook(part.request, beside: folder.path(of: part.name))
        continue
      }
      let written = try await writer.write(part.request, to: folder.path(of: part.name))
      state.files[part.name] = written.file(named: part.name, part.request)
      try folder.note(state)
      CatalogueConsole.say("\(part.name): \(written.rows) \(part.request.kind.noun)")
    }
    state.isWhole = true
    try folder.note(state)
    return parts.compactMap { state.files[$0.name] }
  }
}
