package import FoundationEssentials
import Hashing
import PlanningStore

/// What a device has of a plan, so that the next answer can leave it out.
package struct PlanToken: Sendable, Hashable {
  /// Of notifications, up to which it knows them.
  package var change: Int
  /// It knows all up to this instant, in seconds since 1970.
  package var through: Int
  /// Of which database, which participant, which studies and which ends of consents.
  package var scope: UInt64
  /// As long as nothing else changes it, the plan stays what it is up to this instant, in seconds since 1970; 0:
  /// nobody knows.
  package var standsUntil: Int
  /// What else it is made from.
  package var basis: UInt64
  /// By which it is made.
  package var timeZone: String

  package init(
    change: Int, through: Int, scope: UInt64, standsUntil: Int = 0, basis: UInt64 = 0,
    timeZone: String = ""
  ) {
    self.change = change
    self.through = through
    self.scope = scope
    self.standsUntil = standsUntil
    self.basis = basis
    self.timeZone = timeZone
  }

  /// - Returns: nil for what is none.
  package init?(text: String) {
    let parts = text.split(separator: ".", maxSplits: 6, omittingEmptySubsequences: false)
    guard parts.count == 4 || parts.count == 7, let change = Int(parts[1]), change >= 0,
      let through = Int(parts[2]), let scope = UInt64(parts[3], radix: 16)
    else { return nil }
    self.init(change: change, through: through, scope: scope)
    if parts.count == 7 {
      guard let standsUntil = Int(parts[4]), standsUntil > 0,
        let basis = UInt64(parts[5], radix: 16)
      else { return nil }
      self.standsUntil = standsUntil
      self.basis = basis
      timeZone = String(parts[6])
    }
    guard self.text == text else { return nil }
  }

  /// Nothing is said of a plan that nobody knows to stay.
  package var text: String {
    let known = "\(change).\(through).\(String(scope, radix: 16))"
    return standsUntil > 0
      ? "2.\(known).\(standsUntil).\(String(basis, radix: 16)).\(timeZone)" : "1.\(known)"
  }

  package static func scope(
    database: Int, participantID: UUID, studyIDs: [String], consentEnds: [String: Date]
  ) -> UInt64 {
    let studies = studyIDs.sorted().map { studyID in
      consentEnds[studyID].map { "\(studyID)=\($0.timeIntervalSince1970)" } ?? studyID
    }
    return FNV1a(("\(database) \(participantID) " + studies.joined(separator: " ")).utf8).value
  }

  /// Of what a request says, and of what is kept.
  static func basis(of request: HandOutPlan.Request, _ kept: ParticipantStore.Basis) -> UInt64 {
    let studies = request.studyIDs.map { studyID in
      let end = request.consentEnds[studyID]?.timeIntervalSince1970
      return "\(studyID)=\(request.groups[studyID] ?? "")=\(end ?? 0)"
    }
    let text =
      "\(request.participantID) \(request.limit) \(request.timeZone ?? "") "
      + "\(kept.planAgain ?? 0) \(kept.ownChange) " + studies.joined(separator: " ")
    return FNV1a(text.utf8).value
  }
}
