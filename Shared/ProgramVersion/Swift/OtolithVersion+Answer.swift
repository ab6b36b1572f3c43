extension OtolithVersion {
  /// What a program answers instead of its work where `--version`, `--help` or `-h` is all that it is
  /// given: for programs that other programs call, whose arguments have no parser. Nil otherwise.
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
