import ArgumentParser
import Messages

/// Enumeration values of the API as words in options and output: `study-leader` for `studyLeader`.
protocol DisplayName: RawRepresentable, CaseIterable, ExpressibleByArgument
where RawValue == Int32 {
  /// The word; nil for unspecified and unknown values.
  var word: String? { get }
}

extension DisplayName {
  var word: String? {
    guard rawValue != 0, Self.allCases.contains(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    return caseWords(self, joinedBy: "-")
  }

  /// `-` for unspecified; a number for unknown values.
  var shown: String { word ?? (rawValue == 0 ? "-" : "\(rawValue)") }

  init?(argument: String) {
    guard let found = Self.allCases.first(where: { $0.word == argument }) else { return nil }
    self = found
  }

  static var allValueStrings: [String] { allCases.compactMap(\.word) }

  /// Empty: the default of the package describes each word by itself, as a list without descriptions.
  static var allValueDescriptions: [String: String] { [:] }

  var defaultValueDescription: String { shown }
}

/// Returns the words of an enumeration case: `handed out` for `handedOut`.
func caseWords(_ name: some Any, joinedBy separator: String = " ") -> String {
  "\(name)".reduce(into: "") { words, letter in
    words += letter.isUppercase ? separator + letter.lowercased() : String(letter)
  }
}

extension AuthV1.JoinRequestState: DisplayName {}
extension AuthV1.ManagedAccountRole: DisplayName {}
extension AuthV1.ClientPlatform: DisplayName {}
extension AuthV1.ManagedAccountState: DisplayName {}
extension AuthV1.SuspensionReason: DisplayName {}
extension AuthV1.AccountHelpReason: DisplayName {}
extension AuthV1.MemberRemovalReason: DisplayName {}
extension AuthV1.MemberConsentState: DisplayName {}
extension AuthV1.TestParticipants: DisplayName {}
extension CatalogueV1.ProjectRole: DisplayName {}
extension CatalogueV1.InformationKind: DisplayName {}
extension CatalogueV1.ResourceKind: DisplayName {}
extension CatalogueV1.StudyAccess: DisplayName {}
extension PlanningV1.ParticipantActivity: DisplayName {}

extension AuthV1.ErasureMode: DisplayName {
  var word: String? {
    switch self {
    case .eraseAnswers: "erase"
    case .anonymiseAnswers: "anonymise"
    case .unspecified, .unrecognized: nil
    }
  }
}

extension PlanningV1.ComplianceBreakdown: DisplayName {
  var word: String? {
    switch self {
    case .total: "total"
    case .participant: "participant"
    case .localDate: "date"
    case .utcDate: "utc-date"
    case .hour: "hour"
    case .weekday: "weekday"
    case .questionnaire: "questionnaire"
    case .group: "group"
    case .schedule: "schedule"
    case .studyDay: "study-day"
    case .participantDate: "participant-date"
    case .unspecified, .unrecognized: nil
    }
  }
}
