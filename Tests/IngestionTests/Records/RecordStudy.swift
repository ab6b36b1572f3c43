import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import Stubs

/// A study that accepts all record types, with vocabularies for all but audiograms.
struct RecordStudy: Sendable {
  let id = "r" + UUID().uuidString.lowercased().prefix(8)
  var vocabularyID: String { "\(id)-terms" }

  var message: CatalogueV1.Study {
    CatalogueV1.Study(
      studyID: id, revision: 1,
      recordTypes: [.event, .therapy, .tinnitusMatch, .measurement].map {
        CatalogueV1.StudyRecordType(type: $0, vocabularyID: vocabularyID)
      } + [CatalogueV1.StudyRecordType(type: .audiogram)])
  }

  func publish(on stack: IngestionStack) async throws {
    stack.library.publish(
      CatalogueV1.Vocabulary(
        vocabularyID: vocabularyID, version: 1, defaultLanguage: "en",
        terms: ["attack", "sport", "pure-tone", "heart-rate", "blood-pressure", "blood-glucose"].map
        {
          CatalogueV1.Term(
            code: $0,
            label: CatalogueV1.LocalizedText(translations: [
              CatalogueV1.Translation(language: "en", text: "The \($0)")
            ]))
        }))
    try await stack.deliver(
      EventsV1.StudyPublished(study: message), subject: id)
  }

  func code(_ code: String, version: UInt32 = 1) -> IngestionV1.VocabularyCode {
    IngestionV1.VocabularyCode(version: version, code: code)
  }

  func eventContents(
    at seconds: Int64 = 0, _ kind: String = "attack"
  ) -> IngestionV1.HealthRecord.OneOfContents {
    .event(
      IngestionV1.EventRecord(
        eventTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now + seconds), kind: code(kind)))
  }

  /// - Parameter seconds: after the start of the stack's clock.
  func record(
    _ title: String, note: String = "", at seconds: Int64 = 0,
    _ contents: IngestionV1.HealthRecord.OneOfContents?
  ) -> IngestionV1.HealthRecord {
    IngestionV1.HealthRecord(
      recordID: UUID().uuidString.lowercased(), studyID: id, title: title, note: note,
      contents: contents, timeZone: "Europe/Berlin",
      changeTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now + seconds))
  }

  func event(_ title: String, note: String = "", at seconds: Int64 = 0) -> IngestionV1.HealthRecord
  {
    record(title, note: note, at: seconds, eventContents(at: seconds))
  }

  func therapy(
    _ title: String, from start: String, until end: String = ""
  ) -> IngestionV1.HealthRecord {
    record(
      title,
      .therapy(IngestionV1.TherapyRecord(startDate: start, endDate: end, kind: code("sport"))))
  }

  func audiogram(at seconds: Int64 = 0) -> IngestionV1.HealthRecord {
    record(
      "", at: seconds,
      .audiogram(
        IngestionV1.AudiogramRecord(
          measureTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now + seconds),
          thresholds: [
            IngestionV1.HearingThreshold(ear: .left, frequency: 1000, level: 35, masked: true),
            IngestionV1.HearingThreshold(
              ear: .right, frequency: 125, level: 90, noResponse: true,
              discomfortLevel: GoogleProtobuf.DoubleValue(100)),
          ])))
  }

  func pressure(at seconds: Int64 = 0) -> IngestionV1.HealthRecord {
    record(
      "", at: seconds,
      .measurement(
        IngestionV1.MeasurementRecord(
          quantity: code("blood-pressure"), unit: "mm[Hg]",
          values: [
            IngestionV1.MeasuredValue(
              measureTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now + seconds),
              value: 121, secondValue: GoogleProtobuf.DoubleValue(80))
          ])))
  }

  func match(at seconds: Int64 = 0) -> IngestionV1.HealthRecord {
    record(
      "", at: seconds,
      .tinnitusMatch(
        IngestionV1.TinnitusMatchRecord(
          measureTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now + seconds),
          matches: [
            IngestionV1.TinnitusMatch(
              ear: .both, pitch: GoogleProtobuf.DoubleValue(6200), timbre: code("pure-tone"))
          ])))
  }
}

extension Caller {
  private var records: IngestionV1.RecordServiceClient {
    IngestionV1.RecordServiceClient(stack.channel)
  }

  func sync(
    _ changes: [IngestionV1.RecordChange], cursor: String = "", pageSize: UInt32 = 0
  ) async throws -> IngestionV1.SyncRecordsResponse {
    try await records.syncRecords(
      IngestionV1.SyncRecordsRequest(changes: changes, cursor: cursor, pageSize: pageSize),
      options: .bearer(token))
  }

  /// The verdict, or the reasons of a rejected or postponed change.
  func outcomes(_ changes: IngestionV1.RecordChange...) async throws -> [String] {
    try await sync(changes).verdicts.map { verdict in
      switch verdict.verdict {
      case .rejected, .retryLater: verdict.violations.map(\.reason).joined(separator: " ")
      default: "\(verdict.verdict)"
      }
    }
  }

  func create(_ records: IngestionV1.HealthRecord...) async throws {
    for verdict in try await sync(records.map { .init(record: $0) }).verdicts {
      guard verdict.verdict == .created else {
        throw RPCError(.unknown, "\(verdict.verdict) \(verdict.violations)")
      }
    }
  }

  func records(
    _ request: IngestionV1.ListRecordsRequest = .init()
  ) async throws -> IngestionV1.ListRecordsResponse {
    try await records.listRecords(request, options: .bearer(token))
  }

  /// Titles of all pages.
  func titles(_ request: IngestionV1.ListRecordsRequest = .init()) async throws -> [String] {
    var request = request
    var titles: [String] = []
    repeat {
      let page = try await records(request)
      titles += page.records.map(\.title)
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return titles
  }

  func resources(study: String = "") async throws -> String {
    var lines: [UInt8] = []
    for try await part in records.exportOwnResources(
      .init(studyID: study), options: .bearer(token))
    {
      lines += part.lines
    }
    return String(decoding: lines, as: UTF8.self)
  }

  func recordRows(of study: String, tests: Bool = false) async throws -> [String] {
    var csv: [UInt8] = []
    for try await part in records.exportRecords(
      .init(studyID: study, includeTestParticipants: tests), options: .bearer(token))
    {
      csv += part.csv
    }
    return String(decoding: csv, as: UTF8.self).split(separator: "\r\n").map(String.init)
  }
}
