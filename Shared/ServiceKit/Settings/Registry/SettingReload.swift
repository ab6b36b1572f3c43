/// When a new value of a setting takes effect.
public enum SettingReload: String, Sendable, Hashable, CaseIterable {
  /// At the next start.
  case restart
  /// What the file holds is taken within seconds, without being told; another path at the next start.
  case contents
  /// When the service is told to read its settings again (SIGHUP).
  case reload
  /// Commands read it each time; the running service does not.
  case command

  /// For a person; a few words.
  var text: String {
    switch self {
    case .restart: "restart"
    case .contents: "contents at once, path at restart"
    case .reload: "reload"
    case .command: "next command"
    }
  }
}
