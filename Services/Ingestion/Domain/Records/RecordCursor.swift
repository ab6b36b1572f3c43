internal import Fields
public import FoundationEssentials
internal import Hashing

/// Up to where a device knows its participant's changes. Opaque to devices; made up, it reads what its
/// participant may read anyway.
public struct RecordCursor: Sendable, Hashable {
  /// The number of the last change that the device was told of.
  public var change: Int64
  /// Up to which change tombstones had been forgotten when the device began to read from the beginning:
  /// as long as no more are, what it reads on from there is whole.
  public var forgotten: Int64

  public init(change: Int64, forgotten: Int64) {
    self.change = change
    self.forgotten = forgotten
  }

  private static let format: UInt8 = 1
  private static let byteCount = 1 + 3 * 8

  /// Of a participant.
  public func text(of participantID: UUID) -> String {
    var bytes = [Self.format]
    for number in [change, forgotten] {
      withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
    }
    withUnsafeBytes(of: Self.mark(of: participantID, bytes).bigEndian) { bytes += $0 }
    return Base64URL.encode(bytes)
  }

  /// Nil for what ``text(of:)`` never was for the participant.
  public init?(text: String, of participantID: UUID) {
    guard text.utf8.count <= 64, let bytes = Base64URL.decode(text.utf8),
      bytes.count == Self.byteCount, bytes[0] == Self.format
    else { return nil }
    func number(at start: Int) -> Int64 {
      Int64(bitPattern: bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    self.init(change: number(at: 1), forgotten: number(at: 9))
    guard change >= 0, forgotten >= 0, self.text(of: participantID) == text else { return nil }
  }

  /// It only guards against mixing up people and accounts.
  private static func mark(of participantID: UUID, _ bytes: [UInt8]) -> UInt64 {
    withUnsafeBytes(of: participantID.uuid) { FNV1a(Array($0) + bytes).value }
  }
}
