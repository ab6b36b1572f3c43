import FoundationEssentials

/// A consent as its participant reads it.
struct GivenConsent: Sendable, Hashable {
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
