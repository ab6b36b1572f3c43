public import ArgumentParser

/// What `verify-audit-log` of a service takes, and how it ends.
public struct AuditVerificationOptions: ParsableArguments {
  /// For the command's help.
  public static let exitStatus =
    "Exit status: 0 the log is whole, 1 it was changed, 2 it is whole in itself, but there are seals and no "
    + "OTOLITH_AUDIT_KEY_FILE to check them with, 78 wrong settings or database."

  /// There are seals that were not checked.
  private static let unchecked = ExitCode(2)

  @Flag(help: "Leave the seals out, also where the key is given.")
  var withoutSeals = false

  public init() {}

  /// Nil: no seals are to be checked, or they cannot be.
  ///
  /// - Throws: `SettingsError`.
  public func keys(_ reader: SettingsReader) throws -> AuditKeys? {
    withoutSeals ? nil : try AuditSettings.keys(from: reader)
  }

  /// - Throws: `ExitCode` where seals were not checked though nobody said so.
  public func accept(_ found: AuditCheck.Outcome) throws {
    guard found.hasUncheckedSeals, !withoutSeals else { return }
    StandardError.writeLine(
      "the log has seals, which are not checked: set OTOLITH_AUDIT_KEY_FILE, or say --without-seals"
    )
    throw Self.unchecked
  }
}
