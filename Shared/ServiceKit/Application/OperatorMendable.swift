import Postgres

/// An error whose message alone tells the operator what to do.
protocol OperatorMendable: Error {
  var operatorMessage: String { get }
}

extension SettingsError: OperatorMendable {
  var operatorMessage: String { description }
}

extension ClockFileError: OperatorMendable {
  var operatorMessage: String { description }
}

extension MigrationError: OperatorMendable {
  var operatorMessage: String { "\(self)" }
}
