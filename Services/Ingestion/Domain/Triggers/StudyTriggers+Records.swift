public import Calendar
import Fields
import Questionnaires

extension StudyTriggers {
  /// What is to be told of a record that was made, changed or deleted.
  ///
  /// - Parameter dayBegins: when a date begins in the record's time zone; nil: it does not.
  public func news(
    of record: StoredRecord, dayBegins: (CivilDate, _ timeZone: String) -> Instant?
  ) -> [TriggerNews] {
    let cause = "record \(record.recordID.text)"
    var news: [TriggerNews] = []
    for watch in records where watch.cause.type == record.type {
      let firedAt = watch.cause.time(in: record)
      news.append(
        TriggerNews(
          triggerID: watch.triggerID, cause: cause, firedAt: firedAt ?? record.changedAt,
          isWithdrawn: firedAt == nil))
    }
    for watch in therapyEnds where record.type == .therapy {
      let firedAt = watch.cause.date(in: record).flatMap { dayBegins($0, record.timeZone) }
      news.append(
        TriggerNews(
          triggerID: watch.triggerID, cause: cause, firedAt: firedAt ?? record.changedAt,
          isWithdrawn: firedAt == nil))
    }
    // Of what was never told nothing need be taken back.
    return record.revision == 1 ? news.filter { !$0.isWithdrawn } : news
  }

  /// The dates on which a record tells of therapies' ends, as triggers count them.
  public func therapyEnds(in record: StoredRecord) -> [CivilDate] {
    therapyEnds.compactMap { $0.cause.date(in: record) }
  }

  /// What a listening session that was stored fires; none whose clock cannot be right.
  public func fired(by session: AcceptedSession) -> [TriggerNews] {
    guard !session.deviations.contains(.clockImplausible) else { return [] }
    let endedAt = session.startedAt.advanced(byMicroseconds: session.netMilliseconds * 1000)
    return sessions.filter { $0.cause.isMet(by: session) }.map { watch in
      TriggerNews(
        triggerID: watch.triggerID, cause: "session \(session.sessionID.text)", firedAt: endedAt)
    }
  }
}

extension RecordCause {
  /// When what it waits for happened; nil: the record does not meet it.
  fileprivate func time(in record: StoredRecord) -> Instant? {
    switch record.contents {
    case .event(let event): has(event.kind) ? event.time?.instant : nil
    // Its days say nothing about when something happened.
    case .therapy(let therapy): has(therapy.kind) ? record.changedAt : nil
    case .audiogram(let audiogram): audiogram.time?.instant
    case .tinnitusMatch(let match): match.time?.instant
    case .measurement(let measurement): has(measurement.quantity) ? time(in: measurement) : nil
    case nil: nil
    }
  }

  private func has(_ code: RecordCode?) -> Bool {
    kinds.isEmpty || code.map { kinds.contains($0.code) } ?? false
  }

  private func time(in measurement: MeasurementRecord) -> Instant? {
    guard let value else { return measurement.values.first?.time?.instant }
    guard measurement.unit == value.unit else { return nil }
    return measurement.values.lazy.filter { value.isMet(by: $0) }.compactMap(\.time?.instant).first
  }
}

extension RecordCause.Value {
  fileprivate func isMet(by measured: MeasurementRecord.Value) -> Bool {
    guard let number, let comparison,
      let given = isSecond ? measured.secondValue : measured.value
    else { return false }
    return comparison.holds(given, number) ?? false
  }
}

extension TherapyEndCause {
  /// On which it happens; nil: the record tells of no end.
  fileprivate func date(in record: StoredRecord) -> CivilDate? {
    guard case .therapy(let therapy)? = record.contents,
      kinds.isEmpty || therapy.kind.map({ kinds.contains($0.code) }) ?? false
    else { return nil }
    return CivilDate(iso8601: therapy.endDate)?.adding(days: Int(days))
  }
}

extension ListeningCause {
  fileprivate func isMet(by session: AcceptedSession) -> Bool {
    session.netMilliseconds >= Int64(minutesMin) * 60_000
      && (collectionID.isEmpty || session.session.collectionID == collectionID)
  }
}
