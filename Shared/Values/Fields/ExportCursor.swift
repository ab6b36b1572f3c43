/// The state of the database when an export began. A later export with it reads only what
/// transactions stored that had not ended then, or began later.
///
/// Rows carry the transaction that stored them. Transactions older than every running one have
/// ended, so a reader that continues at the oldest running one misses no row, however late it is
/// committed.
///
/// Not secret: a forged cursor reads only data that the caller may read anyway.
public struct ExportCursor: Sendable, Hashable {
  /// The exports that can be continued.
  public enum Table: String, Sendable, CaseIterable {
    case sheets
    case revisions
    case records
    case sessions
    case notifications
    case decisionPoints = "decision-points"
    /// Without what groups would reveal; cannot be continued once groups are visible.
    case concealedSheets = "concealed-sheets"
    case concealedRevisions = "concealed-revisions"
    case concealedNotifications = "concealed-notifications"
    case concealedDecisionPoints = "concealed-decision-points"
  }

  public var table: Table
  public var studyID: String
  /// The copy of the database; see `ExportState.system`. Another one counts other transactions.
  public var system: Int64
  /// The oldest transaction that had not ended.
  public var transaction: UInt64
  /// When the export began, in seconds since 1970, for rows that change with the time; otherwise nil.
  public var seconds: Int64?

  private static let format = "1"

  public var text: String {
    ([Self.format, table.rawValue, studyID, String(system), String(transaction)]
      + (seconds.map { [String($0)] } ?? []))
      .joined(separator: ".")
  }

  public init(
    table: Table, studyID: String, system: Int64, transaction: UInt64, seconds: Int64? = nil
  ) {
    self.table = table
    self.studyID = studyID
    self.system = system
    self.transaction = transaction
    self.seconds = seconds
  }

  /// Decodes a cursor; nil if it is not one of this table and study.
  public init?(text: String, table: Table, studyID: String) {
    guard text.utf8.count <= 192 else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (5...6).contains(parts.count), let system = Int64(parts[3]),
      let transaction = UInt64(parts[4])
    else { return nil }
    self.init(
      table: table, studyID: studyID, system: system, transaction: transaction,
      seconds: parts.count == 6 ? Int64(parts[5]) : nil)
    guard self.text == text else { return nil }
  }
}
