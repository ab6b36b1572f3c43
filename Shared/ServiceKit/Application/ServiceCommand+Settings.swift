extension ServiceCommand {
  /// All settings, as `--help` lists them.
  static var settings: [SettingsHelp] {
    let own = Assembly.settingsHelp
    return [
      SettingsHelp(
        "Database",
        [
          SettingHelp(
            "OTOLITH_DATABASE_URL",
            "PostgreSQL address of schema \"\(Assembly.schema)\" (required)"),
          SettingHelp(
            "OTOLITH_MIGRATION_DATABASE_URL",
            "the same database, as the role that owns the schema; only migrate and "
              + "partitions use it (default: one role does both)"),
          SettingHelp(
            "OTOLITH_DATABASE_CONNECTIONS",
            "1-100, default 4: for calls and the service's own work. Beside them the bus takes up to "
              + "3 of the log's database (2, and one that listens). Those beyond one that nobody "
              + "has used for a minute are closed"),
          SettingHelp(
            "OTOLITH_PROMOTION",
            "what a new timeline of the database's server means: restore (default), a backup was "
              + "rolled forward, so that erasures made since come first; failover, a standby took "
              + "over that had everything"),
        ]),
      SettingsHelp(
        "Listening",
        [
          SettingHelp(
            "OTOLITH_LISTEN",
            "HOST:PORT, default 127.0.0.1:\(ServiceSettings.defaultPorts[Assembly.name] ?? 7400)"),
          SettingHelp("OTOLITH_PORT_FILE", "written with the bound port once calls are answered"),
          SettingHelp(
            "OTOLITH_TLS_CERTIFICATE_FILE",
            "PEM; needed unless listening on loopback only. New contents of these files are "
              + "used within some seconds, without a restart"),
          SettingHelp("OTOLITH_TLS_KEY_FILE", "PEM"),
          SettingHelp(
            "OTOLITH_TLS_CLIENT_ROOTS_FILE",
            "PEM; callers must show a certificate (mutual TLS)"),
          SettingHelp(
            "OTOLITH_TLS_CLIENT_NAMES",
            "DNS names or URIs, comma-separated; only these may call"),
          SettingHelp(
            "OTOLITH_PLAINTEXT_BEHIND_PROXY",
            "true where a proxy on a private network ends TLS; other machines may then be "
              + "called without it, too"),
          SettingHelp(
            "OTOLITH_REFLECTION",
            "on (default): tools may ask, without a token, which methods there are; off "
              + "hides them"),
        ]),
      SettingsHelp(
        "Running",
        [
          SettingHelp(
            "OTOLITH_ADMIN_LISTEN",
            "HOST:PORT of /metrics, /live and /ready; off unless set"),
          SettingHelp("OTOLITH_LOG_LEVEL", "trace, debug, info (default), notice, warning, error"),
          SettingHelp("OTOLITH_LOG_FORMAT", "text (default) or json: one object a line"),
          SettingHelp(
            "OTOLITH_LOG_CALLS",
            "which calls have a line: errors (default), those that failed, and at the level debug "
              + "the others, too; all; off: only those that failed by a fault of the service"),
          SettingHelp("OTOLITH_SHUTDOWN_GRACE_SECONDS", "0-300, default 20"),
          SettingHelp(
            "OTOLITH_OWN_EXPORTS_PER_HOUR",
            "own exports of one participant, begun or resumed, 1-1000, default 20"),
        ]),
      SettingsHelp(
        "Other services",
        [
          SettingHelp(
            "OTOLITH_AUTH_ADDRESS",
            "HOST:PORT, asked when the bus is behind; several instances are separated by "
              + "commas"),
          SettingHelp("OTOLITH_CATALOGUE_ADDRESS", "the same"),
          SettingHelp(
            "OTOLITH_INGESTION_ADDRESS",
            "the same; otolith-planning asks it once for each study how exports name its "
              + "participants"),
          SettingHelp(
            "OTOLITH_PEER_BALANCING",
            "first (default): the first of them that can be reached; round-robin: all that "
              + "say they serve, in turn"),
          SettingHelp(
            "OTOLITH_PEER_KEEPALIVE_SECONDS",
            "0-86400, default 0: never; the same for the services that this one calls"),
          SettingHelp(
            "OTOLITH_TLS_TRUST_ROOTS_FILE",
            "PEM; calls to other services use TLS. Needed where they are on other machines"),
        ]),
      SettingsHelp(
        "Connections of clients",
        [
          SettingHelp(
            "OTOLITH_CONNECTION_AGE_MAX_SECONDS",
            "0-604800, default 0: no limit; then clients connect anew, perhaps to another "
              + "instance"),
          SettingHelp(
            "OTOLITH_CONNECTION_AGE_GRACE_SECONDS",
            "0-604800, default 0: calls under way then take as long as they take"),
          SettingHelp("OTOLITH_CONNECTION_IDLE_MAX_SECONDS", "0-604800, default 0: no limit"),
          SettingHelp(
            "OTOLITH_KEEPALIVE_SECONDS",
            "0-86400, default 7200, 0: never; silence after which a client is asked whether "
              + "it is still there"),
          SettingHelp("OTOLITH_KEEPALIVE_TIMEOUT_SECONDS", "1-300, default 20"),
          SettingHelp(
            "OTOLITH_CLIENT_PING_INTERVAL_SECONDS",
            "0-86400, default 300; clients that ask more often are cut off"),
          SettingHelp(
            "OTOLITH_CLIENT_PINGS_WITHOUT_CALLS",
            "true where they may ask while no call is open"),
        ]),
      SettingsHelp(
        "Access tokens",
        TokenSettings.help + (Assembly.runsAlone ? TokenSettings.helpForRunningAlone : [])),
      SettingsHelp(
        "Bus", BusSettings.help + (Assembly.runsAlone ? BusSettings.helpForRunningAlone : [])),
      SettingsHelp("Traces", TraceSettings.help),
      SettingsHelp("Limits", LimitSettings.help),
    ] + (own.isEmpty ? [] : [SettingsHelp("This service", own)])
  }
}
