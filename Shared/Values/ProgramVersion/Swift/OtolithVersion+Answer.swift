extension OtolithVersion {
  /// Returns the output for `--version`, `--help` or `-h` if it is the only argument; else nil.
  /// Used by programs without an argument parser.
  public static func answer(
    of executable: String, to arguments: [String], usage: String
  ) -> String? {
    guard arguments.count == 1 else { return nil }
    switch arguments[0] {
    case "--version": return text(of: executable)
    case "--help", "-h": return usage
    default: return nil
    }
  }
}
