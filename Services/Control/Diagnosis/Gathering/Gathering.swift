import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import RPCTLS
public import ServiceKit

/// Asks services and looks at this machine. Nothing is decided here, and whatever cannot be had is a fact, too.
public struct Gathering: Sendable {
  private let targets: [Target]
  private let protection: CallProtection

  /// - Parameter protection: how calls go to the services.
  public init(targets: [Target], protection: CallProtection) {
    self.targets = targets
    self.protection = protection
  }

  /// All at once; takes five seconds for whoever does not answer.
  public func instances() async -> [Facts.Instance] {
    await withTaskGroup(of: (Int, Facts.Instance).self) { group in
      for (index, target) in targets.enumerated() {
        group.addTask { (index, await instance(target)) }
      }
      var found: [(Int, Facts.Instance)] = []
      for await one in group { found.append(one) }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func instance(_ target: Target) async -> Facts.Instance {
    async let admin = target.admin.asyncMap { await Self.ask(admin: $0, of: target.service) }
    async let call = target.call.asyncMap { await ask(call: $0) }
    var instance = Facts.Instance(
      service: target.service, admin: await admin, call: await call)
    look(at: target, &instance)
    // Somebody else's program, or none at all, is where nobody said that there is one.
    if target.isAssumed, instance.status == nil {
      (instance.assumedAdmin, instance.admin) = (instance.admin, nil)
    }
    return instance
  }

  /// Who listens where it does not answer.
  private func look(at target: Target, _ instance: inout Facts.Instance) {
    func listener(at address: NetworkAddress?) -> Listener? {
      guard let address, target.isOfThisMachine || address.isLoopback else { return nil }
      return ListenerLook().listener(at: address)
    }
    if case .failure = instance.admin?.result {
      instance.admin?.listener = listener(at: target.admin)
    }
    if case .failure = instance.call?.isServing {
      instance.call?.listener = listener(at: target.call)
    }
  }

  private static func ask(
    admin address: NetworkAddress, of service: String
  ) async -> Facts.AdminAnswer {
    let (start, clock) = (ContinuousClock.now, Date())
    let result: Result<ServiceStatus, Unreachable>
    do {
      let status = try await AdminClient().status(at: address)
      result =
        status.service == service
        ? .success(status) : .failure(Unreachable(.stranger, "\(status.service) answers there"))
    } catch {
      result = .failure(error)
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return Facts.AdminAnswer(
      address: address.description, result: result, time: clock + seconds / 2, seconds: seconds)
  }

  private func ask(call address: NetworkAddress) async -> Facts.CallAnswer {
    let tls = protection.tls(to: [address])
    var answer = Facts.CallAnswer(
      address: address.description, isServing: await Self.health(at: address, tls: tls),
      usesTLS: tls != nil)
    if tls != nil {
      answer.certificateEnd = try? await CertificateLook(host: address.host, port: address.port)
        .end()
    }
    return answer
  }

  private static func health(
    at address: NetworkAddress, tls: ClientTLS?
  ) async -> Result<Bool, Unreachable> {
    let channel = RPCClient.Channel(
      servers: [ServerAddress(host: address.host, port: address.port)], tls: tls,
      configuration: ChannelConfiguration())
    let result: Result<Bool, Unreachable>
    do {
      let answer: GRPCHealthV1.HealthCheckResponse = try await channel.unary(
        service: "grpc.health.v1.Health", method: "Check",
        request: GRPCHealthV1.HealthCheckRequest(service: ""),
        options: CallOptions(timeout: .seconds(5)))
      result = .success(answer.status == .serving)
    } catch {
      result = .failure(Unreachable(error))
    }
    await channel.close()
    return result
  }
}

extension Optional where Wrapped: Sendable {
  fileprivate func asyncMap<Value: Sendable>(
    _ body: @Sendable (Wrapped) async -> Value
  ) async -> Value? {
    guard let self else { return nil }
    return await body(self)
  }
}
