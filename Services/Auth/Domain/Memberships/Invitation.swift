import Fields
import FoundationEssentials

/// A stored invitation.
struct Invitation: Sendable {
  var invitationID: UUID
  var studyID: String
  /// Empty for no group.
  var groupID: String
  /// Canonical form of the code; empty, which no participant can enter, if a lost key sealed it.
  var code: String
  var uses: Int
  var usesMax: Int
  var validDays: Int
  var createdAt: Date
  var expiresAt: Date
  var revokedAt: Date?
  /// Label of the participant who joins; empty for none, nil once used, revoked or expired.
  var subjectLabel: String?
  /// Whether the participants who join are test participants.
  var isForTests: Bool

  /// Name of the invitation in the audit log.
  var auditObject: String { "\(studyID) \(invitationID.text)" }
}

/// An invitation to be created, without its code.
struct NewInvitation: Sendable, Hashable {
  var invitationID: UUID
  var study: StudyID
  /// Empty for no group.
  var groupID: String
  /// Maximum number of uses, in ``InvitationRules/usesMaxRange``.
  var usesMax: UInt32
  /// Validity in days, in ``InvitationRules/validDaysRange``.
  var validDays: UInt32
  /// Label of the participant who joins; empty for none.
  var subjectLabel: String = ""
  var isForTests: Bool = false

  /// Whether this request created `known`.
  func isSame(as known: Invitation) -> Bool {
    known.studyID == study.text && known.groupID == groupID && known.usesMax == Int(usesMax)
      && known.validDays == Int(validDays) && known.isForTests == isForTests
      && (known.subjectLabel ?? subjectLabel) == subjectLabel
  }

  func expiresAt(madeAt now: Date) -> Date {
    now.addingTimeInterval(Double(validDays) * 86_400)
  }
}

/// Limits of invitations.
enum InvitationRules {
  static let usesMaxRange: ClosedRange<UInt32> = 1...100_000
  static let validDaysRange: ClosedRange<UInt32> = 1...365
  static let validDaysDefault: UInt32 = 30
  /// Maximum number of usable invitations per study.
  static let usableMax = 1000
}
