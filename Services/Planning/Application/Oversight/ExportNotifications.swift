import Fields
import FoundationEssentials
import Postgres
import Serialization
import ServiceKit

/// Writes the notifications of a study that are counted for compliance, or the decisions behind them,
/// as CSV.
///
/// Notifications whose instant comes during the export are not included. Rows of a participant who
/// is erased during the export may already be written.
struct ExportNotifications: Sendable {
  struct Request: Sendable {
    var table = PlanExportRow.Table.notifications
    /// Selection; its breakdown is ignored.
    var question: ComplianceQuestion
    /// Text of a cursor, to write only participants with changes; empty for all.
    var since = ""
    /// The account that exports.
    var exporter: UUID
  }

  let pool: PostgresPool
  let pseudonyms: StudyPseudonyms
  let securityEvents: SecurityEvents
  var pageRows: Int = 500
  private let store = CountedNotificationStore()

  /// Number of participants read together.
  private static let people = 100

  /// Writes header and rows; waits while the reader is slow.
  ///
  /// - Returns: The cursor for the next export.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.exportCursorInvalid`; `PostgresError`;
  ///   errors of `write`.
  @discardableResult
  func callAsFunction(
    _ request: Request, now: Date, to write: (ExportedChunk) async throws -> Void
  ) async throws -> ExportCursor {
    let studyID = request.question.studyID
    // Naming participants changes their rows, which would come again.
    try await pseudonyms.prepare(studyID)
    let (since, next) = try await cursors(of: request, now: now)
    try await securityEvents.telling(ofExportBy: request.exporter, of: studyID) {
      try await export(request, since: since, now: now, to: write)
    }
    return next
  }

  private func cursors(
    of request: Request, now: Date
  ) async throws -> (since: ExportCursor?, next: ExportCursor) {
    let state = try await pool.answer(to: ExportStateStore.state)
    let next = ExportCursor(
      table: request.cursorTable, studyID: request.question.studyID, system: state.system,
      transaction: state.settled, seconds: Int64(now.timeIntervalSince1970))
    guard !request.since.isEmpty else { return (nil, next) }
    guard
      let since = ExportCursor(text: request.since, table: next.table, studyID: next.studyID),
      since.system == state.system, since.seconds != nil, since.transaction <= state.next,
      state.next - since.transaction < ChangedPlans.transactionsMax
    else { throw OversightError.exportCursorInvalid }
    return (since, next)
  }

  private func export(
    _ request: Request, since: ExportCursor?, now: Date,
    to write: (ExportedChunk) async throws -> Void
  ) async throws {
    let (table, question) = (request.table, request.question)
    /// Participants being read, and of an update those without a row so far.
    var people: [String] = []
    var silent: Set<String> = []
    /// The last row of a full page.
    var position: PlanExportRow.Position?
    try await CSVExport(header: table.header).write(to: write) { row in
      [row.cells(of: table, now: now)]
    } page: { (_: PlanExportRow?) in
      while true {
        if position == nil {
          people = try await answer(
            to: store.participants(
              question, since: since, now: now, after: people.last, limit: Self.people))
          if people.isEmpty { return [] }
          silent = since == nil ? [] : Set(people)
        }
        var page = try await answer(
          to: store.page(table, question, now: now, of: people, after: position, limit: pageRows))
        position = page.count == pageRows ? page.last?.position : nil
        silent.subtract(page.map(\.participant))
        if position == nil { page += silent.sorted().map { .participant($0) } }
        if !page.isEmpty { return page }
      }
    }
  }

  private func answer<Answer>(to statement: PostgresStatement<Answer>) async throws -> Answer {
    try await pool.transaction(readOnly: true) { try await $0.answers(to: statement) }
  }
}

extension ExportNotifications.Request {
  fileprivate var cursorTable: ExportCursor.Table {
    switch (table, question.concealsGroups) {
    case (.notifications, false): .notifications
    case (.notifications, true): .concealedNotifications
    case (.decisionPoints, false): .decisionPoints
    case (.decisionPoints, true): .concealedDecisionPoints
    }
  }
}
