import Fields
import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Lists, acknowledges and retries alerts of a study for its staff.
struct HandleAlerts: Sendable {
  /// The caller and the study.
  struct Call: Sendable {
    var studyID: String
    var actor: UUID
    /// Whether a blinded allocation conceals groups from the caller.
    var areGroupsConcealed: Bool
    var now: Date
  }

  let pool: PostgresPool
  let pseudonyms: StudyPseudonyms
  private let alerts = AlertStore()
  private let raised = RaisedAlertStore()
  private let definitions = StudyTriggerStore()
  private let studies = StudyStore()
  private let audit = AuditLog()

  init(pool: PostgresPool, pseudonyms: StudyPseudonyms) {
    self.pool = pool
    self.pseudonyms = pseudonyms
  }

  /// - Parameters:
  ///   - pseudonym: participant; empty for all.
  ///   - last: raise time and id of the last alert of the previous page.
  /// - Returns: Alerts, latest first.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; `PostgresError`.
  func list(
    _ call: Call, _ state: AlertQuestion.State, of pseudonym: String, after last: TimePosition?,
    limit: Int
  ) async throws -> Page<RaisedAlert> {
    var question = AlertQuestion(studyID: call.studyID, state: state)
    if pseudonym.isEmpty {
      try await pseudonyms.prepare(call.studyID)
    } else {
      question.participantID = try await pseudonyms.participant(pseudonym, in: call.studyID)
    }
    question.triggerIDs = try await visibleTriggers(call)
    let found = try await pool.answer(
      to: raised.list(question, after: last, limit: limit + 1))
    var page = Page(found, size: limit)
    let deliveries = try await pool.answer(to: raised.deliveries(of: page.items.map(\.id)))
    for position in page.items.indices {
      page.items[position].deliveries = deliveries[page.items[position].id] ?? []
    }
    return page
  }

  /// Acknowledges an alert. The first acknowledgement stays.
  ///
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`; ``AlertError`` `.alertUnknown`; `PostgresError`.
  func acknowledge(_ id: UUID, note: String, _ call: Call) async throws -> RaisedAlert {
    try await change(id, call) { connection, alert in
      let name = try await audit.names(of: [call.actor], on: connection)[call.actor]
      let isNew = try await connection.answer(
        to: alerts.acknowledge(id, by: name ?? call.actor, note: note, at: call.now))
      return isNew ? (.alertAcknowledged, 0) : nil
    }.alert
  }

  /// Sends the failed deliveries of an alert again.
  ///
  /// - Returns: The alert, and the number of such deliveries.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`; ``AlertError`` `.alertUnknown`; `PostgresError`.
  func retry(_ id: UUID, _ call: Call) async throws -> (alert: RaisedAlert, retried: Int) {
    try await change(id, call) { connection, _ in
      let retried = try await connection.answer(to: alerts.retry(id, at: call.now))
      return retried > 0 ? (.alertRetried, retried) : nil
    }
  }

  /// Runs a change in a transaction, and records it in the audit log if it changed something.
  private func change(
    _ id: UUID, _ call: Call,
    _ body: (PostgresConnection, RaisedAlert) async throws -> (AuditAction, count: Int)?
  ) async throws -> (alert: RaisedAlert, retried: Int) {
    try await pseudonyms.prepare(call.studyID)
    let visible = try await visibleTriggers(call)
    let find = raised.list(
      AlertQuestion(studyID: call.studyID, triggerIDs: visible, alertID: id), limit: 1)
    return try await pool.transaction { connection in
      guard let alert = try await connection.answer(to: find).first else {
        throw AlertError.alertUnknown
      }
      let changed = try await body(connection, alert)
      let (after, deliveries) = try await connection.answers(
        to: find, raised.deliveries(of: [id]))
      guard var current = after.first else { throw AlertError.alertUnknown }
      current.deliveries = deliveries[id] ?? []
      if let changed {
        try await audit.append(
          [
            AuditRecord(
              action: changed.0, actor: call.actor, subject: alert.participantID,
              object: "\(call.studyID) \(id)")
          ], at: call.now, on: connection)
      }
      return (current, changed?.count ?? 0)
    }
  }

  /// Returns the triggers whose alerts the caller may see; nil for all. Alerts of a trigger that the
  /// study no longer has are left out while groups are concealed.
  private func visibleTriggers(_ call: Call) async throws -> [String]? {
    guard call.areGroupsConcealed else { return nil }
    let triggers = try await pool.answer(to: definitions.triggers(of: [call.studyID]))
    let some = try await pool.answer(to: studies.ofGroups([call.studyID]))
    return (triggers[call.studyID] ?? []).filter {
      !$0.concerns(groupsOf: some[call.studyID] ?? [])
    }.map(\.id)
  }
}
