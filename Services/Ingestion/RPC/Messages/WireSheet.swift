import Calendar
import Fields
import FoundationEssentials
import Messages

// Conversions between API messages and domain values, without checks. What clients may write in
// several ways has one spelling from here on, and what a device says about itself is cut
// (`String.asLabel`).

extension AnswerSheet {
  init(_ message: IngestionV1.AnswerSheet) {
    self.init(
      sheetID: message.sheetID, studyID: message.studyID,
      questionnaireID: message.questionnaireID, version: message.version,
      contentHash: message.contentHash.asciiLowercased,
      startedAt: message.startTime.map { DeviceTime($0) },
      finishedAt: message.finishTime.map { DeviceTime($0) }, timeZone: message.timeZone.asLabel,
      notificationID: UUID(text: message.notificationID)?.text ?? message.notificationID,
      closing: SheetClosing(message.closing),
      appVersion: message.appVersion.asLabel, platform: message.platform.asLabel,
      answers: message.answers.map { Answer($0) },
      noise: message.noise.map {
        NoiseMeasurement(
          measuredAt: $0.measureTime.map { DeviceTime($0) }, level: $0.level,
          unit: NoiseUnit($0.unit))
      },
      positions: message.positions.map {
        PositionMeasurement(
          measuredAt: $0.measureTime.map { DeviceTime($0) }, latitude: $0.latitude,
          longitude: $0.longitude, altitude: $0.altitude?.value)
      },
      referencedAnswers: message.referencedAnswers.map {
        // An empty id, which the domain has for the profile, names no questionnaire.
        ReferencedAnswer(
          questionnaireID: $0.questionnaireID.isEmpty ? "?" : $0.questionnaireID,
          elementID: $0.elementID, codes: $0.codes,
          number: $0.number?.value, text: TypedText.composed($0.text))
      } + message.profileValues.map { ReferencedAnswer($0) },
      device: message.device.map { Device($0) } ?? Device())
  }
}

extension ReferencedAnswer {
  fileprivate init(_ message: IngestionV1.ProfileValue) {
    switch message.value {
    case .text(let text)?: self.init(profileField: message.field, text: TypedText.composed(text))
    case .number(let number)?: self.init(profileField: message.field, number: number)
    case nil: self.init(profileField: message.field)
    }
  }
}

extension IngestionV1.ProfileValue {
  fileprivate init(_ value: ReferencedAnswer) {
    self.init(
      field: value.elementID, value: value.number.map { .number($0) } ?? .text(value.text))
  }
}

extension IngestionV1.AnswerSheet {
  init(_ sheet: AnswerSheet) {
    self.init(
      sheetID: sheet.sheetID, studyID: sheet.studyID, questionnaireID: sheet.questionnaireID,
      version: sheet.version, contentHash: sheet.contentHash,
      startTime: sheet.startedAt.map { GoogleProtobuf.Timestamp($0) },
      finishTime: sheet.finishedAt.map { GoogleProtobuf.Timestamp($0) },
      timeZone: sheet.timeZone, notificationID: sheet.notificationID,
      appVersion: sheet.appVersion, platform: sheet.platform,
      answers: sheet.answers.map { IngestionV1.Answer($0) },
      noise: sheet.noise.map {
        IngestionV1.NoiseMeasurement(
          measureTime: $0.measuredAt.map { GoogleProtobuf.Timestamp($0) }, level: $0.level,
          unit: $0.unit.map { IngestionV1.NoiseUnit($0) } ?? .unspecified)
      },
      positions: sheet.positions.map {
        IngestionV1.PositionMeasurement(
          measureTime: $0.measuredAt.map { GoogleProtobuf.Timestamp($0) }, latitude: $0.latitude,
          longitude: $0.longitude, altitude: $0.altitude.map { GoogleProtobuf.DoubleValue($0) })
      },
      referencedAnswers: sheet.referencedAnswers.filter { !$0.isProfileValue }.map {
        IngestionV1.ReferencedAnswer(
          questionnaireID: $0.questionnaireID, elementID: $0.elementID, codes: $0.codes,
          number: $0.number.map { GoogleProtobuf.DoubleValue($0) }, text: $0.text)
      },
      closing: sheet.closing.map { IngestionV1.SheetClosing($0) } ?? .unspecified,
      device: sheet.device == Device() ? nil : IngestionV1.Device(sheet.device))
    profileValues = sheet.referencedAnswers.filter(\.isProfileValue).map {
      IngestionV1.ProfileValue($0)
    }
  }
}

extension IngestionV1.StoredAnswerSheet {
  init(_ record: SheetRecord) {
    self.init(
      sheet: IngestionV1.AnswerSheet(record.sheet),
      receiveTime: GoogleProtobuf.Timestamp(record.receivedAt),
      scores: record.scores.map { IngestionV1.SheetScore($0) }, groupID: record.groupID,
      deviations: record.deviations, revision: UInt32(clamping: record.revision),
      notification: IngestionV1.NotificationFacts(of: record), withdrawn: record.isWithdrawn,
      correction: record.review.correction.map { IngestionV1.StaffCorrection($0) },
      mark: record.review.mark.map { IngestionV1.StaffMark($0) })
  }
}

extension Answer {
  init(_ message: IngestionV1.Answer) {
    let value: AnswerValue? =
      switch message.value {
      case .choice(let codes): .choice(codes.codes)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .date(let text): .date(text)
      case .time(let text): .time(text)
      case .dateTime(let text): .dateTime(text)
      case nil: nil
      }
    self.init(
      elementID: message.elementID, value: value?.normalized,
      answeredAt: message.answerTime.map { DeviceTime($0) })
  }
}

extension IngestionV1.Answer {
  init(_ answer: Answer) {
    let value: OneOfValue? =
      switch answer.value {
      case .choice(let codes): .choice(IngestionV1.Codes(codes: codes))
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .date(let text): .date(text)
      case .time(let text): .time(text)
      case .dateTime(let text): .dateTime(text)
      case nil: nil
      }
    self.init(
      elementID: answer.elementID, value: value,
      answerTime: answer.answeredAt.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension DeviceTime {
  init(_ message: GoogleProtobuf.Timestamp) {
    self.init(seconds: message.seconds, nanoseconds: message.nanos)
  }
}

extension GoogleProtobuf.Timestamp {
  init(_ time: DeviceTime) {
    self.init(seconds: time.seconds, nanos: time.nanoseconds)
  }

  init(_ instant: Instant) {
    self.init(seconds: Int64(instant.secondsSinceEpoch), nanos: instant.nanoseconds)
  }
}
