import Logging

/// The settings of how a service runs.
enum RunningSetting {
  static let adminListen = Setting<NetworkAddress?>.address(
    "admin.listen", standard: .otherwise("not answered"),
    "where /metrics, /livez, /readyz and /status are answered, not encrypted and without tokens")

  static let logLevel = Setting.choice(
    "log.level", default: Logger.Level.info, reload: .reload,
    "what is logged: this, and what is more important")

  static let logFormat = Setting.choice(
    "log.format", default: LogFormat.text, reload: .reload,
    "text: lines for people; json: one object a line, for what collects logs")

  static let callLogging = Setting.choice(
    "log.calls", default: CallLogging.errors, reload: .reload,
    "which calls have a line: errors, those that failed, and at the level debug the others, too; all; "
      + "off, only those that failed by a fault of the service")

  static let shutdownGrace = Setting.integer(
    "shutdown.grace.seconds", default: 20, in: 0...300, unit: "seconds", reload: .reload,
    "how long calls may finish after SIGTERM")

  static let ownExportsPerHour = Setting.integer(
    "own.exports.per.hour", default: 20, in: 1...1000, reload: .reload,
    "own exports of one participant that are begun, or resumed, within an hour")

  static let clockFile = Setting<String?>.file(
    "clock.file", standard: .otherwise("the machine's clock"),
    "development only: how far the time is moved")

  static let configFileVariable = SettingsReader.variable("config.file")

  /// Looked for in the environment alone, before all others are read.
  static func configFile(of service: String) -> Setting<String?> {
    .text(
      "config.file", kind: .path,
      standard: .otherwise("\(SettingsPlaces.usualFile(of: service)), where there is one"),
      "file of settings, of the environment alone; --config goes before")
  }

  static func group(of service: String) -> SettingsGroup {
    SettingsGroup(
      "Running",
      [
        configFile(of: service), adminListen, logLevel, logFormat, callLogging, shutdownGrace,
        ownExportsPerHour, clockFile,
      ])
  }
}
