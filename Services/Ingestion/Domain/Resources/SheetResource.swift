import Calendar
import Fields
import FoundationEssentials
import Serialization

/// Converts a sheet to FHIR R4 resources: a QuestionnaireResponse with the texts of the questions,
/// and an Observation for each score. Concealed texts are left out: others read it.
struct SheetResource: Sendable {
  let record: SheetRecord
  let texts: QuestionnaireTexts
  let subject: FHIRSubject

  /// Full URL of the QuestionnaireResponse.
  var url: String { "urn:uuid:\(record.sheetID.text)" }

  func writeResponse(to writer: inout JSONWriter) {
    let sheet = record.sheet
    writer.element("resourceType", "QuestionnaireResponse")
    writer.element("id", record.sheetID.text)
    writer.element(
      "questionnaire", "urn:otolith:questionnaire:\(sheet.questionnaireID)|\(sheet.version)")
    writer.element("status", sheet.closing == .complete ? "completed" : "stopped")
    subject.write(to: &writer)
    writer.element("authored", record.finishedAt.iso8601)
    let answers = sheet.answers.filter {
      $0.value?.isBlank == false && texts.questions[$0.elementID]?.isMasked != true
    }
    guard !answers.isEmpty else { return }
    writer.objects("item", answers) { answer, writer in
      writer.element("linkId", answer.elementID)
      writer.element("text", texts.questions[answer.elementID]?.text ?? "")
      writer.array("answer") { write(answer, to: &$0) }
    }
  }

  private func write(_ answer: Answer, to writer: inout JSONWriter) {
    let question = texts.questions[answer.elementID]
    switch answer.value {
    case nil: break
    case .choice(let codes):
      for code in codes {
        writer.object { writer in
          if question?.isYesNo == true {
            writer.member("valueBoolean", code == "yes")
          } else {
            writer.name("valueCoding")
            coding(code, of: answer.elementID, display: question?.options[code] ?? "")
              .write(to: &writer)
          }
        }
      }
    case .number(let number):
      writer.object { writer in
        writer.name("valueDecimal")
        writer.number(spelled: number.fhirText)
      }
    case .text(let text): writer.object { $0.element("valueString", text) }
    case .date(let text): writer.object { $0.element("valueDate", text) }
    case .time(let text): writer.object { $0.element("valueTime", "\(text):00") }
    case .dateTime(let text):
      writer.object { writer in
        if let minutes = record.utcOffsetMinutes {
          writer.element("valueDateTime", "\(text):00\(Self.offset(minutes))")
        } else {
          // A FHIR dateTime with a time needs a zone.
          writer.element("valueString", text)
        }
      }
    }
  }

  private func coding(_ code: String, of elementID: String, display: String) -> FHIRCoding {
    FHIRCoding(
      system: "urn:otolith:questionnaire:\(record.sheet.questionnaireID):\(elementID)",
      version: String(record.sheet.version), code: code, display: display)
  }

  private static func offset(_ minutes: Int) -> String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let size = Int(minutes.magnitude)
    return "\(minutes < 0 ? "-" : "+")\(twoDigits(size / 60)):\(twoDigits(size % 60))"
  }

  /// Scores with a value.
  var scores: [SheetScore] { record.scores.filter { $0.value != nil && !$0.isHidden } }

  func write(_ score: SheetScore, to writer: inout JSONWriter) {
    let words = texts.scores[score.scoreID]
    SeriesResource(
      code: FHIRCoding(
        system: "urn:otolith:score:\(record.sheet.questionnaireID)",
        version: String(record.sheet.version), code: score.scoreID, display: words?.title ?? ""),
      subject: subject
    ).write(.number(score.value ?? 0), at: record.finishedAt, to: &writer)
    if !score.band.isEmpty {
      writer.objects("interpretation", [score.band]) { band, writer in
        writer.element("text", words?.bands[band] ?? band)
      }
    }
    writer.objects("derivedFrom", [url]) { url, writer in writer.element("reference", url) }
  }
}

/// Converts values of a series to FHIR R4 Observations.
struct SeriesResource: Sendable {
  let code: FHIRCoding
  let subject: FHIRSubject
  /// Labels of options, by code.
  var options: [String: String] = [:]

  func write(_ content: SeriesValue.Content, at time: Instant, to writer: inout JSONWriter) {
    writer.element("resourceType", "Observation")
    writer.element("status", "final")
    writer.objects("category", ["survey"]) { category, writer in
      writer.objects("coding", [category]) { category, writer in
        writer.element(
          "system", "http://terminology.hl7.org/CodeSystem/observation-category")
        writer.element("code", category)
      }
    }
    writer.concept("code", [code], text: code.display.isEmpty ? code.code : code.display)
    subject.write(to: &writer)
    writer.element("effectiveDateTime", time.iso8601)
    switch content {
    case .number(let number):
      writer.object("valueQuantity") { writer in
        writer.name("value")
        writer.number(spelled: number.fhirText)
      }
    case .codes(let codes):
      writer.concept(
        "valueCodeableConcept",
        codes.map {
          FHIRCoding(
            system: "\(code.system):\(code.code)", version: "", code: $0, display: options[$0] ?? ""
          )
        }, text: codes.isEmpty ? "–" : "")
    }
  }
}
