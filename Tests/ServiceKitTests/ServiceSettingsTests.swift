import Foundation
import RPCServer
import RPCTLS
import Testing

@testable import Settings
@testable import Tokens

@Suite("Settings of a service")
struct ServiceSettingsTests {
  private let minimal = ["OTOLITH_DATABASE_URL": "postgresql://otolith_auth@localhost/otolith"]

  func settings(_ variables: [String: String]) throws -> ServiceSettings {
    try ServiceSettings(
      serviceName: "otolith-auth",
      reader: SettingsReader(variables: minimal.merging(variables) { $1 }))
  }

  func problems(_ variables: [String: String]) -> [String] {
    do {
      _ = try settings(variables)
      return []
    } catch let error as SettingsError {
      return error.problems
    } catch {
      return ["\(error)"]
    }
  }

  @Test("A database address is enough")
  func defaults() throws {
    let settings = try settings([:])
    #expect(settings.listen == NetworkAddress(host: "127.0.0.1", port: 7401))
    #expect(settings.bus.transport == .postgres(url: settings.databaseURL, name: "postgres"))
    #expect(settings.databaseConnections == 4)
    #expect(settings.running.shutdownGraceSeconds == 20)
    #expect(settings.logLevel == .info)
    #expect(settings.running.logFormat == .text)
    #expect(settings.running.callLogging == .errors)
    #expect(settings.tokens.issuer == "otolith")
    #expect(settings.tls == nil)
    #expect(settings.answersReflection)
  }

