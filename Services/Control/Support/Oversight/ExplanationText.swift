import Foundation
import Messages

/// Explanation of how a notification was planned.
struct ExplanationText: Sendable {
  private let explained: PlanningV1.ExplainNotificationResponse

  init(_ explained: PlanningV1.ExplainNotificationResponse) {
    self.explained = explained
  }

  var lines: [String] {
    guard let notification = explained.notification else { return [] }
    var lines = head(notification)
    if let draw = explained.draw { lines += Self.lines(draw, zone) }
    if let trigger = explained.trigger { lines += self.lines(trigger) }
    if let placement = explained.placement { lines += self.lines(placement) }
    if explained.draw == nil {
      lines.append(
        notification.origin == .staff
          ? "The study's staff chose this instant; there was no random draw."
          : "Its time zone, or the input of the draw, is no longer known.")
    }
    lines.append(
      explained.reproduced
        ? "Reproduced: repeating the draw gives the same instant."
        : "NOT reproduced: repeating the draw gives another instant.")
    return lines.map(LogSafeText.text)
  }

  /// Time zone of the draw.
  private var zone: TimeZone {
    explained.draw.flatMap { TimeZone(identifier: $0.timeZone) } ?? .gmt
  }

  private func head(_ notification: PlanningV1.NotificationRecord) -> [String] {
    var lines = [
      "notification  \(notification.notificationID)",
      "asks for      \(notification.questionnaireID)"
        + (notification.scheduleID.isEmpty ? "" : ", schedule \(notification.scheduleID)"),
      "at            \(Self.text(notification.notifyTime, zone))",
      "state         \(caseWords(notification.state))",
    ]
    if let reason = notification.reasonWord { lines.append("not planned   \(reason)") }
    if let planTime = notification.planTime {
      lines.append("planned       \(day(planTime)), in UTC")
    }
    return lines
  }

  private static func lines(_ draw: PlanningV1.DrawExplanation, _ zone: TimeZone) -> [String] {
    var lines = [
      "revision      \(draw.revision), in \(draw.timeZone)",
      "time zones    \(draw.tzdataVersion.isEmpty ? "not known" : draw.tzdataVersion)"
        + ", now \(draw.tzdataVersionNow.isEmpty ? "not known" : draw.tzdataVersionNow)",
      "schedule      \(draw.scheduleJSON)",
      "day 0         \(draw.dayZero.isEmpty ? "not relevant" : draw.dayZero)",
      "study         \(draw.studyStartTime.map { text($0, zone) } ?? "open") to "
        + (draw.studyEndTime.map { text($0, zone) } ?? "open"),
      "date          \(draw.date)",
    ]
    if !draw.seed.isEmpty { lines.append("seed          \(draw.seed), of base \(draw.baseSeed)") }
    for window in draw.windows {
      lines.append(
        "window        \(text(window.startTime, zone)) to \(text(window.endTime, zone))")
    }
    if !draw.windows.isEmpty { lines.append("positions     0 to \(draw.lastPosition)") }
    for (index, step) in draw.steps.enumerated() {
      let mark = index + 1 == Int(draw.step) ? " <-" : ""
      let time = text(step.drawTime, zone)
      if draw.windows.isEmpty {
        lines.append("time \(index + 1)        \(time)\(mark)")
      } else {
        let part = "part \(step.partFirst)-\(step.partLast)"
        let range = "from \(step.lowest)-\(step.highest)\(step.gapCorrected ? " (gap)" : "")"
        lines.append(
          "draw \(index + 1)        \(part), \(range): \(step.position) = \(time)\(mark)")
      }
    }
    return lines
  }

  private func lines(_ trigger: PlanningV1.TriggerExplanation) -> [String] {
    var lines = [
      "follows       trigger \(trigger.triggerID)"
        + (trigger.occurrenceID.isEmpty ? "" : ", occurrence \(trigger.occurrenceID)"),
      "fired         \(Self.text(trigger.fireTime, zone))",
      "delay         \(trigger.delaySeconds) s of \(trigger.lowestSeconds) to "
        + "\(trigger.highestSeconds) s"
        + (trigger.seed.isEmpty ? "" : ", seed \(trigger.seed)"),
      "from then     \(Self.text(trigger.drawTime, zone))",
    ]
    if let tellTime = trigger.tellTime {
      lines.insert("reported      \(Self.text(tellTime, zone))", at: 2)
    }
    if let window = trigger.window {
      lines.append(
        "window        \(Self.text(window.startTime, zone)) to \(Self.text(window.endTime, zone))")
    }
    lines.append("cooldown      \(trigger.cooldownMinutes) min")
    if let draw = trigger.optionDraw {
      let options = draw.options.map { "\($0.optionID) \($0.partsPerMillion)" }
      lines.append(
        "drawn         \(draw.optionID): \(draw.number) of 1000000, seed \(draw.seed), "
          + "options \(options.joined(separator: ", "))")
    }
    return lines
  }

  private func lines(_ placement: PlanningV1.PlacementExplanation) -> [String] {
    var lines = ["rules         \(placement.rulesRevision): \(placement.rulesJSON)"]
    for quiet in placement.quietHours {
      lines.append(
        "quiet hours   \(Self.text(quiet.startTime, zone)) to \(Self.text(quiet.endTime, zone))")
    }
    for neighbour in placement.neighbours {
      lines.append("beside        \(Self.text(neighbour.notifyTime, zone))")
    }
    lines.append(
      placement.moved
        ? "moved         from \(Self.text(explained.draw?.wishTime, zone))"
        : "moved         no: it is at the time of its schedule")
    return lines
  }

  private static func text(_ time: GoogleProtobuf.Timestamp?, _ zone: TimeZone) -> String {
    guard let time else { return "-" }
    var style = Date.ISO8601FormatStyle(timeZone: zone)
    style = style.year().month().day().dateTimeSeparator(.space).time(
      includingFractionalSeconds: false)
    return time.date.formatted(style)
  }
}
