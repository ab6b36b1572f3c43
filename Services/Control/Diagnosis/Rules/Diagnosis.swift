/// All rules, and what they come to.
public struct Diagnosis: Sendable {
  /// The worst first; of the same severity in the order of the rules.
  public let findings: [Finding]

  public init(_ facts: Facts) {
    let found = Self.rules.flatMap { $0.findings(facts) }
    findings = Finding.Severity.allCases.reversed().flatMap { severity in
      found.filter { $0.severity == severity }
    }
  }

  public static let rules: [Rule] =
    ReachRules.all + SchemaRules.all + HealthRules.all + VersionRules.all + DatabaseRules.all
    + BusRules.all + CertificateRules.all + PartitionRules.all + TimeRules.all
    + TimeZoneRules.all + ProcessRules.all + BackupRules.all + HostSettingsRules.all
    + MachineRules.all

  /// 0: all is well; 1: something wants attention; 2: something is broken.
  public var exitCode: Int32 {
    switch findings.map(\.severity).max() {
    case .broken: 2
    case .attention: 1
    case .note, nil: 0
    }
  }
}
