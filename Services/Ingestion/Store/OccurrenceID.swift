import CSodium
import Fields
package import FoundationEssentials
package import IngestionDomain

/// The id of one time that a trigger fired: made of who, which and why, so that it is the same however often it is told.
package enum OccurrenceID {
  /// The first 16 bytes of SHA-256 over the parts, each behind its length, as a UUID of version 8 (RFC 9562).
  package static func of(_ news: TriggerNews, participantID: UUID, studyID: String) -> UUID {
    var contents: [UInt8] = []
    for part in ["otolith-occurrence/1", participantID.text, studyID, news.triggerID, news.cause] {
      contents.append(contentsOf: "\(part.utf8.count):".utf8)
      contents.append(contentsOf: part.utf8)
    }
    var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256(&hash, contents, UInt64(contents.count))
    hash[6] = hash[6] & 0x0F | 0x80
    hash[8] = hash[8] & 0x3F | 0x80
    return UUID(
      uuid: (
        hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7], hash[8], hash[9],
        hash[10], hash[11], hash[12], hash[13], hash[14], hash[15]
      ))
  }
}
