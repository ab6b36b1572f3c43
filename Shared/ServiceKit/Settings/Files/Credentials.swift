import FoundationEssentials

/// The folder of `CREDENTIALS_DIRECTORY`, which holds settings as files. systemd's
/// `LoadCredential=` fills it for the service alone; container secrets can be placed there, too.
///
/// A file is named like its variable in lower case with hyphens, without `OTOLITH_` and `_FILE`. It
/// is the file itself for a setting that names a file, otherwise it contains the value.
package struct Credentials: Sendable {
  private static let prefix = "OTOLITH_"
  private static let fileSuffix = "_FILE"

  package let folder: String

  /// Reads `CREDENTIALS_DIRECTORY`; nil if it is unset or empty.
  package init?(environment: [String: String]) {
    guard let folder = environment["CREDENTIALS_DIRECTORY"], !folder.isEmpty else { return nil }
    self.folder = folder
  }

  /// Returns a sentence for each file that is not a setting or cannot be read.
  ///
  /// - Parameter known: all variables that some part of Otolith reads.
  package func warnings(known: Set<String>) -> [String] {
    guard let names else { return ["CREDENTIALS_DIRECTORY: \(folder) cannot be read"] }
    let expected = Set(known.map(Self.name))
    return names.compactMap { name in
      guard expected.contains(name) else {
        return "unknown credential \(name) (in \(folder)): it matches no setting"
      }
      return FileManager.default.isReadableFile(atPath: "\(folder)/\(name)")
        ? nil : "the credential \(name) (in \(folder)) cannot be read"
    }
  }

  /// Sorted names; nil if the folder cannot be read.
  private var names: [String]? {
    // pgpass is read by libpq.
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter {
      $0 != "pgpass" && !$0.hasPrefix(".")
    }.sorted()
  }

  package static func name(of variable: String) -> String {
    var name = variable[...]
    if name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    if name.hasSuffix(fileSuffix) { name = name.dropLast(fileSuffix.count) }
    return name.lowercased().replacing("_", with: "-")
  }
}
