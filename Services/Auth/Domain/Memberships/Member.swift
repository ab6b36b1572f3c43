import FoundationEssentials

/// A current enrolment as the study's staff sees it.
struct Member: Sendable {
  /// The enrolment; its label is empty unless the reader sees labels.
  var enrolment: Enrolment
  /// Beginning of the week, Monday in UTC, of the last sign-in or refresh; nil without a session.
  var lastUsedIn: Date?
  /// Whether the version of the consent shows the group, as in ``GivenConsent``.
  var consentTellsGroup: Bool
}

/// Members to list.
struct MemberFilter: Sendable, Hashable {
  /// Beginning of the id or of the label, without regard to case; empty for all.
  var search: String = ""
  /// Empty for any group.
  var groupID: String = ""
  /// Whether the reader sees labels.
  var showsLabels: Bool = false
}

/// Labels by which a study's own records know its participants, such as numbers of a clinic.
enum SubjectLabel {
  static let lengthMax = 64

  /// Names of people and free text are not possible: no spaces, commas or letters outside ASCII.
  static func isPermitted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
