import Foundation
import Messages
import Testing

/// Health records as FHIR resources. The service's output is the file that fhir.resources reads in
/// `Tests/Formats`.
@Suite struct RecordResourceTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Formats/Records/records.ndjson")

  @Test func theResourcesAreThoseThatAreChecked() async throws {
    let stack = try await IngestionStack()
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    var records = [
      study.event("Anfall", note: "laut \"wie\" nie"),
      study.therapy("Retraining", from: "2026-01-02", until: "2026-02-03"),
      study.therapy("Hörgerät", from: "2026-03-01"), study.audiogram(at: -60),
      study.pressure(at: -120), study.match(at: -180), glucose(study, "mmol/L"),
      glucose(study, "mg/dL"), heartRate(study),
    ]
    for place in records.indices {
      records[place].recordID = "00000000-0000-4000-8000-00000000000\(place)"
    }
    try await caller.create(records[0], records[1], records[2], records[3], records[4])
    try await caller.create(records[5], records[6], records[7], records[8])
    let written = try await caller.resources()
      .replacing(study.vocabularyID, with: "terms")
      .replacing(
        caller.participantID.uuidString.lowercased(), with: "11111111-2222-4333-8444-555555555555")
    let expected = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(written == expected)
    #expect(try await caller.resources(study: "another") == "")
  }

  private func glucose(_ study: RecordStudy, _ unit: String) -> IngestionV1.HealthRecord {
    measured(study, "blood-glucose", unit, [5.4])
  }

  private func heartRate(_ study: RecordStudy) -> IngestionV1.HealthRecord {
    measured(study, "heart-rate", "/min", [61, 72.5])
  }

  private func measured(
    _ study: RecordStudy, _ quantity: String, _ unit: String, _ values: [Double]
  ) -> IngestionV1.HealthRecord {
    study.record(
      "",
      .measurement(
        IngestionV1.MeasurementRecord(
          quantity: study.code(quantity), unit: unit,
          values: values.map {
            IngestionV1.MeasuredValue(
              measureTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now - 240), value: $0)
          })))
  }
}
