import Calendar
internal import Fields
import FoundationEssentials

/// The validation of one change. Collects everything that is wrong instead of stopping at the first.
///
/// A deletion needs no membership: what participants keep for themselves they may take away after they have
/// left, too. Everything else is judged by the time at which it was changed, as sheets are by the time at which
/// they were finished: what comes late from before a departure is taken.
public struct RecordValidation {
  let change: RecordChange
  let record: HealthRecord
  let context: RecordContext
  var violations: ViolationList
  /// What must be known, or come to an end, before the change can be accepted.
  var obstacles: [Violation] = []
  /// Whether the device can have known no newer rules of the study when the record was changed.
  var areRulesSettled = true
  /// Whose terms the record's codes are.
  var vocabularyID = ""

  /// - Parameter violationCountMax: most that are listed.
  private init(_ change: RecordChange, in context: RecordContext, violationCountMax: Int) {
    self.change = change
    record = change.record
    self.context = context
    violations = ViolationList(countMax: violationCountMax)
  }

  /// A decision for each change, in order.
  public static func decide(
    _ changes: [RecordChange], in context: RecordContext
  ) -> [RecordDecision] {
    let countMax = context.limits.violationCountMax(changes: changes.count)
    return changes.map { change in
      var validation = RecordValidation(change, in: context, violationCountMax: countMax)
      return validation.decide()
    }
  }

  private mutating func decide() -> RecordDecision {
    let recordID = checkRecordID()
    let isNamed = checkStudyID()
    if !change.isDeletion { checkTexts() }
    let changedAt = checkTime(record.changedAt, "record.change_time")
    if !change.isDeletion {
      checkTimeZone()
      checkContents()
      if isNamed, checkEnrolment() { checkStudy() }
    }
    guard violations.isEmpty else { return .rejected(violations.reported) }
    guard obstacles.isEmpty, let recordID, let changedAt else { return .postponed(obstacles) }
    return .accepted(
      AcceptedRecordChange(
        recordID: recordID, changedAt: changedAt, vocabularyID: vocabularyID, change: change))
  }

  mutating func waits(for reason: Reason, _ field: String, _ description: String) {
    guard !obstacles.contains(where: { $0.reason == reason }) else { return }
    obstacles.append(Violation(field: field, reason: reason, description: description))
  }

  // MARK: - Head

  private mutating func checkRecordID() -> UUID? {
    guard let recordID = UUID(text: record.recordID) else {
      violations.add(
        .recordIDInvalid, "record.record_id", "\(record.recordID.quotedExcerpt) is not a UUID")
      return nil
    }
    return recordID
  }

  private mutating func checkStudyID() -> Bool {
    guard !IdentifierSyntax.isID(record.studyID) else { return true }
    let fault = record.studyID.isEmpty ? FieldFault.missing : .notAnID
    violations.add(
      record.studyID.isEmpty ? .required : .idInvalid, "record.study_id", fault.description)
    return false
  }

  private mutating func checkTexts() {
    let needsTitle = record.contents?.type.needsVocabulary ?? false
    if needsTitle, record.title.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      violations.add(.required, "record.title", FieldFault.missing.description)
    }
    checkText(record.title, "record.title", lengthMax: context.limits.titleLengthMax)
    checkText(record.note, "record.note", lengthMax: context.limits.noteLengthMax)
  }

  private mutating func checkText(_ text: String, _ field: String, lengthMax: Int) {
    if text.unicodeScalars.count > lengthMax {
      violations.add(.textTooLong, field, "longer than \(lengthMax) characters")
    }
    if text.utf8.contains(0) { violations.add(.textInvalid, field, "contains U+0000") }
  }

  private mutating func checkTimeZone() {
    let name = record.timeZone
    guard !name.isASCII || !context.timeZones.contains(name) else { return }
    let field = "record.time_zone"
    if name.isEmpty {
      violations.add(.required, field, FieldFault.missing.description)
    } else if name.isASCII, name.utf8.count <= 64, context.timeZones.hasArea(of: name) {
      waits(
        for: .timeZoneNotYetKnown, field,
        "\(name.quotedExcerpt) is no IANA time zone that is known here")
    } else {
      violations.add(.timeZoneUnknown, field, FieldFault.notATimeZone(name).description)
    }
  }

  /// Nil when the time is absent or unusable.
  @discardableResult
  mutating func checkTime(_ time: DeviceTime?, _ field: @autoclosure () -> String) -> Instant? {
    guard let time else {
      violations.add(.timeMissing, field(), FieldFault.missing.description)
      return nil
    }
    guard let instant = time.instant else {
      violations.add(.timeInvalid, field(), FieldFault.notATime.description)
      return nil
    }
    return instant
  }
}
