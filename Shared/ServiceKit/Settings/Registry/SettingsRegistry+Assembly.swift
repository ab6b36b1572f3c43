extension SettingsRegistry {
  /// All settings of a service: those that every service has, and its own.
  package init(of assembly: (some ServiceAssembly).Type) {
    let own = assembly.settings
    self.init(
      Self.common(of: assembly.name, runsAlone: assembly.runsAlone)
        + (own.isEmpty ? [] : [SettingsGroup("This service", own)]))
  }

  /// Those that every service has, for whoever does not know the service's own.
  init(ofEvery service: String) { self.init(Self.common(of: service, runsAlone: false)) }

  private static func common(of service: String, runsAlone: Bool) -> [SettingsGroup] {
    [
      DatabaseSetting.group(of: service),
      ListeningSetting.group(of: service),
      RunningSetting.group(of: service),
      PeerSetting.group,
      ConnectionSettings.group,
      TokenSettings.group(of: service, runsAlone: runsAlone),
      BusSettings.group(runsAlone: runsAlone),
      TraceSettings.group,
      LimitSettings.group,
    ]
  }
}
