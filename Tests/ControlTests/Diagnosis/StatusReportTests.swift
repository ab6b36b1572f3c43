import Foundation
import Testing

@testable import ControlDiagnosis
@testable import ServiceKit

@Suite struct StatusReportTests {
  private func lines(_ facts: Facts) -> [String] {
    StatusTable(facts).tables.flatMap { [$0.title] + $0.table.lines }
  }

  @Test func allThatIsKnownIsShown() {
    #expect(
      lines(WellFacts.with(WellFacts.instance("auth"))) == [
        "SERVICES",
        "SERVICE       ADDRESS         STATE    VERSION     UP  SCHEMA          POOL  CERTIFICATE"
          + "  TIME ZONES",
        "otolith-auth  127.0.0.1:7411  serving  1.2.3    1d 1h  auth/0042_last   1/4      90 days"
          + "  2026f",
        "BUS",
        "SERVICE       CONSUMER  BEHIND  OLDEST  PARKED  DEAD LETTERS",
        "otolith-auth  (outbox)       0       -",
        "              studies        0       -       0             0",
        "STORES",
        "SERVICE       DATABASE                        CONNECTIONS  PARTITIONS UNTIL      "
          + "AUDIT SEALED  LOG ARCHIVED     BACKUP",
        "otolith-auth  otolith as otolith_auth, 15.14       12/100  2027-01-18T08:00:00Z        "
          + "1m ago        1m ago  1h 0m ago",
      ])
  }

  @Test func whatIsNotKnownIsSaidToBe() {
    let refused = Unreachable(.refused, "connection refused")
    var facts = WellFacts.with(
      Facts.Instance(
        service: "otolith-auth",
        call: Facts.CallAnswer(address: "127.0.0.1:7401", isServing: .failure(refused))),
      WellFacts.instance("planning") {
        $0.schema = nil
        $0.database = nil
        $0.bus = nil
        $0.certificateEndTime = nil
        $0.usesTLS = false
        $0.timeZones = TimeZoneStatus()
        $0.partitions = []
        $0.auditSealTime = nil
      })
    facts.backup = .notAsked
    let lines = lines(facts)
    #expect(lines[2].hasPrefix("otolith-auth      127.0.0.1:7401  away "))
    #expect(lines[3].contains("no TLS"))
    #expect(!lines.contains("BUS"))
    #expect(lines.last?.contains("away") == true && lines.last?.hasSuffix("unknown") == true)
  }

  @Test func states() {
    func state(_ change: (inout ServiceStatus) -> Void) -> String {
      StatusTable.state(of: WellFacts.instance("auth", change: change))
    }
    #expect(state { _ in } == "serving")
    #expect(state { $0.readiness = [.init(name: "a", result: "degraded")] } == "degraded")
    #expect(state { $0.readiness = [.init(name: "a", result: "failed")] } == "not ready")
    #expect(state { $0.isServing = false } == "not serving")
    #expect(state { $0.liveness = [.init(name: "a", result: "failed")] } == "stuck")
  }

  @Test func theDocumentHasWhatTheTableHas() throws {
    let facts = WellFacts.with { $0.schema?.pending = ["auth/0043_new"] }
    let diagnosis = Diagnosis(facts)
    let text = try StatusDocument(facts, diagnosis, showsServices: true).text()
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["exitStatus"] as? Int == 2)
    let services = try #require(object["services"] as? [[String: Any]])
    #expect(services[0]["state"] as? String == "serving")
    let status = try #require(services[0]["status"] as? [String: Any])
    #expect((status["schema"] as? [String: Any])?["pending"] as? [String] == ["auth/0043_new"])
    let findings = try #require(object["findings"] as? [[String: String]])
    #expect(findings[0]["command"]?.hasSuffix("else otolith-auth migrate") == true)
    let doctor = try StatusDocument(facts, diagnosis, showsServices: false).text()
    #expect(!doctor.contains("services"))
  }

  @Test func aStatusIsReadAsItWasWritten() throws {
    let status = WellFacts.status("planning")
    let data = try ServiceStatus.encoder().encode(status)
    #expect(try ServiceStatus.decoder().decode(ServiceStatus.self, from: data) == status)
    // A later version has more.
    let more = "{\"x\":1," + String(decoding: data, as: UTF8.self).dropFirst()
    let read = try ServiceStatus.decoder().decode(ServiceStatus.self, from: Data(more.utf8))
    #expect(read == status)
  }

  @Test func whatTheDoctorSays() {
    let facts = WellFacts.with { $0.schema?.pending = ["auth/0043_new"] }
    let lines = DiagnosisText(Diagnosis(facts), serviceCount: 1).lines
    #expect(
      lines == [
        "BROKEN    otolith-auth at 127.0.0.1:7411: its schema lacks migrations",
        "    seen:  auth: auth/0043_new not applied",
        "    next:  systemctl start otolith-auth-migrate  # of the packages; else otolith-auth migrate",
        "",
        "1 broken; 1 service looked at",
      ])
    let well = DiagnosisText(Diagnosis(WellFacts.with { _ in }), serviceCount: 4)
    #expect(well.lines == ["nothing is wrong; 4 services looked at"])
  }
}
