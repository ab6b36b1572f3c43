/// The key that seals now, and the one before it, whose seals stay proofs.
public struct AuditKeys: Sendable {
  public var current: AuditKey
  /// As long as seals are kept that it has made.
  public var previous: AuditKey?

  public init(current: AuditKey, previous: AuditKey? = nil) {
    self.current = current
    self.previous = previous
  }

  func haveMade(_ seal: AuditSeal, of log: String) -> Bool {
    seal.isGenuine(of: log, with: current)
      || previous.map { seal.isGenuine(of: log, with: $0) } ?? false
  }
}

/// An audit log was sealed last with a key that the operator has not given: sealed once with another one, it
/// could never be verified again.
public struct AuditKeyError: Error, Sendable, Hashable {
  /// The audit log's name.
  public var log: String
  /// Of the entry that the seal is of.
  public var number: Int
  /// Of the key that was given.
  public var fingerprint: String
}

extension AuditKeyError: CustomStringConvertible {
  public var description: String {
    "the newest seal of the audit log \(log), of entry \(number), was not made with the key in "
      + "OTOLITH_AUDIT_KEY_FILE (\(fingerprint)), nor with one in OTOLITH_AUDIT_KEY_PREVIOUS_FILE: give the "
      + "key that has sealed so far, which the log's line \"head of the audit log\" names as sealed_with. "
      + "Where it is to be replaced, give it as OTOLITH_AUDIT_KEY_PREVIOUS_FILE beside the new one. Where it "
      + "is lost, nothing proves the log up to there any more: the schema's owner deletes the seals (table "
      + "audit_seals, with its trigger audit_seals_append_only disabled meanwhile)"
  }
}
