import Fields
import FoundationEssentials

/// The places where a process looks for its settings at each read.
package struct SettingsPlaces: Sendable {
  package let registry: SettingsRegistry
  /// Default file of the service, e.g. `/etc/otolith/auth.conf`; optional.
  package var usualFile: String
  /// `--config`; nil if not given.
  package var file: String?
  /// `--set` arguments.
  package var assignments: [String] = []
  package var environment: [String: String] = ProcessInfo.processInfo.environment

  /// - Parameter service: name of the service, e.g. `otolith-auth`.
  package init(service: String, registry: SettingsRegistry) {
    self.registry = registry
    usualFile = Self.usualFile(of: service)
  }

  package static func usualFile(of service: String) -> String {
    let prefix = "otolith-"
    let name = service.hasPrefix(prefix) ? String(service.dropFirst(prefix.count)) : service
    return "/etc/otolith/\(name).conf"
  }

  /// Reads all places. Problems are in the result.
  package func load() -> SettingsSources {
    var sources = SettingsSources(environment: environment)
    for assignment in assignments { read(assignment, into: &sources) }
    let variable = RunningSetting.configFileVariable
    let ofEnvironment = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    let path = file ?? ofEnvironment ?? usualFile
    let isNamed = file != nil || ofEnvironment != nil
    do throws(BoundedFile.Failure) {
      sources.file = SettingsFile(
        path: path,
        contents: try BoundedFile.contents(
          of: path, sizeMax: SettingsFile.sizeMax, takesPipes: false))
    } catch {
      let setter = file != nil ? "--config" : variable
      switch error {
      case .missing:
        if isNamed { sources.problems.append("\(setter): \(path) does not exist") }
      case .unreadable(let reason):
        sources.problems.append(
          isNamed
            ? "\(setter): \(path) cannot be read: \(reason)"
            : "\(path) exists but cannot be read: \(reason)")
      case .tooLarge:
        sources.problems.append(
          "\(path) is larger than \(SettingsFile.sizeMax) bytes and not a settings file")
      }
    }
    sources.problems += sources.file?.problems ?? []
    if let entry = sources.file?.entries[variable] {
      sources.problems.append(
        "\(path):\(entry.line): \(variable) cannot be set in the settings file itself")
    }
    return sources
  }

  /// Reads an assignment such as `log-level=debug`; the variable's name is accepted, too.
  private func read(_ assignment: String, into sources: inout SettingsSources) {
    guard let equals = assignment.firstIndex(of: "=") else {
      sources.problems.append("--set \(assignment): expected NAME=VALUE, e.g. log-level=debug")
      return
    }
    let name = String(assignment[..<equals])
    let variable = Self.variable(of: name)
    guard let setting = registry[variable] else {
      let nearest = NearestWord.nearest(
        to: variable, among: registry.variables.sorted(), editsMax: 3
      ).map { "; did you mean \(registry[$0]?.name ?? $0)?" }
      sources.problems.append("--set \(name): unknown setting\(nearest ?? "")")
      return
    }
    if setting.isSecret, setting.kind != .file {
      sources.problems.append(
        "--set \(name): a secret on the command line is visible in the process list: name a file by "
          + "\(setting.fileVariable ?? "a setting"), or use the environment")
      return
    }
    if variable == RunningSetting.configFileVariable {
      sources.problems.append("--set \(name): use --config FILE")
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
