import Bus
import Foundation
import Messages
import Testing

@testable import PlanningService

/// Sending due notifications to devices, and handling of failures.
struct SendPushesTests {
  private func send(
    _ delivered: Delivered, _ platforms: PlayedPlatforms, at now: Date? = nil
  ) async throws -> DeliveryRound {
    try await SendPushes(
      pool: delivered.pool, sender: try platforms.router(), texts: .shipped,
      clock: SetClock(now ?? delivered.at))()
  }

  @Test func allDevicesAreToldAndOneIsEnough() async throws {
    let delivered = try await Delivered()
    let platforms = try PlayedPlatforms(
      script: #"{"f1": [{"status": 400, "body": {"error": {"status": "INVALID_ARGUMENT"}}}]}"#,
      now: delivered.at)
    try await delivered.register("aa", device: "phone")
    try await delivered.register("f1", device: "tablet", platform: .fcm)
    let round = try await send(delivered, platforms)
    #expect(round.sent == 1)
    #expect(round.reasons == ["FCM: 400 INVALID_ARGUMENT"])
    let seen = try platforms.seen()
    #expect(seen.faults == [])
    #expect(seen.taken.map { $0[0] } == ["aa"])
    #expect(seen.taken[0][1] == delivered.notificationID.uuidString.lowercased())
    #expect(try await delivered.sentAt() == delivered.at)
    #expect(try await delivered.step() == nil)
  }

