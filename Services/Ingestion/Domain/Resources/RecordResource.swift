import Calendar
import Fields
import FoundationEssentials
import Serialization

/// Converts health records to FHIR R4 resources (https://hl7.org/fhir/R4): audiograms, tinnitus
/// matches, measurements and events to Observation, therapies to Procedure. A series becomes one
/// Observation per value.
struct RecordResource: Sendable {
  let record: StoredRecord
  let subject: FHIRSubject
  let words: [RecordCode: String]
  /// The current day, used for therapies without an end or with a later one.
  let today: CivilDate

  /// - Parameters:
  /// - words: known labels of the codes in the record.
  init(
    _ record: StoredRecord, of subject: FHIRSubject, words: [RecordCode: String], today: CivilDate
  ) {
    self.record = record
    self.subject = subject
    self.words = words
    self.today = today
  }

  /// JSON of each resource, one line each without line end; empty for a tombstone.
  var lines: [[UInt8]] {
    switch record.contents {
    case nil: []
    case .event(let event): [line { write(event, to: &$0) }]
    case .therapy(let therapy): [line { write(therapy, to: &$0) }]
    case .audiogram(let audiogram): [line { write(audiogram, to: &$0) }]
    case .tinnitusMatch(let match): [line { write(match, to: &$0) }]
    case .measurement(let measurement):
      measurement.values.indices.map { place in
        line { write(measurement, at: place, to: &$0) }
      }
    }
  }

  private func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(body)
    return writer.bytes
  }

  // MARK: - Parts of all

  /// - Parameter suffix: distinguishes resources of one record.
  func writeHead(_ type: String, suffix: String = "", to writer: inout JSONWriter) {
    let id = record.recordID.text
    writer.element("resourceType", type)
    writer.element("id", id + suffix)
    writer.name("meta")
    writer.object { $0.element("lastUpdated", record.updatedAt.iso8601) }
    writer.name("identifier")
    writer.array { writer in
      writer.object { writer in
        writer.element("system", "urn:otolith:record")
        writer.element("value", id + suffix)
      }
    }
  }

  func writeSubject(to writer: inout JSONWriter) { subject.write(to: &writer) }

  func writeNote(to writer: inout JSONWriter) {
    guard !record.note.isEmpty else { return }
    writer.name("note")
    writer.array { writer in writer.object { $0.element("text", record.note) } }
  }

  func coding(_ code: RecordCode) -> FHIRCoding {
    FHIRCoding(
      system: "urn:otolith:vocabulary:\(record.vocabularyID)", version: String(code.version),
      code: code.code, display: words[code] ?? "")
  }

  /// - Parameter category: code of http://terminology.hl7.org/CodeSystem/observation-category.
  func writeObservation(
    category: String, codings: [FHIRCoding], text: String, at time: DeviceTime?,
    suffix: String = "", to writer: inout JSONWriter
  ) {
    writeHead("Observation", suffix: suffix, to: &writer)
    writer.element("status", "final")
    writer.name("category")
    writer.array { writer in
      writer.object { writer in
        writer.name("coding")
        writer.array {
          FHIRCoding(
            system: "http://terminology.hl7.org/CodeSystem/observation-category", code: category,
            display: ""
          ).write(to: &$0)
        }
      }
    }
    writer.concept("code", codings, text: text)
    writeSubject(to: &writer)
    writer.element("effectiveDateTime", time?.instant?.iso8601 ?? "")
  }

  // MARK: - Events and therapies

  private func write(_ event: EventRecord, to writer: inout JSONWriter) {
    writeObservation(
      category: "survey", codings: event.kind.map { [coding($0)] } ?? [], text: record.title,
      at: event.time, to: &writer)
    writeNote(to: &writer)
  }

  private func write(_ therapy: TherapyRecord, to writer: inout JSONWriter) {
    writeHead("Procedure", to: &writer)
    let isOver = CivilDate(iso8601: therapy.endDate).map { $0 < today } ?? false
    writer.element("status", isOver ? "completed" : "in-progress")
    writer.concept("code", therapy.kind.map { [coding($0)] } ?? [], text: record.title)
    writeSubject(to: &writer)
    writer.name("performedPeriod")
    writer.object { writer in
      writer.element("start", therapy.startDate)
      writer.element("end", therapy.endDate)
    }
    writeNote(to: &writer)
  }
}
