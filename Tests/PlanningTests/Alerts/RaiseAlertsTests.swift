import Foundation
import Messages
import Postgres
import Questionnaires
import Testing

@testable import PlanningService

/// Raising, escalating and acknowledging alerts.
@Suite struct RaiseAlertsTests {
  @Test func eachOccurrenceAlertsOnceWithoutAnyPlan() async throws {
    var study = try await AlertedStudy()
    try await study.begin()
    let id = UUID()
    try await study.planned.fire(id)
    try await study.planned.fire(id)
    #expect(try await study.raise().raised == 1)
    // The cause was reported with another time, or for the same one again.
    study.wait(60)
    try await study.planned.fire(id)
    try await study.planned.fire(id, withdrawn: true)
    try await study.planned.fire(id)
    #expect(try await study.raise() == RaiseAlerts.Round())
    try await study.planned.fire()
    #expect(try await study.raise().raised == 1)
    let alerts = try await study.alerts()
    #expect(alerts.count == 2 && alerts.map(\.pseudonym) == [study.name, study.name])
    #expect(alerts[1].firedAt == study.planned.now - 60 && alerts[1].triggerID == "t")
    #expect(alerts[1].text == AlertedStudy.alert.text && !alerts[1].isWithdrawn)
    #expect(alerts[0].deliveries.map(\.channelID) == ["pager"])
    #expect(alerts[0].deliveries.map(\.state) == [.pending])
  }

