import Foundation
import Testing

@testable import ControlDiagnosis
@testable import ServiceKit

/// What shows in several services together, in whether they answer, and in the machine.
@Suite struct FactRuleTests {
  private static let now = WellFacts.now

  private func only(_ facts: Facts) throws -> Finding {
    let findings = Diagnosis(facts).findings
    #expect(findings.count == 1, "\(findings)")
    return try #require(findings.first)
  }

  // MARK: Reaching them

  private static func away(
    _ error: Unreachable, call: Result<Bool, Unreachable>? = nil
  ) -> Facts.Instance {
    Facts.Instance(
      service: "otolith-auth",
      admin: Facts.AdminAnswer(address: "db.example:7411", result: .failure(error), time: now),
      call: call.map { Facts.CallAnswer(address: "db.example:7401", isServing: $0) })
  }

  @Test(arguments: [
    (Unreachable.Kind.refused, "systemctl status otolith-auth"),
    (.unknownName, "getent hosts db.example"), (.silent, "journalctl -u otolith-auth"),
    (.stranger, "ss -tlnp"), (.other, "systemctl status otolith-auth"),
  ])
  func whoDoesNotAnswerIsBroken(kind: Unreachable.Kind, command: String) throws {
    let finding = try only(WellFacts.with(Self.away(Unreachable(kind, "because"))))
    #expect(finding.severity == .broken)
    #expect(finding.evidence.contains("db.example:7411: because"))
    #expect(finding.command.hasPrefix(command))
  }

  @Test func callsThatAreAnsweredAllTheSameMakeItLess() throws {
    let refused = Unreachable(.refused, "connection refused")
    let finding = try only(WellFacts.with(Self.away(refused, call: .success(true))))
    #expect(finding.severity == .attention)
    #expect(finding.what.contains("admin endpoint"))
    // Both away is one finding.
    let both = try only(WellFacts.with(Self.away(refused, call: .failure(refused))))
    #expect(both.severity == .broken)
  }

  @Test func whatHealthAloneTells() throws {
    func facts(_ serving: Result<Bool, Unreachable>, end: Date? = nil) -> Facts {
      WellFacts.with(
        Facts.Instance(
          service: "otolith-auth",
          call: Facts.CallAnswer(
            address: "auth:7401", isServing: serving, certificateEnd: end)))
    }
    // Little is known, which is no reason to worry.
    #expect(try only(facts(.success(true))).severity == .note)
    #expect(Diagnosis(facts(.success(true))).exitCode == 0)
    let findings = Diagnosis(facts(.success(false), end: Self.now + 86_400)).findings
    #expect(findings.map(\.severity) == [.broken, .attention, .note])
    #expect(findings[0].evidence.contains("NOT_SERVING"))
    #expect(findings[1].what.contains("certificate"))
    let silent = Unreachable(.silent, "no answer in time")
    #expect(Diagnosis(facts(.failure(silent))).exitCode == 2)
  }

  // MARK: Several of them

  @Test func versionsThatDiffer() throws {
    let finding = try only(
      WellFacts.with(
        WellFacts.instance("auth"), WellFacts.instance("planning") { $0.version = "1.3.0" }))
    #expect(finding.severity == .attention)
    #expect(finding.evidence == "otolith-auth 1.2.3, otolith-planning 1.3.0")
    let commits = try only(
      WellFacts.with(
        WellFacts.instance("auth") { $0.commit = "abc" },
        WellFacts.instance("planning") { $0.commit = "def-dirty" }))
    #expect(commits.evidence == "otolith-auth 1.2.3 (abc), otolith-planning 1.2.3 (def-dirty)")
    let tool = try only(WellFacts.with { $0.version = "1.3.0" })
    #expect(tool.severity == .note)
  }

  @Test func servicesOfOneServerShareItsConnections() throws {
    func facts(cluster: String) -> Facts {
      WellFacts.with(
        WellFacts.instance("auth") { $0.pool.max = 50 },
        WellFacts.instance("planning") {
          $0.pool.max = 50
          $0.database?.cluster = cluster
        })
    }
    #expect(Diagnosis(facts(cluster: "8")).findings == [])
    let finding = try only(facts(cluster: "7"))
    #expect(finding.evidence.contains("may open 108"))
    #expect(finding.command == "psql -c 'ALTER SYSTEM SET max_connections = 130'")
  }