  @Test func anAppThatIsGoneIsForgottenAndMailComesInstead() async throws {
    let delivered = try await Delivered()
    let seconds = Int(delivered.at.timeIntervalSince1970)
    let platforms = try PlayedPlatforms(
      script: """
        {"aa": [{"status": 410, "body": {"reason": "Unregistered", "timestamp": \(seconds)000}}]}
        """, now: delivered.at)
    try await delivered.register("aa")
    try await delivered.wantMail()
    let round = try await send(delivered, platforms)
    #expect(round.unregistered == 1)
    #expect(round.sent == 0)
    let step = try #require(try await delivered.step())
    #expect(step.way == Int(DeliveryChannel.mail.rawValue))
    #expect(step.tryAt == delivered.at)
    #expect(
      try await ManagePushDevices(pool: delivered.pool, apps: [:]).list(of: delivered.participantID)
        .isEmpty)
  }

  @Test(arguments: [
    (
      #"{"status": 429, "body": {"reason": "TooManyRequests"}, "headers": {"retry-after": "55"}}"#,
      55.0
    ),
    (#"{"status": 500, "body": {"reason": "InternalServerError"}}"#, 10.0),
    (#""reset""#, 10.0),
  ])
  func whatCannotBeToldNowIsTriedAgain(answer: String, seconds: Double) async throws {
    let delivered = try await Delivered()
    let platforms = try PlayedPlatforms(script: #"{"aa": [\#(answer)]}"#, now: delivered.at)
    try await delivered.register("aa")
    #expect(try await send(delivered, platforms).postponed == 1)
    #expect(try await delivered.step()?.tryAt == delivered.at + seconds)
    #expect(try await send(delivered, platforms, at: delivered.at + seconds).sent == 1)
    let seen = try platforms.seen()
    #expect(seen.asked == ["aa", "aa"])
    #expect(try await delivered.step() == nil)
  }

  /// Devices that have received it are skipped.
  @Test func aDeviceThatCannotTakeItNowIsAskedAgain() async throws {
    let delivered = try await Delivered(reminders: 1)
    let failure = #"{"status": 500, "body": {"reason": "InternalServerError"}}"#
    let platforms = try PlayedPlatforms(
      script: #"{"bb": [\#(failure), \#(failure)]}"#, now: delivered.at)
    try await delivered.register("aa", device: "phone")
    try await delivered.register("bb", device: "tablet")
    #expect(try await send(delivered, platforms).postponed == 1)
    // The notification counts as sent.
    #expect(try await delivered.sentAt() == delivered.at)
    #expect(try await delivered.step()?.tryAt == delivered.at + 10)
    // The channel is kept while a device is pending.
    _ = try await ManagePushDevices(pool: delivered.pool, apps: [:])
      .unregister(deviceID: "phone", of: delivered.participantID)
    #expect(try await send(delivered, platforms, at: delivered.at + 10).postponed == 1)
    #expect(try await delivered.step()?.tryAt == delivered.at + 30)
    try await delivered.register("aa", device: "phone", at: delivered.at)
    #expect(try await send(delivered, platforms, at: delivered.at + 30).sent == 1)
    #expect(try platforms.seen().asked == ["aa", "bb", "bb", "bb"])
    #expect(try await delivered.sentAt() == delivered.at)
    // The reminder goes to all devices.
    #expect(try await delivered.step()?.step == 1)
    let later = try PlayedPlatforms(script: "{}", now: delivered.at + 600)
    #expect(try await send(delivered, later, at: delivered.at + 600).sent == 1)
    #expect(try later.seen().asked == ["aa", "bb"])
    #expect(try await delivered.step() == nil)
  }

  @Test func whoHasNoDeviceLeftButWasToldIsToldNowhereElse() async throws {
    let delivered = try await Delivered()
    let platforms = try PlayedPlatforms(
      script: #"{"bb": [{"status": 500, "body": {"reason": "InternalServerError"}}]}"#,
      now: delivered.at)
    try await delivered.wantMail()
    try await delivered.register("aa", device: "phone")
    try await delivered.register("bb", device: "tablet")
    #expect(try await send(delivered, platforms).postponed == 1)
    for device in ["phone", "tablet"] {
      try await ManagePushDevices(pool: delivered.pool, apps: [:])
        .unregister(deviceID: device, of: delivered.participantID)
    }
    #expect(try await delivered.claim(.mail, now: delivered.at + 10).isEmpty)
    #expect(try await send(delivered, platforms, at: delivered.at + 10).sent == 1)
    #expect(try platforms.seen().asked == ["aa", "bb"])
    #expect(try await delivered.step() == nil)
  }

  @Test func whatADeviceCannotTakeInTimeWasToldOnTheOthers() async throws {
    let delivered = try await Delivered(expires: 1)
    let platforms = try PlayedPlatforms(
      script: #"{"bb": [{"status": 503, "headers": {"retry-after": "60"}}]}"#, now: delivered.at)
    try await delivered.register("aa", device: "phone")
    try await delivered.register("bb", device: "tablet")
    #expect(try await send(delivered, platforms).sent == 1)
    #expect(try await delivered.step() == nil)
    #expect(try await delivered.sentAt() == delivered.at)
  }

  @Test func nothingIsTriedAgainAfterTheExpiry() async throws {
    let delivered = try await Delivered(expires: 1)
    let platforms = try PlayedPlatforms(
      script: #"{"aa": [{"status": 503, "headers": {"retry-after": "60"}}]}"#, now: delivered.at)
    try await delivered.register("aa")
    #expect(try await send(delivered, platforms).givenUp == 1)
    #expect(try await delivered.step() == nil)
    #expect(try await delivered.sentAt() == nil)
  }

  /// The account has no address: gateways get what is due, and the plan says so.
  @Test func whatCannotBeMailedGoesToGateways() async throws {
    let delivered = try await Delivered(reminders: 1)
    try await delivered.wantMail()
    let events = PlanAnnouncements(outbox: Outbox(source: PlanningAssembly.name))
    let mail = MailNotifications(
      pool: delivered.pool, events: events, clock: SetClock(delivered.at))
    #expect(try await mail().sent == 1)
    var planned = delivered.planned
    planned.now = delivered.at + 1
    #expect(try await !planned.answer().isMailRefused)
    func refuse(at time: Date) async throws {
      try await delivered.planned.apply(
        EventsV1.PromptMailRefused(
          participantID: delivered.participantID.uuidString.lowercased(),
          notificationID: delivered.notificationID.uuidString.lowercased(),
          studyID: delivered.planned.studyID, refuseTime: .init(time)), by: RefusedMailConsumer())
    }
    for _ in 0..<2 { try await refuse(at: planned.now) }
    #expect(try await planned.answer().isMailRefused)
    #expect(try await delivered.sentAt() == nil)
    let leased = try #require(try await delivered.claim(now: delivered.at + 1).first)
    #expect(leased.lease.notificationID == delivered.notificationID && leased.lease.step == 0)
    #expect(try await delivered.finish([leased], now: delivered.at + 120) == 1)
    // An event that comes again does not send it again.
    try await refuse(at: planned.now)
    #expect(try await delivered.sentAt() == delivered.at + 120)
    // The reminder, too.
    #expect(try await delivered.claim(now: delivered.at + 600).map(\.lease.step) == [1])
    try await planned.apply(
      EventsV1.PromptSettingsChanged(
        participantID: delivered.participantID.uuidString.lowercased(), revision: 2,
        changeTime: .init(planned.now), promptMail: true), by: NotificationSettingsConsumer())
    #expect(try await !planned.answer().isMailRefused)
    // A refusal from before the change says nothing about the changed settings.
    try await refuse(at: planned.now - 1)
    #expect(try await !planned.answer().isMailRefused)
  }

  @Test func mailIsToldOfOnceAndNotOfReminders() async throws {
    let delivered = try await Delivered(reminders: 1)
    try await delivered.wantMail()
    let events = PlanAnnouncements(outbox: Outbox(source: PlanningAssembly.name))
    func round(at now: Date) async throws -> DeliveryRound {
      try await MailNotifications(pool: delivered.pool, events: events, clock: SetClock(now))()
    }
    #expect(try await round(at: delivered.at - 1).looked == 0)
    #expect(try await round(at: delivered.at).sent == 1)
    let reminded = try await round(at: delivered.at + 600)
    #expect(reminded.looked == 1)
    #expect(reminded.sent == 0)
    let told = try await delivered.pool.query(
      "SELECT data FROM outbox WHERE type = \(EventsV1.PromptMailDue.fullName)"
    ).map { try EventsV1.PromptMailDue(serialized: $0.decode("data")) }
    #expect(told.map(\.participantID) == [delivered.participantID.uuidString.lowercased()])
    #expect(told.first?.expireTime?.date == delivered.at + 3_600)
    #expect(try await delivered.step() == nil)
  }
}
