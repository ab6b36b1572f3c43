import Calendar
import Fields
import FoundationEssentials
import Messages
import QuestionnaireWire

extension PlanningV1.ExplainNotificationResponse {
  /// - Parameter studyID: study of the requesting staff, to which the answer is limited; nil if the
  ///   participant asks.
  init(_ explained: ExplainedNotification, studyID: String?, now: Date) {
    self.init(
      notification: PlanningV1.NotificationRecord(
        explained.record, isStaffs: studyID != nil, now: now),
      draw: explained.draw.map {
        PlanningV1.DrawExplanation($0, of: explained.record, isStaffs: studyID != nil)
      },
      placement: explained.draw?.explanation.placement.map {
        PlanningV1.PlacementExplanation(
          $0, rulesRevision: explained.record.rulesRevision ?? 0, studyID: studyID)
      },
      reproduced: explained.draw?.isReproduced
        ?? (explained.record.standing.origin == .staff),
      trigger: explained.draw.flatMap { draw in
        draw.explanation.followed.map {
          PlanningV1.TriggerExplanation(
            $0, cooldownMinutes: draw.cooldownMinutes ?? 0, isStaffs: studyID != nil)
        }
      })
  }
}

// Staff do not see what is the same in all studies of the participant: seeds, and ids derived from
// them, which could be traced to the participant's id; the time of planning; the participant's own
// rules.
extension PlanningV1.DrawExplanation {
  init(_ draw: ExplainedNotification.Draw, of kept: NotificationRecord, isStaffs: Bool) {
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
  /// - Parameter drawn: draw; nil for a fixed time.
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
      tellTime: isStaffs ? nil : GoogleProtobuf.Timestamp(fired.toldAt.date),
      seed: isStaffs ? "" : delay.seed.hexadecimal,
      lowestSeconds: UInt32(clamping: delay.bounds.lowerBound),
      highestSeconds: UInt32(clamping: delay.bounds.upperBound),
      delaySeconds: UInt32(clamping: delay.seconds),
      drawTime: GoogleProtobuf.Timestamp(delay.drawn.date),
      window: delay.window.map {
        // The range contains the instant, so it is not empty.
        PlanningV1.TimeRange(
          $0.lowerBound.secondsSinceEpoch...$0.upperBound.secondsSinceEpoch - 1)
      }, cooldownMinutes: UInt32(clamping: cooldownMinutes),
      optionDraw: followed.occurrence.draw.map { PlanningV1.OptionDraw($0) })
  }
}

extension PlanningV1.OptionDraw {
  /// Staff see the seed, which is a digest.
  init(_ draw: OccurrenceDraw) {
    self.init(
      options: draw.options.map { CatalogueV1.DrawOption($0) }, seed: draw.seed?.hexadecimal ?? "",
      number: UInt32(clamping: draw.number ?? 0), optionID: draw.optionID ?? "")
  }
}

extension PlanningV1.TimeRange {
  /// - Parameter seconds: seconds since 1970-01-01.
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
    let rules = studyID.map { placement.rules.only(of: $0) } ?? placement.rules
    self.init(
      rulesRevision: UInt32(clamping: rulesRevision), rulesJSON: rules.text,
      moved: placement.isMoved,
      quietHours: studyID == nil ? placement.quietHours.map { PlanningV1.TimeRange($0) } : [],
      neighbours: placement.neighbours.filter { studyID == nil || $0.studyID == studyID }
        .map { PlanningV1.PlacementNeighbour(notifyTime: GoogleProtobuf.Timestamp($0.at.date)) })
  }
}
