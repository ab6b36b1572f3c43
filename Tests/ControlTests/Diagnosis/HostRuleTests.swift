import Foundation
import Testing

@testable import ControlDiagnosis

/// What settings of services on this machine show, and who has a service's port.
@Suite struct HostRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var severity: Finding.Severity?
    /// Words of it.
    var what = ""
    var evidence = ""
    var command = ""
  }

  private func check(_ facts: Facts, _ one: Case) throws {
    let findings = Diagnosis(facts).findings
    guard let severity = one.severity else {
      #expect(findings == [])
      return
    }
    #expect(findings.count == 1, "\(findings)")
    let finding = try #require(findings.first)
    #expect(finding.severity == severity)
    #expect(finding.subject.hasPrefix("otolith-catalogue"), "\(finding)")
    #expect(finding.what.contains(one.what), "\(finding)")
    #expect(finding.evidence == one.evidence, "\(finding)")
    #expect(finding.command == one.command, "\(finding)")
  }

  // MARK: Ports

  private static let seen = "127.0.0.1:7412: because (its OTOLITH_ADMIN_LISTEN)"

  private static let listeners: [(Listener?, Case)] = [
    (
      nil,
      Case(
        testDescription: "another machine's", severity: .broken, what: "it does not answer",
        evidence: seen, command: "systemctl status otolith-catalogue")
    ),
    (
      .nobody,
      Case(
        testDescription: "nobody's", severity: .broken, what: "it does not answer",
        evidence: seen,
        command: "systemctl status otolith-catalogue  # \"start-limit-hit\": systemctl "
          + "reset-failed otolith-catalogue.service otolith-catalogue.socket")
    ),
    (
      .unseen,
      Case(
        testDescription: "somebody's", severity: .broken, what: "it does not answer",
        evidence: seen + "; a program listens there, which root can see",
        command: "sudo ss -tlnp 'sport = :7412'")
    ),
    (
      .programs([.init(id: 812, name: "nginx")]),
      Case(
        testDescription: "taken", severity: .broken, what: "another program has its port",
        evidence: seen + "; nginx, process 812, listens there",
        command: "ss -tlnp 'sport = :7412'")
    ),
    (
      .programs([.init(id: 1, name: "systemd")]),
      Case(
        testDescription: "kept for it", severity: .broken, what: "it does not answer",
        evidence: seen + "; systemd keeps the port for it",
        command: "journalctl -u otolith-catalogue -n 50")
    ),
    (
      // The kernel cuts names off.
      .programs([.init(id: 1, name: "systemd"), .init(id: 90, name: "otolith-catalog")]),
      Case(
        testDescription: "its own", severity: .broken, what: "it does not answer",
        evidence: seen + "; it listens there, process 90",
        command: "journalctl -u otolith-catalogue -n 50")
    ),
  ]

  @Test(arguments: listeners)
  func whoHasThePort(listener: Listener?, one: Case) throws {
    var answer = Facts.AdminAnswer(
      address: "127.0.0.1:7412", result: .failure(Unreachable(.refused, "because")),
      time: WellFacts.now)
    answer.listener = listener
    try check(WellFacts.with(.init(service: "otolith-catalogue", admin: answer)), one)
  }

  // MARK: Settings

  private static let usual = "/etc/otolith/catalogue.conf"

  private static func settings(
    _ path: String = usual, isRead: Bool = true, problems: [String] = [], warnings: [String] = []
  ) -> @Sendable (inout Facts) -> Void {
    {
      $0.machine.services = [
        .init(
          service: "otolith-catalogue", path: path, isRead: isRead, problems: problems,
          warnings: warnings)
      ]
    }
  }

  private static func file(
    _ mode: UInt32?, isSecret: Bool = true
  ) -> @Sendable (inout Facts) -> Void {
    {
      $0.machine.files = [
        .init(
          of: "otolith-catalogue", setting: "OTOLITH_TLS_KEY_FILE", path: "/key", mode: mode,
          isSecret: isSecret)
      ]
    }
  }

  private static func databases(
    _ databases: MachineFacts.Database...
  ) -> @Sendable (inout Facts) -> Void {
    { $0.machine.databases = databases }
  }

  /// Where the service itself is not there to be asked.
  private static func away(
    _ change: @escaping @Sendable (inout Facts) -> Void
  ) -> @Sendable (inout Facts) -> Void {
    {
      $0.instances = []
      change(&$0)
    }
  }

  private static let name = "otolith-catalogue"
  private static let check =
    "systemctl start otolith-catalogue-check; journalctl -u otolith-catalogue-check -n 20"

  private typealias Change = @Sendable (inout Facts) -> Void

  private static let changes: [(Change, Case)] = [
    (settings(), Case(testDescription: "well")),
    (
      settings(problems: ["\(usual):3: not NAME=VALUE"]),
      Case(
        testDescription: "a line that is none", severity: .broken, what: "cannot be used",
        evidence: "\(usual):3: not NAME=VALUE", command: "otolith-catalogue check")
    ),
    (
      settings("/c", problems: ["/c:3: not NAME=VALUE"]),
      Case(
        testDescription: "in another file", severity: .broken, what: "cannot be used",
        evidence: "/c:3: not NAME=VALUE", command: "otolith-catalogue check --config /c")
    ),
    (
      settings(isRead: false, problems: ["\(usual) is there and cannot be read: no"]),
      Case(
        testDescription: "a file of others", severity: .note, what: "cannot be looked at",
        evidence: "\(usual) is there and cannot be read: no", command: "sudo otolithctl doctor")
    ),
    (
      settings(warnings: ["OTOLITH_LITSEN is no setting"]),
      Case(
        testDescription: "misspelled", severity: .attention, what: "not what they should be",
        evidence: "OTOLITH_LITSEN is no setting", command: "otolith-catalogue check")
    ),
    (
      file(nil),
      Case(
        testDescription: "a file that is away", severity: .broken, what: "not there",
        evidence: "OTOLITH_TLS_KEY_FILE is /key", command: "ls -l /key")
    ),
    // Of root and the service's group.
    (file(0o640), Case(testDescription: "the group's")),
    (file(0o644, isSecret: false), Case(testDescription: "no secret")),
    (
      file(0o644),
      Case(
        testDescription: "everybody's", severity: .attention, what: "can be read by others",
        evidence: "OTOLITH_TLS_KEY_FILE is /key, mode 644", command: "chmod o-rwx /key")
    ),
    (
      databases(.init(of: name, setting: "OTOLITH_DATABASE_URL", role: "otolith_catalogue")),
      Case(testDescription: "a database that lets in")
    ),
    (
      databases(
        .init(of: name, setting: "OTOLITH_DATABASE_URL", problem: "no", isForOthers: true)),
      Case(testDescription: "a database that the service itself is let in to")
    ),
    (
      away(
        databases(
          .init(of: name, setting: "OTOLITH_DATABASE_URL", problem: "no", isForOthers: true),
          .init(of: name, setting: "OTOLITH_BUS_DATABASE_URL", problem: "no", isForOthers: true))),
      Case(
        testDescription: "databases of other users", severity: .note,
        what: "its own user alone can say",
        evidence: "OTOLITH_DATABASE_URL, OTOLITH_BUS_DATABASE_URL: no", command: check)
    ),
    (
      databases(
        .init(of: name, setting: "OTOLITH_DATABASE_URL", problem: "refused"),
        .init(of: name, setting: "OTOLITH_MIGRATION_DATABASE_URL", problem: "refused")),
      Case(
        testDescription: "a database that is away", severity: .broken, what: "cannot be used",
        evidence: "OTOLITH_DATABASE_URL, OTOLITH_MIGRATION_DATABASE_URL: refused", command: check)
    ),
  ]

  @Test(arguments: changes)
  func whatAServiceIsSetBy(change: @Sendable (inout Facts) -> Void, one: Case) throws {
    var facts = WellFacts.with(WellFacts.instance("catalogue"))
    change(&facts)
    try check(facts, one)
  }
}
