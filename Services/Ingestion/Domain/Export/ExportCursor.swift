import Fields
import FoundationEssentials

/// The state of the database when an export began. A later export with it reads only what
/// transactions stored that had not ended then, or began later.
///
/// Rows carry the transaction that stored them. Transactions older than every running one have
/// ended, so a reader that continues at the oldest running one misses no row, however late it is
/// committed.
///
/// Not secret: a forged cursor reads only data that the caller may read anyway.
struct ExportCursor: Sendable, Hashable {
  /// The exports that can be continued.
  enum Table: String, Sendable, CaseIterable {
    case sheets
    case revisions
    case records
    case sessions
    /// Without what groups would reveal; cannot be continued once groups are visible.
    case concealedSheets = "concealed-sheets"
    case concealedRevisions = "concealed-revisions"
  }

  var table: Table
  var studyID: String
  /// The copy of the database; see ``ExportStateStore/State``. Another one counts other transactions.
  var system: Int64
  /// The oldest transaction that had not ended.
  var transaction: UInt64

  private static let format = "1"

  var text: String {
    [Self.format, table.rawValue, studyID, String(system), String(transaction)]
      .joined(separator: ".")
  }

  init(table: Table, studyID: String, system: Int64, transaction: UInt64) {
    self.table = table
    self.studyID = studyID
    self.system = system
    self.transaction = transaction
  }

  /// Decodes a cursor; nil if it is not one of this table and study.
  init?(text: String, table: Table, studyID: String) {
    guard text.utf8.count <= 160 else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 5, let system = Int64(parts[3]), let transaction = UInt64(parts[4]) else {
      return nil
    }
    self.init(table: table, studyID: studyID, system: system, transaction: transaction)
    guard self.text == text else { return nil }
  }
}
