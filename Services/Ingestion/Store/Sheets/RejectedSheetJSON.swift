import IngestionDomain
import Serialization

/// The contents of a refused sheet, with the names of the API. Unlike the columns of stored sheets it has what no
/// valid sheet has: two answers to one question, times that are none, numbers that are none.
enum RejectedSheetJSON {
  static func write(_ sheet: AnswerSheet, _ violations: [Violation]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("sheet")
      writer.object { write(sheet, to: &$0) }
      writer.name("violations")
      writer.array { writer in
        for violation in violations {
          writer.object {
            $0.member("field", violation.field)
            $0.member("reason", violation.reason.rawValue)
            $0.member("description", violation.description)
          }
        }
      }
    }
    return writer.text
  }

  private static func write(_ sheet: AnswerSheet, to writer: inout JSONWriter) {
    writer.member("sheet_id", sheet.sheetID)
    writer.member("study_id", sheet.studyID)
    writer.member("questionnaire_id", sheet.questionnaireID)
    writer.name("version")
    writer.integer(Int64(sheet.version))
    writer.member("content_hash", sheet.contentHash)
    writer.member("start_time", sheet.startedAt)
    writer.member("finish_time", sheet.finishedAt)
    writer.member("time_zone", sheet.timeZone)
    writer.member("notification_id", sheet.notificationID)
    if let closing = sheet.closing { writer.member("closing", closing.rawValue) }
    writer.member("app_version", sheet.appVersion)
    writer.member("platform", sheet.platform)
    writer.list("answers", sheet.answers, write)
    writer.list("noise", sheet.noise) { measurement, writer in
      writer.member("measure_time", measurement.measuredAt)
      writer.member("level", measurement.level)
      if let unit = measurement.unit { writer.member("unit", unit.rawValue) }
    }
    writer.list("positions", sheet.positions) { position, writer in
      writer.member("measure_time", position.measuredAt)
      writer.member("latitude", position.latitude)
      writer.member("longitude", position.longitude)
      if let altitude = position.altitude { writer.member("altitude", altitude) }
    }
    writer.list("referenced_answers", sheet.referencedAnswers) { reference, writer in
      writer.member("questionnaire_id", reference.questionnaireID)
      writer.member("element_id", reference.elementID)
      writer.member("codes", reference.codes)
      if let number = reference.number { writer.member("number", number) }
      writer.member("text", reference.text)
    }
    writer.name("device")
    writer.object {
      $0.member("system", sheet.device.system)
      $0.member("system_version", sheet.device.systemVersion)
      $0.member("maker", sheet.device.maker)
      $0.member("model", sheet.device.model)
    }
  }

  private static func write(_ answer: Answer, to writer: inout JSONWriter) {
    writer.member("element_id", answer.elementID)
    if let value = answer.value {
      switch value {
      case .choice(let codes): writer.member(value.kind, codes)
      case .number(let number): writer.member(value.kind, number)
      case .text(let text), .date(let text), .time(let text), .dateTime(let text):
        writer.member(value.kind, text)
      }
    }
    writer.member("answer_time", answer.answeredAt)
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }

  fileprivate mutating func member(_ name: String, _ texts: [String]) {
    self.name(name)
    array { for text in texts { $0.string(text) } }
  }

  /// What JSON has no number for is a string, as ``StoredRejection`` reads it.
  fileprivate mutating func member(_ name: String, _ number: Double) {
    self.name(name)
    if number.isFinite {
      self.number(number)
    } else {
      string(number.isNaN ? "nan" : number > 0 ? "inf" : "-inf")
    }
  }

  fileprivate mutating func member(_ name: String, _ time: DeviceTime?) {
    guard let time else { return }
    self.name(name)
    object {
      $0.name("seconds")
      $0.integer(time.seconds)
      $0.name("nanos")
      $0.integer(Int64(time.nanoseconds))
    }
  }

  fileprivate mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    self.name(name)
    array { for element in elements { $0.object { write(element, &$0) } } }
  }
}
