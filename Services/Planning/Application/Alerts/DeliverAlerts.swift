import Calendar
import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// A request for mails about an alert.
struct AlertMail: Sendable, Hashable {
  var attempt: AlertAttempt
  var pseudonym: String
  /// Roles whose holders are mailed.
  var roles: [String]
  /// Whether staff from whom groups are concealed must not be mailed.
  var isOfSomeGroups: Bool
}

/// Delivers alerts by their channels.
///
/// Any number of processes share the work through leases. After a crash the lease expires, and a
/// webhook gets the request again with the same delivery id.
struct DeliverAlerts: Sendable {
  /// Number of deliveries leased at a time; all webhooks of a round are called together.
  static let batch = 32
  /// Back-off while the pseudonyms of a study are unknown, in seconds.
  private static let pseudonymPause: TimeInterval = 10

  /// Result of one round.
  struct Round: Sendable, Hashable {
    var looked = 0
    /// Failed attempts that are repeated later.
    var postponed = 0
    /// Dead letters.
    var failed = 0
  }

  let pool: PostgresPool
  let channels: AlertChannelStore
  let pseudonyms: StudyPseudonyms
  let webhooks: any WebhookSender
  let events: any PlanEvents
  let clock: any WallClock
  private let deliveries = AlertDeliveryStore()
  private let definitions = StudyTriggerStore()
  private let studies = StudyStore()

  init(
    pool: PostgresPool, channels: AlertChannelStore, pseudonyms: StudyPseudonyms,
    webhooks: any WebhookSender, events: any PlanEvents, clock: any WallClock
  ) {
    self.pool = pool
    self.channels = channels
    self.pseudonyms = pseudonyms
    self.webhooks = webhooks
    self.events = events
    self.clock = clock
  }

  /// What to do for an attempt.
  private enum Step: Sendable {
    case end(AlertDeliveryStore.Outcome)
    case mail(AlertMail)
    case call(WebPushEndpoint, WebhookRequest)
  }

  /// Delivers due alerts, at most ``batch``.
  ///
  /// - Throws: `PostgresError`.
  func callAsFunction() async throws -> Round {
    let now = clock.now()
    let attempts = try await pool.answer(
      to: deliveries.claim(
        at: now, leaseEnd: now.addingTimeInterval(AlertAttempts.lease), limit: Self.batch))
    var round = Round(looked: attempts.count)
    guard !attempts.isEmpty else { return round }
    let steps = try await steps(attempts, at: now)
    try await mail(steps.compactMap { if case .mail(let mail) = $1 { mail } else { nil } }, at: now)
    try await withThrowingTaskGroup(of: AlertDeliveryStore.Outcome?.self) { group in
      for (attempt, step) in steps {
        group.addTask { try await finish(attempt, step) }
      }
      for try await case .failed(_, let next) in group.compactMap(\.self) {
        if next == nil { round.failed += 1 } else { round.postponed += 1 }
      }
    }
    return round
  }

  private func steps(
    _ attempts: [AlertAttempt], at now: Date
  ) async throws -> [(AlertAttempt, Step)] {
    let studyIDs = Set(attempts.map(\.studyID)).sorted()
    let known = try await pool.answer(to: channels.find(studyIDs))
    let triggers = try await pool.answer(to: definitions.triggers(of: studyIDs))
    let some = try await pool.answer(to: studies.ofGroups(studyIDs))
    var keys: [String: Pseudonyms] = [:]
    for studyID in studyIDs {
      do {
        keys[studyID] = try await pseudonyms.key(of: studyID)
      } catch OversightError.pseudonymsNotKnownYet {}
    }
    return attempts.map { attempt in
      guard let opened = known[[attempt.studyID, attempt.channelID]] else {
        return (attempt, .end(.failed(.channelUnknown, next: nil)))
      }
      guard let pseudonym = keys[attempt.studyID]?.pseudonym(of: attempt.participantID) else {
        return (attempt, .end(.postponed(until: now.addingTimeInterval(Self.pseudonymPause))))
      }
      switch opened.channel.target {
      case .mail(let roles):
        let trigger = triggers[attempt.studyID]?.first { $0.id == attempt.triggerID }
        let isOfSomeGroups = trigger?.concerns(groupsOf: some[attempt.studyID] ?? []) ?? true
        return (
          attempt,
          .mail(
            AlertMail(
              attempt: attempt, pseudonym: pseudonym, roles: roles, isOfSomeGroups: isOfSomeGroups))
        )
      case .webhook(let endpoint):
        guard let secret = opened.secret else {
          return (attempt, .end(.failed(.secretUnreadable, next: nil)))
        }
        let request = WebhookRequest(
          body: WebhookBody(attempt, participant: pseudonym).bytes, delivery: attempt.deliveryID,
          at: now
        ) { Sodium.hmacSHA256($0, key: secret).hexadecimal }
        return (attempt, .call(endpoint, request))
      }
    }
  }

