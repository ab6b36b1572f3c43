import Bus
import Foundation
import Testing

@testable import Control

@Suite struct BusReportTests {
  private let time = Date(timeIntervalSince1970: 1_700_000_000.25)

  private func json(_ report: BusReport) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try report.text(asJSON: true).utf8))
  }

  @Test func topicsSayHowLongTheyAreKept() throws {
    let report = BusReport.topics([
      TopicStatus(
        type: "t.A", retention: .latestPerSubject, events: 2, first: time, last: time),
      TopicStatus(type: "t.B", retention: nil, events: 0, first: nil, last: nil),
      TopicStatus(
        type: "t.C", retention: .duration(.seconds(60)), events: 1, first: nil, last: nil),
    ])
    let lines = try report.text(asJSON: false).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].contains("latest per subject"))
    #expect(lines[1].contains("2023-11-14T22:13:20.250Z"))
    #expect(lines[2].contains("forever (undeclared)"))
    #expect(lines[3].contains("60 s"))
    let array = try #require(try json(report) as? [[String: Any]])
    #expect(array.map { $0["events"] as? Int } == [2, 0, 1])
    #expect(array[1]["declared"] as? Bool == false)
    #expect(try BusReport.topics([]).text(asJSON: false) == "the log is empty")
    #expect(try json(BusReport.topics([])) as? [String] == [])
  }

  @Test func lagNamesTheOutboxAndEachConsumer() throws {
    let lag = BusLag(
      outbox: BusLag.Outbox(events: 3, oldest: time),
      consumers: [
        "b": BusLag.Consumer(behind: BusLag.countMax, oldest: time, parked: 1, deadLetters: 2),
        "a": BusLag.Consumer(behind: 0, oldest: nil, parked: 0, deadLetters: 0),
      ])
    let report = BusReport.lag(lag)
    let lines = try report.text(asJSON: false).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("outbox"))
    #expect(lines[2].hasPrefix("a"))
    #expect(lines[3].contains("100000 or more"))
    let object = try #require(try json(report) as? [String: Any])
    #expect(object["caughtUp"] as? Bool == false)
    #expect(object["outbox"] as? Int == 3)
    let consumers = try #require(object["consumers"] as? [[String: Any]])
    #expect(consumers.map { $0["consumer"] as? String } == ["a", "b"])
    #expect(consumers[1]["deadLetters"] as? Int == 2)
  }

  @Test func consumersHaveAPlaceInEachLog() throws {
    let status = ConsumerStatus(
      name: "answers", types: ["t.B", "t.A"], startedAt: time,
      places: [
        ConsumerStatus.Place(
          log: "nats:OTOLITH", cursor: LogCursor(position: LogPosition(number: 7)), movedAt: nil),
        ConsumerStatus.Place(
          log: "postgres",
          cursor: LogCursor(position: LogPosition(transaction: 5, number: 6)), movedAt: time),
      ], parked: 1, deadLetters: 2)
    let report = BusReport.consumers([status])
    let lines = try report.text(asJSON: false).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains("0/7") && lines[1].contains("t.A,t.B"))
    #expect(lines[2].contains("5/6") && !lines[2].contains("answers"))
    let array = try #require(try json(report) as? [[String: Any]])
    #expect((array[0]["places"] as? [[String: Any]])?.count == 2)
  }

  private let stop = ConsumptionStop.anotherLog(
    name: "postgres", was: LogIdentity(id: "a/1", timeline: "00000001"),
    now: LogIdentity(id: "b/2", timeline: "00000001"))

  @Test func whatIsNotKnownIsNotZero() throws {
    var stopped = BusLag.Consumer(behind: nil, oldest: nil, parked: 0, deadLetters: 0)
    stopped.stop = stop
    let lag = BusLag(
      outbox: BusLag.Outbox(events: 3, oldest: nil),
      consumers: [
        "a": stopped, "b": BusLag.Consumer(behind: 4, oldest: nil, parked: 5, deadLetters: 0),
        "c": BusLag.Consumer(behind: 0, oldest: nil, parked: 0, deadLetters: 1),
      ])
    let report = BusReport.lag(lag)
    #expect(try report.text(asJSON: false).contains("unknown: stopped"))
    let object = try #require(try json(report) as? [String: Any])
    let consumers = try #require(object["consumers"] as? [[String: Any]])
    #expect(consumers[0]["behind"] == nil && consumers[0]["stopped"] as? Bool == true)
    #expect(object["caughtUp"] as? Bool == false)
    // The stopped one and the dead letter, with any limit.
    #expect(lag.alarms(over: 100).map { $0.prefix(2) } == ["a:", "c:"])
    #expect(lag.alarms(over: 4).map { $0.prefix(2) } == ["a:", "b:", "c:"])
    #expect(lag.alarms(over: 3).count == 4)
    #expect(lag.alarms(over: 2).map { $0.prefix(2) } == ["ou", "a:", "b:", "b:", "c:"])
  }

  @Test func cursorsSayWhyTheyAreStopped() throws {
    let cursor = CursorStatus(
      consumer: "answers", log: "postgres",
      cursor: LogCursor(
        position: LogPosition(transaction: 5, number: 6),
        log: LogIdentity(id: "a/1", timeline: "00000001")), movedAt: nil, standing: .stopped(stop))
    var other = cursor
    other.standing = .notRead
    let report = BusReport.cursors([cursor, other])
    let lines = try report.text(asJSON: false).split(separator: "\n")
    #expect(lines[1].contains("5/6") && lines[1].contains("stopped") && lines[1].contains("b/2"))
    #expect(lines[2].contains("unread"))
    let array = try #require(try json(report) as? [[String: Any]])
    #expect(array.map { $0["standing"] as? String } == ["stopped", "unread"])
    #expect(array[0]["logID"] as? String == "a/1")
  }

  @Test func dataAreShownOnRequestOnly() throws {
    let letter = DeadLetter(
      consumer: "answers",
      event: Event(
        source: "otolith-ingestion", type: "t.A", subject: "p1", time: time, schemaVersion: 2,
        trace: EventTrace(parent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"),
        data: Array("secret".utf8)),
      reason: String(repeating: "long ", count: 50) + "end", attempts: 10, firstFailedAt: time,
      lastFailedAt: time)
    let base64 = "c2VjcmV0"
    for report in [
      BusReport.deadLetters([letter]), BusReport.deadLetter(letter, showsData: false),
    ] {
      for asJSON in [false, true] {
        #expect(try !report.text(asJSON: asJSON).contains(base64))
      }
    }
    let shown = BusReport.deadLetter(letter, showsData: true)
    #expect(try shown.text(asJSON: false).contains(base64))
    let object = try #require(try json(shown) as? [String: Any])
    #expect(object["data"] as? String == base64)
    #expect(object["subject"] as? String == "p1")
    #expect(object["schemaVersion"] as? Int == 2)
    #expect(object["bytes"] as? Int == 6)
    let text = try BusReport.deadLetter(letter, showsData: false).text(asJSON: false)
    #expect(text.contains("6 bytes"))
    #expect(text.contains("b7ad6b7169203331"))
    // The list is shortened for the terminal; the letter itself is complete.
    #expect(try BusReport.deadLetters([letter]).text(asJSON: false).contains("…"))
    #expect(text.contains(letter.reason))
    #expect(try BusReport.deadLetters([]).text(asJSON: false) == "no dead letters")
  }
}
