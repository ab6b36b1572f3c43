import Foundation
import Messages
import Postgres
import Questionnaires
import ServiceBasics
import Testing

@testable import PlanningService

/// Deliveries of alerts by webhooks and mails.
@Suite struct DeliverAlertsTests {
  /// A study with a raised alert.
  private func raised(
    _ count: Int = 1, alert: TriggerDefinition.Alert = AlertedStudy.alert
  ) async throws -> AlertedStudy {
    let study = try await AlertedStudy()
    try await study.begin(alert: alert)
    for _ in 0..<count { try await study.planned.fire() }
    #expect(try await study.raise().raised == count)
    return study
  }

  private func delivery(_ study: AlertedStudy) async throws -> RaisedAlert.Delivery {
    try #require(try await study.alerts().first?.deliveries.first)
  }

  @Test func aWebhookGetsASignedRequestWithoutAnswers() async throws {
    let study = try await raised()
    try await study.setWebhook(path: "/in?a=b")
    #expect(try await study.deliver() == DeliverAlerts.Round(looked: 1))
    let (path, request) = try #require(study.webhooks.asked.first)
    #expect(path == "/in?a=b" && study.webhooks.asked.count == 1)
    let alert = try await study.alerts()[0]
    let body = try #require(
      try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any])
    #expect(
      Set(body.keys) == [
        "alert_id", "channel_id", "escalation", "fire_time", "participant", "raise_time",
        "study_id", "texts", "trigger_id",
      ])
    #expect(body["participant"] as? String == study.name)
    #expect(body["texts"] as? [String: String] == ["en": "Call", "de": "Anrufen"])
    #expect(body["raise_time"] as? String == "2026-06-01T12:00:00.000000Z")
    #expect(
      !String(decoding: request.body, as: UTF8.self).contains(study.planned.participantID.text))
    #expect(request.delivery == "\(alert.id.text).pager.first")
    let time = Int(study.planned.now.timeIntervalSince1970)
    let code = Sodium.hmacSHA256(
      Array("\(time).".utf8) + request.body, key: Array(AlertedStudy.secret.utf8)
    ).hexadecimal
    #expect(request.signature == "t=\(time),v1=\(code)")
    #expect(alert.deliveries[0].state == .delivered && alert.deliveries[0].httpStatus == 204)
    #expect(try await study.deliver() == DeliverAlerts.Round())
  }

  @Test func aWebhookThatNeverAnswersIsTriedUntilItIsADeadLetter() async throws {
    var study = try await raised()
    try await study.setWebhook()
    study.webhooks.script("/", .unreachable)
    var pauses: [TimeInterval] = []
    while try await delivery(study).state == .pending {
      let round = try await study.deliver()
      #expect(round.looked == 1)
      guard let next = try await delivery(study).tryAt else { break }
      pauses.append(next.timeIntervalSince(study.planned.now))
      study.wait(next.timeIntervalSince(study.planned.now))
    }
    #expect(pauses.prefix(3) == [10, 20, 40] && pauses.count == AlertAttempts.countMax - 1)
    let dead = try await delivery(study)
    #expect(dead.state == .failed && dead.failure == .unreachable)
    #expect(dead.attempts == AlertAttempts.countMax)
    #expect(try await study.alerts(.failed).count == 1)
    #expect(try await study.planned.pool.answer(to: RaisedAlertStore().counts).failed == 1)
    study.wait(86_400)
    #expect(try await study.deliver() == DeliverAlerts.Round())
    // Staff retries it by hand.
    let id = try await study.alerts()[0].id
    #expect(try await study.handle.retry(id, study.call()).retried == 1)
    #expect(try await study.handle.retry(id, study.call()).retried == 0)
    study.webhooks.script("/", .answered(status: 200, wanted: nil))
    #expect(try await study.deliver().failed == 0)
    #expect(try await delivery(study).state == .delivered)
    #expect(try await study.alerts(.failed).isEmpty)
  }

  @Test func aDeadWebhookDoesNotHoldUpOthers() async throws {
    let study = try await raised(
      50, alert: .init(channelIDs: ["dead", "good"], text: TranslatedText()))
    try await study.setWebhook("dead", path: "/dead")
    try await study.setWebhook("good", path: "/good")
    study.webhooks.script("/dead", .unreachable)
    _ = try await study.deliver()
    let asked = study.webhooks.asked.map(\.path)
    #expect(asked.filter { $0 == "/dead" }.count == AlertDeliveryStore.perChannelMax)
    #expect(asked.filter { $0 == "/good" }.count == AlertDeliveryStore.perChannelMax)
  }

  @Test func aStudyWithManyDoesNotHoldUpAnother() async throws {
    let ids = (0..<12).map { "c\($0)" }
    let study = try await raised(9, alert: .init(channelIDs: ids, text: TranslatedText()))
    #expect(ids.count * AlertDeliveryStore.perChannelMax > DeliverAlerts.batch)
    var other = study
    other.planned = Planned(pool: study.planned.pool)
    other.wait(1)
    try await other.begin()
    try await other.planned.fire()
    #expect(try await other.raise().raised == 1)
    try await other.setWebhook(path: "/other")
    #expect(try await study.deliver().looked == DeliverAlerts.batch)
    #expect(study.webhooks.asked.map(\.path) == ["/other"])
  }

  @Test(arguments: [
    (WebhookOutcome.answered(status: 302, wanted: nil), AlertFailure.redirected),
    (.addressNotAllowed, .addressNotAllowed),
  ])
  func whatStaffMustCorrectFailsAtOnce(_ outcome: WebhookOutcome, _ failure: AlertFailure)
    async throws
  {
    let study = try await raised()
    try await study.setWebhook()
    study.webhooks.script("/", outcome)
    #expect(try await study.deliver().failed == 1)
    #expect(try await delivery(study).failure == failure)
  }

  @Test func aMissingChannelAndALostKeyAreNamed() async throws {
    let study = try await raised()
    #expect(try await study.channels.list(study.planned.studyID).missing == ["mail", "pager"])
    #expect(try await study.deliver().failed == 1)
    #expect(try await delivery(study).failure == .channelUnknown)
    try await study.setWebhook()
    try await study.planned.pool.execute("UPDATE alert_channels SET sealed_secret = '\\x00'")
    let id = try await study.alerts()[0].id
    _ = try await study.handle.retry(id, study.call())
    #expect(try await study.deliver().failed == 1)
    #expect(try await delivery(study).failure == .secretUnreadable)
    #expect(study.webhooks.asked.isEmpty)
  }

  @Test func afterACrashTheRequestIsRepeatedAndALateOutcomeIgnored() async throws {
    var study = try await raised()
    try await study.setWebhook()
    let store = AlertDeliveryStore()
    let claim = store.claim(
      at: study.planned.now, leaseEnd: study.planned.now + AlertAttempts.lease, limit: 9)
    let first = try await study.planned.pool.answer(to: claim)
    #expect(first.count == 1)
    #expect(try await study.deliver() == DeliverAlerts.Round())
    study.wait(AlertAttempts.lease)
    #expect(try await study.deliver().looked == 1)
    #expect(study.webhooks.asked.map(\.request.delivery) == [first[0].deliveryID])
    let isLate = store.finish(
      first[0], .failed(.unreachable, next: nil), at: study.planned.now)
    #expect(try await !study.planned.pool.answer(to: isLate))
    #expect(try await delivery(study).state == .delivered)
  }

  @Test func aMailIsRequestedOnceAndItsOutcomeCounts() async throws {
    var study = try await raised(alert: .init(channelIDs: ["mail"], text: AlertedStudy.alert.text))
    try await study.setMail()
    #expect(try await study.deliver() == DeliverAlerts.Round(looked: 1))
    study.wait(3_600)
    #expect(try await study.deliver() == DeliverAlerts.Round())
    let mail = try #require(try await study.mails().first)
    #expect(mail.participant == study.name && mail.roles == ["clinician"] && !mail.someGroupsOnly)
    #expect(mail.attempt == 1 && mail.text?.translations.count == 2)
    #expect(try await delivery(study).state == .sent)
    func settle(_ mails: UInt32, attempt: UInt32) async throws {
      try await study.planned.apply(
        EventsV1.AlertMailSettled(
          participantID: mail.participantID, alertID: mail.alertID, studyID: mail.studyID,
          channelID: mail.channelID, attempt: attempt, mails: mails), by: AlertMailConsumer())
    }
    try await settle(0, attempt: 1)
    #expect(try await delivery(study).failure == .noRecipient)
    _ = try await study.handle.retry(try await study.alerts()[0].id, study.call())
    _ = try await study.deliver()
    #expect(try await study.mails().map(\.attempt) == [1, 2])
    // The answer to the first request comes again.
    try await settle(0, attempt: 1)
    #expect(try await delivery(study).state == .sent)
    try await settle(2, attempt: 2)
    #expect(try await delivery(study).state == .delivered)
  }

  @Test func withoutPseudonymsADeliveryWaits() async throws {
    var study = try await raised()
    try await study.setWebhook()
    try await study.planned.pool.execute("DELETE FROM pseudonym_keys")
    study.owner.goAway(true)
    #expect(try await study.deliver().looked == 1)
    study.owner.goAway(false)
    study.wait(10)
    #expect(try await study.deliver().looked == 1)
    #expect(study.webhooks.asked.count == 1)
    #expect(try await delivery(study).attempts == 1)
  }

  @Test func aSecretIsKeptSealedAndSealedAgain() async throws {
    let study = try await raised()
    await #expect(throws: AlertError.secretMissing) { try await study.setWebhook(secret: "") }
    try await study.setWebhook()
    let sealed = try await study.planned.pool.query("SELECT sealed_secret FROM alert_channels")[0]
      .decode("sealed_secret", as: [UInt8].self)
    #expect(!String(decoding: sealed, as: UTF8.self).contains(AlertedStudy.secret))
    try await study.setWebhook(path: "/other", secret: "")
    let found = try await study.planned.pool.query("SELECT sealed_secret, url FROM alert_channels")[
      0]
    #expect(try found.decode("sealed_secret", as: [UInt8].self) == sealed)
    #expect(try found.decode("url", as: String.self) == "https://hook.example.org/other")
    // Mails forget it.
    try await study.setMail("pager")
    await #expect(throws: AlertError.secretMissing) { try await study.setWebhook(secret: "") }
    let (old, new) = (SealingKey(), SealingKey())
    let channel = AlertChannel(
      studyID: study.planned.studyID, id: "x",
      target: .webhook(WebPushEndpoint("https://hook.example.org/")!),
      updatedAt: study.planned.now, updatedBy: UUID())
    let before = AlertChannelStore(sealing: SealingKeys(current: old))
    _ = try await study.planned.pool.answer(to: before.keep(channel, secret: AlertedStudy.secret))
    try await study.planned.pool.transaction {
      try await AlertChannelStore(sealing: SealingKeys(current: new, previous: old)).reseal(on: $0)
    }
    let opened = try await study.planned.pool.answer(
      to: AlertChannelStore(sealing: SealingKeys(current: new)).find([channel.studyID]))
    #expect(opened[[channel.studyID, "x"]]?.secret == Array(AlertedStudy.secret.utf8))
  }

  @Test func aStudyHasSoManyChannels() async throws {
    let study = try await raised()
    for number in 0..<AlertChannel.countMax { try await study.setMail("c\(number)") }
    await #expect(throws: AlertError.tooManyChannels(maximum: AlertChannel.countMax)) {
      try await study.setMail("one-more")
    }
    try await study.setMail("c0")
    try await study.channels.delete(
      "c1", of: study.planned.studyID, by: study.leader, now: study.planned.now)
    try await study.channels.delete(
      "c1", of: study.planned.studyID, by: study.leader, now: study.planned.now)
    try await study.setMail("one-more")
    let deleted = try await study.planned.pool.query(
      "SELECT object FROM audit_log WHERE action = 'alert_channel.deleted'")
    #expect(deleted.count == 1)
  }
}
