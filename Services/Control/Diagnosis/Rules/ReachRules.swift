/// Whether there is anybody where a service should be.
enum ReachRules {
  static let all = [
    Rule("reach") { facts in facts.instances.flatMap { findings(of: $0) } },
    Rule("admin") { facts in facts.instances.flatMap { unknownAdmin(of: $0) } },
  ]

  private static func findings(of instance: Facts.Instance) -> [Finding] {
    var findings: [Finding] = []
    if let admin = instance.admin, case .failure(let error) = admin.result {
      // Where calls are answered all the same, it is the endpoint alone.
      let answers = (try? instance.call?.isServing.get()) ?? nil
      findings.append(
        finding(
          instance, error, at: admin.address, admin.listener,
          severity: answers == nil ? .broken : .attention,
          setting: "OTOLITH_ADMIN_LISTEN",
          what: answers == nil ? "it does not answer" : "its admin endpoint does not answer"))
    }
    guard let call = instance.call else { return findings }
    switch call.isServing {
    case .success(true): break
    case .success(false):
      findings.append(
        Finding(
          .broken, instance.subject, "it answers no calls",
          evidence: "grpc.health.v1 at \(call.address) says NOT_SERVING",
          command: "journalctl -u \(instance.service) -n 50"))
    case .failure(let error) where instance.admin?.status != nil || instance.admin == nil:
      findings.append(
        finding(
          instance, error, at: call.address, call.listener, severity: .broken,
          setting: "OTOLITH_LISTEN",
          what: "it does not answer"))
    case .failure: break
    }
    return findings
  }

  private static func finding(
    _ instance: Facts.Instance, _ error: Unreachable, at address: String, _ listener: Listener?,
    severity: Finding.Severity, setting: String, what: String
  ) -> Finding {
    let command =
      switch error.kind {
      case .unknownName: "getent hosts \(address.prefix(upTo: hostEnd(address)))"
      case .refused: "systemctl status \(instance.service)"
      case .silent: "journalctl -u \(instance.service) -n 50"
      case .stranger: "ss -tlnp"
      case .other: "systemctl status \(instance.service)"
      }
    let evidence = "\(address): \(error.reason) (its \(setting))"
    let finding = Finding(severity, instance.subject, what, evidence: evidence, command: command)
    return listener.map { naming($0, in: finding, instance.service, address) } ?? finding
  }

  /// Says who has the port of a service that does not answer there.
  private static func naming(
    _ listener: Listener, in finding: Finding, _ service: String, _ address: String
  ) -> Finding {
    var finding = finding
    let sockets = "ss -tlnp 'sport = \(address.suffix(from: hostEnd(address)))'"
    switch listener {
    case .nobody: break
    case .unseen:
      finding.evidence += "; a program listens there, which root can see"
      finding.command = "sudo \(sockets)"
    case .programs(let programs):
      let others = programs.filter { !$0.isOf(service: service) && !$0.isServiceManager }
      if let own = programs.first(where: { $0.isOf(service: service) }) {
        finding.evidence += "; it listens there, process \(own.id)"
        finding.command = "journalctl -u \(service) -n 50"
      } else if others.isEmpty {
        finding.evidence += "; systemd keeps the port for it"
        finding.command = "journalctl -u \(service) -n 50"
      } else {
        finding.what = "another program has its port"
        let names = others.map { "\($0.name), process \($0.id)" }.joined(separator: "; ")
        finding.evidence += "; \(names), listens there"
        finding.command = sockets
      }
    }
    return finding
  }

  private static func hostEnd(_ address: String) -> String.Index {
    address.lastIndex(of: ":") ?? address.endIndex
  }

  private static func unknownAdmin(of instance: Facts.Instance) -> [Finding] {
    guard instance.admin == nil else { return [] }
    let name = instance.shortName.uppercased()
    return [
      Finding(
        .note, instance.subject, "little is known of it: its admin endpoint is not",
        evidence: "neither --admin nor OTOLITH_\(name)_ADMIN_ADDRESS is given",
        command: "otolithctl status --admin \(instance.shortName)=HOST:PORT")
    ]
  }
}
