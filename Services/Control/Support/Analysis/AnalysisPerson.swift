import Calendar
import Fields

/// Joins the notifications and sheets of one participant.
///
/// - A sheet belongs to the notification that it names, if that asks for its questionnaire. Of
///   several sheets of one notification the one finished first answers it, as in planning; the
///   others are `repeated`.
/// - The outcome of a notification is that of planning. Sheets are exported after notifications: one
///   that arrived in between answers its notification by its own time.
/// - A sheet without a notification, or whose notification is not exported, stands for itself.
struct AnalysisPerson: Sendable {
  /// A notification with the sheet that answers it, a notification alone, or a sheet alone.
  struct Event: Sendable {
    var prompt: AnalysisInput.Prompt?
    var sheet: AnalysisInput.Sheet?
    /// Number of the sheet among those of its notification, from 1; nil without both.
    var sheetNumber: Int?
    var compliance: String
    /// Time of the notification, or when the sheet was finished; nil if the zone is unknown.
    var time: AnalysisTime?
    /// Number of the notification on its day; nil for sheets, and for what was not planned.
    var promptNumber: Int?

    /// Whether it is one of the notifications that compliance reports count.
    var isCounted: Bool {
      prompt != nil && (sheetNumber ?? 1) == 1 && !["no_room", "displaced"].contains(compliance)
    }

    fileprivate var instant: Instant { prompt?.notifyAt ?? sheet?.finishedAt ?? .earliest }
  }

  let status: AnalysisInput.Person
  /// By time.
  private(set) var events: [Event]

  init(
    _ status: AnalysisInput.Person, prompts: [AnalysisInput.Prompt], sheets: [AnalysisInput.Sheet]
  ) {
    var status = status
    let prompts = prompts.sorted {
      ($0.notifyAt, $0.notificationID) < ($1.notifyAt, $1.notificationID)
    }
    let sheets = sheets.sorted { ($0.finishedAt, $0.sheetID) < ($1.finishedAt, $1.sheetID) }
    if status.group.isEmpty, status.joinedOn.isEmpty {
      // Planning no longer knows the participant.
      status.group = sheets.last?.group ?? prompts.last?.group ?? ""
    }
    if status.isTest.isEmpty { status.isTest = sheets.last?.isTest ?? prompts.last?.isTest ?? "" }
    self.status = status
    events = Self.numbered(Self.joined(prompts, sheets))
  }

  /// Removes the events of other days. Notifications keep their numbers on the day, and sheets their
  /// notifications, also at the ends of the period.
  ///
  /// - Returns: whether the participant belongs to the groups.
  mutating func select(_ filter: ExportFilter) -> Bool {
    guard filter.groupIDs.isEmpty || filter.groupIDs.contains(status.group) else { return false }
    guard filter.firstDate != nil || filter.lastDate != nil else { return true }
    events.removeAll { event in
      // Days of this form have the order of their texts.
      guard let date = event.time?.date.iso8601 else { return true }
      return filter.firstDate.map { date < $0 } ?? false
        || filter.lastDate.map { date > $0 } ?? false
    }
    return true
  }

  private static func joined(
    _ prompts: [AnalysisInput.Prompt], _ sheets: [AnalysisInput.Sheet]
  ) -> [Event] {
    let places = Dictionary(
      prompts.enumerated().map { ($1.notificationID, $0) }, uniquingKeysWith: { first, _ in first })
    var answers: [Int: [AnalysisInput.Sheet]] = [:]
    var events: [Event] = []
    for sheet in sheets {
      if let place = places[sheet.notificationID],
        prompts[place].questionnaireID == sheet.questionnaireID
      {
        answers[place, default: []].append(sheet)
      } else {
        events.append(
          Event(
            sheet: sheet,
            compliance: sheet.notificationID.isEmpty ? "unasked" : "notification_unknown",
            time: sheet.time))
      }
    }
    for (place, prompt) in prompts.enumerated() {
      let time = AnalysisTime(localTime: prompt.localTime, at: prompt.notifyAt)
      let own = answers[place] ?? []
      events.append(
        Event(
          prompt: prompt, sheet: own.first, sheetNumber: own.isEmpty ? nil : 1,
          compliance: prompt.compliance(answeredBy: own), time: time))
      for (number, sheet) in own.enumerated().dropFirst() {
        events.append(
          Event(
            prompt: prompt, sheet: sheet, sheetNumber: number + 1, compliance: "repeated",
            time: time))
      }
    }
    return events.sorted {
      ($0.instant, $0.prompt?.notificationID ?? "", $0.sheetNumber ?? 0, $0.sheet?.sheetID ?? "")
        < (
          $1.instant, $1.prompt?.notificationID ?? "", $1.sheetNumber ?? 0, $1.sheet?.sheetID ?? ""
        )
    }
  }

  /// Numbers the counted notifications of each day by the participant's calendar.
  private static func numbered(_ events: [Event]) -> [Event] {
    var counts: [CivilDate: Int] = [:]
    var numbers: [String: Int] = [:]
    return events.map { event in
      var event = event
      guard let prompt = event.prompt, let date = event.time?.date else { return event }
      if event.isCounted {
        counts[date, default: 0] += 1
        numbers[prompt.notificationID] = counts[date]
      }
      event.promptNumber = numbers[prompt.notificationID]
      return event
    }
  }
}

extension AnalysisInput.Prompt {
  /// - Parameter sheets: sheets of the notification, in the order in which they were finished.
  fileprivate func compliance(answeredBy sheets: [AnalysisInput.Sheet]) -> String {
    let isOpen = ["missed", "expired", "open", "dismissed"].contains(outcome)
    guard isOpen, let first = sheets.first(where: { !$0.isWithdrawn }) else { return outcome }
    return expiresAt.map { first.finishedAt > $0 } ?? false ? "answered_late" : "answered_in_time"
  }

  /// Why the items of a notification without a sheet have no values.
  var missingReason: String {
    switch outcome {
    case "answered_in_time", "answered_late": "sheet_not_exported"
    case "expired", "missed":
      !wasDelivered && !wasOpened
        ? (outcome == "expired" && !wasSent ? "not_sent" : "not_received")
        : wasOpened ? "abandoned" : "not_opened"
    default: outcome
    }
  }
}

extension AnalysisInput.Sheet {
  var isClockImplausible: Bool { deviations.split(separator: ";").contains("CLOCK_IMPLAUSIBLE") }

  /// When it was finished by the participant's clock; nil if the zone is unknown.
  fileprivate var time: AnalysisTime? {
    offsetMinutes.map { AnalysisTime(finishedAt, offsetMinutes: $0) }
  }
}
