import FoundationEssentials

/// Where a process looks for its settings, each time that it reads them.
struct SettingsPlaces: Sendable {
  let registry: SettingsRegistry
  /// Of the service: `/etc/otolith/auth.conf`. Read where there is one.
  let usualFile: String
  /// `--config`; nil: not given.
  var file: String?
  /// `--set`, as given.
  var assignments: [String] = []
  var environment: [String: String] = ProcessInfo.processInfo.environment

  /// - Parameter service: `otolith-auth`, …
  init(service: String, registry: SettingsRegistry) {
    self.registry = registry
    usualFile = Self.usualFile(of: service)
  }

  static func usualFile(of service: String) -> String {
    let prefix = "otolith-"
    let name = service.hasPrefix(prefix) ? String(service.dropFirst(prefix.count)) : service
    return "/etc/otolith/\(name).conf"
  }

  /// Reads all of them. What is wrong with them is among the result's problems.
  func load() -> SettingsSources {
    var sources = SettingsSources(environment: environment)
    for assignment in assignments { read(assignment, into: &sources) }
    let variable = RunningSetting.configFileVariable
    let ofEnvironment = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    let path = file ?? ofEnvironment ?? usualFile
    let isNamed = file != nil || ofEnvironment != nil
    do throws(SmallFile.Failure) {
      sources.file = SettingsFile(
        path: path,
        contents: try SmallFile.contents(
          of: path, sizeMax: SettingsFile.sizeMax, takesPipes: false))
    } catch {
      let setter = file != nil ? "--config" : variable
      switch error {
      case .missing:
        if isNamed { sources.problems.append("\(setter): \(path) is not there") }
      case .unreadable(let reason):
        sources.problems.append(
          isNamed
            ? "\(setter): \(path) cannot be read: \(reason)"
            : "\(path) is there and cannot be read: \(reason)")
      case .tooLarge:
        sources.problems.append(
          "\(path) is larger than \(SettingsFile.sizeMax) bytes: it is no file of settings")
      }
    }
    sources.problems += sources.file?.problems ?? []
    if let entry = sources.file?.entries[variable] {
      sources.problems.append(
        "\(path):\(entry.line): \(variable) says which file this is: it cannot be set in it")
    }
    return sources
  }

  /// `log-level=debug`; also by the name of the variable.
  private func read(_ assignment: String, into sources: inout SettingsSources) {
    guard let equals = assignment.firstIndex(of: "=") else {
      sources.problems.append("--set \(assignment) is not NAME=VALUE, as log-level=debug")
      return
    }
    let name = String(assignment[..<equals])
    let variable = Self.variable(of: name)
    guard let setting = registry[variable] else {
      let nearest = NearestName.of(variable, among: registry.variables)
        .map { "; \(registry[$0]?.name ?? $0) is meant, perhaps" }
      sources.problems.append("--set \(name): there is no such setting\(nearest ?? "")")
      return
    }
    if setting.isSecret, setting.kind != .file {
      sources.problems.append(
        "--set \(name): this is a secret, which others would see among the processes: name a file by "
          + "\(setting.fileVariable ?? "a setting"), or use the environment")
      return
    }
    if variable == RunningSetting.configFileVariable {
      sources.problems.append("--set \(name): say --config FILE")
      return
    }
    if sources.flags[variable] != nil {
      sources.problems.append("--set \(name) is given twice")
    }
    sources.flags[variable] = String(assignment[assignment.index(after: equals)...])
  }

  private static func variable(of name: String) -> String {
    let spelled = name.uppercased().map { $0 == "-" || $0 == "." ? "_" : $0 }
    let prefix = "OTOLITH_"
    return spelled.starts(with: prefix) ? String(spelled) : prefix + String(spelled)
  }
}
