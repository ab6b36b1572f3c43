import CCommit

/// What `--version` prints, the same for every executable: they are built and released together.
public enum OtolithVersion {
  /// Of the next release (semver.org) until there is one; `deploy/release` takes the `-dev` away.
  public static let current = "0.1.0-dev"

  /// The commit that the program was built from, with `-dirty` behind it where files differed from it;
  /// `unknown` in a build that was not made by `deploy/dev/build`.
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
