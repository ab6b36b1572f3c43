package import Calendar
package import FoundationEssentials

extension ScheduleState {
  /// - Parameters:
  ///   - fired: firings of the trigger, for a plan that follows one.
  ///   - quietHours: quiet hours that delay the instants of such a plan.
  func planner(
    of schedule: Schedule, for participantID: UUID, _ dayZero: CivilDate, _ zone: IANAZone,
    _ fired: [FiredTrigger], _ quietHours: QuietHours
  ) -> SchedulePlanner {
    SchedulePlanner(
      schedule: schedule, zone: zone, dayZero: dayZero,
      studyStart: studyStart.map { Instant(ceiling: $0) },
      studyEnd: studyEnd.map { Instant(ceiling: $0) },
      seed: seed(of: participantID), fired: fired, quietHours: quietHours)
  }

  func seed(of participantID: UUID) -> PlanSeed {
    PlanSeed(participantID, key.questionnaire, drawnAs: drawnAs)
  }
}

extension PlanSeed {
  /// - Parameter drawnAs: id of the schedule when it was planned first.
  init(_ participantID: UUID, _ key: QuestionnaireKey, drawnAs: String) {
    // Revisions share their draws: a date that a change does not affect keeps its instants.
    self.init(
      participant: participantID.bytes, studyID: key.studyID,
      questionnaireID: key.questionnaireID, revision: 1, scheduleID: drawnAs)
  }
}

extension UUID {
  /// Creates a custom UUID (RFC 9562 §5.8) from 16 bytes.
  init(custom bytes: [UInt8]) {
    var bytes = bytes
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    self.init(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
  }

  /// Bytes in the order of the text form.
  var bytes: [UInt8] {
    withUnsafeBytes(of: uuid) { Array($0) }
  }
}

/// Conversions from `Date`; plans use whole seconds.
extension Instant {
  /// Rounds down to a whole second.
  package init(flooring date: Date) {
    self.init(wholeSeconds: date.timeIntervalSince1970.rounded(.down))
  }

  /// Rounds up to a whole second.
  package init(ceiling date: Date) {
    self.init(wholeSeconds: date.timeIntervalSince1970.rounded(.up))
  }

  private init(wholeSeconds: Double) {
    // Events carry times from other programs; a number out of range must not stop the process.
    let range = Instant.range
    let clamped = min(max(wholeSeconds, Double(range.lowerBound)), Double(range.upperBound))
    self.init(secondsSinceEpoch: clamped.isNaN ? range.lowerBound : Int(clamped))
  }
}
