import FoundationEssentials
import RPCCore
import ServiceBasics
import Tokens

/// Checks the files named in a service's settings by reading them as `serve` does.
package struct SettingsFiles {
  package let settings: ServiceSettings

  package init(_ settings: ServiceSettings) {
    self.settings = settings
  }

  package var problems: [String] {
    let tls = Self.problem { try settings.serverTLS?.validate() }
    let client = Self.problem { try settings.clientTLS?.validate() }
    // The server's certificate is also used for calls, so its problem is reported once.
    let collector = Self.problem { try settings.traces.tls?.validate() }
    let headers = SettingsError.problems { _ = try settings.traces.headers() }
    return headers
      + [tls, client == tls ? nil : client, collector, keySet, clock, portFile].compactMap(\.self)
  }

  private var keySet: String? {
    guard let file = settings.tokens.keySetFile else { return nil }
    guard let json = try? String(contentsOfFile: file, encoding: .utf8) else {
      return "OTOLITH_JWKS_FILE: \(file) cannot be read"
    }
    do {
      let keys = try IssuerKeySet(reading: json).keys
      return keys.isEmpty
        ? "OTOLITH_JWKS_FILE: \(file) contains no key, so no token could be accepted" : nil
    } catch {
      return "OTOLITH_JWKS_FILE: \(file) is not a valid JSON Web Key Set: \(error)"
    }
  }

  private var clock: String? {
    guard let file = settings.clockFile else { return nil }
    return Self.problem { _ = try FileOffsetClock(path: file) }
  }

  private var portFile: String? { settings.portFile.flatMap { PortFile(path: $0).problem } }

  private static func problem(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
