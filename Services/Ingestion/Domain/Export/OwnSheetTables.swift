import Fields
import Serialization

/// The answer sheet files of a participant's own-data export.
enum OwnSheetTables {
  static let sheets = ExportedTable(
    "answer_sheets",
    columns: [
      "sheet_id", "study_id", "questionnaire_id", "questionnaire", "version", "content_hash",
      "started_at", "finished_at", "received_at", "time_zone", "utc_offset_minutes",
      "notification_id", "autosaved", "app_version", "platform", "group_id", "deviations",
      "closing", "device_system", "device_system_version", "device_maker", "device_model",
      "revision", "withdrawn_at", "corrected_at", "correction", "mark", "marked_at",
    ])
  static let answers = ExportedTable(
    "answers",
    columns: [
      "sheet_id", "study_id", "questionnaire_id", "version", "finished_at", "element_id",
      "question", "kind", "value", "answer", "scale", "answered_at",
    ])
  static let scores = ExportedTable(
    "scores",
    columns: [
      "sheet_id", "study_id", "questionnaire_id", "version", "finished_at", "score_id",
      "score", "value", "band", "band_text", "text",
    ])
  static let noise = ExportedTable(
    "noise_measurements",
    columns: ["sheet_id", "measured_at"] + NoiseUnit.allCases.map { "level_\($0.rawValue)" })
  static let positions = ExportedTable(
    "position_measurements",
    columns: ["sheet_id", "measured_at", "latitude", "longitude", "altitude"])
  static let references = ExportedTable(
    "referenced_answers",
    columns: ["sheet_id", "questionnaire_id", "element_id", "codes", "number", "text"])

  static let all = [sheets, answers, scores, noise, positions, references]
}

extension SheetRecord {
  /// Returns everything stored about the sheet, with the texts shown to the participant.
  func ownRecords(
    _ texts: QuestionnaireTexts
  ) -> [(table: ExportedTable, values: [ExportedValue])] {
    typealias Record = (table: ExportedTable, values: [ExportedValue])
    let id = ExportedValue.text(sheetID.text)
    let origin: [ExportedValue] = [
      id, .text(sheet.studyID), .text(sheet.questionnaireID), .integer(Int64(sheet.version)),
      .text(finishedAt.iso8601),
    ]
    let head: Record = (OwnSheetTables.sheets, headValues(id, texts))
    let answers: [Record] = sheet.answers.map {
      (OwnSheetTables.answers, origin + $0.ownValues(texts.questions[$0.elementID]))
    }
    let scores: [Record] = scores.map {
      (OwnSheetTables.scores, origin + $0.ownValues(texts.scores[$0.scoreID]))
    }
    let noise: [Record] = sheet.noise.map { measurement in
      (
        OwnSheetTables.noise,
        [id, .time(measurement.measuredAt)]
          + NoiseUnit.allCases.map { $0 == measurement.unit ? .number(measurement.level) : .absent }
      )
    }
    let positions: [Record] = sheet.positions.map {
      (
        OwnSheetTables.positions,
        [
          id, .time($0.measuredAt), .number($0.latitude), .number($0.longitude),
          .number($0.altitude),
        ]
      )
    }
    let references: [Record] = sheet.referencedAnswers.map {
      (
        OwnSheetTables.references,
        [
          id, .text($0.questionnaireID), .text($0.elementID), .list($0.codes), .number($0.number),
          .textIfAny($0.text),
        ]
      )
    }
    return [head] + answers + scores + noise + positions + references
  }

  private func headValues(_ id: ExportedValue, _ texts: QuestionnaireTexts) -> [ExportedValue] {
    [
      id, .text(sheet.studyID), .text(sheet.questionnaireID), .textIfAny(texts.title),
      .integer(Int64(sheet.version)), .text(sheet.contentHash), .time(sheet.startedAt),
      .text(finishedAt.iso8601), .text(receivedAt.iso8601), .text(sheet.timeZone),
      utcOffsetMinutes.map { .integer(Int64($0)) } ?? .absent, .textIfAny(sheet.notificationID),
      .flag(sheet.closing == .autosaved),
      .textIfAny(sheet.appVersion), .textIfAny(sheet.platform), .textIfAny(groupID),
      .list(deviations), .text(sheet.closing?.rawValue),
    ] + sheet.device.texts.map { .textIfAny($0) }
      + [
        .integer(Int64(revision)), .text(withdrawnAt?.iso8601),
        .text(review.correction?.at.iso8601), .text(review.correction?.reason.rawValue),
        .text(review.mark?.mark.rawValue), .text(review.mark?.at?.iso8601),
      ]
  }
}

extension Answer {
  fileprivate func ownValues(_ question: QuestionnaireTexts.Question?) -> [ExportedValue] {
    let (stored, read): (ExportedValue, ExportedValue) =
      switch value {
      case nil: (.absent, .absent)
      case .choice(let codes):
        // Codes without a label, such as `yes` or a country, are their own label.
        (.list(codes), .list(codes.map { question?.options[$0] ?? $0 }))
      case .number(let number): (.number(number), .number(number))
      case .text(let text), .date(let text), .time(let text), .dateTime(let text):
        (.text(text), .text(text))
      }
    return [
      .text(elementID), .textIfAny(question?.text ?? ""), .textIfAny(value?.kind ?? ""), stored,
      read, .textIfAny(question?.scale ?? ""), .time(answeredAt),
    ]
  }
}

extension SheetScore {
  fileprivate func ownValues(_ texts: QuestionnaireTexts.Score?) -> [ExportedValue] {
    [
      .text(scoreID), .textIfAny(texts?.title ?? ""), .number(value), .textIfAny(band),
      .textIfAny(texts?.bands[band] ?? ""), .textIfAny(text),
    ]
  }
}

extension ExportedValue {
  /// RFC 3339 in UTC with microseconds; absent for a missing or invalid time.
  fileprivate static func time(_ time: DeviceTime?) -> ExportedValue {
    .text(time?.instant?.iso8601)
  }
}
