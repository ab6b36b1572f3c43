import FoundationEssentials
import RPCCore

/// What is wrong with the files that a service's settings name. It reads them as serving does.
struct SettingsFiles {
  let settings: ServiceSettings

  init(_ settings: ServiceSettings) {
    self.settings = settings
  }

  var problems: [String] {
    let tls = Self.problem { try settings.serverTLS?.validate() }
    let client = Self.problem { try settings.clientTLS?.validate() }
    // The certificate that callers are shown is shown to other services as well: told once.
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
        ? "OTOLITH_JWKS_FILE: \(file) holds no key: no token could be accepted" : nil
    } catch {
      return "OTOLITH_JWKS_FILE: \(file) holds no JSON Web Key Set that can be used: \(error)"
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
