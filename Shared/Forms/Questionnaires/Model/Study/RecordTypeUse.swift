/// Type of a health record.
public enum RecordType: String, Sendable, Hashable, CaseIterable {
  /// Something at a single time (TNN §4).
  case event
  /// A treatment with a first day and a last day, or ongoing (TNN §4).
  case therapy
  /// Hearing thresholds by ear and frequency (TNN §4).
  case audiogram
  /// The sound of a tinnitus, by ear (TNN §7).
  case tinnitusMatch = "tinnitus-match"
  /// Values over time, such as heart rate.
  case measurement

  /// Whether its records always have a kind from a vocabulary.
  public var needsVocabulary: Bool { self == .event || self == .therapy }
}

/// A type of health records that a study accepts.
public struct RecordTypeUse: Sendable, Hashable {
  public var type: RecordType?
  /// Vocabulary of its codes; empty if it has no codes.
  public var vocabularyID: String

  public init(type: RecordType?, vocabularyID: String = "") {
    self.type = type
    self.vocabularyID = vocabularyID
  }
}
