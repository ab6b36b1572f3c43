public import Bus

/// The rights that a service's user needs on the NATS servers.
public struct NATSRights: Sendable, Hashable {
  /// Subjects to which the service publishes, with wildcards.
  public let publish: [String]
  /// Subjects that the service reads, with wildcards.
  public let subscribe: [String]
  private let source: String
  private let names: NATSNames

  /// - Parameter stream: name of the stream, as in `NATSConfiguration.stream`.
  public init(of profile: BusProfile, stream: String) {
    let names = NATSNames(stream: stream)
    self.names = names
    source = profile.source
    publish =
      [names.events(of: source), names.news]
      + profile.topics.map { names.topic($0.type) }.sorted()
      + ([
        "STREAM.CREATE.\(stream)", "STREAM.INFO.\(stream)", "STREAM.MSG.GET.\(stream)",
      ]
      + (profile.removesEvents ? ["STREAM.MSG.DELETE.\(stream)"] : [])
      + [
        "CONSUMER.CREATE.\(stream)", "CONSUMER.DELETE.\(stream).*",
        "CONSUMER.MSG.NEXT.\(stream).*",
      ]).map { "$JS.API.\($0)" }
    subscribe = ["_INBOX.\(source).>", names.news]
  }

  /// The service's entry in `users` of the servers' configuration. The password is a variable of the
  /// server's environment.
  public var entry: String {
    let name = source.split(separator: "-").last.map { $0.uppercased() } ?? ""
    func list(_ subjects: [String]) -> [String] {
      ["allow: ["] + subjects.map { "  \"\($0)\"" } + ["]"]
    }
    let lines =
      ["{", "  user: \(source)", "  password: $OTOLITH_NATS_\(name)_PASSWORD"]
      + ["  permissions: {", "    publish: {"] + list(publish).map { "      \($0)" }
      + ["    }", "    subscribe: {"] + list(subscribe).map { "      \($0)" }
      + ["    }", "  }", "}"]
    return lines.map { "    \($0)\n" }.joined()
  }

  /// Requests that use the rights of ``publish`` without an effect. Notifications are left out: they
  /// have no responder.
  var probes: [(right: String, subject: String)] {
    publish.filter { $0 != names.news }.map { right in
      var words = right.split(separator: ".").map(String.init)
      if let last = words.last, last == "*" || last == ">" { words[words.count - 1] = "check" }
      return (right, words.joined(separator: "."))
    }
  }
}

extension NATSEventLog {
  /// Tries the rights to publish, except that for notifications, with requests that the server
  /// rejects after it has checked the right: API requests without a body, and messages that expect
  /// another stream.
  public func missingRights(for profile: BusProfile) async throws -> [String] {
    _ = try await ready()
    var missing: [String] = []
    for (right, subject) in NATSRights(of: profile, stream: names.stream).probes {
      do {
        if subject.hasPrefix("$JS.API.CONSUMER.MSG.NEXT.") {
          // The server does not answer for a consumer that does not exist.
          _ = try await stream.fetch(from: "check", countMax: 1, bytesMax: 1)
        } else if subject.hasPrefix("$JS.API.") {
          _ = try await client.request(subject, [])
        } else {
          try await client.publish([
            NATSOutgoing(
              subject: subject, chain: subject,
              headers: [("Nats-Expected-Stream", "none, a check of rights")], data: [])
          ])
        }
      } catch NATSError.notPermitted {
        missing.append(right)
      } catch NATSError.refused, NATSError.nobodyAnswers {
        // Permitted, and rejected as intended.
      } catch NATSError.timedOut where subject.hasPrefix("$JS.API.CONSUMER.MSG.NEXT.") {
        // Permitted: a violation is reported at once.
      }
    }
    return missing
  }
}
