/// What all settings were when they were read, the contents of files that hold secrets included.
struct SettingsSnapshot: Sendable {
  private let values: [String: SettingValue]

  init(_ registry: SettingsRegistry, _ sources: SettingsSources) {
    values = Dictionary(
      uniqueKeysWithValues: registry.settings.compactMap { setting in
        sources.value(of: setting).value.map { (setting.variable, $0) }
      })
  }

  /// Nil: nobody has set it.
  func text(of setting: SettingDefinition) -> String? { values[setting.variable]?.text }
}

/// What is different after settings were read again.
struct SettingsChange: Sendable, Hashable {
  /// What takes effect now.
  var effective: [SettingDefinition]
  /// What differs from what the process was started with, and takes effect when it is started again.
  var pending: [SettingDefinition]

  /// - Parameters:
  ///   - started: what the process was started with.
  ///   - adopted: what took effect last.
  init(
    _ registry: SettingsRegistry, started: SettingsSnapshot, adopted: SettingsSnapshot,
    now: SettingsSnapshot
  ) {
    func differs(_ setting: SettingDefinition, from old: SettingsSnapshot) -> Bool {
      old.text(of: setting) != now.text(of: setting)
    }
    effective = registry.settings.filter { $0.reload == .reload && differs($0, from: adopted) }
    pending = registry.settings.filter {
      ($0.reload == .restart || $0.reload == .contents) && differs($0, from: started)
    }
  }
}
