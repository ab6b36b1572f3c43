/// The current sealing key, and the previous ones to verify older seals.
public struct AuditKeys: Sendable {
  public var current: AuditKey
  /// Needed as long as seals made with it are kept.
  public var previous: [AuditKey]

  public init(current: AuditKey, previous: [AuditKey] = []) {
    self.current = current
    self.previous = previous
  }

  func haveMade(_ seal: AuditSeal, of log: String) -> Bool {
    ([current] + previous).contains { seal.isGenuine(of: log, with: $0) }
  }
}

/// The last seal of an audit log was made with a key that the operator has not given. Sealing with
/// another key would make the log unverifiable.
public struct AuditKeyError: Error, Sendable, Hashable {
  /// Name of the audit log.
  public var log: String
  /// Number of the sealed entry.
  public var number: Int
  /// Fingerprint of the given key.
  public var fingerprint: String
}

extension AuditKeyError: CustomStringConvertible {
  public var description: String {
    "the newest seal of the audit log \(log), of entry \(number), was not made with the key in "
      + "OTOLITH_AUDIT_KEY_FILE (\(fingerprint)) or OTOLITH_AUDIT_KEY_PREVIOUS_FILE. Give the "
      + "key that was used so far; the log line \"head of the audit log\" names it as sealed_with. "
      + "To replace it, give it as OTOLITH_AUDIT_KEY_PREVIOUS_FILE beside the new one. If it "
      + "is lost, the log up to there cannot be proven any more; delete the seals as the schema's owner (table "
      + "audit_seals, with its trigger audit_seals_append_only disabled meanwhile)."
  }
}
