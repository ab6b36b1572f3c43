import FoundationEssentials
import Glibc

/// Whether others on the machine can read the files of keys. Not a reason to refuse: in a container, secrets are
/// often readable for everybody who is in it, and that is the service alone.
enum KeyFileProtection {
  private static let keys = [
    "sealing.key.file", "sealing.key.previous.file", "audit.key.file", "audit.key.previous.file",
    "push.apns.key.file", "push.fcm.credentials.file", "traces.headers.file",
  ]

  /// A sentence for each file that has to be looked at.
  ///
  /// - Parameter credentials: systemd's folder, `CREDENTIALS_DIRECTORY`: the service's alone, whatever the mode of
  ///   a file with an access control list looks like.
  static func warnings(_ reader: SettingsReader, credentials: String?) -> [String] {
    keys.compactMap { key in
      guard let path = reader.string(key), let mode = mode(of: path), mode & 0o044 != 0,
        credentials.map({ !path.hasPrefix("\($0)/") }) ?? true
      else { return nil }
      return
        "\(SettingsReader.variable(key)): \(path) has the mode 0\(String(mode, radix: 8)), so that "
        + "others than its owner can read the key: chmod 0400, where more than the service is on the machine"
    }
  }

  /// The permissions; nil for a file that is not there.
  private static func mode(of path: String) -> mode_t? {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    return found.st_mode & 0o777
  }
}
