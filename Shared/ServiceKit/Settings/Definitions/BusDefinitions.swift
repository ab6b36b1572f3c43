/// The settings of one log: of that which a service relays to, or of the previous one.
struct BusDefinitions {
  let transport: Setting<BusSettings.Kind?>
  let databaseURL: Setting<String?>
  let logName: Setting<String?>
  let nats: NATSDefinitions

  /// Of the log that a service relays to and reads from.
  ///
  /// - Parameter runsAlone: the service may do without a log.
  static func current(runsAlone: Bool) -> Self {
    Self(
      prefix: "bus.", offered: runsAlone ? [.postgres, .nats, .off] : [.postgres, .nats],
      transportStandard: .value(BusSettings.Kind.postgres.rawValue),
      "where the services tell each other what happened"
        + (runsAlone ? "; off: nobody else hears of what is published" : ""))
  }

  /// Of the log that a service moves away from.
  static let previous = Self(
    prefix: BusSettings.previousPrefix, offered: [.postgres, .nats],
    transportStandard: .otherwise("there is none"),
    "the log that this service moves away from; makes the following settings count")

  private init(
    prefix: String, offered: [BusSettings.Kind], transportStandard: SettingStandard,
    _ meaning: String
  ) {
    transport = .choice(
      prefix + "transport", standard: transportStandard, offered: offered, meaning)
    databaseURL = .database(
      prefix + "database.url", standard: .otherwise("the service's database"),
      "postgres: where the log lives")
    logName = .text(
      prefix + "log.name", standard: .value(BusSettings.logNameDefault),
      "postgres: what places in it are remembered under; another one for a log that replaces one")
    nats = NATSDefinitions(prefix: prefix + "nats.")
  }

  /// Those that PostgreSQL alone needs.
  var ofPostgres: [any DefinedSetting] { [databaseURL, logName] }

  var all: [any DefinedSetting] { [transport] + ofPostgres + nats.all }
}

extension BusSettings {
  static let previousPrefix = "bus.previous."
  static let logNameDefault = "postgres"

  static let idlePollSetting = Setting.integer(
    "bus.idle.poll.seconds", default: 20, in: 1...60, unit: "seconds",
    "how often the bus looks for lost news; others wake it at once")

  /// - Parameter runsAlone: the service may do without a log.
  public static func group(runsAlone: Bool) -> SettingsGroup {
    SettingsGroup(
      "Bus",
      BusDefinitions.current(runsAlone: runsAlone).all + [idlePollSetting]
        + BusDefinitions.previous.all)
  }
}
