import Formats
internal import Foundation

/// A folder that a command creates; never one that has files.
struct NewFolder {
  private let path: String

  /// - Throws: ``CommandFailure`` if the folder has files.
  init(_ path: String) throws {
    self.path = path
    if let found = (try? FileManager.default.contentsOfDirectory(atPath: path))?.first {
      throw CommandFailure(
        "\(path) already contains \(found): name another folder", .unwritableOutput)
    }
  }

  /// Creates the folder with the files.
  func write(
    _ files: [WriteResult.File], report: ConversionReport = ConversionReport()
  ) throws -> WrittenFiles {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        "\(path) cannot be created: \(error.localizedDescription)", .unwritableOutput)
    }
    var written = WrittenFiles(report)
    for file in files { try written.write(file.bytes, to: "\(path)/\(file.name)") }
    return written
  }
}
