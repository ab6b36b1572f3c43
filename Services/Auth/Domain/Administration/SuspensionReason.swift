/// Why an account is suspended. Raw values are stored for good: never renamed, never reused.
package enum SuspensionReason: String, Sendable, Hashable, CaseIterable {
  case abuse
  /// Somebody else may use it: its sessions end, too.
  case compromised
  /// By the person.
  case requested
  case leftTeam = "left_team"
  case other
}
