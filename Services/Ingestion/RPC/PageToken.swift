import FoundationEssentials
import IngestionDomain

/// Where a list goes on. Opaque to clients, bound to the question it came from.
struct PageToken {
  var position: SheetReader.ListPosition
  var question: String

  private static let format: UInt8 = 1

  /// Nil for anything that ``text`` did not give out for the same question.
  init?(_ text: String, question: String) {
    guard let data = Data(base64Encoded: text), data.count == 1 + 8 + 16 + 8,
      data.first == Self.format
    else { return nil }
    let bytes = [UInt8](data)
    let microseconds = bytes[1..<9].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let sheetID = bytes[9..<25].withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    guard bytes[25...].elementsEqual(Self.fingerprint(of: question)) else { return nil }
    position = SheetReader.ListPosition(
      finishedAt: Instant(microseconds: Int64(bitPattern: microseconds)), sheetID: sheetID)
    self.question = question
  }

  init(position: SheetReader.ListPosition, question: String) {
    self.position = position
    self.question = question
  }

  var text: String {
    var bytes = [Self.format]
    withUnsafeBytes(of: position.finishedAt.microseconds.bigEndian) { bytes += $0 }
    withUnsafeBytes(of: position.sheetID.uuid) { bytes += $0 }
    bytes += Self.fingerprint(of: question)
    return Data(bytes).base64EncodedString()
  }

  /// FNV-1a, 64 bit: it only guards against mixing up lists.
  private static func fingerprint(of question: String) -> [UInt8] {
    let hash = question.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return withUnsafeBytes(of: hash.bigEndian) { [UInt8]($0) }
  }
}
