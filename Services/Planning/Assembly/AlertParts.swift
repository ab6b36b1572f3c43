import Calendar
import Logging
import Postgres
import ServiceKit

/// Components that raise, deliver and show alerts.
struct AlertParts: Sendable {
  let handler: AlertHandler
  let background: [BackgroundWork]
  let measurement: Measurement
  private let channels: ManageAlertChannels

  init(
    _ environment: ServiceEnvironment, zones: ZoneDatabase, studies: StudyCache,
    pseudonyms: StudyPseudonyms, events: PlanAnnouncements, push: HTTPClient.Configuration
  ) throws {
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    let settings = try AlertSettings(reader: environment.reader)
    let store = AlertChannelStore(sealing: try SealingSettings.keys(from: environment.reader))
    let webhooks = WebhookClient(privateHosts: settings.privateHosts, client: HTTPClient(push))
    channels = ManageAlertChannels(pool: pool, studies: studies, channels: store)
    handler = AlertHandler(
      alerts: HandleAlerts(pool: pool, pseudonyms: pseudonyms), channels: channels, clock: clock)
    background = [
      Self.raising(RaiseAlerts(pool: pool, zones: zones, clock: clock), logger),
      Self.delivering(
        DeliverAlerts(
          pool: pool, channels: store, pseudonyms: pseudonyms, webhooks: webhooks, events: events,
          clock: clock), logger),
    ]
    measurement = Self.measurement(pool)
  }

  /// Prepares the stored secrets, before the service starts.
  func prepare() async throws { try await channels.reseal() }

  /// Alerts wait for staff, not for machines: most of the time there is nothing to raise or deliver.
  private static let interval = Duration.seconds(5)

  private static func raising(_ raise: RaiseAlerts, _ logger: Logger) -> BackgroundWork {
    BackgroundWork(name: "alerts") {
      let outage = OutageLog("raising alerts", logger: logger)
      try await outage.repeating(every: Self.interval) {
        while try await raise(report: { participantID, error in
          logger.warning(
            "deciding on the alerts of a participant failed",
            metadata: ["participant_id": "\(participantID)", "error": "\(error)"])
        }).isFull {}
      }
    }
  }

  /// `otolith_alert_attempts_total{outcome}`: attempts that failed and are repeated (`postponed`) or
  /// not (`failed`), and others (`done`).
  private static func delivering(_ deliver: DeliverAlerts, _ logger: Logger) -> BackgroundWork {
    let outcomes = LabelledCounters(
      "otolith_alert_attempts_total", of: "outcome", ["done", "postponed", "failed"])
    return BackgroundWork(name: "deliveries of alerts") {
      let outage = OutageLog("delivering alerts", logger: logger)
      try await outage.repeating(every: Self.interval) {
        while true {
          let round = try await deliver()
          outcomes.add("done", round.looked - round.postponed - round.failed)
          outcomes.add("postponed", round.postponed)
          outcomes.add("failed", round.failed)
          guard round.looked == DeliverAlerts.batch else { return }
        }
      }
    }
  }

  /// `otolith_alerts_open`: alerts that are not acknowledged. `otolith_alert_deliveries_waiting`:
  /// deliveries to be sent. `otolith_alert_deliveries_failed`: dead letters of open alerts.
  private static func measurement(_ pool: PostgresPool) -> Measurement {
    Measurement(
      "counting alerts",
      of: [
        .init("otolith_alerts_open"), .init("otolith_alert_deliveries_waiting"),
        .init("otolith_alert_deliveries_failed"),
      ]
    ) {
      let counts = try await pool.answer(to: RaisedAlertStore().counts)
      return [Double(counts.open), Double(counts.waiting), Double(counts.failed)]
    }
  }
}