  @Test func simultaneousRoundsRaiseOneAlert() async throws {
    let study = try await AlertedStudy()
    try await study.begin()
    try await study.planned.fire()
    let raised = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 { group.addTask { try await study.raise().raised } }
      return try await group.reduce(0, +)
    }
    #expect(raised == 1)
    #expect(try await study.alerts().count == 1)
  }

  @Test func theCooldownLeavesOutWhatIsTooNear() async throws {
    var study = try await AlertedStudy()
    try await study.begin(cooldown: 60)
    try await study.planned.fire()
    #expect(try await study.raise().raised == 1)
    study.wait(1_800)
    try await study.planned.fire()
    #expect(try await study.raise().looked == 1)
    study.wait(1_800)
    try await study.planned.fire()
    #expect(try await study.raise().raised == 1)
  }

  @Test func aFutureOccurrenceWaitsAndMayBeWithdrawn() async throws {
    var study = try await AlertedStudy()
    try await study.begin()
    let (kept, withdrawn) = (UUID(), UUID())
    let later = study.planned.now + 3_600
    try await study.planned.fire(kept, at: later)
    try await study.planned.fire(withdrawn, at: later)
    #expect(try await study.raise() == RaiseAlerts.Round())
    try await study.planned.fire(withdrawn, at: later, withdrawn: true)
    study.wait(3_600)
    #expect(try await study.raise().raised == 1)
    try await study.planned.fire(kept, at: later, withdrawn: true)
    #expect(try await study.alerts().map(\.isWithdrawn) == [true])
  }

  @Test func inactivityAlertsUnlessASheetComesInTime() async throws {
    for answers in [false, true] {
      var study = try await AlertedStudy()
      try await study.begin(.inactivity(InactivityCause(days: 2)))
      _ = try await study.planned.plan()
      study.wait(86_400 - 30)
      if answers { try await study.planned.answer("follow-up") }
      // Planning withdraws it.
      _ = try await study.planned.plan()
      study.wait(60)
      // The news of a sheet may be on its way.
      #expect(try await study.raise().raised == 0)
      study.wait(60)
      #expect(try await study.raise().raised == (answers ? 0 : 1))
    }
  }

  @Test func newsOfTheStudyMayArriveAfterTheOccurrence() async throws {
    let study = try await AlertedStudy()
    try await study.planned.fire()
    #expect(try await study.raise() == RaiseAlerts.Round())
    try await study.begin()
    #expect(try await study.raise().raised == 1)
  }

  @Test func anAlertThatTheStudyAddsLaterLeavesEarlierOccurrencesAlone() async throws {
    var study = try await AlertedStudy()
    try await study.planned.publish(TriggerDefinition(id: "t", cause: .staff))
    try await study.planned.join(at: study.planned.now - 86_400)
    try await study.planned.fire()
    study.wait(60)
    try await study.planned.publish(
      TriggerDefinition(id: "t", cause: .staff, alert: AlertedStudy.alert), revision: 2)
    #expect(try await study.raise() == RaiseAlerts.Round())
  }

  @Test func anAlertEscalatesOnceUnlessItIsAcknowledged() async throws {
    var study = try await AlertedStudy()
    try await study.begin()
    try await study.planned.fire()
    try await study.planned.fire()
    #expect(try await study.raise().raised == 2)
    let known = try await study.alerts()[0]
    study.wait(3_599)
    let done = try await study.handle.acknowledge(known.id, note: "called", study.call())
    #expect(done.acknowledgedAt == study.planned.now && done.note == "called")
    #expect(try await study.raise().escalated == 0)
    study.wait(1)
    #expect(try await study.raise().escalated == 1)
    #expect(try await study.raise().escalated == 0)
    let open = try await study.alerts(.open)
    #expect(open.count == 1 && open[0].id != known.id)
    #expect(open[0].escalatedAt == study.planned.now)
    #expect(
      open[0].deliveries.map { "\($0.channelID) \($0.isEscalation)" } == [
        "pager false", "mail true",
      ])
    // The first acknowledgement stays.
    study.wait(1)
    let again = try await study.handle.acknowledge(known.id, note: "again", study.call())
    #expect(again.acknowledgedAt == done.acknowledgedAt && again.note == "called")
    let audited = try await study.planned.pool.query("SELECT action, object FROM audit_log")
    #expect(try audited.map { try $0.decode("action") as String } == ["alert.acknowledged"])
    #expect(
      try audited.map { try $0.decode("object") as String } == [
        "\(study.planned.studyID) \(known.id)"
      ])
  }

  @Test func aParticipantCannotFloodTheStaff() async throws {
    var study = try await AlertedStudy()
    try await study.begin()
    for _ in 0..<AlertRules.perDayMax + 2 { try await study.planned.fire() }
    #expect(try await study.raise().raised == AlertRules.perDayMax)
    #expect(try await study.raise() == RaiseAlerts.Round())
    study.wait(86_400)
    try await study.planned.fire()
    #expect(try await study.raise().raised == 1)
  }

  /// Escalations do not wait for the erasure of a participant.
  @Test func aDeliveryThatIsAddedMeanwhileGoesWithItsAlert() async throws {
    let study = try await AlertedStudy()
    try await study.begin()
    try await study.planned.fire()
    #expect(try await study.raise().raised == 1)
    try await study.planned.pool.execute("DELETE FROM alerts")
    #expect(try await study.planned.pool.query("SELECT FROM alert_deliveries").isEmpty)
  }

  @Test func anErasureLeavesNothing() async throws {
    let study = try await AlertedStudy()
    try await study.begin()
    try await study.planned.fire()
    #expect(try await study.raise().raised == 1)
    let erased = try await study.planned.pool.query(
      "SELECT kind, count FROM erase_participant(\(study.planned.participantID), '', 'erase_answers')"
    )
    let counts = try Dictionary(
      uniqueKeysWithValues: erased.map {
        (try $0.decode("kind") as String, try $0.decode("count") as Int)
      })
    #expect(counts["alerts"] == 1 && counts["alert_deliveries"] == 1)
    #expect(try await study.alerts().isEmpty)
    #expect(try await study.deliver() == DeliverAlerts.Round())
  }

  @Test func blindedStaffSeeNoAlertOfGroups() async throws {
    let study = try await AlertedStudy()
    func publish(_ groups: [String], revision: UInt32) async throws {
      try await study.planned.publish(
        TriggerDefinition(
          id: "t", cause: .sheet(SheetCause(questionnaireID: "arm")), alert: AlertedStudy.alert),
        beside: [.use("arm", .tenDaily, groups: groups)], revision: revision)
    }
    try await publish([], revision: 1)
    try await study.planned.join(at: study.planned.now - 86_400)
    try await study.planned.fire()
    #expect(try await study.raise().raised == 1)
    let alert = try await study.alerts()[0]
    func seen() async throws -> Int {
      try await study.handle.list(
        study.call(isBlinded: true), .all, of: "", after: nil, limit: 50
      ).items.count
    }
    #expect(try await seen() == 1)
    try await publish(["blue"], revision: 2)
    #expect(try await seen() == 0)
    await #expect(throws: AlertError.alertUnknown) {
      _ = try await study.handle.acknowledge(alert.id, note: "", study.call(isBlinded: true))
    }
    #expect(try await study.alerts().count == 1)
  }
}
