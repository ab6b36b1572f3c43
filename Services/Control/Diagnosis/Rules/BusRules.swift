import FoundationEssentials
import ServiceKit

/// What the services have to tell each other, and have not.
enum BusRules {
  static let all = [
    Rule("bus") { facts in
      // Every process of a service tells the same.
      var seen: Set<String> = []
      return facts.statuses.flatMap { instance, status -> [Finding] in
        guard let bus = status.bus, seen.insert(instance.service).inserted else { return [] }
        return findings(of: bus, instance)
      }
    }
  ]

  private static func findings(of bus: BusStatus, _ instance: Facts.Instance) -> [Finding] {
    let name = instance.shortName
    var findings: [Finding] = []
    if bus.measuredSecondsAgo.map({ $0 > HealthLimits.busMeasurementAgeMax }) ?? false {
      findings.append(
        Finding(
          .attention, instance.subject, "how far its bus is behind cannot be measured",
          evidence: "measured \(bus.measuredSecondsAgo ?? 0) seconds ago; the log \(bus.log)",
          command: "otolithctl bus lag --service \(name)"))
    }
    if let age = age(bus.outboxOldestTime, bus), age > HealthLimits.busAgeMax {
      findings.append(
        Finding(
          .attention, instance.subject, "its outbox is not relayed: others do not hear of it",
          evidence: "\(bus.outbox ?? 0) events wait, the first for \(Int(age)) seconds",
          command: "otolithctl bus lag --service \(name)"))
    }
    return findings + bus.consumers.flatMap { Self.findings(of: $0, bus, instance) }
  }

  private static func findings(
    of consumer: BusStatus.Consumer, _ bus: BusStatus, _ instance: Facts.Instance
  ) -> [Finding] {
    let name = instance.shortName
    var findings: [Finding] = []
    if let stop = consumer.stop {
      findings.append(
        Finding(
          .broken, instance.subject, "its consumer \(consumer.name) is stopped",
          evidence: stop, command: "otolithctl bus cursors show --service \(name)"))
    } else if let age = age(consumer.oldestTime, bus), age > HealthLimits.busAgeMax {
      findings.append(
        Finding(
          .attention, instance.subject, "its consumer \(consumer.name) is behind",
          evidence: "\(consumer.behind ?? 0) events, the first of \(Int(age)) seconds ago",
          command: "otolithctl bus lag --service \(name)"))
    }
    if consumer.deadLetters > 0 {
      findings.append(
        Finding(
          .attention, instance.subject, "its consumer \(consumer.name) gave up events",
          evidence: "\(consumer.deadLetters) dead letters",
          command: "otolithctl bus dead-letters list --service \(name) --consumer \(consumer.name)"
        ))
    }
    return findings
  }

  private static func age(_ oldest: Date?, _ bus: BusStatus) -> Double? {
    oldest.map { bus.time.timeIntervalSince($0) }
  }
}
