import ServiceKit

/// Components that deliver due notifications.
struct DeliveryParts: Sendable {
  let handler: DeliveryHandler
  let background: [BackgroundWork]
  let measurement: Measurement

  init(_ environment: ServiceEnvironment, settings: PushSettings) {
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    let gatewayLeases = GatewayLeases()
    let gateways = DeliveryMetrics(channel: .gateway)
    handler = DeliveryHandler(
      devices: ManagePushDevices(pool: pool, apps: settings.apps, webPush: settings.webPushTerms),
      watch: WatchNotifications(
        pool: pool, gatewayLeases: gatewayLeases, suspended: environment.suspendedAccounts,
        clock: clock,
        onLate: gateways.noteLate),
      acknowledge: AcknowledgeNotifications(
        pool: pool, gatewayLeases: gatewayLeases, clock: clock, onRound: gateways.note),
      clock: clock)
    let mail = MailNotifications(
      pool: pool, events: PlanAnnouncements(outbox: environment.outbox), clock: clock)
    var background = [
      // A mail takes minutes anyway.
      NotificationDelivery(
        name: "mail", batch: MailNotifications.batch, interval: .seconds(5),
        metrics: DeliveryMetrics(channel: .mail), logger: logger
      ) { try await mail() }
    ]
    if !settings.apps.isEmpty {
      let push = SendPushes(
        pool: pool, sender: settings.router(), texts: settings.texts, clock: clock)
      background.append(
        NotificationDelivery(
          name: "push", batch: SendPushes.batch, interval: .milliseconds(250),
          metrics: DeliveryMetrics(channel: .push), logger: logger
        ) { try await push() })
    }
    self.background = background.map(\.work)
    measurement = Self.measurement(
      of: NotificationBacklog(pool: pool, clock: clock), gatewayLeases)
  }

  /// `otolith_prompts_waiting{way}`: due notifications not delivered yet.
  /// `otolith_prompt_oldest_age_seconds{way}`: age of the oldest. `otolith_prompt_watchers`:
  /// gateways' streams to this process.
  private static func measurement(
    of backlog: NotificationBacklog, _ gatewayLeases: GatewayLeases
  ) -> Measurement {
    let channels = DeliveryChannel.allCases
    let series = channels.flatMap { channel in
      ["otolith_prompts_waiting", "otolith_prompt_oldest_age_seconds"].map {
        Measurement.Series($0, labels: [("way", channel.name)])
      }
    }
    return Measurement(
      "counting due notifications", of: series + [.init("otolith_prompt_watchers")]
    ) {
      let found = try await backlog()
      return channels.flatMap { channel in
        let waiting = found[channel] ?? .init()
        return [Double(waiting.count), waiting.oldestAge]
      } + [Double(gatewayLeases.watcherCount)]
    }
  }
}
