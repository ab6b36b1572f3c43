import ArgumentParser
import Foundation
import Messages
import RPCClient
import RPCCore
import ServiceKit

/// Opens the client for commands that call services.
enum Connection {
  /// Opens a client for the duration of `body`.
  static func with<Result>(_ body: (OtolithClient) async throws -> Result) async throws -> Result {
    var reader = ControlSetting.reader()
    func addresses(_ setting: Setting<[NetworkAddress]?>, _ service: String) -> [ServerAddress] {
      let fallback = NetworkAddress(
        host: "127.0.0.1", port: ServiceSettings.defaultPorts[service] ?? 0)
      return (reader.read(setting) ?? [fallback]).map {
        ServerAddress(host: $0.host, port: $0.port)
      }
    }
    let services = ServiceAddresses(
      auth: addresses(ControlSetting.auth, "otolith-auth"),
      catalogue: addresses(ControlSetting.catalogue, "otolith-catalogue"),
      ingestion: addresses(ControlSetting.ingestion, "otolith-ingestion"),
      planning: addresses(ControlSetting.planning, "otolith-planning"))
    let protection = CallProtection(
      trustRootsFile: reader.readable(ControlSetting.trustRoots),
      permitsPlaintext: reader.read(ControlSetting.plaintextBehindProxy))
    guard reader.problems.isEmpty else {
      throw ValidationError(reader.problems.joined(separator: "\n"))
    }
    let client = OtolithClient(
      services,
      tls: { addresses in
        protection.tls(to: addresses.map { NetworkAddress(host: $0.host, port: $0.port) })
      }, retry: .repeatable)
    let sessions = BegunSessions()
    do {
      let result = try await BegunSessions.$current.withValue(sessions) { try await body(client) }
      await sessions.end(client)
      await client.close()
      return result
    } catch let error as RPCError {
      let advice = await SecondFactorAdvice.text(for: error, client, sessions)
      await SessionCache.noteRefusal(error, of: client)
      await sessions.end(client)
      await client.close()
      throw CallFailure(error, protection: protection, advice: advice)
    } catch {
      await sessions.end(client)
      await client.close()
      throw error
    }
  }
}

/// An error response as text for the user.
struct CallFailure: Error, CustomStringConvertible {
  /// The message, then all fields, the time to wait, and advice.
  let lines: [String]
  var description: String { lines.joined(separator: "\n") }
  /// Exit status of a command that fails with it.
  let status: ExitCode

  /// - Parameter advice: replaces the general advice for this error.
  init(_ error: RPCError, protection: CallProtection, advice: String? = nil) {
    status =
      switch error.code {
      case .unavailable, .deadlineExceeded: .unreachable
      case .permissionDenied, .unauthenticated: .notPermitted
      default: .failure
      }
    var lines = error.refusalLines
    if let wait = Self.wait(error) { lines.append("  retry in \(wait)") }
    if let hint = advice ?? Self.hint(error, protection) { lines.append("  \(hint)") }
    self.lines = lines
  }

  /// The time to wait if the service requests one; nil if absent or nearly zero.
  private static func wait(_ error: RPCError) -> String? {
    guard let delay = error.retryDelay, delay > .seconds(1) else { return nil }
    let seconds = delay.components.seconds + (delay.components.attoseconds > 0 ? 1 : 0)
    return seconds <= 120 ? "\(seconds) seconds" : "\((seconds + 59) / 60) minutes"
  }

  /// Advice if a connection may have failed because of TLS: a server just closes connections that
  /// use TLS, or do not, against its settings.
  private static func hint(_ error: RPCError, _ protection: CallProtection) -> String? {
    if error.reason == "ROLE_INSUFFICIENT" {
      return
        "`catalogue projects` lists your projects and roles; an owner of the project grants roles"
    }
    if error.code == .unauthenticated {
      return error.refusesToken
        ? "run the command again to renew the session, or run `otolithctl login`"
        : "check the name and the password, or run `otolithctl login`"
    }
    if error.code == .unimplemented, error.reason == nil { return wrongAddress(error) }
    guard error.code == .unavailable, error.reason == nil else { return nil }
    if protection.trustRootsFile != nil {
      return "calls use TLS and trust the CAs in OTOLITH_TLS_TRUST_ROOTS_FILE"
    }
    if protection.permitsPlaintext {
      return
        "calls use no TLS because of OTOLITH_PLAINTEXT_BEHIND_PROXY; if the service requires "
        + "TLS, unset it"
    }
    return
      "calls to other machines use TLS and the CAs of the system, calls to this machine use no TLS; "
      + "OTOLITH_TLS_TRUST_ROOTS_FILE enables TLS for all and sets the CAs, "
      + "OTOLITH_PLAINTEXT_BEHIND_PROXY=true disables it (on a private network)"
  }
}

extension CallFailure {
  /// Advice if the server does not know a service of Otolith, such as
  /// `unknown service otolith.catalogue.v1.CatalogueService`.
  fileprivate static func wrongAddress(_ error: RPCError) -> String {
    let parts = error.message.split(separator: ".")
    let isNamed = parts.count > 2 && parts[0] == "unknown service otolith"
    let variable = isNamed ? "OTOLITH_\(parts[1].uppercased())_ADDRESS" : "OTOLITH_…_ADDRESS"
    return
      "another program, or an older release, answers at the address of the service: check \(variable)"
  }
}

extension RPCError {
  /// The delay after which the service accepts a retry; nil if unspecified.
  var retryDelay: Duration? {
    for case .retryInfo(let delay) in details { return delay }
    return nil
  }
}
