/// Settings a service cannot start with.
public struct SettingsError: Error, CustomStringConvertible {
  /// One sentence for each wrong setting.
  public var problems: [String]

  public init(problems: [String]) {
    self.problems = problems
  }

  public var description: String {
    (["settings cannot be used:"] + problems.map { "  " + $0 }).joined(separator: "\n")
  }

  /// What `body` finds wrong with settings; what else it throws is not a matter of settings.
  public static func problems(_ body: () throws -> Void) -> [String] {
    do {
      try body()
      return []
    } catch let error as SettingsError {
      return error.problems
    } catch {
      return ["\(error)"]
    }
  }
}
