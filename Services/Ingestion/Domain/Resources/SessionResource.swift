import Serialization

/// Writes a listening session as a FHIR R4 Observation: the sound as its code, the time listened as its
/// value, and the rating of the change as a component.
struct SessionResource: Sendable {
  let session: SessionRecord
  let subject: FHIRSubject
  /// Title of the sound.
  let title: String

  private static let millisecondsPerMinute = 60_000.0

  func write(to writer: inout JSONWriter) {
    writer.element("resourceType", "Observation")
    writer.element("status", "final")
    writer.objects("category", ["therapy"]) { category, writer in
      writer.objects("coding", [category]) { category, writer in
        writer.element(
          "system", "http://terminology.hl7.org/CodeSystem/observation-category")
        writer.element("code", category)
      }
    }
    writer.concept(
      "code",
      [
        FHIRCoding(
          system: "urn:otolith:sounds:\(session.collectionID)",
          version: String(session.collectionVersion), code: session.soundID, display: title)
      ], text: title)
    subject.write(to: &writer)
    writer.element("effectiveDateTime", session.startedAt.iso8601)
    writer.quantity(
      "valueQuantity", Double(session.netMilliseconds) / Self.millisecondsPerMinute, unit: "min",
      code: "min")
    guard let rating = session.rating.value else { return }
    writer.objects("component", [rating]) { rating, writer in
      writer.concept(
        "code", [.own("listening-change", "Clinical Global Impression of change")],
        text: "Clinical Global Impression of change")
      writer.name("valueInteger")
      writer.number(spelled: String(rating))
    }
  }
}
