import FoundationEssentials
import ServiceKit

/// Tables that are divided by time.
enum PartitionRules {
  static let all = [
    Rule("partitions") { facts in
      var seen: Set<String> = []
      return facts.statuses.flatMap { instance, status -> [Finding] in
        guard seen.insert(instance.service).inserted else { return [] }
        return status.partitions.flatMap { findings(of: $0, instance, facts) }
      }
    }
  ]

  /// Hours: the maintenance makes them days ahead, once an hour.
  static let aheadHoursMin = 12.0

  private static func findings(
    of table: ServiceStatus.Partitions, _ instance: Facts.Instance, _ facts: Facts
  ) -> [Finding] {
    var findings: [Finding] = []
    func add(_ severity: Finding.Severity, _ what: String, _ evidence: String) {
      // Those of the log are the log's owner's.
      let command =
        table.table == "log"
        ? "otolithctl bus partitions --database ADDRESS" : "\(instance.service) partitions"
      findings.append(
        Finding(severity, instance.subject, what, evidence: evidence, command: command))
    }
    if let problems = table.problems, problems > 0 {
      add(
        .attention, "partitions of \(table.table) could not be made or dropped",
        "\(problems) problems in the last round; its log has the server's words")
    }
    if let rows = table.defaultRows, rows > 0 {
      add(
        .attention, "rows of \(table.table) are in no partition of their own",
        "\(rows) rows, whose times are far from the clock's")
    }
    // By the clock that rows have their times from: the service's.
    if let end = table.endTime, let now = instance.status?.bus?.time ?? instance.status?.time,
      end.timeIntervalSince(now) < aheadHoursMin * 3600
    {
      add(
        .attention, "partitions of \(table.table) are ready for hours only",
        "until \(Wording.time(end))")
    }
    return findings
  }
}
