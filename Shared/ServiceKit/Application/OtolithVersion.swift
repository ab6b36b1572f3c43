/// What `--version` prints, the same for every executable: they are built and released together.
public enum OtolithVersion {
  /// Of the next release (semver.org) until there is one; the changelog has its headings.
  public static let current = "0.1.0-dev"

  public static func text(of executable: String) -> String { "\(executable) \(current)" }
}
