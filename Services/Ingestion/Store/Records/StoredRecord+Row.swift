import Calendar
import FoundationEssentials
import Postgres
import Questionnaires
import ServiceBasics

extension StoredRecord {
  /// The columns read by ``init(_:)``, of the table named `r`.
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

  /// Returns the first and last instant of valid contents.
  ///
  /// - Parameter zones: for the days of a therapy; they are days in UTC if its time zone is unknown.
  func span(in zones: ZoneDatabase) -> (first: Instant?, last: Instant?) {
    switch contents {
    case nil: return (nil, nil)
    case .event(let event): return (event.time?.instant, event.time?.instant)
    case .therapy(let therapy):
      let zone = zones.zone(timeZone) ?? .utc
      let last = CivilDate(iso8601: therapy.endDate)?.adding(days: 1)
      return (
        CivilDate(iso8601: therapy.startDate).map { zone.start(of: LocalTime($0, minuteOfDay: 0)) },
        last.map { zone.start(of: LocalTime($0, minuteOfDay: 0)).advanced(byMicroseconds: -1) }
      )
    case .audiogram(let audiogram): return (audiogram.time?.instant, audiogram.time?.instant)
    case .tinnitusMatch(let match): return (match.time?.instant, match.time?.instant)
    case .measurement(let measurement):
      let times = measurement.values.compactMap { $0.time?.instant }
      return (times.min(), times.max())
    }
  }
}

extension RecordDigests {
  /// Digests a change. Also returns the text of its contents; nil for a deletion.
  static func of(_ change: RecordChange) -> (digests: RecordDigests, json: String?) {
    let json = change.isDeletion ? nil : change.record.contents.map { RecordJSON.text($0) }
    let contents = digest(RecordEncoding.contents(of: change, json ?? ""))
    let bytes =
      (json?.utf8.count ?? 0) + change.record.title.utf8.count + change.record.note.utf8.count
    return (
      RecordDigests(
        contents: contents, change: digest(RecordEncoding.change(change, contents: contents)),
        recordBytes: bytes), json
    )
  }

  /// The first half of SHA-256; sufficient to distinguish changes of one participant.
  private static func digest(_ bytes: [UInt8]) -> [UInt8] {
    Array(Sodium.sha256(bytes).prefix(byteCount))
  }
}
