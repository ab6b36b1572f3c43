import Bus
import Foundation
import Postgres
import Testing

@testable import Telemetry

@Suite struct ReadinessTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  private enum Kind { case ok, degraded, failed }

  private static func kind(_ result: HealthFinding.Result) -> Kind {
    switch result {
    case .ok: .ok
    case .degraded: .degraded
    case .failed: .failed
    }
  }

  @Test func aSchemaThatIsAheadIsAnUpgradeAndOneThatIsBehindAFailure() {
    func result(_ standing: SchemaStatus) -> HealthFinding.Result {
      SchemaFinding.known(standing).migrations
    }
    #expect(result(SchemaStatus(programLast: "a/0002_b")) == .ok)
    let behind = result(SchemaStatus(programLast: "a/0002_b", pending: ["a/0002_b"]))
    #expect(Self.kind(behind) == .failed)
    #expect(behind.reason?.contains("a/0002_b") == true)
    #expect(Self.kind(result(SchemaStatus(programLast: nil, newer: ["a/0003_c"]))) == .degraded)
    #expect(Self.kind(result(SchemaStatus(programLast: nil, changed: ["a/0001_a"]))) == .failed)
    #expect(Self.kind(SchemaFinding.unknown("away").migrations) == .degraded)
  }

  @Test func aRightThatLacksDegradesAndNoneAtAllFails() {
    let lacking = SchemaStatus(
      programLast: nil, missingRights: ["SELECT ON a", "INSERT ON b", "DELETE ON b"])
    let result = SchemaFinding.known(lacking).rights
    #expect(Self.kind(result) == .degraded)
    #expect(result.reason?.contains("lacks SELECT ON a and 2 more rights") == true)
    #expect(Self.kind(SchemaFinding.known(lacking).migrations) == .ok)
    #expect(SchemaFinding.known(SchemaStatus(programLast: nil)).rights == .ok)
    #expect(Self.kind(SchemaFinding.unknown("away").rights) == .degraded)
    let barred = SchemaFinding.barred("may not")
    #expect(barred.rights == .failed("may not"))
    #expect(Self.kind(barred.migrations) == .degraded)
  }

  @Test(arguments: [
    (0, "failed"), (-1, "failed"), (1, "degraded"), (14 * 86_400 - 1, "degraded"),
    (14 * 86_400, "ok"),
  ])
  func theEndOfACertificate(seconds: Int, word: String) {
    let end = Int(Self.now.timeIntervalSince1970) + seconds
    #expect(Readiness.certificate(endsAt: end, now: Self.now).word == word)
  }

  @Test func aRejectedCertificateIsNamedUntilItIsReplaced() {
    let end = Int(Self.now.timeIntervalSince1970) + 90 * 86_400
    let rejection = "tls.key does not belong to the certificate"
    #expect(
      Readiness.certificate(endsAt: end, rejection: rejection, now: Self.now)
        == .degraded(
          "the new TLS certificate or key is rejected and would fail a restart: tls.key does not "
            + "belong to the certificate; the previous one is in use and expires in 90 days"))
    #expect(
      Readiness.certificate(endsAt: 0, rejection: rejection, now: Self.now)
        == .failed(
          "the TLS certificate has expired; clients reject it; the new TLS certificate or key is "
            + "rejected and would fail a restart: tls.key does not belong to the certificate"))
  }

  @Test func room() {
    let place = DiskSpace.Place(use: "the log", path: "/var/log")
    func space(_ bytes: Int?, files: Int? = nil) -> DiskSpace {
      DiskSpace(place: place, freeBytes: bytes, totalBytes: bytes, freeFiles: files)
    }
    #expect(DiskSpace.result(of: [space(1 << 30), space(256 << 20, files: 1_000)]) == .ok)
    let little = DiskSpace.result(of: [space(1 << 30), space((256 << 20) - 1)])
    #expect(little == .degraded("/var/log (the log) has 255 MiB left"))
    #expect(
      DiskSpace.result(of: [space(1 << 30, files: 999)])
        == .degraded("/var/log (the log) has room for 999 files"))
    #expect(Self.kind(DiskSpace.result(of: [space(nil)])) == .degraded)
    let nowhere = DiskSpace.Place(use: "mails", path: "/no/such/folder").measured()
    #expect(nowhere.freeBytes == nil)
    let root = DiskSpace.Place(use: "all", path: "/").measured()
    #expect((root.freeBytes ?? -1) >= 0 && (root.totalBytes ?? 0) > 0)
  }

  private static func bus(
    _ change: (inout BusLag) -> Void = { _ in }, measuredFor age: Duration = .zero
  ) -> HealthFinding.Result {
    var lag = BusLag(
      outbox: BusLag.Outbox(events: 0, oldest: nil),
      consumers: ["a": BusLag.Consumer(behind: 0, oldest: nil, parked: 0, deadLetters: 0)])
    change(&lag)
    let instant = ContinuousClock.now
    return BusHealth.result(
      BusObservation.Measurement(lag: lag, at: instant - age), outbox: lag.outbox, now: now,
      instant: instant)
  }

  @Test func aBusThatIsBehindIsDegradedAndNeverFailed() {
    let old = Self.now - 301
    #expect(Self.bus() == .ok)
    #expect(Self.bus { $0.outbox.oldest = Self.now - 300 } == .ok)
    let waiting = Self.bus { $0.outbox.oldest = old }
    #expect(waiting.reason == "the oldest event in the outbox is 301 seconds old")
    #expect(
      Self.bus { $0.consumers["a"]?.oldest = old }.reason == "consumer a is 301 seconds behind")
    #expect(Self.bus { $0.consumers["a"]?.deadLetters = 1 }.reason == "consumer a has dead letters")
    let identity = LogIdentity(id: "x", timeline: "")
    let stopped = Self.bus {
      $0.consumers["a"]?.stop = .wentBack(name: "postgres", now: identity)
    }
    #expect(stopped == .degraded("consumer a is stopped"))
    #expect(Self.kind(Self.bus(measuredFor: .seconds(91))) == .degraded)
    #expect(Self.kind(BusHealth.result(nil, outbox: nil, now: Self.now)) == .degraded)
  }

  @Test func aLogThatCannotBeReadIsNamedWithTheReasonAndTheOutbox() {
    let outbox = BusLag.Outbox(events: 3, oldest: Self.now - 400)
    let result = BusHealth.result(nil, outbox: outbox, failure: "no server", now: Self.now)
    #expect(
      result
        == .degraded(
          "the oldest event in the outbox is 400 seconds old; the lag has not been measured yet: no server"
        ))
    let lag = BusLag(outbox: BusLag.Outbox(events: 0, oldest: nil), consumers: [:])
    let instant = ContinuousClock.now
    let measurement = BusObservation.Measurement(lag: lag, at: instant - .seconds(100))
    #expect(
      BusHealth.result(
        measurement, outbox: lag.outbox, failure: "no server", now: Self.now, instant: instant)
        == .degraded("the lag could not be measured for 100 seconds: no server"))
  }

  @Test func anErasureIsLateAfterADay() {
    #expect(Readiness.erasures(oldestAge: 86_400) == .ok)
    #expect(
      Readiness.erasures(oldestAge: 48 * 3600).reason?.hasPrefix(
        "an erasure has been in progress for 48 hours") == true)
  }

  @Test func workThatFailsIsNamed() {
    #expect(Readiness.work(failing: []) == .ok)
    #expect(
      Readiness.work(failing: ["sending mails", "erasures"])
        == .degraded("fails and is retried: erasures, sending mails; the log has the reason"))
  }
}
