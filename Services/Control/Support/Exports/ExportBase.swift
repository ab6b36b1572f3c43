import Foundation

/// An earlier export that is continued: a cursor, or a manifest with the cursors of several files.
public enum ExportBase: Sendable, Hashable {
  case cursor(String)
  case manifest(ExportFolder.State)

  /// - Parameter text: path of a folder of `export --all`, of a manifest, or of a CSV file with its
  ///   manifest; otherwise a cursor.
  /// - Throws: ``ExportFolder/Failure``.
  public init(_ text: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: text, isDirectory: &isFolder) else {
      // Cursors have no slash; everything else that does not exist is a wrong path.
      guard !text.contains("/"),
        (5...6).contains(text.split(separator: ".", omittingEmptySubsequences: false).count)
      else {
        throw ExportFolder.Failure(
          description: "--since: \(text) is neither an existing file or folder nor a cursor")
      }
      self = .cursor(text)
      return
    }
    if isFolder.boolValue {
      self = .manifest(try ExportFolder(path: text).state())
    } else {
      let isTable = text.lowercased().hasSuffix(".csv")
      self = .manifest(
        try ExportFolder.state(at: isTable ? ExportFolder.manifest(beside: text) : text))
    }
  }

  /// Returns the request that continues the file of the same kind and questionnaire.
  ///
  /// - Parameter isOptional: whether a file that the earlier export lacks is exported as a whole.
  /// - Throws: ``ExportFolder/Failure`` if the earlier export selects other rows.
  public func continuing(_ request: ExportRequest, isOptional: Bool) throws -> ExportRequest {
    guard request.hasCursor else { return request }
    var request = request
    switch self {
    case .cursor(let cursor): request.since = cursor
    case .manifest(let state):
      guard state.studyId == request.studyID else {
        throw ExportFolder.Failure(
          description: "--since: the earlier export is of the study \(state.studyId)")
      }
      let earlier = state.files.values.first {
        $0.what == request.kind.rawValue && $0.questionnaireId == request.questionnaireID
      }
      guard let earlier, let cursor = earlier.cursor else {
        if isOptional { return request }
        throw ExportFolder.Failure(
          description: "--since: the earlier export has no cursor for these rows")
      }
      guard earlier.selects(as: request) else {
        throw ExportFolder.Failure(
          description:
            "--since: \(earlier.name) was exported with other filters or options: repeat those")
      }
      request.since = cursor
    }
    return request
  }
}
