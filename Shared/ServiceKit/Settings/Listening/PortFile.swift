import FoundationEssentials

/// The file of `OTOLITH_PORT_FILE`. It exists only while calls are accepted.
package struct PortFile {
  let path: String

  package init(path: String) { self.path = path }

  /// Why the file cannot be written, checked before it is needed.
  package var problem: String? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return FileManager.default.isWritableFile(atPath: folder) ? nil : unusable
  }

  /// Writes the port atomically, so readers never see a partial file.
  ///
  /// - Throws: ``SettingsError``.
  package func write(_ port: Int) throws {
    do {
      try Data("\(port)\n".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw SettingsError(problems: [unusable])
    }
  }

  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  private var unusable: String { "OTOLITH_PORT_FILE: \(path) cannot be written" }
}
