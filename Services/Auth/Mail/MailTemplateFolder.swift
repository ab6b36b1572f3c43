package import AuthDomain
import FoundationEssentials

/// An operator's own templates.
package struct MailTemplateFolder: Sendable {
  private let path: String

  package init(path: String) { self.path = path }

  /// All files but hidden ones, by name.
  ///
  /// - Throws: every file that cannot be read, or is longer than ``MailTemplates/bytesMax``.
  package func files() throws(MailTemplates.Rejection) -> [String: [UInt8]] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw MailTemplates.Rejection(problems: ["\(path) is not a folder that can be read"])
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
    // Links are followed: folders that a cluster mounts have nothing else.
    let url = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(name)
      .resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      throw .unreadable
    }
    // Anything else, a pipe for one, may have no end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .noFile }
    guard let size = attributes[.size] as? any BinaryInteger else { throw .unreadable }
    guard Int(clamping: size) <= MailTemplates.bytesMax else { throw .tooLong }
    guard let data = try? Data(contentsOf: url) else { throw .unreadable }
    return [UInt8](data)
  }
}
