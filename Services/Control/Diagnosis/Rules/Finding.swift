/// Something that an operator should know, and what to type next.
public struct Finding: Sendable, Hashable, Codable {
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Good to know.
    case note
    /// It works, and will not for ever.
    case attention
    /// Somebody does not get what they ask for.
    case broken

    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  public var severity: Severity
  /// `otolith-auth at 127.0.0.1:7411`, `database`, `this machine`.
  public var subject: String
  /// What is wrong, in one sentence.
  public var what: String
  /// What it was seen by.
  public var evidence: String
  /// To be typed next.
  public var command: String

  public init(
    _ severity: Severity, _ subject: String, _ what: String, evidence: String, command: String
  ) {
    self.severity = severity
    self.subject = subject
    self.what = what
    self.evidence = evidence
    self.command = command
  }
}

/// Finds what is wrong of one kind. Pure: the same facts give the same findings.
public struct Rule: Sendable {
  public let name: String
  public let findings: @Sendable (Facts) -> [Finding]

  init(_ name: String, _ findings: @escaping @Sendable (Facts) -> [Finding]) {
    self.name = name
    self.findings = findings
  }
}

extension Facts.Instance {
  /// What a finding about it is called.
  var subject: String { address.isEmpty ? service : "\(service) at \(address)" }

  /// `auth` of `otolith-auth`: what `otolithctl bus --service` takes.
  var shortName: String {
    service.hasPrefix("otolith-") ? String(service.dropFirst("otolith-".count)) : service
  }
}
