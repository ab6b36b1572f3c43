import FoundationEssentials

/// A folder with the operator's templates.
struct MailTemplateFolder: Sendable {
  let path: String

  /// Returns all files by name, except hidden ones.
  ///
  /// - Throws: a rejection listing every file that cannot be read or is longer than
  ///   ``MailTemplates/bytesMax``.
  func files() throws(MailTemplates.Rejection) -> [String: [UInt8]] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw MailTemplates.Rejection(problems: ["\(path) is not a readable folder"])
    }
    var files: [String: [UInt8]] = [:]
    var problems: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      do throws(Problem) {
        files[name] = try read(name)
      } catch {
        problems.append("\(name): \(error.rawValue)")
      }
    }
    guard problems.isEmpty else { throw MailTemplates.Rejection(problems: problems) }
    return files
  }

  private enum Problem: String, Error {
    case noFile = "is not a file"
    case tooLong = "is longer than 64 KiB"
    case unreadable = "cannot be read"
  }

  private func read(_ name: String) throws(Problem) -> [UInt8] {
    // Links are followed, because folders mounted by a cluster consist of links.
    let url = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(name)
      .resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      throw .unreadable
    }
    // Other kinds, such as a pipe, may have no end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .noFile }
    guard let size = attributes[.size] as? any BinaryInteger else { throw .unreadable }
    guard Int(clamping: size) <= MailTemplates.bytesMax else { throw .tooLong }
    guard let data = try? Data(contentsOf: url) else { throw .unreadable }
    return [UInt8](data)
  }
}
