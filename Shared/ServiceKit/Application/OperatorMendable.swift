import Postgres

/// An error whose message alone tells the operator what to do.
protocol OperatorMendable: Error {
  var operatorMessage: String { get }
  /// As `sysexits.h` has them: 78 (`EX_CONFIG`) for what stays wrong until somebody changes it, 69
  /// (`EX_UNAVAILABLE`) for what may pass by itself.
  var exitCode: Int32 { get }
}

extension OperatorMendable {
  var exitCode: Int32 { 78 }
}

extension SettingsError: OperatorMendable {
  var operatorMessage: String { description }
}

extension ClockFileError: OperatorMendable {
  var operatorMessage: String { description }
}

extension SealedKeyError: OperatorMendable {
  var operatorMessage: String { description }
}

extension AuditKeyError: OperatorMendable {
  var operatorMessage: String { description }
}

extension MigrationError: OperatorMendable {
  var operatorMessage: String { "\(self)" }
}
