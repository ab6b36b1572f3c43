import ServiceKit

/// Whether there is anybody where a service should be.
enum ReachRules {
  static let all = [
    Rule("reach") { facts in facts.instances.flatMap { findings(of: $0) } },
    Rule("tls") { facts in
      facts.instances.filter {
        isCalledWithoutTLS($0) || facts.callsThisMachinePlain && isKeptFromCalls($0)
      }.map { withoutTLS($0) }
    },
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
    case .failure where isCalledWithoutTLS(instance): break
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
      case .plaintext:
        "unset OTOLITH_TLS_TRUST_ROOTS_FILE  # or give the service OTOLITH_TLS_CERTIFICATE_FILE"
      case .other: "systemctl status \(instance.service)"
      }
    let evidence = "\(address): \(error.reason) (its \(setting))"
    var finding = Finding(severity, instance.subject, what, evidence: evidence, command: command)
    if error.kind == .plaintext { return finding }
    if listener == .nobody { finding.command += startLimit(of: instance.service) }
    return listener.map { naming($0, in: finding, instance.service, address) } ?? finding
  }

  /// Of this machine: systemd starts no unit that failed too often, and no socket of it either.
  private static func startLimit(of service: String) -> String {
    "  # \"start-limit-hit\": systemctl reset-failed \(service).service \(service).socket"
  }

  // MARK: TLS

  private static func isCalledWithoutTLS(_ instance: Facts.Instance) -> Bool {
    guard let call = instance.call, case .failure = call.isServing else { return false }
    return instance.status?.usesTLS == true && !call.usesTLS
  }

  /// Its settings say so, so that nobody has called it.
  private static func isKeptFromCalls(_ instance: Facts.Instance) -> Bool {
    instance.status?.usesTLS == true && instance.call == nil
      && NetworkAddress(instance.address)?.isLoopback == true
  }

  private static func withoutTLS(_ instance: Facts.Instance) -> Finding {
    let subject = instance.call.map { "\(instance.service) at \($0.address)" } ?? instance.subject
    return Finding(
      instance.call == nil ? .note : .attention, subject,
      "it speaks TLS, and otolithctl calls it without",
      evidence: "its /status says usesTLS; OTOLITH_TLS_TRUST_ROOTS_FILE is not set here",
      command: "export OTOLITH_TLS_TRUST_ROOTS_FILE=FILE.pem  # of whoever signed its certificate")
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
    let absence = "neither --admin nor OTOLITH_\(name)_ADMIN_ADDRESS is given"
    var what = "little is known of it: nobody says where its admin endpoint is"
    var evidence = absence
    if let assumed = instance.assumedAdmin, case .failure(let error) = assumed.result {
      what = "little is known of it: its admin endpoint is not where it usually is"
      evidence = "\(assumed.address): \(error.reason); \(absence)"
    }
    return [
      Finding(
        .note, instance.subject, what, evidence: evidence,
        command: "otolithctl status --admin \(instance.shortName)=HOST:PORT")
    ]
  }
}
