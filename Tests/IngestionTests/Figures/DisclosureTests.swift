import FoundationEssentials
import Messages
import TestBasics
import Testing

@testable import IngestionService

/// Which figures readers without access to single answers see.
@Suite struct DisclosureTests {
  private static func question(_ codes: [String], isExclusive: Bool = true) -> FigureQuestion {
    FigureQuestion(elementID: "q", content: .options(codes, isExclusive: isExclusive))
  }

  private static func tally(_ people: Int, _ classes: [(String, Int, Double)]) -> QuestionTally {
    QuestionTally(
      participants: people, answers: people,
      classes: classes.map {
        QuestionTally.Class(key: $0.0, participants: $0.1, answers: $0.1, share: $0.2)
      })
  }

  /// Numbers of twenty participants.
  private static func numbers(
    _ mean: Double, largest: Double, twoLargest: Double, smallest: Double, twoSmallest: Double
  ) -> QuestionTally {
    QuestionTally(
      participants: 20, answers: 40,
      numbers: QuestionTally.Numbers(
        mean: mean, deviation: 1, quartiles: [1, 2, 3], largest: largest, twoLargest: twoLargest,
        smallest: smallest, twoSmallest: twoSmallest))
  }

  /// Participants of the options a, b, c and d, and the options that are shown.
  private static let shown: [(people: [Int], isExclusive: Bool, options: String)] = [
    ([9, 0, 0, 0], true, ""),
    ([10, 10, 10, 10], true, "abcd"),
    // One small option follows from the three others.
    ([10, 20, 30, 9], true, "bc"),
    // An option without answers is small, too.
    ([40, 40, 40, 0], true, "bc"),
    ([30, 0, 0, 0], true, ""),
    // Options that can be chosen together follow from nothing.
    ([10, 20, 30, 9], false, "abc"),
    ([9, 9, 9, 9], false, ""),
  ]

  @Test(arguments: shown.indices) func smallOptionsAreWithheld(place: Int) {
    let (people, isExclusive, expected) = Self.shown[place]
    let codes = ["a", "b", "c", "d"]
    let total = max(1, people.reduce(0, +))
    let tally = Self.tally(
      total, zip(codes, people).filter { $0.1 > 0 }.map { ($0, $1, Double($1) / Double(total)) })
    let figures = Disclosure.limited(tally, of: Self.question(codes, isExclusive: isExclusive))
    #expect(figures.classes.map(\.key).joined() == expected)
    #expect(figures.isWithheld == (expected.count < 4))
    #expect(figures.classes.allSatisfy { $0.answers == 0 && $0.participants == 0 })
    let whole = Disclosure.whole(tally, of: Self.question(codes))
    #expect(whole.classes.map(\.participants) == people && !whole.isWithheld)
  }

  @Test func fewParticipantsShowNothing() {
    let figures = Disclosure.limited(Self.tally(9, [("a", 9, 1)]), of: Self.question(["a"]))
    #expect(figures.participants == 0 && figures.classes.isEmpty && figures.isWithheld)
    let nobody = Disclosure.limited(QuestionTally(), of: Self.question(["a"]))
    #expect(nobody == figures)
  }

  /// Numbers on the scale 0–100, and the mean that is shown.
  private static let means: [(tally: QuestionTally, mean: Double?)] = [
    (numbers(51.9, largest: 90, twoLargest: 170, smallest: 20, twoSmallest: 45), 50),
    (numbers(53, largest: 90, twoLargest: 170, smallest: 20, twoSmallest: 45), 55),
    (numbers(5, largest: 50, twoLargest: 60, smallest: 0, twoSmallest: 0), 5),
    (numbers(5, largest: 51, twoLargest: 60, smallest: 0, twoSmallest: 0), nil),
    (numbers(5, largest: 40, twoLargest: 66, smallest: 0, twoSmallest: 0), 5),
    (numbers(5, largest: 40, twoLargest: 68, smallest: 0, twoSmallest: 0), nil),
    // The same distances from the other end.
    (numbers(95, largest: 100, twoLargest: 200, smallest: 50, twoSmallest: 140), 95),
    (numbers(95, largest: 100, twoLargest: 200, smallest: 49, twoSmallest: 140), nil),
    (numbers(95, largest: 100, twoLargest: 200, smallest: 60, twoSmallest: 132), nil),
    // At an end of the scale, also after rounding.
    (numbers(0, largest: 0, twoLargest: 0, smallest: 0, twoSmallest: 0), nil),
    (numbers(2.4, largest: 10, twoLargest: 19, smallest: 0, twoSmallest: 0), nil),
    (numbers(100, largest: 100, twoLargest: 200, smallest: 100, twoSmallest: 200), nil),
  ]

