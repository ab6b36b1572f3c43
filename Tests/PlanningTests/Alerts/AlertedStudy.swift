import CalendarSamples
import Foundation
import Messages
import Postgres
import Questionnaires
import ServiceKit
import Synchronization
import TestSupport

@testable import PlanningService
@testable import ServiceBasics

/// A study with an alerting trigger, in a database of its own: rounds take the work of all studies.
struct AlertedStudy {
  var planned: Planned
  let clock: SetClock
  let owner = KnownPseudonyms()
  let webhooks = PlayedWebhooks()
  let leader = UUID()
  private let sealing = SealingKeys(current: SealingKey())

  init() async throws {
    let pool = try await TestDatabase.create().pool(as: .planning, connections: 4)
    _ = try await Migrator(schema: "planning", sets: PlanningAssembly.migrationSets).apply(on: pool)
    planned = Planned(pool: pool)
    clock = SetClock(planned.now)
  }

  static let alert = TriggerDefinition.Alert(
    channelIDs: ["pager"],
    text: TranslatedText([
      Translation(language: "en", text: "Call"), Translation(language: "de", text: "Anrufen"),
    ]), acknowledgeMinutes: 60, escalationChannelIDs: ["mail"])

  /// Publishes the trigger `t` with an alert, and lets the participant join.
  func begin(
    _ cause: TriggerDefinition.Cause = .staff, cooldown: UInt32 = 0,
    alert: TriggerDefinition.Alert = Self.alert
  ) async throws {
    try await planned.publish(
      TriggerDefinition(id: "t", cause: cause, cooldownMinutes: cooldown, alert: alert))
    try await planned.join(at: planned.now - 86_400)
  }

  mutating func wait(_ seconds: TimeInterval) {
    planned.now += seconds
    clock.set(planned.now)
  }

  var pseudonyms: StudyPseudonyms { StudyPseudonyms(pool: planned.pool, owner: owner) }
  var name: String { owner.pseudonyms.pseudonym(of: planned.participantID) }

  var channels: ManageAlertChannels {
    ManageAlertChannels(
      pool: planned.pool, studies: planned.studies, channels: AlertChannelStore(sealing: sealing))
  }

  var handle: HandleAlerts { HandleAlerts(pool: planned.pool, pseudonyms: pseudonyms) }

  func call(isBlinded: Bool = false) -> HandleAlerts.Call {
    HandleAlerts.Call(
      studyID: planned.studyID, actor: leader, areGroupsConcealed: isBlinded, now: planned.now)
  }

  func raise() async throws -> RaiseAlerts.Round {
    try await RaiseAlerts(pool: planned.pool, zones: hostZones, clock: clock)(report: { _, _ in })
  }

  func deliver() async throws -> DeliverAlerts.Round {
    try await DeliverAlerts(
      pool: planned.pool, channels: AlertChannelStore(sealing: sealing), pseudonyms: pseudonyms,
      webhooks: webhooks, events: Planned.events, clock: clock)()
  }

  static let secret = String(repeating: "s", count: 32)

  func setWebhook(_ id: String = "pager", path: String = "/", secret: String = Self.secret)
    async throws
  {
    let endpoint = WebPushEndpoint("https://hook.example.org\(path)")!
    _ = try await channels.set(
      id, of: planned.studyID, to: .webhook(endpoint), secret: secret, by: leader,
      now: planned.now)
  }

  func setMail(_ id: String = "mail") async throws {
    _ = try await channels.set(
      id, of: planned.studyID, to: .mail(roles: ["clinician"]), secret: "", by: leader,
      now: planned.now)
  }

  func alerts(_ state: AlertQuestion.State = .all) async throws -> [RaisedAlert] {
    try await handle.list(call(), state, of: "", after: nil, limit: 50).items
  }

  /// Requests for mails in the outbox, oldest first.
  func mails() async throws -> [EventsV1.AlertMailDue] {
    try await planned.pool.query(
      "SELECT data FROM outbox WHERE type = \(EventsV1.AlertMailDue.fullName) ORDER BY id"
    ).map { try EventsV1.AlertMailDue(serialized: $0.decode("data")) }
  }
}

/// Webhooks that answer as scripted by path, 204 otherwise.
final class PlayedWebhooks: WebhookSender {
  private let state = Mutex(
    (scripts: [String: [WebhookOutcome]](), asked: [(String, WebhookRequest)]()))

  /// Requests with their paths, in order.
  var asked: [(path: String, request: WebhookRequest)] { state.withLock { $0.asked } }

  func script(_ path: String = "/", _ outcomes: WebhookOutcome...) {
    state.withLock { $0.scripts[path] = outcomes }
  }

  func send(_ request: WebhookRequest, to endpoint: WebPushEndpoint) async -> WebhookOutcome {
    state.withLock { state in
      state.asked.append((endpoint.target, request))
      guard var left = state.scripts[endpoint.target], !left.isEmpty else {
        return .answered(status: 204, wanted: nil)
      }
      // The last one stays.
      let outcome = left.count > 1 ? left.removeFirst() : left[0]
      state.scripts[endpoint.target] = left
      return outcome
    }
  }
}
