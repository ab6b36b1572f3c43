import Messages
import Testing

@testable import Control

/// Tests/EndToEnd/test_control_json.py compares the whole mapping with Google's own.
@Suite struct MessageJSONTests {
  @Test func whatAMessageAlwaysHasIsThere() {
    #expect(
      MessageJSON.text(CatalogueV1.ListChangesResponse(), isPretty: false)
        == #"{"changes":[],"nextCursor":"","more":false}"#)
    let change = CatalogueV1.Change(
      kind: .soundCollection, resourceID: "rain", version: 3, retired: true, projectID: "lab",
      changeTime: .init(seconds: 0))
    #expect(
      MessageJSON.text(
        CatalogueV1.ListChangesResponse(changes: [change], more: true), isPretty: false)
        == #"{"changes":[{"kind":"RESOURCE_KIND_SOUND_COLLECTION","resourceId":"rain","version":3,"#
        + #""retired":true,"projectId":"lab","changeTime":"1970-01-01T00:00:00Z"}],"nextCursor":"","#
        + #""more":true}"#)
  }

  @Test func ofSeveralOnlyTheOneThatIsSet() {
    let none = CatalogueV1.CreateDraftRequest(draftID: "d")
    #expect(!MessageJSON.text(none).contains("forkOf"))
    let fork = CatalogueV1.CreateDraftRequest(
      draftID: "d", source: .forkOf(.init(questionnaireID: "mini-tq")))
    #expect(
      MessageJSON.text(fork, isPretty: false)
        == #"{"draftId":"d","projectId":"","questionnaireId":"","#
        + #""forkOf":{"questionnaireId":"mini-tq","version":0},"defaultLanguage":""}"#)
  }

  @Test(arguments: [
    (1, 0, "1970-01-01T00:00:01Z"), (1, 500_000_000, "1970-01-01T00:00:01.500Z"),
    (0, 1_000, "1970-01-01T00:00:00.000001Z"), (0, 1, "1970-01-01T00:00:00.000000001Z"),
    (-1, 0, "1969-12-31T23:59:59Z"),
  ])
  func instants(seconds: Int64, nanos: Int32, text: String) {
    let change = CatalogueV1.Change(changeTime: .init(seconds: seconds, nanos: nanos))
    #expect(MessageJSON.text(change, isPretty: false).contains(#""changeTime":"\#(text)""#))
  }

  @Test func numbersAndWhatIsNone() {
    let row = PlanningV1.ComplianceRow(key: "a", planned: .max, answeredOfPlanned: 0.5)
    let text = MessageJSON.text(row, isPretty: false)
    #expect(text.contains(#""planned":4294967295"#))
    #expect(text.contains(#""answeredOfPlanned":0.5"#))
    #expect(text.contains(#""medianAnswerSeconds":0"#))
    #expect(
      MessageJSON.text(PlanningV1.ComplianceRow(answeredOfPlanned: .infinity)).contains(
        #""answeredOfPlanned": "Infinity""#))
    // JSON numbers do not represent 64 bits everywhere.
    #expect(
      MessageJSON.text(CatalogueV1.AuditEntry(number: .max), isPretty: false)
        .contains(#""number":"18446744073709551615""#))
    #expect(
      MessageJSON.text(
        AuthV1.ErasureCount(kind: "sheets", count: -1), isPretty: false
      ).contains(#""count":"-1""#))
  }

  @Test func whatAnEntryOfTheAuditTrailHolds() {
    let member = CatalogueV1.ProjectMember(participantID: "p", role: .owner)
    let entry = CatalogueV1.AuditEntry(
      new: .init(
        typeURL: "type.googleapis.com/\(CatalogueV1.ProjectMember.fullName)",
        value: member.serialized()))
    let text = MessageJSON.text(entry, isPretty: false)
    #expect(
      text.contains(
        #""new":{"@type":"type.googleapis.com/otolith.catalogue.v1.ProjectMember","#
          + #""participantId":"p","role":"PROJECT_ROLE_OWNER"}"#))
    // A type of a later schema version is printed as bytes.
    let unknown = CatalogueV1.AuditEntry(new: .init(typeURL: "x/y.Z", value: [0xFF]))
    #expect(
      MessageJSON.text(unknown, isPretty: false).contains(
        #""new":{"@type":"x/y.Z","value":"/w=="}"#))
  }

  @Test func aNumberThatTheSchemaDoesNotName() {
    let project = CatalogueV1.Project(role: .unrecognized(77))
    #expect(MessageJSON.text(project, isPretty: false).contains(#""role":77"#))
  }

  @Test func listsAreOneArray() {
    #expect(MessageJSON.text([CatalogueV1.AuditName](), isPretty: false) == "[]")
    let names = [CatalogueV1.AuditName(name: "a", participantID: "\"\u{1B}[2J")]
    #expect(
      MessageJSON.text(names, isPretty: false)
        == #"[{"name":"a","participantId":"\"\u001b[2J"}]"#)
  }
}
