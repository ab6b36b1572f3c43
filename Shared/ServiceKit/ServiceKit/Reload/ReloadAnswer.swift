import FoundationEssentials

/// The outcome of a service's last reload, for the `reload` command: a file in the runtime directory
/// that systemd makes for the unit. The command cannot check the settings itself there, because
/// systemd hides the unit's credentials from `ExecReload=`.
struct ReloadAnswer {
  /// The text of the file, in its parts.
  struct Contents: Hashable {
    /// The process and how many reloads it has finished.
    var number: String
    /// The reasons for which nothing was changed; empty after a successful reload.
    var problems: [String]
  }

  private let path: String

  /// - Returns: nil outside a unit with a runtime directory.
  init?(environment: [String: String]) {
    // Several directories are separated by colons.
    guard let folder = environment["RUNTIME_DIRECTORY"]?.split(separator: ":").first else {
      return nil
    }
    path = "\(folder)/reload"
  }

  /// Replaces the contents atomically.
  func write(_ contents: Contents) throws {
    let lines = [contents.number] + contents.problems.map { $0.replacing("\n", with: " ") }
    try Data(lines.joined(separator: "\n").utf8)
      .write(to: URL(filePath: path), options: .atomic)
  }

  /// - Returns: nil if the service has not finished a reload.
  func read() -> Contents? {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return Contents(number: String(lines[0]), problems: lines.dropFirst().map(String.init))
  }

  /// Waits until the contents differ from earlier ones.
  ///
  /// - Returns: nil if the service did not finish a reload in time.
  func next(after earlier: Contents?, within time: Duration) async throws -> Contents? {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end {
      if let contents = read(), contents.number != earlier?.number { return contents }
      try await Task.sleep(for: .milliseconds(50))
    }
    return nil
  }
}
