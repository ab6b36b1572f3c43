package import FoundationEssentials
import Hashing

/// What a device has of a plan, so that the next answer can leave it out.
package struct PlanToken: Sendable, Hashable {
  /// Of notifications, up to which it knows them.
  package var change: Int
  /// It knows all up to this instant, in seconds since 1970.
  package var through: Int
  /// Of which database, which participant, which studies and which ends of consents.
  package var scope: UInt64

  package init(change: Int, through: Int, scope: UInt64) {
    self.change = change
    self.through = through
    self.scope = scope
  }

  /// - Returns: nil for what is none.
  package init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "1", let change = Int(parts[1]), change >= 0,
      let through = Int(parts[2]), let scope = UInt64(parts[3], radix: 16)
    else { return nil }
    self.init(change: change, through: through, scope: scope)
    guard self.text == text else { return nil }
  }

  package var text: String { "1.\(change).\(through).\(String(scope, radix: 16))" }

  /// It only guards against mixing these up.
  package static func scope(
    database: Int, participantID: UUID, studyIDs: [String], consentEnds: [String: Date]
  ) -> UInt64 {
    let studies = studyIDs.sorted().map { studyID in
      consentEnds[studyID].map { "\(studyID)=\($0.timeIntervalSince1970)" } ?? studyID
    }
    let text = "\(database) \(participantID) " + studies.joined(separator: " ")
    return FNV1a(text.utf8).value
  }
}
