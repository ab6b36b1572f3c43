import Logging

/// Settings of the running process.
enum RunningSetting {
  static let adminListen = Setting<NetworkAddress?>.address(
    "admin.listen", standard: .otherwise("no admin endpoint"),
    "address of the admin endpoint (/metrics, /livez, /readyz, /status), without encryption and tokens"
  )

  static let adminPlaintext = Setting.boolean(
    "admin.plaintext", default: false,
    "on if a private network protects the admin endpoint, so that other machines may reach it; nothing else "
      + "may be unencrypted")

  static let logLevel = Setting.choice(
    "log.level", default: Logger.Level.info, reload: .reload,
    "minimum level of log lines")

  static let logFormat = Setting.choice(
    "log.format", default: LogFormat.text, reload: .reload,
    "text: lines for people; json: one object per line, for log collectors")

  static let callLogging = Setting.choice(
    "log.calls", default: CallLogging.errors, reload: .reload,
    "calls that are logged: errors, failed calls (at level debug all); all; "
      + "off, only calls that failed because of the service")

  static let shutdownGrace = Setting.integer(
    "shutdown.grace.seconds", default: 20, in: 0...300, unit: "seconds", reload: .reload,
    "time for open calls to finish after SIGTERM")

  static let ownExportsPerHour = Setting.integer(
    "own.exports.per.hour", default: 20, in: 1...1000, reload: .reload,
    "maximum number of own exports of one participant started or resumed within an hour")

  static let clockFile = Setting<String?>.file(
    "clock.file", standard: .otherwise("the machine's clock"),
    "development only: file with an offset to the time")

  static let configFileVariable = SettingsReader.variable("config.file")

  /// Read from the environment before all other settings.
  static func configFile(of service: String) -> Setting<String?> {
    .text(
      "config.file", kind: .path,
      standard: .otherwise("\(SettingsPlaces.usualFile(of: service)), if it exists"),
      "settings file; read from the environment only, overridden by --config")
  }

  static func group(of service: String) -> SettingsGroup {
    SettingsGroup(
      "Running",
      [
        configFile(of: service), adminListen, adminPlaintext, logLevel, logFormat, callLogging,
        shutdownGrace, ownExportsPerHour, clockFile,
      ])
  }
}
