public import Messages
public import Questionnaires

extension RecordTypeUse {
  public init(_ message: CatalogueV1.StudyRecordType) {
    self.init(type: RecordType(message.type), vocabularyID: message.vocabularyID)
  }
}

extension RecordType {
  /// Returns nil for an absent type and for one unknown to this release.
  public init?(_ message: CatalogueV1.RecordType) {
    switch message {
    case .event: self = .event
    case .therapy: self = .therapy
    case .audiogram: self = .audiogram
    case .tinnitusMatch: self = .tinnitusMatch
    case .measurement: self = .measurement
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension CatalogueV1.StudyRecordType {
  public init(_ use: RecordTypeUse) {
    self.init(
      type: use.type.map(CatalogueV1.RecordType.init) ?? .unspecified,
      vocabularyID: use.vocabularyID)
  }
}

extension CatalogueV1.RecordType {
  public init(_ type: RecordType) {
    switch type {
    case .event: self = .event
    case .therapy: self = .therapy
    case .audiogram: self = .audiogram
    case .tinnitusMatch: self = .tinnitusMatch
    case .measurement: self = .measurement
    }
  }
}
