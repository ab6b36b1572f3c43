import Calendar
import FoundationEssentials
import Postgres

/// The scope of a share as stored in its column. Members are sorted, so that equal scopes have equal
/// texts.
struct StoredScope: Codable {
  var studyID: String
  var allQuestionnaires: Bool
  var questionnaires: [String]
  /// Keys of series, or `item` and the id of an item.
  var series: [String]
  var healthRecords: Bool
  var listening: Bool
  /// Microseconds since 1970.
  var from: Int64?
  var until: Int64?

  private static let itemMark = "item "

  init(_ scope: ReportScope) {
    studyID = scope.studyID
    allQuestionnaires = scope.hasAllQuestionnaires
    questionnaires = scope.questionnaireIDs
    series = scope.series.map { source in
      if case .item(let id) = source { Self.itemMark + id } else { source.key?.pageKey ?? "" }
    }
    healthRecords = scope.hasHealthRecords
    listening = scope.hasListening
    from = scope.from?.microseconds
    until = scope.until?.microseconds
  }

  var scope: ReportScope {
    ReportScope(
      studyID: studyID, hasAllQuestionnaires: allQuestionnaires,
      questionnaireIDs: questionnaires,
      series: series.compactMap { text in
        text.hasPrefix(Self.itemMark)
          ? .item(String(text.dropFirst(Self.itemMark.count))) : SeriesKey(pageKey: text)?.source
      }, hasHealthRecords: healthRecords, hasListening: listening,
      from: from.map { Instant(microseconds: $0) },
      until: until.map { Instant(microseconds: $0) })
  }

  /// - Throws: `EncodingError`.
  var json: PostgresJSON {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return PostgresJSON(String(decoding: try encoder.encode(self), as: UTF8.self))
    }
  }

  /// - Throws: `DecodingError`.
  init(_ json: PostgresJSON) throws {
    self = try JSONDecoder().decode(StoredScope.self, from: Data(json.text.utf8))
  }
}