  @Test(arguments: means.indices) func aMeanIsRoundedAndHasNoDominantPerson(place: Int) {
    let (tally, expected) = Self.means[place]
    let scale = NumberScale(minimum: 0, maximum: 100, step: 1)
    let figures = Disclosure.limited(
      tally, of: FigureQuestion(elementID: "q", content: .numbers(scale)))
    #expect(figures.numbers?.mean == expected)
    #expect(figures.numbers?.deviation == nil && figures.numbers?.quartiles.isEmpty != false)
    let open = Disclosure.limited(
      tally, of: FigureQuestion(elementID: "q", content: .numbers(nil)))
    #expect(open.numbers == nil && open.isWithheld)
  }

  /// Scale, step, one answer of each participant, and the mean that is shown.
  private static let answered:
    [(scale: ClosedRange<Double>, step: Double, answers: [Double], mean: Double?)] = [
      (0...1, 1, many(19, 1) + [0], nil), (0...1, 0, many(19, 1) + [0], nil),
      (1...5, 1, many(19, 1) + [5], nil), (1...5, 0, many(19, 1) + [5], nil),
      (0...4, 1, many(10, 4), nil), (0...4, 0, many(10, 4), nil),
      (0...1, 1, many(10, 0) + many(10, 1), 0.5), (0...4, 0, many(10, 1) + many(10, 3), 2),
      // A class without answers is withheld, too.
      (0...4, 1, many(10, 1) + many(10, 3), nil),
    ]

  private static func many(_ count: Int, _ value: Double) -> [Double] {
    Array(repeating: value, count: count)
  }

