import FoundationEssentials
import ServiceKit

/// Clocks: of this machine, of the services', and of their databases.
enum TimeRules {
  static let all = [
    Rule("clock") { facts in
      facts.instances.flatMap { ofService($0) }
        + facts.statuses.flatMap { ofDatabase($0.instance, $0.status) }
    }
  ]

  /// Seconds from which a difference is no matter of the network.
  static let attentionSeconds = 5.0
  /// Seconds that a service forgives the times in an access token.
  static let brokenSeconds = 30.0

  private static func ofService(_ instance: Facts.Instance) -> [Finding] {
    guard let admin = instance.admin, let status = admin.status else { return [] }
    // The document has whole seconds, cut off.
    let doubt = admin.seconds + 1
    return finding(
      instance.subject, "its clock and this machine's differ",
      status.time.timeIntervalSince(admin.time), doubt: doubt,
      "it has \(Wording.time(status.time)), this machine \(Wording.time(admin.time))")
  }

  private static func ofDatabase(
    _ instance: Facts.Instance, _ status: ServiceStatus
  ) -> [Finding] {
    guard let database = status.database else { return [] }
    return finding(
      instance.subject, "its clock and its database's differ",
      database.time.timeIntervalSince(database.serviceTime), doubt: 1,
      "it has \(Wording.time(database.serviceTime)), PostgreSQL \(Wording.time(database.time))")
  }

  private static func finding(
    _ subject: String, _ what: String, _ seconds: Double, doubt: Double, _ evidence: String
  ) -> [Finding] {
    let least = abs(seconds) - doubt
    guard least >= attentionSeconds else { return [] }
    return [
      Finding(
        least >= brokenSeconds ? .broken : .attention, subject,
        "\(what) by \(Int(abs(seconds).rounded())) seconds",
        evidence: evidence + (least >= brokenSeconds ? "; access tokens are refused" : ""),
        command: "timedatectl status")
    ]
  }
}
