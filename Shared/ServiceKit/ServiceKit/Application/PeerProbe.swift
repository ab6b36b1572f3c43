import Messages
package import RPCClient
import RPCCore
import Settings

/// Asks a server whether it is a certain service of Otolith.
package enum PeerProbe {
  package enum Finding: Sendable, Hashable {
    case serves
    case doesNotServe
    case isAway
    /// Another program answers; with the reason, to follow the name of the service in a sentence.
    case isAnother(String)
  }

  /// A gRPC service of each program, which no other program has.
  private static let ownServices = [
    "otolith-auth": "otolith.auth.v1.AccountService",
    "otolith-catalogue": "otolith.catalogue.v1.CatalogueService",
    "otolith-ingestion": "otolith.ingestion.v1.AnswerSheetService",
    "otolith-planning": "otolith.planning.v1.PlanningService",
  ]

  /// - Parameter program: for example `otolith-auth`.
  package static func ask(
    _ channel: RPCClient.Channel, for program: String, within time: Duration
  ) async -> Finding {
    var options = CallOptions(timeout: time)
    options.retry = RetryPolicy.none
    do {
      let answer: GRPCHealthV1.HealthCheckResponse = try await channel.unary(
        service: "grpc.health.v1.Health", method: "Check",
        request: GRPCHealthV1.HealthCheckRequest(service: ownServices[program] ?? ""),
        options: options)
      return answer.status == .serving ? .serves : .doesNotServe
    } catch let error as RPCError where error.code == .notFound {
      return .isAnother("does not answer there: another service does")
    } catch let error as RPCError where error.isFromOtherProtocol {
      return .isAnother("does not answer there: \(error.message)")
    } catch {
      return .isAway
    }
  }

  /// Asks every address on its own.
  ///
  /// - Parameter addresses: instances by program.
  /// - Returns: a sentence for each address at which another program answers. A service that does not
  ///   answer is no problem: it may be stopped.
  static func problems(
    with addresses: [String: [NetworkAddress]], tls: (any ClientTransportSecurity)?
  ) async -> [String] {
    await withTaskGroup(of: String?.self) { group in
      for (program, addresses) in addresses {
        for address in addresses {
          group.addTask {
            let channel = RPCClient.Channel(host: address.host, port: address.port, tls: tls)
            let finding = await ask(channel, for: program, within: .seconds(2))
            await channel.close()
            guard case .isAnother(let reason) = finding else { return nil }
            let name = program.split(separator: "-").last.map { $0.uppercased() } ?? program
            return "OTOLITH_\(name)_ADDRESS: \(address): \(program) \(reason)"
          }
        }
      }
      return await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }.sorted()
    }
  }
}
