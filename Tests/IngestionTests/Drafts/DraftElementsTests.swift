import Calendar
import Testing

@testable import IngestionService
@testable import TestBasics

/// Devices and server that merge the same changes have the same draft.
@Suite struct DraftElementsTests {
  private static let seeds: Range<UInt64> = 0..<3000

  private static func change(_ random: inout SeededGenerator) -> DraftElement {
    // Few elements, times and values, so that ties are frequent.
    let values: [AnswerValue?] = [
      nil, .number(0), .number(-0.0), .number(1), .text(""), .text("a"), .date("2026-03-29"),
      .choice(["a", "b"]), .choice(["b", "a"]), .choice([]),
    ]
    return DraftElement(
      answer: Answer(
        elementID: ["sleep", "mood", "noise"].randomElement(using: &random)!,
        value: values.randomElement(using: &random)!,
        answeredAt: random.chance(50) ? DeviceTime(seconds: 7) : nil),
      changedAt: Instant(microseconds: Int64.random(in: 0..<4, using: &random)),
      clampedFrom: random.chance(10)
        ? Instant(microseconds: Int64.random(in: 10..<13, using: &random)) : nil)
  }

  private static func changes(_ random: inout SeededGenerator) -> [DraftElement] {
    (0..<Int.random(in: 0..<12, using: &random)).map { _ in change(&random) }
  }

  @Test func everyOrderAndNumberOfTimesComesToTheSame() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let changes = Self.changes(&random)
      let merged = DraftElements(changes)
      let again = (changes + changes).shuffled(using: &random)
      #expect(DraftElements(again) == merged, "seed \(seed)")
    }
  }

  @Test func mergingInPartsComesToTheSame() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let parts = [Self.changes(&random), Self.changes(&random), Self.changes(&random)]
      // (a + b) + c and a + (b + c), with parts passed as drafts.
      let left = DraftElements(DraftElements(parts[0] + parts[1]).all + parts[2])
      let right = DraftElements(parts[0] + DraftElements(parts[1] + parts[2]).all)
      #expect(left == right, "seed \(seed)")
      #expect(left == DraftElements(parts.joined().reversed()), "seed \(seed)")
    }
  }

  /// Two devices edit offline, send in any order and repeatedly, and read the server's draft.
  @Test func twoDevicesAndAServerConverge() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      var server = DraftElements()
      var devices = [DraftElements(), DraftElements()]
      var unsent: [[[DraftElement]]] = [[], []]
      for step in 0..<24 {
        let device = Int.random(in: 0..<2, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
          var change = Self.change(&random)
          change = DraftElement(
            answer: change.answer, changedAt: Instant(microseconds: Int64(step / 3)))
          devices[device].merge(change)
          unsent[device].append([change])
        case 2 where !unsent[device].isEmpty:
          // The response may be lost: the same change is sent again.
          let place = unsent[device].indices.randomElement(using: &random)!
          for change in unsent[device][place] { server.merge(change) }
          if random.chance(60) { unsent[device].remove(at: place) }
        default:
          for element in server.all { devices[device].merge(element) }
        }
      }
      for device in 0..<2 {
        for change in unsent[device].joined().shuffled(using: &random) { server.merge(change) }
      }
      for device in 0..<2 {
        for element in server.all.shuffled(using: &random) { devices[device].merge(element) }
      }
      #expect(devices[0] == server && devices[1] == server, "seed \(seed)")
    }
  }

  private static func number(_ value: Double?, at microseconds: Int64) -> DraftElement {
    DraftElement(
      answer: Answer(elementID: "sleep", value: value.map { .number($0) }),
      changedAt: Instant(microseconds: microseconds))
  }

  @Test func earlierChangesDoNotRestoreRemovedAnswers() {
    var elements = DraftElements()
    #expect(elements.merge(Self.number(1, at: 5)) == .taken)
    #expect(elements.merge(Self.number(nil, at: 6)) == .taken)
    #expect(elements.merge(Self.number(1, at: 5)) == .lost)
    #expect(elements.merge(Self.number(nil, at: 6)) == .known)
    #expect(elements.answers.isEmpty && elements.count == 1)
    #expect(elements.merge(Self.number(2, at: 7)) == .taken)
    #expect(elements.answers.count == 1)
  }

  @Test func aWrongClockDoesNotWinPermanently() {
    let (now, latest) = (Instant(microseconds: 100), Instant(microseconds: 200))
    var elements = DraftElements()
    // A time at the limit is accepted.
    #expect(elements.save([Self.number(1, at: 200)], now: now, latest: latest) == [])
    #expect(elements.all.map(\.changedAt) == [latest])
    elements = DraftElements()
    #expect(elements.save([Self.number(1, at: 201)], now: now, latest: latest) == [])
    #expect(elements.all.map(\.changedAt) == [now])
    let once = elements
    // Sent again later, it is the same change.
    let later = Instant(microseconds: 150)
    #expect(elements.save([Self.number(1, at: 201)], now: later, latest: latest) == [])
    #expect(elements == once)
    #expect(elements.save([Self.number(2, at: 120)], now: later, latest: latest) == [])
    #expect(elements.answers.map(\.value) == [.number(2)])
    // It is not restored.
    let replayed = Self.number(1, at: 201)
    #expect(elements.save([replayed], now: later, latest: latest) == [replayed])
    #expect(elements.answers.map(\.value) == [.number(2)])
    // The next change of that device counts.
    let last = Instant(microseconds: 190)
    #expect(elements.save([Self.number(3, at: 230)], now: last, latest: latest) == [])
    #expect(elements.answers.map(\.value) == [.number(3)])
  }

  @Test func discardedChangesAreReported() {
    var elements = DraftElements([Self.number(1, at: 5)])
    let (now, latest) = (Instant(microseconds: 9), Instant(microseconds: 9))
    let earlier = Self.number(2, at: 4)
    #expect(elements.save([earlier], now: now, latest: latest) == [earlier])
    #expect(elements.save([Self.number(1, at: 5)], now: now, latest: latest) == [])
    // Contents decide at equal times, in any order.
    let (one, other) = (Self.number(1, at: 5), Self.number(9, at: 5))
    #expect(DraftElements([one, other]) == DraftElements([other, one]))
  }
}
