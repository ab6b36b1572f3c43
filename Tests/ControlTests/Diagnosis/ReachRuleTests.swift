import Foundation
import Testing

@testable import ControlDiagnosis
@testable import ServiceKit

/// What a service's listener and `otolithctl` do not agree on, and an endpoint that nobody named.
@Suite struct ReachRuleTests {
  private static let failure = Result<Bool, Unreachable>.failure(Unreachable(.other, "closed"))

  private func only(_ facts: Facts) throws -> Finding {
    let findings = Diagnosis(facts).findings
    #expect(findings.count == 1, "\(findings)")
    return try #require(findings.first)
  }

  private func called(_ call: Facts.CallAnswer?, usesTLS: Bool = true) -> Facts {
    var instance = WellFacts.instance("auth") { $0.usesTLS = usesTLS }
    instance.call = call
    return WellFacts.with(instance)
  }

  @Test func aServiceThatSpeaksTLSAndIsCalledWithout() throws {
    let finding = try only(
      called(Facts.CallAnswer(address: "127.0.0.1:7401", isServing: Self.failure)))
    #expect(finding.severity == .attention)
    #expect(finding.what == "it speaks TLS, and otolithctl calls it without")
    #expect(finding.command.hasPrefix("export OTOLITH_TLS_TRUST_ROOTS_FILE="))
    // With TLS, or where it has none, it is something else.
    let encrypted = Facts.CallAnswer(
      address: "127.0.0.1:7401", isServing: Self.failure, usesTLS: true)
    #expect(try only(called(encrypted)).what == "it does not answer")
    let plain = Facts.CallAnswer(address: "127.0.0.1:7401", isServing: Self.failure)
    #expect(try only(called(plain, usesTLS: false)).what == "it does not answer")
  }

  @Test func aServiceThatIsNotCalledForItsCertificate() throws {
    var facts = called(nil)
    #expect(Diagnosis(facts).findings == [])
    facts.callsThisMachinePlain = true
    let finding = try only(facts)
    #expect(finding.what == "it speaks TLS, and otolithctl calls it without")
    #expect(finding.severity == .note)
    // Another machine is called with TLS whatever is set.
    facts.instances[0].admin?.address = "db.example:7411"
    #expect(Diagnosis(facts).findings == [])
  }

  @Test func aServiceThatDoesNotSpeakTLS() throws {
    let text = "it does not speak TLS"
    let finding = try only(
      called(
        Facts.CallAnswer(
          address: "127.0.0.1:7401", isServing: .failure(Unreachable(.plaintext, text)),
          usesTLS: true), usesTLS: false))
    #expect(finding.evidence == "127.0.0.1:7401: \(text) (its OTOLITH_LISTEN)")
    #expect(finding.command.hasPrefix("unset OTOLITH_TLS_TRUST_ROOTS_FILE"))
  }

  @Test func anEndpointThatNobodyNamed() throws {
    var instance = Facts.Instance(
      service: "otolith-auth",
      call: Facts.CallAnswer(address: "127.0.0.1:7401", isServing: .success(true)))
    let absence = "neither --admin nor OTOLITH_AUTH_ADMIN_ADDRESS is given"
    #expect(try only(WellFacts.with(instance)).evidence == absence)
    instance.assumedAdmin = Facts.AdminAnswer(
      address: "127.0.0.1:7411", result: .failure(Unreachable(.silent, "no answer in time")),
      time: WellFacts.now)
    let finding = try only(WellFacts.with(instance))
    #expect(finding.severity == .note)
    #expect(finding.evidence == "127.0.0.1:7411: no answer in time; \(absence)")
  }
}
