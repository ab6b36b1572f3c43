import Calendar
import Fields
import FoundationEssentials
import Messages
import PlanningApplication
import PlanningDomain

extension PlanningV1.ExplainNotificationResponse {
  /// - Parameter studyID: of the staff who asks, who learns nothing of other studies; nil: the participant asks.
  init(_ explained: ExplainedNotification, studyID: String?, now: Date) {
    self.init(
      notification: PlanningV1.NotificationRecord(explained.kept, now: now),
      draw: explained.draw.map {
        PlanningV1.DrawExplanation($0, of: explained.kept, isStaffs: studyID != nil)
      },
      placement: explained.draw?.explanation.placement.map {
        PlanningV1.PlacementExplanation(
          $0, rulesRevision: explained.kept.rulesRevision ?? 0, studyID: studyID)
      },
      reproduced: explained.draw?.explanation.isReproduced
        ?? (explained.kept.standing.origin == .staff),
      trigger: explained.draw.flatMap { draw in
        draw.explanation.followed.map {
          PlanningV1.TriggerExplanation(
            $0, cooldownMinutes: draw.cooldownMinutes ?? 0, isStaffs: studyID != nil)
        }
      })
  }
}

// Seeds, and ids that are made from them, can be traced back to the participant's id, the same in all studies: staff
// is shown neither.
extension PlanningV1.DrawExplanation {
  init(_ draw: ExplainedNotification.Draw, of kept: KeptNotification, isStaffs: Bool) {
    let (inputs, explanation) = (draw.revision.inputs, draw.explanation)
    let trace = explanation.trace
    self.init(
      revision: UInt32(clamping: draw.revision.number), timeZone: inputs.timeZone,
      tzdataVersion: kept.standing.timeZones ?? "", tzdataVersionNow: draw.timeZonesNow ?? "",
      scheduleJSON: draw.scheduleJSON, dayZero: inputs.dayZero?.iso8601 ?? "",
      studyStartTime: inputs.studyStart.map { GoogleProtobuf.Timestamp($0) },
      studyEndTime: inputs.studyEnd.map { GoogleProtobuf.Timestamp($0) },
      baseSeed: isStaffs ? "" : explanation.base.hexadecimal,
      seed: isStaffs ? "" : trace.seed?.hexadecimal ?? "",
      date: explanation.date.iso8601,
      windows: trace.ranges.map { PlanningV1.TimeRange($0) },
      lastPosition: UInt32(clamping: trace.ranges.reduce(0) { $0 + $1.count } - 1),
      steps: trace.wishes.enumerated().map { index, wish in
        PlanningV1.DrawStep(
          trace.steps.indices.contains(index) ? trace.steps[index] : nil, at: wish)
      }, step: UInt32(clamping: explanation.step.map { $0 + 1 } ?? 0),
      wishTime: GoogleProtobuf.Timestamp(explanation.wish.date))
  }
}

extension PlanningV1.DrawStep {
  /// - Parameter drawn: nil for a fixed time.
  init(_ drawn: DrawnPosition?, at wish: Instant) {
    let time = GoogleProtobuf.Timestamp(wish.date)
    guard let drawn else {
      self.init(drawTime: time)
      return
    }
    self.init(
      partFirst: UInt32(clamping: drawn.partFirst), partLast: UInt32(clamping: drawn.partLast),
      lowest: UInt32(clamping: drawn.lowest), highest: UInt32(clamping: drawn.highest),
      position: UInt32(clamping: drawn.position), drawTime: time,
      gapCorrected: drawn.isGapCorrected)
  }
}

extension PlanningV1.TriggerExplanation {
  init(_ followed: NotificationExplanation.Followed, cooldownMinutes: Int, isStaffs: Bool) {
    let (fired, delay) = (followed.occurrence.fired, followed.delay)
    self.init(
      triggerID: followed.occurrence.triggerID, occurrenceID: isStaffs ? "" : fired.id.text,
      fireTime: GoogleProtobuf.Timestamp(fired.firedAt.date),
      tellTime: GoogleProtobuf.Timestamp(fired.toldAt.date),
      seed: isStaffs ? "" : delay.seed.hexadecimal,
      lowestSeconds: UInt32(clamping: delay.bounds.lowerBound),
      highestSeconds: UInt32(clamping: delay.bounds.upperBound),
      delaySeconds: UInt32(clamping: delay.seconds),
      drawTime: GoogleProtobuf.Timestamp(delay.drawn.date),
      window: delay.window.map {
        // What is asked at lies within, so there is a second.
        PlanningV1.TimeRange(
          $0.lowerBound.secondsSinceEpoch...$0.upperBound.secondsSinceEpoch - 1)
      }, cooldownMinutes: UInt32(clamping: cooldownMinutes))
  }
}

extension UInt64 {
  /// 16 digits.
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension PlanningV1.TimeRange {
  /// - Parameter seconds: since 1970-01-01.
  init(_ seconds: ClosedRange<Int>) {
    func time(_ second: Int) -> GoogleProtobuf.Timestamp {
      GoogleProtobuf.Timestamp(Instant(secondsSinceEpoch: second).date)
    }
    self.init(startTime: time(seconds.lowerBound), endTime: time(seconds.upperBound))
  }
}

extension PlanningV1.PlacementExplanation {
  init(
    _ placement: NotificationExplanation.Placement, rulesRevision: Int, studyID: String?
  ) {
    let rules = studyID.map { placement.rules.without(studiesBut: $0) } ?? placement.rules
    self.init(
      rulesRevision: UInt32(clamping: rulesRevision), rulesJSON: rules.text,
      moved: placement.isMoved,
      quietHours: placement.quietHours.map { PlanningV1.TimeRange($0) },
      neighbours: placement.neighbours.filter { studyID == nil || $0.studyID == studyID }
        .map { PlanningV1.PlacementNeighbour(notifyTime: GoogleProtobuf.Timestamp($0.at.date)) })
  }
}
