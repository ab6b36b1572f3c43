public import Calendar
public import FoundationEssentials

/// Everything that one participant's changes are validated against.
public struct RecordContext: Sendable {
  public var now: Instant
  /// Names of the IANA time zones.
  public var timeZones: Set<String>
  /// By study; not listed: none.
  public var enrolments: [String: Enrolment] = [:]
  /// By study; not listed: unavailable.
  public var studies: [String: Resolution<StudyRules>] = [:]
  /// When consents to replaced texts end, by study; not listed: they hold.
  public var consentEnds: [String: Instant] = [:]
  /// Not listed: unavailable.
  public var vocabularies: [LibraryVersion: Resolution<PreparedLibraryEntry>] = [:]
  public var limits: RecordLimits

  public init(now: Instant, timeZones: Set<String>, limits: RecordLimits = RecordLimits()) {
    self.now = now
    self.timeZones = timeZones
    self.limits = limits
  }

  /// The time by which a change is judged: when it was made, or where that cannot be right yet, now. Nil
  /// when it has no usable time.
  public func judgedAt(_ record: HealthRecord) -> Instant? {
    guard let changedAt = record.changedAt?.instant else { return nil }
    let latest = now.advanced(byMicroseconds: limits.futureToleranceMicroseconds)
    return changedAt > latest ? now : changedAt
  }

  /// The versions of vocabularies that the record's codes are of.
  public func libraryVersions(for record: HealthRecord) -> Set<LibraryVersion> {
    guard let contents = record.contents,
      case .known(let rules) = studies[record.studyID],
      let vocabularyID = rules.recordVocabularies[contents.type], !vocabularyID.isEmpty
    else { return [] }
    return Set(
      contents.codes.map { LibraryVersion(.vocabulary, vocabularyID, version: $0.version) })
  }
}

/// A change that validation let pass.
public struct AcceptedRecordChange: Sendable, Hashable {
  public var recordID: UUID
  public var changedAt: Instant
  /// Whose terms its codes are; empty: it has none.
  public var vocabularyID: String
  public var change: RecordChange

  public init(
    recordID: UUID, changedAt: Instant, vocabularyID: String = "", change: RecordChange
  ) {
    self.recordID = recordID
    self.changedAt = changedAt
    self.vocabularyID = vocabularyID
    self.change = change
  }
}

/// What validation says about a change, before it is compared with what is stored.
public enum RecordDecision: Sendable, Hashable {
  case accepted(AcceptedRecordChange)
  /// Never acceptable as it is.
  case rejected([Violation])
  /// Not decidable now, or not acceptable as long as something lasts.
  case postponed([Violation])

  public func waits(for reason: Reason) -> Bool {
    if case .postponed(let violations) = self {
      violations.contains { $0.reason == reason }
    } else {
      false
    }
  }
}
