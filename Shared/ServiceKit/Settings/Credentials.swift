import FoundationEssentials

/// Settings that lie as files in the folder that `CREDENTIALS_DIRECTORY` names: systemd's `LoadCredential=`
/// puts them there, for the service alone, and secrets of containers can be put there.
///
/// A file has the name of its variable in lower case with hyphens, without `OTOLITH_` and `_FILE`. Of a
/// variable that names a file it is that file; of any other it holds the value.
struct Credentials: Sendable {
  /// Of a value: addresses and passwords are shorter.
  static let valueBytesMax = 64 << 10
  private static let prefix = "OTOLITH_"
  private static let fileSuffix = "_FILE"

  let folder: String

  /// Nil where the variable is unset or empty.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let folder = environment["CREDENTIALS_DIRECTORY"], !folder.isEmpty else { return nil }
    self.folder = folder
  }

  /// What the variable would be set to; nil where there is no such file, or none that can be one.
  func value(of variable: String) -> String? {
    let path = "\(folder)/\(Self.name(of: variable))"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    if variable.hasSuffix(Self.fileSuffix) { return path }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      data.count <= Self.valueBytesMax, let text = String(data: data, encoding: .utf8)
    else { return nil }
    // As whoever writes such a file with an editor leaves it.
    let value = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return value.first.map(String.init)
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
