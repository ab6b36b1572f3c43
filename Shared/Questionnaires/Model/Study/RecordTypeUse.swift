/// What a health record is about.
public enum RecordType: String, Sendable, Hashable, CaseIterable {
  /// Something that happened at one time (TNN §4).
  case event
  /// A treatment from a first day to a last one, or going on (TNN §4).
  case therapy
  /// Hearing thresholds by ear and frequency (TNN §4).
  case audiogram
  /// What a tinnitus sounds like, by ear (TNN §7).
  case tinnitusMatch = "tinnitus-match"
  /// Values over time, such as heart rate.
  case measurement

  /// Whether its records always have a kind, which a vocabulary names.
  public var needsVocabulary: Bool { self == .event || self == .therapy }
}

/// A type of health records that a study takes.
public struct RecordTypeUse: Sendable, Hashable {
  /// Nil when the definition names none.
  public var type: RecordType?
  /// Whose terms its codes are; empty: it has no codes.
  public var vocabularyID: String

  public init(type: RecordType?, vocabularyID: String = "") {
    self.type = type
    self.vocabularyID = vocabularyID
  }
}
