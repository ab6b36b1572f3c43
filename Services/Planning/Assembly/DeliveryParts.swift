import PlanningApplication
import PlanningDomain
import PlanningEvents
import PlanningRPC
import ServiceKit

/// What tells participants of what is due.
struct DeliveryParts: Sendable {
  let handler: DeliveryHandler
  let background: [BackgroundWork]
  let measurement: Measurement

  init(_ environment: ServiceEnvironment, settings: PushSettings) {
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    let holdings = GatewayHoldings()
    let gateways = PromptMetrics(way: .gateway)
    handler = DeliveryHandler(
      devices: ManagePushDevices(pool: pool, apps: settings.apps),
      watch: WatchPrompts(
        pool: pool, holdings: holdings, suspended: environment.suspendedAccounts, clock: clock,
        onLate: gateways.noteLate),
      acknowledge: AcknowledgePrompts(
        pool: pool, holdings: holdings, clock: clock, onRound: gateways.note),
      clock: clock)
    let mail = MailPrompts(
      pool: pool, events: PromptAnnouncements(outbox: environment.outbox), clock: clock)
    var background = [
      // A mail is minutes on its way anyhow.
      PromptDelivery(
        name: "mail", batch: MailPrompts.batch, interval: .seconds(5),
        metrics: PromptMetrics(way: .mail), logger: logger
      ) { try await mail() }
    ]
    if !settings.apps.isEmpty {
      let push = SendPushes(
        pool: pool, sender: settings.router(), texts: settings.texts, clock: clock)
      background.append(
        PromptDelivery(
          name: "push", batch: SendPushes.batch, interval: .milliseconds(250),
          metrics: PromptMetrics(way: .push), logger: logger
        ) { try await push() })
    }
    self.background = background.map(\.work)
    measurement = Self.measurement(
      of: PromptBacklog(pool: pool, clock: clock), holdings)
  }

  /// `otolith_prompts_waiting{way}`: due and not told yet; `otolith_prompt_oldest_age_seconds{way}`: for how long the
  /// first of them; `otolith_prompt_watchers`: streams of gateways to this process.
  private static func measurement(
    of backlog: PromptBacklog, _ holdings: GatewayHoldings
  ) -> Measurement {
    let ways = PromptWay.allCases
    let series = ways.flatMap { way in
      ["otolith_prompts_waiting", "otolith_prompt_oldest_age_seconds"].map {
        Measurement.Series($0, labels: [("way", way.name)])
      }
    }
    return Measurement(
      "counting prompts", of: series + [.init("otolith_prompt_watchers")]
    ) {
      let found = try await backlog()
      return ways.flatMap { way in
        let waiting = found[way] ?? .init()
        return [Double(waiting.count), waiting.oldestAge]
      } + [Double(holdings.watcherCount)]
    }
  }
}
