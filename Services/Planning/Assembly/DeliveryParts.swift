import PlanningApplication
import PlanningDomain
import PlanningEvents
import PlanningRPC
import ServiceKit

/// What tells participants of what is due.
struct DeliveryParts: Sendable {
  let handler: DeliveryHandler
  let background: [BackgroundWork]

  init(_ environment: ServiceEnvironment, settings: PushSettings) {
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    let holdings = GatewayHoldings()
    handler = DeliveryHandler(
      devices: ManagePushDevices(pool: pool, apps: settings.apps),
      watch: WatchPrompts(
        pool: pool, holdings: holdings, suspended: environment.suspendedAccounts, clock: clock),
      acknowledge: AcknowledgePrompts(pool: pool, holdings: holdings, clock: clock), clock: clock)
    let mail = MailPrompts(
      pool: pool, events: PromptAnnouncements(outbox: environment.outbox), clock: clock)
    var background = [
      // A mail is minutes on its way anyhow.
      PromptDelivery(
        name: "mail", batch: MailPrompts.batch, interval: .seconds(5), logger: logger
      ) { try await mail() }
    ]
    if !settings.apps.isEmpty {
      let push = SendPushes(
        pool: pool, sender: settings.router(), texts: settings.texts, clock: clock)
      background.append(
        PromptDelivery(
          name: "push", batch: SendPushes.batch, interval: .milliseconds(250), logger: logger
        ) { try await push() })
    }
    self.background = background.map(\.work)
  }
}
