import Calendar
import Fields
import FoundationEssentials
import Questionnaires

extension StudyTriggers {
  /// Returns the trigger events of a record that was created, changed or deleted.
  ///
  /// - Parameter zones: for the days of a therapy; they are days in UTC if its time zone is unknown.
  func news(of record: StoredRecord, zones: ZoneDatabase) -> [TriggerNews] {
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
      let firedAt = watch.cause.date(in: record).map { date in
        (zones.zone(record.timeZone) ?? .utc).start(of: LocalTime(date, minuteOfDay: 0))
      }
      news.append(
        TriggerNews(
          triggerID: watch.triggerID, cause: cause, firedAt: firedAt ?? record.changedAt,
          isWithdrawn: firedAt == nil))
    }
    // A new record has no earlier event to withdraw.
    return record.revision == 1 ? news.filter { !$0.isWithdrawn } : news
  }

  /// Returns the triggers fired by a stored listening session; none for an implausible clock.
  func fired(by session: AcceptedSession) -> [TriggerNews] {
    guard !session.deviations.contains(.clockImplausible) else { return [] }
    return news(
      ofSession: session.sessionID, of: session.session.collectionID,
      startedAt: session.startedAt, countedAt: session.countedAt,
      netMilliseconds: session.netMilliseconds, isWithdrawn: false)
  }

  /// Returns the trigger events of a withdrawn listening session.
  func withdrawn(by session: SessionRecord) -> [TriggerNews] {
    guard !session.deviations.contains(Deviation.clockImplausible.rawValue) else { return [] }
    return news(
      ofSession: session.sessionID, of: session.collectionID, startedAt: session.startedAt,
      countedAt: session.countedAt, netMilliseconds: session.netMilliseconds, isWithdrawn: true)
  }

  private func news(
    ofSession sessionID: UUID, of collectionID: String, startedAt: Instant, countedAt: Instant,
    netMilliseconds: Int64, isWithdrawn: Bool
  ) -> [TriggerNews] {
    let endedAt = countedAt.advanced(byMicroseconds: netMilliseconds * 1000)
    return sessions.filter { $0.cause.isMet(by: netMilliseconds, of: collectionID) }.map { watch in
      TriggerNews(
        triggerID: watch.triggerID, cause: "session \(sessionID.text)", firedAt: endedAt,
        isByReceipt: countedAt != startedAt, isWithdrawn: isWithdrawn)
    }
  }
}

extension RecordCause {
  /// Returns when the awaited event happened; nil if the record does not match.
  fileprivate func time(in record: StoredRecord) -> Instant? {
    switch record.contents {
    case .event(let event): has(event.kind) ? event.time?.instant : nil
    // The days of a therapy do not tell when something happened.
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
  /// Returns the date of the cause; nil if the record has no end, or for a date outside the years 1
  /// to 9999.
  fileprivate func date(in record: StoredRecord) -> CivilDate? {
    guard case .therapy(let therapy)? = record.contents,
      kinds.isEmpty || therapy.kind.map({ kinds.contains($0.code) }) ?? false
    else { return nil }
    let date = CivilDate(iso8601: therapy.endDate)?.adding(days: Int(days))
    return date.flatMap { (1...9999).contains($0.components.year) ? $0 : nil }
  }
}

extension ListeningCause {
  fileprivate func isMet(by netMilliseconds: Int64, of collectionID: String) -> Bool {
    netMilliseconds >= Int64(minutesMin) * 60_000
      && (self.collectionID.isEmpty || self.collectionID == collectionID)
  }
}
