import Bus
import Calendar
import Fields
import Messages
import Postgres

/// Publishes newly stored sheets. The participant is the subject, so their events keep their order.
struct SheetAcceptances: SheetEvents {
  let outbox: Outbox

  /// Event types whose subject is a participant's id.
  static var topics: Set<String> {
    [
      EventsV1.AnswerSheetAccepted.fullName, EventsV1.AnswerSheetAmended.fullName,
      EventsV1.PromptSettingsChanged.fullName, EventsV1.TriggerFired.fullName,
      EventsV1.ActivityStored.fullName,
    ]
  }

  var trace: CallTrace? {
    outbox.currentTrace.map { CallTrace(parent: $0.parent, state: $0.state) }
  }

  func announcement(of rows: [SheetRow]) throws -> SheetStore.Announcement? {
    let accepted = rows.map { event(of: $0) }
    let fired = rows.enumerated().flatMap { index, row in
      row.report.events(source: outbox.source, at: row.receivedAt, trace: EventTrace(row.trace))
        .map { (owner: index + 1, event: $0) }
    }
    guard !fired.isEmpty else {
      let published = try outbox.expressions(
        publishing: accepted,
        with: Outbox.StatementRows(
          table: "new", subject: "participant_id::text", time: "received_at", subjects: "counted"))
      return published.map {
        SheetStore.Announcement(
          columns: (Outbox.RowEvents.columns, $0.arguments), expressions: $0.expressions)
      }
    }
    // Trigger events follow the events of all sheets.
    let published = try outbox.expressions(
      publishing: accepted + fired.map(\.event),
      places: "SELECT place FROM new WHERE (SELECT count(*) FROM counted) > 0",
      owners: Array(1...accepted.count) + fired.map(\.owner))
    return published.map { SheetStore.Announcement(expressions: $0) }
  }

  func failed(with error: any Error) { outbox.failed(with: error) }

  func wake() { outbox.wake() }

  private func event(of row: SheetRow) -> Event {
    let participantID = row.participantID.text
    let message = EventsV1.AnswerSheetAccepted(
      sheetID: row.accepted.sheetID.text, participantID: participantID,
      studyID: row.sheet.studyID, questionnaireID: row.sheet.questionnaireID,
      version: UInt32(clamping: row.version),
      finishTime: GoogleProtobuf.Timestamp(
        Instant.told(
          row.accepted.countedAt, finishedAt: row.accepted.finishedAt, by: row.participantID,
          in: row.sheet.studyID
        ).date),
      notificationID: row.sheet.notificationID,
      receiveTime: GoogleProtobuf.Timestamp(row.receivedAt),
      scores: row.accepted.scores.map { IngestionV1.SheetScore(told: $0) },
      closing: IngestionV1.SheetClosing(row.closing),
      deviations: row.accepted.deviations.map(\.rawValue),
      groupID: row.accepted.groupID,
      answers: row.accepted.watchedAnswers.map { IngestionV1.Answer(told: $0) },
      empty: !row.accepted.fillsIn)
    return Event(
      source: outbox.source, type: EventsV1.AnswerSheetAccepted.fullName, subject: participantID,
      time: row.receivedAt,
      trace: EventTrace(row.trace), data: message.serialized())
  }
}

extension SheetRow {
  fileprivate var report: TriggerReport {
    TriggerReport(participantID: participantID, studyID: sheet.studyID, news: fired)
  }
}

extension EventTrace {
  fileprivate init?(_ trace: CallTrace?) {
    guard let trace else { return nil }
    self.init(parent: trace.parent, state: trace.state)
  }
}

extension IngestionV1.SheetScore {
  /// Creates a published score; texts of calculations are never published.
  init(told score: SheetScore) {
    self.init(
      scoreID: score.scoreID, value: score.value.map { GoogleProtobuf.DoubleValue($0) },
      band: score.band)
  }
}

extension IngestionV1.Answer {
  /// Creates a published answer; texts, dates and times are never published.
  init(told answer: Answer) {
    let value: OneOfValue? =
      switch answer.value {
      case .choice(let codes): .choice(IngestionV1.Codes(codes: codes))
      case .number(let number): .number(number)
      case .text, .date, .time, .dateTime, nil: nil
      }
    self.init(elementID: answer.elementID, value: value)
  }
}
