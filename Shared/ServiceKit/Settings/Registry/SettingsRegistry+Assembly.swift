extension SettingsRegistry {
  /// All settings of a service: those that every service has, and its own.
  package init(of assembly: (some ServiceAssembly).Type) {
    let (service, runsAlone) = (assembly.name, assembly.runsAlone)
    let own = assembly.settings
    self.init(
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
      ] + (own.isEmpty ? [] : [SettingsGroup("This service", own)]))
  }
}
