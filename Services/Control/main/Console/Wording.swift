import ControlSupport
import Messages

/// Values of the API's enumerations in words: as options spell them.
protocol Worded: RawRepresentable, Sendable where RawValue == Int32 {
  /// Nil: not a value that somebody chose.
  var word: String? { get }
}

extension Worded {
  /// `-` for none; a number for what this version does not know.
  var shown: String { word ?? (rawValue == 0 ? "-" : "\(rawValue)") }
}

extension CatalogueV1.ProjectRole: Worded {
  var word: String? {
    switch self {
    case .owner: "owner"
    case .leader: "leader"
    case .translator: "translator"
    case .reader: "reader"
    case .unspecified, .unrecognized: nil
    }
  }
}

extension CatalogueV1.StudyAccess: Worded {
  var word: String? {
    switch self {
    case .open: "open"
    case .password: "password"
    case .request: "request"
    case .unspecified, .unrecognized: nil
    }
  }
}

extension CatalogueV1.ResourceKind: Worded {
  var word: String? {
    switch self {
    case .study: "study"
    case .questionnaire: "questionnaire"
    case .soundCollection: "sound-collection"
    case .vocabulary: "vocabulary"
    case .item: "item"
    case .project: "project"
    case .unspecified, .unrecognized: nil
    }
  }
}

extension PlanningV1.ParticipantActivity: Worded {
  var word: String? {
    switch self {
    case .active: "active"
    case .silent: "silent"
    case .left: "left"
    case .completed: "completed"
    case .unspecified, .unrecognized: nil
    }
  }
}
