import Fields
import FoundationEssentials
import ServiceBasics

/// Id of one firing of a trigger, derived from participant, trigger and cause, so that repeated
/// events have the same id.
enum OccurrenceID {
  /// The first 16 bytes of SHA-256 over the parts, each preceded by its length, as a UUID of
  /// version 8 (RFC 9562).
  static func of(_ news: TriggerNews, participantID: UUID, studyID: String) -> UUID {
    var contents: [UInt8] = []
    for part in ["otolith-occurrence/1", participantID.text, studyID, news.triggerID, news.cause] {
      contents.append(contentsOf: "\(part.utf8.count):".utf8)
      contents.append(contentsOf: part.utf8)
    }
    var hash = Sodium.sha256(contents)
    hash[6] = hash[6] & 0x0F | 0x80
    hash[8] = hash[8] & 0x3F | 0x80
    return UUID(
      uuid: (
        hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7], hash[8], hash[9],
        hash[10], hash[11], hash[12], hash[13], hash[14], hash[15]
      ))
  }
}
