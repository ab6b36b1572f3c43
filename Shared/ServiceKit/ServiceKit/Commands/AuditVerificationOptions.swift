public import ArgumentParser
public import Audit
public import Settings

/// Options and exit codes of a service's `verify-audit-log`.
public struct AuditVerificationOptions: ParsableArguments {
  /// Exit codes for the command's help.
  public static let exitStatus =
    "Exit status: 0 the log is intact, 1 it was changed, 2 its chain is intact, but there are seals and no "
    + "OTOLITH_AUDIT_KEY_FILE to check them, 78 wrong settings or database."

  /// Exit code if there are seals that were not checked.
  private static let unchecked = ExitCode(2)

  @Flag(help: "Skip the seals even if the key is set.")
  var withoutSeals = false

  public init() {}

  /// Returns the keys; nil if the seals are not to be checked or no key is set.
  ///
  /// - Throws: `SettingsError`.
  public func keys(_ reader: SettingsReader) throws -> AuditKeys? {
    withoutSeals ? nil : try AuditSettings.keys(from: reader)
  }

  /// - Throws: `ExitCode` if seals were left unchecked without `--without-seals`.
  public func accept(_ found: AuditCheck.Outcome) throws {
    guard found.hasUncheckedSeals, !withoutSeals else { return }
    StandardError.writeLine(
      "the seals of the log were not checked: set OTOLITH_AUDIT_KEY_FILE, or pass --without-seals"
    )
    throw Self.unchecked
  }
}
