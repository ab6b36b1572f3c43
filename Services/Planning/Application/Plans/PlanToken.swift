import FoundationEssentials
import Hashing

/// The state of a device's plan, so that the next answer can be a delta.
struct PlanToken: Sendable, Hashable {
  /// Number of the last notification change the device has seen.
  var change: Int
  /// Instant up to which the device has the plan, in seconds since 1970.
  var through: Int
  /// Hash of database, participant, studies and ends of consents.
  var scope: UInt64
  /// Instant up to which the plan stays unchanged without other changes, in seconds since 1970; 0
  /// if unknown.
  var standsUntil: Int
  /// Hash of the other inputs of the plan.
  var basis: UInt64
  /// Time zone of the plan.
  var timeZone: String

  init(
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

  /// - Returns: nil if the text is not a valid token.
  init?(text: String) {
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

  /// Text form; the short form is used if ``standsUntil`` is unknown.
  var text: String {
    let known = "\(change).\(through).\(String(scope, radix: 16))"
    return standsUntil > 0
      ? "2.\(known).\(standsUntil).\(String(basis, radix: 16)).\(timeZone)" : "1.\(known)"
  }

  static func scope(
    database: Int, participantID: UUID, studyIDs: [String], consentEnds: [String: Date]
  ) -> UInt64 {
    let studies = studyIDs.sorted().map { studyID in
      consentEnds[studyID].map { "\(studyID)=\($0.timeIntervalSince1970)" } ?? studyID
    }
    return FNV1a(("\(database) \(participantID) " + studies.joined(separator: " ")).utf8).value
  }

  /// Returns a hash of the request and the stored basis.
  static func basis(of request: PlanPerson.Request, _ kept: ParticipantStore.Basis)
    -> UInt64
  {
    let studies = request.studyIDs.map { studyID in
      let end = request.consentEnds[studyID]?.timeIntervalSince1970
      return "\(studyID)=\(request.token?.groups[studyID] ?? "")=\(end ?? 0)"
    }
    let text =
      "\(request.participantID) \(request.limit) \(request.timeZone ?? "") "
      + "\(kept.planAgain ?? 0) \(kept.ownChange) " + studies.joined(separator: " ")
    return FNV1a(text.utf8).value
  }
}
