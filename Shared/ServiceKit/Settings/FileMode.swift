import Glibc

/// The permissions of a file.
enum FileMode {
  /// Nil for a file that is not there.
  static func of(_ path: String) -> mode_t? {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    return found.st_mode & 0o777
  }

  static func isRegular(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
  }
}
