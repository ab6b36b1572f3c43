import Bus
import Foundation
import Testing

@testable import BusNATS

/// Parts of the transport that do not need a server.
@Suite struct NATSPartsTests {
  @Test func aChainGoesOutOneByOneAndChainsGoTogether() {
    var order = PublishOrder(chains: ["a", "b", "a", "a", "b"])
    #expect(order.popReady() == 0)
    #expect(order.popReady() == 1)
    #expect(order.popReady() == nil)
    order.acknowledge(1)
    #expect(order.popReady() == 4)
    #expect(order.popReady() == nil)
    order.acknowledge(0)
    #expect(order.popReady() == 2)
    order.acknowledge(4)
    #expect(order.popReady() == nil)
    order.acknowledge(2)
    #expect(order.popReady() == 3)
    #expect(order.unacknowledged == 1)
    order.acknowledge(3)
    #expect(order.unacknowledged == 0)
  }

  @Test func namesAreOneTokenEach() {
    let names = NATSNames(stream: "OTOLITH")
    let plain = names.event(
      source: "otolith-auth", type: "otolith.events.v1.StudyPublished", subject: "a b")
    #expect(plain == "otolith.log.otolith-auth.otolith.events.v1.StudyPublished.YSBi")
    #expect(names.type(of: plain) == "otolith.events.v1.StudyPublished")
    #expect(names.events(ofType: "a.B") == "otolith.log.*.a.B.*")
    for (source, type, subject) in [
      ("", "", ""), (".", ">", "*"), ("a b", "a..b", " "), ("ä", "Ä.>", "\r\n"), ("=", "=", "="),
    ] {
      let name = names.event(source: source, type: type, subject: subject)
      #expect(name.split(separator: ".", omittingEmptySubsequences: false).count == 5, "\(name)")
      #expect(!name.contains(" ") && !name.contains("*") && !name.contains(">"))
      #expect(names.type(of: name) == type)
      #expect(names.type(of: names.topic(type)) == type)
    }
    #expect(names.type(of: "other.log.a.b.c") == nil)
    #expect(names.type(of: "otolith.news") == nil)
  }

  @Test func differentEventsHaveDifferentNames() {
    let names = NATSNames(stream: "X")
    let texts = ["", "=", "a", "A", "YQ", "=YQ", ".", "a.", "ä"]
    let all = texts.flatMap { source in
      texts.map { names.event(source: source, type: "t", subject: $0) }
    }
    #expect(Set(all).count == all.count)
  }

  @Test(arguments: ["", "plain", "a b", "100 %", "\"", "\r\n\0", "äöü", "\u{1F600}", "%41"])
  func attributesSurviveHeaders(_ text: String) {
    let encoded = HeaderText.encode(text)
    #expect(encoded.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != 0x22 })
    #expect(HeaderText.decode(encoded) == text)
  }

  @Test(arguments: ["%", "%4", "%4g", "%ff"]) func brokenAttributesAreRefused(_ text: String) {
    #expect(HeaderText.decode(text) == nil)
  }

  @Test func timesAreThoseOfTheCalendar() {
    for (text, seconds) in [
      ("1970-01-01T00:00:00.000000Z", 0), ("2000-02-29T23:59:59.000000Z", 951_868_799),
      ("2026-11-21T08:12:36.000000Z", 1_795_248_756), ("1969-12-31T23:59:59.000000Z", -1),
      ("1900-03-01T00:00:00.000000Z", -2_203_891_200),
    ] {
      let date = Date(timeIntervalSince1970: Double(seconds))
      #expect(EventTime.format(date) == text)
      #expect(EventTime.parse(text) == date)
    }
    #expect(EventTime.nanoseconds("2026-11-21T08:12:36.232007478Z") == 1_795_248_756_232_007_478)
    #expect(EventTime.nanoseconds("2026-11-21T08:12:36.2Z") == 1_795_248_756_200_000_000)
    #expect(EventTime.nanoseconds("2026-11-21T08:12:36Z") == 1_795_248_756_000_000_000)
    for broken in [
      "", "2026-11-21", "2026-11-21T08:12:36", "2026-11-21T08:12:36.Z", "2026-13-21T08:12:36Z",
      "2026-11-21T08:12:36.1234567890Z", "2026-11-21T08:12:36+01:00", "x026-11-21T08:12:36Z",
      "9999-11-21T08:12:36Z", "2026-11-21T08:12:36x5Z", "2026-02-29T08:12:36Z",
      "2026-11-00T08:12:36Z",
    ] {
      #expect(EventTime.nanoseconds(broken) == nil, "\(broken)")
    }
  }

  @Test func placesAreReadInBothForms() {
    let old = StreamPlace(replySubject: "$JS.ACK.S.C.1.104.100.1795248756249337191.196")
    #expect(old?.consumer == "C")
    #expect(old?.streamSequence == 104)
    #expect(old?.consumerSequence == 100)
    #expect(old?.time == 1_795_248_756_249_337_191)
    #expect(old?.pending == 196)
    let new = StreamPlace(replySubject: "$JS.ACK.hub.hash.S.C.1.104.100.1795248756249337191.196.x")
    #expect(new == old)
    for broken in [nil, "", "$JS.ACK", "$JS.ACK.S.C.1.-4.100.1.0", "a.b.c.d.e.f.g.h.i"] {
      #expect(StreamPlace(replySubject: broken) == nil)
    }
  }

  @Test func aConsumerIsGivenTimeBeforeItIsReplaced() {
    var reader = NATSLogReader(
      filter: "f", session: 1, consumer: "c", log: LogIdentity(id: "", timeline: ""),
      position: .start, next: 1)
    let start = ContinuousClock.now
    let times = [.zero, NATSLogReader.stallMax - .nanoseconds(1), NATSLogReader.stallMax]
    let stalled = times.map { reader.hasStalled(at: start + $0) }
    #expect(stalled == [false, false, true])
  }

  @Test func failedConnectionsAreNotRepeatedAtOnce() throws {
    var reconnect = NATSReconnect(first: .seconds(1), max: .seconds(4))
    let start = ContinuousClock.now
    try reconnect.check(now: start)
    reconnect.failed(NATSError.connectionLost, now: start)
    #expect(throws: NATSError.connectionLost) {
      try reconnect.check(now: start + .milliseconds(400))
    }
    try reconnect.check(now: start + .seconds(1))
    for _ in 0..<9 { reconnect.failed(NATSError.connectionLost, now: start) }
    #expect(throws: NATSError.connectionLost) { try reconnect.check(now: start + .seconds(1)) }
    try reconnect.check(now: start + .seconds(4))
    reconnect.succeeded()
    try reconnect.check(now: start)
  }
}
