import FoundationEssentials
import ServiceKit

/// When certificates end: of each listener, as the service and a handshake with it tell.
enum CertificateRules {
  static let all = [
    Rule("certificate") { facts in
      facts.instances.flatMap { instance -> [Finding] in
        let ends = [instance.status?.certificateEndTime, instance.call?.certificateEnd]
        return ends.compactMap(\.self).min().map { findings(end: $0, instance, facts) } ?? []
      }
    }
  ]

  private static func findings(
    end: Date, _ instance: Facts.Instance, _ facts: Facts
  ) -> [Finding] {
    let seconds = end.timeIntervalSince(facts.time)
    guard seconds < HealthLimits.certificateWarningSeconds else { return [] }
    let days = seconds / 86_400
    let command =
      "openssl x509 -noout -enddate -in CERTIFICATE  # OTOLITH_TLS_CERTIFICATE_FILE of "
      + "\(instance.service); new contents are used within seconds"
    guard days > 0 else {
      return [
        Finding(
          .broken, instance.subject, "its certificate has expired: clients refuse it",
          evidence: "it ended on \(Wording.time(end))", command: command)
      ]
    }
    return [
      Finding(
        .attention, instance.subject, "its certificate ends in \(Wording.days(days))",
        evidence: "it ends on \(Wording.time(end))", command: command)
    ]
  }
}
