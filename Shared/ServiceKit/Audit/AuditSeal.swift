public import FoundationEssentials

/// Says, by a key that is not in the database, that an audit log ended with this entry at this time. Since
/// each entry holds the hash of the one before, nothing up to it can be changed any more without the key.
public struct AuditSeal: Sendable, Hashable {
  /// Of the sealed entry.
  public var number: Int
  /// The entry's hash.
  public var hash: [UInt8]
  /// In whole microseconds.
  public var sealedAt: Date
  /// Keyed BLAKE2b, 32 bytes.
  public var code: [UInt8]

  init(number: Int, hash: [UInt8], sealedAt: Date, code: [UInt8]) {
    self.number = number
    self.hash = hash
    self.sealedAt = sealedAt
    self.code = code
  }

  /// - Parameter log: names the log, so that a seal is worth nothing on another one.
  init(_ head: AuditChain.Head, of log: String, at now: Date, with key: AuditKey) {
    let time = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 * 1_000_000).rounded() / 1_000_000)
    self.init(number: head.number, hash: head.hash, sealedAt: time, code: [])
    code = key.code(of: contents(log))
  }

  func isGenuine(of log: String, with key: AuditKey) -> Bool { key.code(of: contents(log)) == code }

  private func contents(_ log: String) -> [UInt8] {
    let micros = Int((sealedAt.timeIntervalSince1970 * 1_000_000).rounded())
    let hex = hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return Array("\(log)\n\(number)\n\(hex)\n\(micros)".utf8)
  }
}
