import Calendar
import Fields
import Messages

// Conversions between health record messages and domain values, without checks.

extension RecordChange {
  init(_ message: IngestionV1.RecordChange) {
    let record = message.record ?? IngestionV1.HealthRecord()
    self.init(
      baseRevision: message.baseRevision, record: HealthRecord(record),
      isDeletion: record.deleted)
  }
}

extension HealthRecord {
  fileprivate init(_ message: IngestionV1.HealthRecord) {
    let contents: RecordContents? =
      switch message.contents {
      case .event(let event):
        .event(
          EventRecord(
            time: event.eventTime.map { DeviceTime($0) }, kind: event.kind.map { RecordCode($0) }))
      case .therapy(let therapy):
        .therapy(
          TherapyRecord(
            startDate: TypedText.withASCIIDigits(therapy.startDate),
            endDate: TypedText.withASCIIDigits(therapy.endDate),
            kind: therapy.kind.map { RecordCode($0) }))
      case .audiogram(let audiogram): .audiogram(AudiogramRecord(audiogram))
      case .tinnitusMatch(let match): .tinnitusMatch(TinnitusMatchRecord(match))
      case .measurement(let measurement): .measurement(MeasurementRecord(measurement))
      case nil: nil
      }
    self.init(
      recordID: message.recordID, studyID: message.studyID, title: message.title,
      note: message.note, contents: contents, timeZone: message.timeZone.asLabel,
      changedAt: message.changeTime.map { DeviceTime($0) })
  }
}

extension AudiogramRecord {
  fileprivate init(_ message: IngestionV1.AudiogramRecord) {
    self.init(
      time: message.measureTime.map { DeviceTime($0) },
      thresholds: message.thresholds.map {
        Threshold(
          ear: Ear($0.ear), frequency: $0.frequency, level: $0.level, isMasked: $0.masked,
          hasNoResponse: $0.noResponse, discomfortLevel: $0.discomfortLevel?.value)
      })
  }
}

extension TinnitusMatchRecord {
  fileprivate init(_ message: IngestionV1.TinnitusMatchRecord) {
    self.init(
      time: message.measureTime.map { DeviceTime($0) },
      matches: message.matches.map {
        Match(
          ear: Ear($0.ear), pitch: $0.pitch?.value, timbre: $0.timbre.map { RecordCode($0) },
          loudness: $0.loudness?.value, maskingLevel: $0.maskingLevel?.value)
      })
  }
}

extension MeasurementRecord {
  fileprivate init(_ message: IngestionV1.MeasurementRecord) {
    self.init(
      quantity: message.quantity.map { RecordCode($0) }, unit: message.unit,
      values: message.values.map {
        Value(
          time: $0.measureTime.map { DeviceTime($0) }, value: $0.value,
          secondValue: $0.secondValue?.value)
      })
  }
}

extension RecordCode {
  fileprivate init(_ message: IngestionV1.VocabularyCode) {
    self.init(version: message.version, code: message.code)
  }
}

extension Ear {
  /// Nil if unspecified or unknown to this release.
  init?(_ message: IngestionV1.Ear) {
    switch message {
    case .left: self = .left
    case .right: self = .right
    case .both: self = .both
    case .unspecified, .unrecognized: return nil
    }
  }
}