  @Test(arguments: answered.indices) func aMeanTellsNothingOfAFewParticipants(place: Int) throws {
    let (range, step, answers, expected) = Self.answered[place]
    let scale = try #require(
      NumberScale(minimum: range.lowerBound, maximum: range.upperBound, step: step))
    let sorted = answers.sorted()
    let classes = Dictionary(
      grouping: answers.map { answer in
        (0..<scale.classes).last { scale.bounds(ofClass: $0).from <= answer } ?? 0
      }, by: \.self)
    let total = answers.count
    let tally = QuestionTally(
      participants: total, answers: total,
      numbers: QuestionTally.Numbers(
        mean: answers.reduce(0, +) / Double(total), deviation: nil, quartiles: [],
        largest: sorted[total - 1], twoLargest: sorted[total - 1] + sorted[total - 2],
        smallest: sorted[0], twoSmallest: sorted[0] + sorted[1]),
      classes: classes.map { key, people in
        QuestionTally.Class(
          key: String(key), participants: people.count, answers: people.count,
          share: Double(people.count) / Double(total))
      })
    let figures = Disclosure.limited(
      tally, of: FigureQuestion(elementID: "q", content: .numbers(scale)))
    #expect(figures.numbers?.mean == expected)
  }

  /// A choice of several options with a maximum of one is a choice of one.
  @Test(arguments: [0, 1, 2] as [UInt32]) func aMaximumOfOneOptionExcludesOthers(most: UInt32)
    throws
  {
    let questions = FigureQuestions([
      try PreparedQuestionnaire(
        CatalogueV1.Questionnaire(
          questionnaireID: "form", version: 1, contentHash: "f1",
          elements: [
            TestStudy.question(
              "q",
              .multipleChoice(
                CatalogueV1.MultipleChoice(
                  options: TestStudy.options("a", "b", "c"), maximumCount: most)))
          ]))
    ])
    let question = try #require(questions.questions.first)
    // What is withheld together has at least ten participants only if the options exclude each other.
    let tally = Self.tally(31, [("a", 12, 12.0 / 31), ("b", 10, 10.0 / 31), ("c", 9, 9.0 / 31)])
    let shown = Disclosure.limited(tally, of: question).classes.map(\.key).joined()
    #expect(shown == (most == 1 ? "a" : "ab"))
  }

  @Test func qualityIsShownInTens() {
    let exact = SheetQuality(
      timed: 29, tooFast: 9, medianSecondsPerAnswer: 2, judged: 9, longRun: 1, smallDeviation: 9,
      medianLongestRun: 3)
    let limited = exact.limited(participants: 10)
    #expect(limited == SheetQuality(timed: 20, tooFast: 0, medianSecondsPerAnswer: 2))
    #expect(exact.limited(participants: 9) == SheetQuality())
  }

  /// Maximum numbers of sheets by numbers of questionnaires and of questions.
  @Test func theWorkIsBounded() {
    #expect(
      [0, 1, 4, 100, 1000].map(FigureLimits.sheets) == [100_000, 100_000, 25_000, 1_000, 1_000])
    #expect([0, 50, 100, 5_000_000].map(FigureLimits.examined) == [20_000, 20_000, 10_000, 0])
  }

  @Test func weeksBeginOnMonday() {
    // 2026-03-29 01:00 UTC was a Sunday.
    let sunday = IngestionStack.start
    let monday = Date(timeIntervalSince1970: 1_774_224_000)
    #expect(Disclosure.startOfWeek(sunday) == monday)
    #expect(Disclosure.startOfWeek(monday) == monday)
    #expect(Disclosure.startOfWeek(monday - 1) == monday - 7 * 86_400)
  }

  /// No shown share is of fewer than ten participants, and what is withheld together has an option
  /// of at least ten, unless nothing is shown.
  @Test func noSmallGroupFollowsFromWhatIsShown() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let codes = (0..<Int.random(in: 1...6, using: &generator)).map { "o\($0)" }
      let people = codes.map { _ in Int.random(in: 0...25, using: &generator) }
      let total = people.reduce(0, +)
      let tally = Self.tally(
        total,
        zip(codes, people).filter { $0.1 > 0 }.map { ($0, $1, Double($1) / Double(max(1, total))) })
      let figures = Disclosure.limited(tally, of: Self.question(codes))
      let known = Dictionary(uniqueKeysWithValues: zip(codes, people))
      let shown = Set(figures.classes.map(\.key))
      let withheld = codes.filter { !shown.contains($0) }.map { known[$0] ?? 0 }
      #expect(shown.allSatisfy { known[$0] ?? 0 >= Disclosure.participantsMin }, "seed \(seed)")
      #expect(
        shown.isEmpty || withheld.isEmpty || withheld.contains { $0 >= Disclosure.participantsMin },
        "seed \(seed): \(people)")
      #expect(
        figures.classes.allSatisfy { ($0.share * 20).rounded() / 20 == $0.share }, "seed \(seed)")
      #expect(figures.participants % Disclosure.participantsMin == 0, "seed \(seed)")
    }
  }

  /// Bounds of the classes of a scale.
  private static let scales: [(minimum: Double, maximum: Double, step: Double, bounds: String)] = [
    (0, 4, 1, "0-0 1-1 2-2 3-3 4-4"), (1, 9, 4, "1-1 5-5 9-9"), (0, 1, 0.5, "0-0 0.5-0.5 1-1"),
    (0, 100, 0, "0-10 10-20 20-30 30-40 40-50 50-60 60-70 70-80 80-90 90-100"),
    (0, 100, 1, "0-10 10-20 20-30 30-40 40-50 50-60 60-70 70-80 80-90 90-100"),
  ]

  @Test(arguments: scales.indices) func scalesHaveClasses(place: Int) throws {
    let (minimum, maximum, step, bounds) = Self.scales[place]
    let scale = try #require(NumberScale(minimum: minimum, maximum: maximum, step: step))
    func text(_ number: Double) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    let found = (0..<scale.classes).map(scale.bounds).map { "\(text($0.from))-\(text($0.to))" }
    #expect(found.joined(separator: " ") == bounds)
    #expect(NumberScale(minimum: maximum, maximum: minimum, step: step) == nil)
    #expect(
      NumberScale(minimum: -.greatestFiniteMagnitude, maximum: .greatestFiniteMagnitude, step: 1)
        == nil)
  }
}
