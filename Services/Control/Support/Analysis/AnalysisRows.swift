import Calendar

/// The rows of the tables for one participant.
struct AnalysisRows: Sendable {
  /// By questionnaire.
  let forms: [String: AnalysisForm]
  /// Whether the tables have the column of groups, which the arms of a trial are.
  let hasGroups: Bool

  /// Rows of ``AnalysisLayout/observations``: one for each item of each event, at least one.
  func observations(of person: AnalysisPerson) -> [[String]] {
    let joined = CivilDate(iso8601: person.status.joinedOn)
    return person.events.flatMap { event -> [[String]] in
      let head = personCells(person) + Self.time(event, since: joined) + Self.origin(event)
      return items(of: event).map { item in
        head + [item.elementID, item.kind, item.value, item.number, item.missing]
      }
    }
  }

  /// The row of ``AnalysisLayout/participants``.
  func participant(_ person: AnalysisPerson) -> [String] {
    let (status, events) = (person.status, person.events)
    // A sheet without a notification has the date of the device's clock.
    let days = events.filter { $0.prompt != nil || $0.sheet?.isClockImplausible != true }
      .compactMap(\.time?.date)
    let zones = events.map(Self.zone).filter { !$0.isEmpty }
    let system = events.last { !($0.sheet?.system ?? "").isEmpty }?.sheet?.system ?? ""
    func count(_ isCounted: (AnalysisPerson.Event) -> Bool) -> String {
      String(events.count(where: isCounted))
    }
    return personCells(person) + [
      status.activity, status.joinedOn, status.leftOn, status.consentVersion,
      status.consentLanguage, days.min()?.iso8601 ?? "",
      days.max()?.iso8601 ?? "", zones.last ?? "", String(Set(zones).count), system,
      count(\.isCounted), count { $0.isCounted && $0.compliance == "answered_in_time" },
      count { $0.isCounted && $0.compliance == "answered_late" }, count { $0.sheet != nil },
    ]
  }

  private func personCells(_ person: AnalysisPerson) -> [String] {
    let status = person.status
    return [status.participant] + (hasGroups ? [status.group] : []) + [status.isTest]
  }

  private func items(of event: AnalysisPerson.Event) -> [AnalysisForm.Cells] {
    let id = event.sheet?.questionnaireID ?? event.prompt?.questionnaireID ?? ""
    let reason = event.prompt?.missingReason ?? ""
    guard let form = forms[id] else { return [AnalysisForm.Cells(missing: reason)] }
    let cells = event.sheet.map(form.cells(of:)) ?? form.cells(missing: reason)
    return cells.isEmpty ? [AnalysisForm.Cells(missing: reason)] : cells
  }

  private static func zone(_ event: AnalysisPerson.Event) -> String {
    event.prompt?.timeZone ?? event.sheet?.timeZone ?? ""
  }

  private static func time(
    _ event: AnalysisPerson.Event, since joined: CivilDate?
  ) -> [String] {
    guard let time = event.time else { return ["", "", "", "", "", zone(event), ""] }
    let day = joined.map { time.date.dayNumber - $0.dayNumber }
    return [
      day.map(String.init) ?? "", day.map { String($0.flooredDivision(by: 7).quotient) } ?? "",
      time.date.iso8601,
      time.clock, String(time.date.dayOfWeek.rawValue), zone(event), String(time.offsetMinutes),
    ]
  }

  private static func origin(_ event: AnalysisPerson.Event) -> [String] {
    let (prompt, sheet) = (event.prompt, event.sheet)
    func seconds(_ end: Instant?, since start: Instant?) -> String {
      guard let end, let start else { return "" }
      return String(end.seconds(since: start))
    }
    return [
      sheet?.questionnaireID ?? prompt?.questionnaireID ?? "",
      sheet.map { String($0.version) } ?? "", prompt?.schedule ?? "", prompt?.origin ?? "",
      event.promptNumber.map(String.init) ?? "", prompt?.notificationID ?? "",
      sheet?.sheetID ?? "", event.sheetNumber.map(String.init) ?? "", event.compliance,
      seconds(prompt?.openedAt, since: prompt?.notifyAt),
      seconds(sheet?.startedAt, since: prompt?.notifyAt),
      seconds(sheet?.finishedAt, since: prompt?.notifyAt),
      seconds(sheet?.finishedAt, since: sheet?.startedAt), sheet?.closing ?? "",
      sheet?.revision ?? "", sheet?.deviations ?? "", sheet?.correction ?? "", sheet?.mark ?? "",
      sheet?.reviewState ?? "",
    ]
  }
}
