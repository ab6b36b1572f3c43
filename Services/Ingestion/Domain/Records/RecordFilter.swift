import Calendar
import Fields
import FoundationEssentials
import Questionnaires

/// Filter and order for a list of records.
struct RecordFilter: Sendable, Hashable {
  enum Order: Sendable, Hashable {
    /// Latest first.
    case time
    case title
    case type
  }

  /// Empty for all studies.
  var studyID = ""
  /// Empty for all types.
  var types: Set<RecordType> = []
  /// Includes only records at or after this time, or still ongoing then.
  var from: Instant?
  /// Includes only records that happened or began before this time.
  var until: Instant?
  /// Search words as normalised by ``RecordWords``; nil for no search.
  var words: String?
  var order = Order.time

  init() {}
}

/// Position of a record in a list.
struct RecordPosition: PagePosition, Hashable {
  /// The first sort key, title or type; empty if ordered by time.
  var leading: String
  /// Microseconds since 1970; 0 if ordered by title.
  var time: Int64
  var recordID: UUID

  var pageKey: String { "\(recordID.text)|\(time)|\(leading)" }
}

extension RecordPosition {
  init?(pageKey: String) {
    let parts = pageKey.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let recordID = UUID(text: String(parts[0])),
      let time = Instant(microsecondsText: parts[1])
    else { return nil }
    self.init(leading: String(parts[2]), time: time.microseconds, recordID: recordID)
  }
}

/// The changes since a cursor.
struct RecordChanges: Sendable {
  /// The records ordered by their latest change, including tombstones.
  var records: [StoredRecord]
  /// The cursor for the next call.
  var cursor: RecordCursor
  /// Whether there are more changes.
  var hasMore: Bool
  /// Whether the read restarted from the beginning, because the cursor missed forgotten tombstones.
  var isReset: Bool
}

/// Extracts search words from titles and notes: lower-case letters and digits. PostgreSQL removes
/// accents from both the stored and the searched words.
enum RecordWords {
  /// Maximum length of a word in Unicode scalars, below PostgreSQL's limit for words.
  static let lengthMax = 50

  /// Returns the words in order, joined by spaces.
  static func text(_ texts: String...) -> String {
    var words: [String] = []
    for text in texts {
      let parts = text.lowercased().split { !($0.isLetter || $0.isNumber) }
      words += parts.map { part in
        var word = String.UnicodeScalarView()
        word.append(contentsOf: part.unicodeScalars.prefix(lengthMax))
        return String(word)
      }
    }
    return words.joined(separator: " ")
  }
}