  @Test func twoProcessesOfAServiceTellOfTheirBusOnce() throws {
    func instance() -> Facts.Instance {
      WellFacts.instance("auth") { $0.bus?.consumers[0].deadLetters = 2 }
    }
    #expect(Diagnosis(WellFacts.with(instance(), instance())).findings.count == 1)
  }

  @Test func machinesWithDifferentTimeZones() throws {
    let finding = try only(
      WellFacts.with(
        WellFacts.instance("auth"),
        WellFacts.instance("planning") {
          $0.timeZones = TimeZoneStatus(installed: "2026a", inUse: "2026a")
        }))
    #expect(finding.severity == .attention)
    #expect(finding.evidence == "otolith-planning: 2026a; otolith-auth, otolithctl: 2026f")
  }

  // MARK: Backups

  @Test(
    arguments: [
      (-0.08, nil), (-0.09, .attention), (-24, .attention), (36.0, nil), (36.1, .attention),
      (168.0, .attention), (168.1, .broken),
    ]
      as [(Double, Finding.Severity?)])
  func theAgeOfABackup(hours: Double, severity: Finding.Severity?) {
    var facts = WellFacts.with(WellFacts.instance("auth"))
    facts.backup = .stamped(Self.now - hours * 3600, file: "/stamp")
    #expect(Diagnosis(facts).findings.first?.severity == severity)
  }

  @Test func aBackupThatNobodySpeaksOfIsUnknown() throws {
    var facts = WellFacts.with(WellFacts.instance("auth"))
    facts.backup = .notAsked
    #expect(try only(facts).severity == .note)
    facts.backup = .unreadable(file: "/stamp", reason: "no such file")
    #expect(try only(facts).severity == .attention)
  }

  @Test func anArchiveThatFails() throws {
    let finding = try only(
      WellFacts.with { $0.database?.archiver.lastFailedTime = Self.now })
    #expect(finding.what.contains("write-ahead log"))
    #expect(
      Diagnosis(WellFacts.with { $0.database?.archiver.lastFailedTime = Self.now - 61 }).findings
        == [])
  }

  // MARK: The machine

  @Test(arguments: [
    (UInt32(0o600), true, false), (0o400, true, false), (0o640, true, true), (0o604, true, true),
    (0o644, false, false),
  ])
  func secretsThatOthersCanRead(mode: UInt32, isSecret: Bool, isFound: Bool) {
    var facts = WellFacts.with(WellFacts.instance("auth"))
    facts.machine.files = [
      .init(setting: "OTOLITH_AUDIT_KEY_FILE", path: "/key", mode: mode, isSecret: isSecret)
    ]
    let findings = Diagnosis(facts).findings
    #expect(findings.isEmpty == !isFound)
    #expect(findings.allSatisfy { $0.command == "chmod 600 /key" })
  }

  @Test func whatElseTheMachineLacks() {
    func findings(_ change: (inout MachineFacts) -> Void) -> [Finding] {
      var facts = WellFacts.with(WellFacts.instance("auth"))
      change(&facts.machine)
      return Diagnosis(facts).findings
    }
    let missing = findings {
      $0.files = [.init(setting: "OTOLITH_X_FILE", path: "/x", mode: nil, isSecret: false)]
    }
    #expect(missing.map(\.severity) == [.broken])
    #expect(findings { $0.hasTimeZones = false }.map(\.command) == ["apt-get install tzdata"])
    #expect(findings { $0.openFilesMax = 1_024 }.map(\.severity) == [.note])
    #expect(findings { $0.openFilesMax = 1_200 } == [])
    #expect(
      findings { $0.fileSystems = [.init(path: "/", freeBytes: 1)] }.map(\.command) == ["df -h /"])
    let database = findings {
      $0.databases = [
        .init(setting: "OTOLITH_DATABASE_URL", problem: "PostgreSQL cannot be reached"),
        .init(setting: "OTOLITH_AUTH_DATABASE_URL", role: "otolith_auth"),
      ]
    }
    #expect(database.map(\.severity) == [.broken])
  }

  @Test func theWorstComesFirst() {
    let findings = Diagnosis(
      WellFacts.with {
        $0.pool.waiting = 1
        $0.timeZones.inUse = "2026e"
        $0.schema?.pending = ["auth/0043_new"]
      }
    ).findings
    #expect(findings.map(\.severity) == [.broken, .attention, .note])
  }
}
