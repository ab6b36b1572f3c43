import CCommit

/// Output of `--version`, the same for every executable: they are built and released together.
public enum OtolithVersion {
  /// Version of the next release (semver.org); `deploy/release` removes the `-dev`.
  public static let current = "0.1.0"

  /// The commit of the build, with `-dirty` appended if files differed from it; `unknown` in a
  /// build not made by `deploy/dev/build`.
  public static var commit: String { String(cString: otolith_commit()) }

  #if DEBUG
    static let build = "debug build"
  #else
    static let build = "release build"
  #endif

  public static func text(of executable: String) -> String {
    "\(executable) \(current) (commit \(commit), \(build))"
  }
}
