public import FoundationEssentials
import Postgres

/// A keyed proof that an audit log ended with this entry at this time. Because of the hash chain,
/// no earlier entry can be changed without the key.
public struct AuditSeal: Sendable, Hashable {
  /// Number of the sealed entry.
  public var number: Int
  /// Hash of the sealed entry.
  public var hash: [UInt8]
  /// Time in whole microseconds.
  public var sealedAt: Date
  /// Keyed BLAKE2b hash, 32 bytes.
  public var code: [UInt8]

  init(number: Int, hash: [UInt8], sealedAt: Date, code: [UInt8]) {
    self.number = number
    self.hash = hash
    self.sealedAt = sealedAt
    self.code = code
  }

  /// - Parameter log: name of the log, which binds the seal to it.
  init(_ head: AuditChain.Head, of log: String, at now: Date, with key: AuditKey) {
    self.init(
      number: head.number, hash: head.hash, sealedAt: now.inPostgresPrecision, code: [])
    code = key.code(of: contents(log))
  }

  func isGenuine(of log: String, with key: AuditKey) -> Bool { key.code(of: contents(log)) == code }

  private func contents(_ log: String) -> [UInt8] {
    let micros = Int((sealedAt.timeIntervalSince1970 * 1_000_000).rounded())
    return Array("\(log)\n\(number)\n\(hash.hexadecimal)\n\(micros)".utf8)
  }
}
