import ServiceKit

/// What a service's own checks have found, as far as no other rule says it with the same facts in more words.
enum HealthRules {
  static let all = [
    Rule("liveness") { facts in
      facts.statuses.flatMap { instance, status in
        status.liveness.filter { $0.result == "failed" }.map { check in
          Finding(
            .broken, instance.subject, "it is stuck",
            evidence: "/livez: \(check.name): \(check.reason ?? "failed")",
            command: "systemctl restart \(instance.service)")
        }
      }
    },
    Rule("readiness") { facts in
      facts.statuses.flatMap { instance, status in
        status.readiness.compactMap { finding(of: $0, instance) }
      }
    },
  ]

  /// Names of checks that other rules speak of.
  private static let elsewhere: Set<String> = ["migrations", "certificate", "bus", "disk"]

  private static func finding(
    of check: ServiceStatus.Check, _ instance: Facts.Instance
  ) -> Finding? {
    guard check.result != "ok", !elsewhere.contains(check.name) else { return nil }
    let evidence = "/readyz: \(check.name): \(check.reason ?? check.result)"
    let severity: Finding.Severity = check.result == "failed" ? .broken : .attention
    let (what, command) =
      switch check.name {
      case "database":
        (
          "its database does not answer",
          "pg_lsclusters  # of Debian; else systemctl status postgresql"
        )
      case "database-writes":
        (
          "its database takes no writes",
          "psql -c 'SELECT pg_is_in_recovery()' -c 'SHOW default_transaction_read_only' -c '\\drds'"
        )
      case "rights":
        ("its role lacks rights that serving needs", SchemaRules.migration(instance))
      case "shutdown": ("it drains, to stop", "systemctl status \(instance.service)")
      case "startup": ("it does not answer calls yet", "journalctl -u \(instance.service) -n 50")
      case "signing-keys":
        (
          "it can verify no access token",
          "otolithctl bus lag --service \(instance.shortName)"
        )
      default: ("a check of its own fails", "journalctl -u \(instance.service) -n 50")
      }
    return Finding(severity, instance.subject, what, evidence: evidence, command: command)
  }
}
