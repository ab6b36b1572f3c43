import FoundationEssentials

/// `OTOLITH_PORT_FILE`: there while calls are accepted, and only then.
struct PortFile {
  let path: String

  /// What is wrong with it, before it is needed.
  var problem: String? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return FileManager.default.isWritableFile(atPath: folder) ? nil : unusable
  }

  /// Readers wait for the file: it is never seen half written.
  ///
  /// - Throws: ``SettingsError``.
  func write(_ port: Int) throws {
    do {
      try Data("\(port)\n".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw SettingsError(problems: [unusable])
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private var unusable: String { "OTOLITH_PORT_FILE: \(path) cannot be written" }
}
