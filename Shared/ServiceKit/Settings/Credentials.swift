import FoundationEssentials

/// The folder that `CREDENTIALS_DIRECTORY` names, where settings lie as files: systemd's `LoadCredential=`
/// puts them there, for the service alone, and secrets of containers can be put there.
///
/// A file has the name of its variable in lower case with hyphens, without `OTOLITH_` and `_FILE`. Of a
/// setting that names a file it is that file; of any other it holds the value.
struct Credentials: Sendable {
  private static let prefix = "OTOLITH_"
  private static let fileSuffix = "_FILE"

  let folder: String

  /// Nil where the variable is unset or empty.
  init?(environment: [String: String]) {
    guard let folder = environment["CREDENTIALS_DIRECTORY"], !folder.isEmpty else { return nil }
    self.folder = folder
  }

  /// A sentence for each file that is no setting, or none that can be read.
  ///
  /// - Parameter known: all variables that some part of Otolith reads.
  func warnings(known: Set<String>) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return ["CREDENTIALS_DIRECTORY is \(folder), which cannot be read"]
    }
    let expected = Set(known.map(Self.name))
    // What others than Otolith read: libpq.
    return names.sorted().filter { !$0.hasPrefix(".") && $0 != "pgpass" }.compactMap { name in
      guard expected.contains(name) else {
        return "the credential \(name) (in \(folder)) is no setting"
      }
      return FileManager.default.isReadableFile(atPath: "\(folder)/\(name)")
        ? nil : "the credential \(name) (in \(folder)) cannot be read"
    }
  }

  static func name(of variable: String) -> String {
    var name = variable[...]
    if name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    if name.hasSuffix(fileSuffix) { name = name.dropLast(fileSuffix.count) }
    return name.lowercased().replacing("_", with: "-")
  }
}
