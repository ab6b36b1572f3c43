import Calendar
import Fields
import FoundationEssentials

/// Validates one change. Collects all violations instead of stopping at the first.
///
/// A deletion needs no enrolment: participants may delete their records after leaving a study.
/// Other changes are validated as of the time of the change, so late changes from before a
/// departure are accepted.
struct RecordValidation: StudyValidation {
  var change: RecordChange
  let record: HealthRecord
  let context: ValidationContext
  var violations: ViolationList
  /// Reasons to postpone the change.
  var obstacles: [Violation] = []
  /// Implausible times are replaced, and records have no marks.
  var deviations: [Deviation] = []
  var areRulesSettled = true
  /// The vocabulary of the record's codes.
  var vocabularyID = ""

  var studyID: String { record.studyID }
  var happenedAt: Instant? { record.changedAt?.instant }
  static var path: String { "record." }
  static var timeField: String { "change_time" }
  static var happening: String { "changed" }
  static var mayPredateJoining: Bool { false }

  /// - Parameter violationCountMax: maximum number of reported violations.
  private init(_ change: RecordChange, in context: ValidationContext, violationCountMax: Int) {
    self.change = change
    record = change.record
    self.context = context
    violations = ViolationList(countMax: violationCountMax)
  }

  /// Returns a decision per change, in order.
  static func decide(
    _ changes: [RecordChange], in context: ValidationContext
  ) -> [Decision<AcceptedRecordChange>] {
    let countMax = context.recordLimits.violationCountMax(changes: changes.count)
    return changes.map { change in
      var validation = RecordValidation(change, in: context, violationCountMax: countMax)
      return validation.decide()
    }
  }

  private mutating func decide() -> Decision<AcceptedRecordChange> {
    let recordID = checkUUID(record.recordID, "record_id", .recordIDInvalid)
    let isNamed =
      IdentifierSyntax.isID(studyID)
      || checkNames([("study_id", studyID.isEmpty ? .missing : .notAnID)])
    if !change.isDeletion { checkTexts() }
    let changedAt = requireTime(record.changedAt, "record.change_time")
    if !change.isDeletion {
      if let zone = checkTimeZone(record.timeZone) { change.record.timeZone = zone.name }
      checkContents()
      if isNamed, isEnrolled() { checkStudy() }
    }
    guard violations.isEmpty else { return .rejected(violations.reported) }
    guard obstacles.isEmpty, let recordID, let changedAt else { return .postponed(obstacles) }
    return .accepted(
      AcceptedRecordChange(
        recordID: recordID, changedAt: changedAt, vocabularyID: vocabularyID, change: change))
  }

  private mutating func checkTexts() {
    let needsTitle = record.contents?.type.needsVocabulary ?? false
    if needsTitle, record.title.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      violations.add(.required, "record.title", FieldFault.missing.description)
    }
    checkText(record.title, "record.title", lengthMax: context.recordLimits.titleLengthMax)
    checkText(record.note, "record.note", lengthMax: context.recordLimits.noteLengthMax)
  }

  private mutating func checkText(_ text: String, _ field: String, lengthMax: Int) {
    if text.isLonger(than: lengthMax) {
      violations.add(.textTooLong, field, "longer than \(lengthMax) characters")
    }
    if text.utf8.contains(0) { violations.add(.textInvalid, field, "contains U+0000") }
  }

  /// Returns nil if the time is absent or invalid.
  @discardableResult
  mutating func requireTime(
    _ time: DeviceTime?, _ field: @autoclosure () -> String
  ) -> Instant? {
    if time == nil { violations.add(.timeMissing, field(), FieldFault.missing.description) }
    return checkTime(time, field())
  }
}
