import Audit
public import Postgres
import ServiceBasics

/// An error whose message alone is sufficient for the operator to fix the problem.
package protocol UserFacingError: Error {
  var operatorMessage: String { get }
  /// Exit code of `sysexits.h`: 78 (`EX_CONFIG`) for errors that need a change, 69
  /// (`EX_UNAVAILABLE`) for errors that may pass by themselves.
  var exitCode: Int32 { get }
}

extension UserFacingError {
  package var exitCode: Int32 { 78 }
}

extension SettingsError: UserFacingError {
  package var operatorMessage: String { description }
}

extension ClockFileError: UserFacingError {
  package var operatorMessage: String { description }
}

extension AuditKeyError: UserFacingError {
  package var operatorMessage: String { description }
}

extension MigrationError: UserFacingError {
  package var operatorMessage: String { "\(self)" }
}

/// Messages for operators when a command cannot use the database.
extension PostgresError: UserFacingError {
  /// One line with the error and what to do about it.
  public var operatorMessage: String {
    let advice = advice.map { "; \($0.text)" } ?? ""
    switch kind {
    case .connectionLost where sqlState == nil:
      return "PostgreSQL cannot be reached: \(message)\(advice)"
    case .connectionLost: return "PostgreSQL cannot be used: \(message)\(advice)"
    default: return "\(description)\(advice)"
    }
  }

  package var exitCode: Int32 { advice.map { $0.isTemporary ? 69 : 78 } ?? 1 }
}

/// Settings with which a service cannot start.
public struct SettingsError: Error, CustomStringConvertible {
  /// One sentence for each invalid setting.
  public var problems: [String]

  public init(problems: [String]) {
    self.problems = problems
  }

  public var description: String {
    (["invalid settings:"] + problems.map { "  " + $0 }).joined(separator: "\n")
  }

  /// Returns the problems that `body` throws; any other error is returned as its description.
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
