import Calendar
import FoundationEssentials
import IngestionDomain
import Postgres
import Questionnaires

extension StoredRecord {
  /// What ``init(_:)`` reads, of the table under the name `r`.
  static let columns = """
    r.record_id, r.study_id, r.type, r.title, r.note, r.contents, r.vocabulary_id, r.time_zone, r.revision, r.change,
    r.changed_at, r.created_at, r.updated_at, r.bytes, r.contents_digest, r.change_digests
    """

  init(_ row: PostgresRow) throws {
    let type = RecordType(rawValue: try row.decode("type")) ?? .event
    let contents = try row.decode("contents", as: PostgresJSON?.self)
    let digests: [UInt8] = try row.decode("change_digests")
    self.init(
      recordID: try row.decode("record_id"), studyID: try row.decode("study_id"), type: type,
      title: try row.decode("title"), note: try row.decode("note"),
      contents: try contents?.decode(StoredContents.self).contents(of: type),
      vocabularyID: try row.decode("vocabulary_id"), timeZone: try row.decode("time_zone"),
      changedAt: Instant(try row.decode("changed_at", as: Date.self)),
      revision: UInt32(try row.decode("revision", as: Int32.self)),
      createdAt: Instant(try row.decode("created_at", as: Date.self)),
      updatedAt: Instant(try row.decode("updated_at", as: Date.self)),
      change: try row.decode("change"),
      byteCount: Int(try row.decode("bytes", as: Int32.self)),
      contentsDigest: try row.decode("contents_digest"),
      changeDigests: stride(from: 0, to: digests.count, by: RecordDigests.byteCount).map {
        Array(digests[$0..<min($0 + RecordDigests.byteCount, digests.count)])
      })
  }

  /// The first and the last instant that it is about, of valid contents; a therapy's days follow from its time
  /// zone, which the database knows.
  var span: (first: Instant?, last: Instant?) {
    switch contents {
    case nil, .therapy: (nil, nil)
    case .event(let event): (event.time?.instant, event.time?.instant)
    case .audiogram(let audiogram): (audiogram.time?.instant, audiogram.time?.instant)
    case .tinnitusMatch(let match): (match.time?.instant, match.time?.instant)
    case .measurement(let measurement):
      {
        let times = measurement.values.compactMap { $0.time?.instant }
        return (times.min(), times.max())
      }()
    }
  }

  /// First and last day of a therapy; empty: none.
  var days: (first: String, last: String) {
    guard case .therapy(let therapy) = contents else { return ("", "") }
    return (therapy.startDate, therapy.endDate)
  }
}
