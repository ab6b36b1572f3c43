/// The settings of the log.
struct BusDefinitions {
  let transport: Setting<BusSettings.Kind?>
  let databaseURL = Setting<String?>.database(
    "bus.database.url", standard: .otherwise("the service's database"),
    "postgres: PostgreSQL address of the log")
  let logName = Setting<String?>.text(
    "bus.log.name", standard: .value(BusSettings.logNameDefault),
    "postgres: name under which offsets are stored; use another name for a log that replaces one")
  let nats = NATSDefinitions()

  /// - Parameter runsAlone: whether the service works without a log.
  init(runsAlone: Bool) {
    transport = .choice(
      "bus.transport", standard: .value(BusSettings.Kind.postgres.rawValue),
      offered: runsAlone ? [.postgres, .nats, .off] : [.postgres, .nats],
      "transport of the events between services"
        + (runsAlone ? "; off: events are not published" : ""))
  }

  /// Settings that only PostgreSQL needs.
  var ofPostgres: [any DefinedSetting] { [databaseURL, logName] }

  var all: [any DefinedSetting] { [transport] + ofPostgres + nats.all }
}

extension BusSettings {
  static let logNameDefault = "postgres"

  package static var natsStream: Setting<String> { NATSDefinitions().stream }

  static let idlePollSetting = Setting.integer(
    "bus.idle.poll.seconds", default: 20, in: 1...60, unit: "seconds",
    "interval of polling for events whose notification was lost; others are received at once")

  /// - Parameter runsAlone: whether the service works without a log.
  public static func group(runsAlone: Bool) -> SettingsGroup {
    SettingsGroup("Bus", BusDefinitions(runsAlone: runsAlone).all + [idlePollSetting])
  }
}