  /// Records mails as sent and publishes the requests in one transaction.
  private func mail(_ mails: [AlertMail], at now: Date) async throws {
    guard !mails.isEmpty else { return }
    try await pool.transaction { connection in
      var sent: [AlertMail] = []
      for mail in mails where try await connection.answer(to: deliveries.noteSent(mail.attempt)) {
        sent.append(mail)
      }
      if !sent.isEmpty { try await events.publishAlertMails(sent, at: now, on: connection) }
    }
    events.wake()
  }

  /// - Returns: The outcome; nil for a mail, whose outcome auth reports.
  private func finish(
    _ attempt: AlertAttempt, _ step: Step
  ) async throws -> AlertDeliveryStore.Outcome? {
    switch step {
    case .mail: return nil
    case .end(let outcome):
      _ = try await pool.answer(to: deliveries.finish(attempt, outcome, at: clock.now()))
      return outcome
    case .call(let endpoint, let request):
      let answer = await webhooks.send(request, to: endpoint)
      let now = clock.now()
      let outcome: AlertDeliveryStore.Outcome =
        answer.failure.map {
          .failed(
            $0,
            next: AlertAttempts.next(
              after: $0, attempts: attempt.attempts, wanted: answer.wanted, now: now))
        } ?? .delivered
      _ = try await pool.answer(
        to: deliveries.finish(attempt, outcome, httpStatus: answer.status, at: now))
      return outcome
    }
  }
}

/// Body of a request to a webhook (proto/WEBHOOKS.md). Contains no answers.
struct WebhookBody: Encodable {
  private enum CodingKeys: String, CodingKey {
    case alertID = "alert_id"
    case studyID = "study_id"
    case participant
    case triggerID = "trigger_id"
    case texts
    case channelID = "channel_id"
    case isEscalation = "escalation"
    case firedAt = "fire_time"
    case raisedAt = "raise_time"
  }

  private let alertID: String
  private let studyID: String
  private let participant: String
  private let triggerID: String
  /// Text by language.
  private let texts: [String: String]
  private let channelID: String
  private let isEscalation: Bool
  private let firedAt: String
  private let raisedAt: String

  init(_ attempt: AlertAttempt, participant: String) {
    alertID = attempt.alertID.text
    studyID = attempt.studyID
    self.participant = participant
    triggerID = attempt.triggerID
    texts = Dictionary(
      attempt.text.translations.map { ($0.language, $0.text) }, uniquingKeysWith: { one, _ in one })
    channelID = attempt.channelID
    isEscalation = attempt.isEscalation
    firedAt = Instant(attempt.firedAt).iso8601
    raisedAt = Instant(attempt.raisedAt).iso8601
  }

  /// JSON, the same for each attempt.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { Array($0) } ?? []
  }
}

extension AlertAttempt {
  /// Identifies the delivery to its receiver.
  var deliveryID: String { "\(alertID.text).\(channelID).\(isEscalation ? "escalation" : "first")" }
}
