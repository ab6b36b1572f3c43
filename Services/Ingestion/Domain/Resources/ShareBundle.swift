import Calendar
import Fields
import FoundationEssentials
import Serialization

/// Writes a FHIR R4 Bundle of a participant's data: a Patient without identity, resources about the
/// patient, and the report as DocumentReference.
struct ShareBundle: Sendable {
  private var writer = JSONWriter()
  /// Full URL of the patient.
  let subject: FHIRSubject
  /// Number of resources about the patient.
  private(set) var resources = 0

  /// - Parameters:
  ///   - patientID: a random id for this Bundle only.
  ///   - time: time of the Bundle.
  init(patientID: UUID, at time: Instant) {
    let url = "urn:uuid:\(patientID.text)"
    subject = .patient(url)
    writer.beginObject()
    writer.element("resourceType", "Bundle")
    writer.element("type", "collection")
    writer.element("timestamp", time.iso8601)
    writer.name("entry")
    writer.beginArray()
    add(url: url) { writer in
      writer.element("resourceType", "Patient")
      writer.element("id", patientID.text)
    }
    resources = 0
  }

  var byteCount: Int { writer.bytes.count }

  /// - Parameter url: the full URL; empty without one.
  mutating func add(url: String = "", _ write: (inout JSONWriter) -> Void) {
    resources += 1
    writer.object { writer in
      writer.element("fullUrl", url)
      writer.object("resource", write)
    }
  }

  /// Adds a resource.
  ///
  /// - Parameter json: a JSON object.
  mutating func add(json: [UInt8]) {
    resources += 1
    writer.object { writer in
      writer.name("resource")
      writer.value(spelled: String(decoding: json, as: UTF8.self))
    }
  }

  /// Adds the report and returns the JSON of the Bundle.
  mutating func finished(report html: String, title: String, language: String, at time: Instant)
    -> [UInt8]
  {
    let subject = subject
    add { writer in
      writer.element("resourceType", "DocumentReference")
      writer.element("status", "current")
      writer.concept("type", [], text: title)
      subject.write(to: &writer)
      writer.element("date", time.iso8601)
      writer.objects("content", [html]) { html, writer in
        writer.object("attachment") { writer in
          writer.element("contentType", "text/html")
          writer.element("language", language)
          writer.element("data", Data(html.utf8).base64EncodedString())
          writer.element("title", title)
          writer.element("creation", time.iso8601)
        }
      }
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }
}
