import FoundationEssentials

/// A consent as its participant reads it.
struct GivenConsent: Sendable, Hashable {
  /// An optional part.
  struct Part: Sendable, Hashable {
    var partID: String
    var isAccepted: Bool
    /// The statement as shown; nil if not requested.
    var text: String?
  }

  /// Ascending number in the order of giving.
  var number: Int
  var studyID: String
  var version: String
  var language: String
  var givenAt: Date
  /// SHA-256 in hexadecimal digits; nil if the text is unknown here.
  var textHash: String?
  /// The text as shown; nil if unknown here or not requested.
  var text: String?
  /// Retention period announced with the consent; nil for unlimited or unknown.
  var retention: StudyRetention?
  /// Label and date of the version; empty for none.
  var label: String
  var date: String
  /// Whether a group of the study has, or had, a text of its own: then the version shows the group, or
  /// rules one out.
  var tellsGroup: Bool
  /// Optional parts in the order of the study.
  var parts: [Part]
  /// Nil if unsigned.
  var signature: ConsentSignature?

  /// Accepted parts.
  var partIDs: Set<String> { Set(parts.lazy.filter(\.isAccepted).map(\.partID)) }
}

/// A code for joining a study: ten characters, 50 bits. Attempts are limited per participant.
typealias InvitationCode = TypedCode<InvitationCodeKind>

enum InvitationCodeKind: TypedCodeKind {
  static let groups = 2
}

/// How participants are admitted to a study.
enum Admission: Sendable, Hashable {
  case free
  case password
  case invitation
  /// A leader decides.
  case request
}

/// The state of a member's consent. Raw values are those of the query.
enum MemberConsentState: String, Sendable, Hashable {
  case current, outdated, lapsed, withdrawn, left
}

/// The latest consent of a member, as the staff of the study sees it.
struct MemberConsent: Sendable {
  var enrolment: Enrolment
  var state: MemberConsentState
  var consent: GivenConsent
}
