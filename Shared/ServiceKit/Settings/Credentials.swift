import FoundationEssentials

/// The folder that `CREDENTIALS_DIRECTORY` names, where settings lie as files: systemd's `LoadCredential=`
/// puts them there, for the service alone, and secrets of containers can be put there.
///
/// A file has the name of its variable in lower case with hyphens, without `OTOLITH_` and `_FILE`. Of a
/// setting that names a file it is that file; of any other it holds the value.
struct Credentials: Sendable {
  private static let prefix = "OTOLITH_"
  static let fileSuffix = "_FILE"

  let folder: String
  /// What names of files begin with that are meant, before that of the setting.
  let prefix: String

  init(folder: String, prefix: String) {
    self.folder = folder
    self.prefix = prefix
  }

  /// Nil where the variable is unset or empty.
  init?(environment: [String: String]) {
    guard let folder = environment["CREDENTIALS_DIRECTORY"], !folder.isEmpty else { return nil }
    self.init(folder: folder, prefix: "")
  }

  /// A sentence for each file that is no setting, or none that can be read.
  ///
  /// - Parameter known: all variables that some part of Otolith reads.
  func warnings(known: Set<String>) -> [String] {
    guard let names else { return ["CREDENTIALS_DIRECTORY is \(folder), which cannot be read"] }
    let expected = Set(known.map(Self.name))
    return names.compactMap { name in
      guard expected.contains(name) else {
        return "the credential \(prefix)\(name) (in \(folder)) is no setting"
      }
      return FileManager.default.isReadableFile(atPath: path(of: name))
        ? nil : "the credential \(prefix)\(name) (in \(folder)) cannot be read"
    }
  }

  /// The files that are there, each by the variable that can name a file.
  ///
  /// - Parameter known: as of ``warnings(known:)``.
  func files(known: Set<String>) -> [String: String] {
    let present = Set(names ?? [])
    return Dictionary(
      uniqueKeysWithValues: known.filter { $0.hasSuffix(Self.fileSuffix) }.compactMap { variable in
        let name = Self.name(of: variable)
        return present.contains(name) ? (variable, path(of: name)) : nil
      })
  }

  /// Sorted and without the prefix; nil where the folder cannot be read.
  private var names: [String]? {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter {
      $0.hasPrefix(prefix) && !$0.hasPrefix(".")
    }.map { String($0.dropFirst(prefix.count)) }
      // What others than Otolith read: libpq.
      .filter { $0 != "pgpass" }.sorted()
  }

  private func path(of name: String) -> String { "\(folder)/\(prefix)\(name)" }

  static func name(of variable: String) -> String {
    var name = variable[...]
    if name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    if name.hasSuffix(fileSuffix) { name = name.dropLast(fileSuffix.count) }
    return name.lowercased().replacing("_", with: "-")
  }
}