  @Test("Limits follow their settings")
  func limits() throws {
    let tls = [
      "OTOLITH_TLS_CERTIFICATE_FILE": "/a", "OTOLITH_TLS_KEY_FILE": "/b",
      "OTOLITH_LISTEN": "0.0.0.0:1",
    ]
    #expect(try settings(tls).limits == ServerLimits())
    let changed = try settings(
      tls.merging(["OTOLITH_LIMIT_CALLS": "7", "OTOLITH_LIMIT_CALLS_PER_PEER": "3"]) { $1 })
    #expect(changed.limits.callsMax == 7)
    #expect(changed.limits.callsPerPeerMax == 3)
    let problems = problems(["OTOLITH_LIMIT_REQUEST_BYTES": "12"])
    #expect(
      problems == [
        "OTOLITH_LIMIT_REQUEST_BYTES is \"12\": expected an integer from 1024 to 1073741824"
      ])
  }

  @Test("Callers behind a proxy share the limits of its address")
  func limitsBehindAProxy() throws {
    for variables in [
      ["OTOLITH_LISTEN": "127.0.0.1:1"],
      ["OTOLITH_LISTEN": "0.0.0.0:1", "OTOLITH_PLAINTEXT_BEHIND_PROXY": "true"],
    ] {
      let limits = try settings(variables.merging(["OTOLITH_LIMIT_CALLS": "9"]) { $1 }).limits
      #expect(limits.callsPerPeerMax == 9)
      #expect(limits.connectionsPerPeerMax == limits.connectionsMax)
    }
  }

  @Test("Another issuer's tokens must have type at+jwt by default")
  func tokenTypes() throws {
    #expect(try settings([:]).tokens.types == [.accessToken])
    for (text, types) in [
      ("at+jwt", [.accessToken]), ("AT+JWT, jwt", [.accessToken, .unspecified]),
      ("jwt", [.unspecified]), ("jwt,jwt", [.unspecified]),
    ] as [(String, Set<TokenType>)] {
      #expect(try settings(["OTOLITH_TOKEN_TYPES": text]).tokens.types == types)
    }
    for text in ["id", "at+jwt,", ",", "application/at+jwt", "jwt at+jwt"] {
      #expect(
        problems(["OTOLITH_TOKEN_TYPES": text])
          == ["OTOLITH_TOKEN_TYPES is \"\(text)\": expected some of at+jwt, jwt"])
    }
  }

  @Test("Claim names of another issuer")
  func claimNames() throws {
    #expect(try settings([:]).tokens.claimNames == ClaimNames())
    let longest = String(repeating: "a", count: 256)
    let names = try settings([
      "OTOLITH_TOKEN_ROLES_CLAIM": "realm_access.roles",
      "OTOLITH_TOKEN_STUDIES_CLAIM": "https://example.org/studies",
      "OTOLITH_TOKEN_LEADS_CLAIM": longest,
    ]).tokens.claimNames
    #expect(
      names
        == ClaimNames(
          roles: "realm_access.roles", studies: "https://example.org/studies", leads: longest))
    #expect(
      problems(["OTOLITH_TOKEN_LEADS_CLAIM": longest + "a"])
        == ["OTOLITH_TOKEN_LEADS_CLAIM exceeds the limit of 256 bytes"])
  }

  @Test("Role names of another issuer")
  func roleNames() throws {
    let names = try settings([
      "OTOLITH_TOKEN_ROLES": "lead=study_leader, Trial admins = administrator,lead=participant"
    ]).tokens.claimNames.roleNames
    #expect(
      names == ["lead": [.studyLeader, .participant], "Trial admins": [.administrator]])
    for text in ["study_leader", "a=b", "=service", "a=service,", "a=b=service"] {
      #expect(
        problems(["OTOLITH_TOKEN_ROLES": text]) == [
          "OTOLITH_TOKEN_ROLES is \"\(text)\": expected NAME=ROLE, comma-separated, with "
            + "roles of participant, study_leader, administrator, gateway, service"
        ])
    }
  }

  @Test("Calls to other machines require TLS or an explicit setting")
  func callsToOtherMachines() throws {
    for setting in [
      "OTOLITH_AUTH_ADDRESS", "OTOLITH_CATALOGUE_ADDRESS", "OTOLITH_INGESTION_ADDRESS",
    ] {
      for address in ["10.0.0.7:7402", "catalogue.internal:7402", "127.evil.example:7402"] {
        #expect(
          problems([setting: "127.0.0.1:1,\(address)"]) == [
            "\(setting): calls to \(address) on another machine would not be encrypted: set "
              + "OTOLITH_TLS_TRUST_ROOTS_FILE (or, on a private network, "
              + "OTOLITH_PLAINTEXT_BEHIND_PROXY=true)"
          ])
        _ = try settings([setting: address, "OTOLITH_TLS_TRUST_ROOTS_FILE": "/dev/null"])
        _ = try settings([setting: address, "OTOLITH_PLAINTEXT_BEHIND_PROXY": "true"])
      }
      _ = try settings([setting: "127.0.0.1:1,localhost:2,[::1]:3,127.9.9.9:4"])
    }
  }

  @Test("A tool trusts the system's authorities for other machines")
  func protectionOfATool() {
    let here = [NetworkAddress(host: "127.0.0.1", port: 1)]
    let mixed = here + [NetworkAddress(host: "a.example", port: 1)]
    let plain = CallProtection(trustRootsFile: nil, permitsPlaintext: false)
    #expect(plain.tls(to: here) == nil)
    #expect(plain.tls(to: mixed) == ClientTLS())
    let own = CallProtection(trustRootsFile: "roots.pem", permitsPlaintext: true)
    #expect(own.tls(to: here)?.trustRootsFile == "roots.pem")
    #expect(own.tls(to: mixed)?.trustRootsFile == "roots.pem")
    #expect(CallProtection(trustRootsFile: nil, permitsPlaintext: true).tls(to: mixed) == nil)
  }

  @Test("Without tokens, listening beyond loopback requires an explicit setting")
  func openToOtherMachines() throws {
    func problems(_ others: [String: String]) -> [String] {
      let variables = [
        "OTOLITH_DATABASE_URL": "postgresql:///otolith", "OTOLITH_TOKENS": "off",
        "OTOLITH_PLAINTEXT_BEHIND_PROXY": "true",
      ].merging(others) { $1 }
      do {
        _ = try ServiceSettings(
          serviceName: "otolith-catalogue", runsAlone: true,
          reader: SettingsReader(variables: variables))
        return []
      } catch let error as SettingsError {
        return error.problems
      } catch {
        return ["\(error)"]
      }
    }
    #expect(problems([:]).isEmpty)
    let open = problems(["OTOLITH_LISTEN": "0.0.0.0:7402"])
    #expect(open.count == 1 && open[0].contains("OTOLITH_TOKENS_OFF_PUBLIC=true"))
    #expect(
      problems(["OTOLITH_LISTEN": "0.0.0.0:7402", "OTOLITH_TOKENS_OFF_PUBLIC": "true"]).isEmpty)
  }

  @Test("Only a stand-alone service may switch off tokens and the bus")
  func offIsNotForAll() {
    #expect(
      problems(["OTOLITH_TOKENS": "off", "OTOLITH_BUS_TRANSPORT": "off"]).sorted() == [
        "OTOLITH_BUS_TRANSPORT is \"off\": expected one of postgres, nats",
        "OTOLITH_TOKENS is \"off\": expected one of required",
      ])
  }

  @Test("Another service may have several instances")
  func peers() throws {
    let settings = try settings([
      "OTOLITH_AUTH_ADDRESS": "a.internal:1, [::1]:2", "OTOLITH_CATALOGUE_ADDRESS": "b.internal:3",
      "OTOLITH_PEER_BALANCING": "round-robin", "OTOLITH_PLAINTEXT_BEHIND_PROXY": "true",
    ])
    #expect(
      settings.peers["otolith-auth"] == [
        NetworkAddress(host: "a.internal", port: 1), NetworkAddress(host: "::1", port: 2),
      ])
    #expect(
      settings.peers["otolith-catalogue"] == [NetworkAddress(host: "b.internal", port: 3)])
    #expect(settings.peerBalancing == .roundRobin)
    let plain = try self.settings([:])
    #expect(plain.peers.isEmpty)
    #expect(plain.peerBalancing == .pickFirst)
  }

  @Test(
    "Invalid addresses of another service",
    arguments: ["a:1,", ",a:1", "a", "a:1,b", "a:1;b:2", "a:1,b:65536"])
  func wrongPeers(text: String) {
    #expect(
      problems(["OTOLITH_AUTH_ADDRESS": text]) == [
        "OTOLITH_AUTH_ADDRESS is \"\(text)\": expected HOST:PORT, comma-separated"
      ])
  }

  @Test("An unknown balancing policy")
  func wrongBalancing() {
    #expect(
      problems(["OTOLITH_PEER_BALANCING": "random"]) == [
        "OTOLITH_PEER_BALANCING is \"random\": expected one of first, round-robin"
      ])
  }

  @Test("Reflection can be turned off")
  func reflection() throws {
    #expect(try settings(["OTOLITH_REFLECTION": "off"]).answersReflection == false)
    #expect(try settings(["OTOLITH_REFLECTION": "on"]).answersReflection)
    #expect(
      problems(["OTOLITH_REFLECTION": "maybe"]) == [
        "OTOLITH_REFLECTION is \"maybe\": expected one of true, false, on, off"
      ])
  }

  @Test("Pages that may call are named one by one")
  func origins() throws {
    #expect(try settings([:]).origins.isEmpty)
    #expect(
      try settings([
        "OTOLITH_CORS_ORIGINS": "https://study.example.org, http://[::1]:8080"
      ]).origins == ["https://study.example.org", "http://[::1]:8080"])
    for text in ["*", "study.example.org", "https://study.example.org/", "https://*.example.org"] {
      #expect(
        problems(["OTOLITH_CORS_ORIGINS": text]) == [
          "OTOLITH_CORS_ORIGINS: invalid origin \"\(text)\": expected a scheme and a host without "
            + "a path, such as https://study.example.org"
        ])
    }
  }

  @Test("A password in the database address never shows")
  func password() throws {
    let settings = try settings([
      "OTOLITH_DATABASE_URL": "postgresql://otolith_auth:unmistakable@localhost/otolith"
    ])
    for text in ["\(settings)", String(describing: settings), String(reflecting: settings)] {
      #expect(!text.contains("unmistakable"))
    }
  }
}
