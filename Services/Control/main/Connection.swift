import ArgumentParser
import ControlSupport
import Foundation
import Messages
import RPCClient
import RPCCore
import ServiceKit

/// Finding the services: shared by every command that calls them.
enum Connection {
  /// Opens a client for the duration of `body`.
  static func with<Result>(_ body: (OtolithClient) async throws -> Result) async throws -> Result {
    var reader = SettingsReader()
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
      await SessionCache.noteRefusal(error, of: client)
      await sessions.end(client)
      await client.close()
      throw CallFailure(error, protection: protection)
    } catch {
      await sessions.end(client)
      await client.close()
      throw error
    }
  }
}

/// A refused call as a person reads it.
struct CallFailure: Error, CustomStringConvertible {
  /// What it is, and then every field, how long to wait, what to do.
  let lines: [String]
  var description: String { lines.joined(separator: "\n") }
  /// What a command ends with that it stops.
  let status: ExitCode

  init(_ error: RPCError, protection: CallProtection) {
    status =
      switch error.code {
      case .unavailable, .deadlineExceeded: .unreachable
      case .permissionDenied, .unauthenticated: .notPermitted
      default: .failure
      }
    var lines = error.refusalLines
    if let wait = Self.wait(error) { lines.append("  try again in \(wait)") }
    if let hint = Self.hint(error, protection) { lines.append("  \(hint)") }
    self.lines = lines
  }

  /// How long the service asks to wait; nil: it does not say, or it is over soon.
  private static func wait(_ error: RPCError) -> String? {
    guard let delay = error.retryDelay, delay > .seconds(1) else { return nil }
    let seconds = delay.components.seconds + (delay.components.attoseconds > 0 ? 1 : 0)
    return seconds <= 120 ? "\(seconds) seconds" : "\((seconds + 59) / 60) minutes"
  }

  /// What a service that cannot be talked to may have to do with TLS: a server that wants it just
  /// closes a connection without, and the other way round.
  private static func hint(_ error: RPCError, _ protection: CallProtection) -> String? {
    if error.reason == "ROLE_INSUFFICIENT" {
      return
        "`catalogue projects` lists your projects and roles; an owner of the project gives others"
    }
    if error.code == .unauthenticated {
      return error.reason?.hasPrefix("TOKEN_") == true
        ? "run the command again, which renews the session; else `otolithctl login` again"
        : "check the name and the password, or `otolithctl login` again"
    }
    guard error.code == .unavailable, error.reason == nil else { return nil }
    if protection.trustRootsFile != nil {
      return "the calls use TLS and trust the authorities in OTOLITH_TLS_TRUST_ROOTS_FILE"
    }
    if protection.permitsPlaintext {
      return
        "the calls are made without TLS, by OTOLITH_PLAINTEXT_BEHIND_PROXY; if the service wants "
        + "it, unset that"
    }
    return
      "calls to other machines use TLS and trust the system's authorities, calls to this one are "
      + "made without; OTOLITH_TLS_TRUST_ROOTS_FILE makes all use TLS and names the authorities, "
      + "OTOLITH_PLAINTEXT_BEHIND_PROXY=true (on a private network) none"
  }
}

extension RPCError {
  /// After which the service would have the call again; nil: it does not say.
  var retryDelay: Duration? {
    for case .retryInfo(let delay) in details { return delay }
    return nil
  }
}
