import Fields
import FoundationEssentials
import Hashing

/// A device's position in its participant's changes. Opaque to devices. A forged cursor reads only
/// data that the participant may read anyway.
struct RecordCursor: Sendable, Hashable {
  /// Number of the last change the device has read.
  var change: Int64
  /// Number of the last forgotten tombstone when the device began a full read. While no further
  /// tombstones are forgotten, the device can continue from there without gaps.
  var forgotten: Int64

  fileprivate static let format: UInt8 = 1
  fileprivate static let byteCount = 1 + 3 * 8

  /// Encodes the cursor for a participant.
  func text(of participantID: UUID) -> String {
    var bytes = [Self.format]
    for number in [change, forgotten] {
      withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
    }
    withUnsafeBytes(of: Self.mark(of: participantID, bytes).bigEndian) { bytes += $0 }
    return Base64URL.encode(bytes)
  }

  /// Not a signature; detects cursors of other participants only.
  fileprivate static func mark(of participantID: UUID, _ bytes: [UInt8]) -> UInt64 {
    withUnsafeBytes(of: participantID.uuid) { FNV1a(Array($0) + bytes).value }
  }
}

extension RecordCursor {
  /// Decodes a cursor; nil if it is not one of the participant's.
  init?(text: String, of participantID: UUID) {
    guard text.utf8.count <= 64, let bytes = Base64URL.decode(text.utf8),
      bytes.count == Self.byteCount, bytes[0] == Self.format
    else { return nil }
    func number(at start: Int) -> Int64 {
      Int64(bitPattern: bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    self.init(change: number(at: 1), forgotten: number(at: 9))
    guard change >= 0, forgotten >= 0, self.text(of: participantID) == text else { return nil }
  }
}
