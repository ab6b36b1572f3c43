import Calendar
import Fields
import Messages

extension IngestionV1.HealthRecord {
  init(_ record: StoredRecord) {
    self.init(
      recordID: record.recordID.text, studyID: record.studyID,
      title: record.title, note: record.note, contents: record.contents.map { OneOfContents($0) },
      timeZone: record.timeZone, revision: record.revision,
      changeTime: GoogleProtobuf.Timestamp(record.changedAt),
      createTime: GoogleProtobuf.Timestamp(record.createdAt),
      updateTime: GoogleProtobuf.Timestamp(record.updatedAt), deleted: record.isDeleted)
  }
}

extension IngestionV1.HealthRecord.OneOfContents {
  fileprivate init(_ contents: RecordContents) {
    switch contents {
    case .event(let event):
      self = .event(
        IngestionV1.EventRecord(
          eventTime: event.time.map { GoogleProtobuf.Timestamp($0) },
          kind: event.kind.map { IngestionV1.VocabularyCode($0) }))
    case .therapy(let therapy):
      self = .therapy(
        IngestionV1.TherapyRecord(
          startDate: therapy.startDate, endDate: therapy.endDate,
          kind: therapy.kind.map { IngestionV1.VocabularyCode($0) }))
    case .audiogram(let audiogram): self = .audiogram(IngestionV1.AudiogramRecord(audiogram))
    case .tinnitusMatch(let match):
      self = .tinnitusMatch(IngestionV1.TinnitusMatchRecord(match))
    case .measurement(let measurement):
      self = .measurement(IngestionV1.MeasurementRecord(measurement))
    }
  }
}

extension IngestionV1.AudiogramRecord {
  fileprivate init(_ audiogram: AudiogramRecord) {
    self.init(
      measureTime: audiogram.time.map { GoogleProtobuf.Timestamp($0) },
      thresholds: audiogram.thresholds.map {
        IngestionV1.HearingThreshold(
          ear: IngestionV1.Ear($0.ear), frequency: $0.frequency, level: $0.level,
          masked: $0.isMasked, noResponse: $0.hasNoResponse,
          discomfortLevel: $0.discomfortLevel.map { GoogleProtobuf.DoubleValue($0) })
      })
  }
}

extension IngestionV1.TinnitusMatchRecord {
  fileprivate init(_ match: TinnitusMatchRecord) {
    self.init(
      measureTime: match.time.map { GoogleProtobuf.Timestamp($0) },
      matches: match.matches.map {
        IngestionV1.TinnitusMatch(
          ear: IngestionV1.Ear($0.ear), pitch: $0.pitch.map { GoogleProtobuf.DoubleValue($0) },
          timbre: $0.timbre.map { IngestionV1.VocabularyCode($0) },
          loudness: $0.loudness.map { GoogleProtobuf.DoubleValue($0) },
          maskingLevel: $0.maskingLevel.map { GoogleProtobuf.DoubleValue($0) })
      })
  }
}

extension IngestionV1.MeasurementRecord {
  fileprivate init(_ measurement: MeasurementRecord) {
    self.init(
      quantity: measurement.quantity.map { IngestionV1.VocabularyCode($0) },
      unit: measurement.unit,
      values: measurement.values.map {
        IngestionV1.MeasuredValue(
          measureTime: $0.time.map { GoogleProtobuf.Timestamp($0) }, value: $0.value,
          secondValue: $0.secondValue.map { GoogleProtobuf.DoubleValue($0) })
      })
  }
}

extension IngestionV1.VocabularyCode {
  fileprivate init(_ code: RecordCode) {
    self.init(version: code.version, code: code.code)
  }
}

extension IngestionV1.Ear {
  init(_ ear: Ear?) {
    switch ear {
    case .left: self = .left
    case .right: self = .right
    case .both: self = .both
    case nil: self = .unspecified
    }
  }
}

extension IngestionV1.RecordVerdict {
  /// - Parameter recordID: the id as sent.
  init(_ answer: SyncRecords.Answer, recordID: String) {
    let (verdict, violations): (IngestionV1.Verdict, [Violation]) =
      switch answer.verdict {
      case .created: (.created, [])
      case .exists: (.exists, [])
      case .conflict: (.conflict, [answer.reason].compactMap(\.self))
      case .rejected(let violations): (.rejected, violations)
      case .postponed(let violations): (.retryLater, violations)
      }
    self.init(
      recordID: recordID, verdict: verdict,
      violations: violations.map { IngestionV1.Violation($0) },
      record: answer.record.map { IngestionV1.HealthRecord($0) },
      retryDelay: GoogleProtobuf.Duration(retryAfter: answer.verdict))
  }
}
