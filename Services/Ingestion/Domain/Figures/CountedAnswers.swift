import Fields
import FoundationEssentials

/// What the figures of a questionnaire count of an answer.
struct CountedAnswer: Sendable, Hashable {
  /// Index of the ``FigureItem``.
  var item: Int32
  /// Index of the chosen codes; nil without a choice.
  var choice: Int32?
  var number: Double?
}

/// What the figures of a questionnaire count of a sheet.
struct AnsweredSheet: Sendable {
  /// The order in which sheets are stored.
  var sequence: Int64
  /// Index of the participant.
  var person: Int32
  /// Seconds for each answer; nil for sheets that are not timed or have no answers.
  var seconds: Double?
  var isWithdrawn: Bool
  var answers: [CountedAnswer] = []
}

/// What a reading of a questionnaire's sheets brings.
struct AnswerReading: Sendable {
  // Sheets that are new or were amended, newest first; these arrays have an element for each.
  var sequences: [Int64]
  var participants: [UUID]
  var seconds: [Double?]
  var withdrawn: [Bool]
  // All answers of these sheets, with their sheets' sequences.
  var answered: [Int64]
  var items: [Int32]
  /// Chosen codes, separated by spaces.
  var choices: [String?]
  var numbers: [Double?]
  /// See ``CountedReading``.
  var excluded: Set<UUID>
  var state: CountedReading.State
  var continues: Bool
}

/// The newest sheets of a questionnaire with their answers, which each reading brings up to date.
///
/// Held in the memory of the process only.
struct CountedAnswers: Sendable {
  /// Maximum number of sheets; the newest count.
  let limit: Int
  private(set) var position = CountedPosition()
  /// Ascending by sequence; at most one more than the limit.
  private var sheets: [AnsweredSheet] = []
  /// Number of participants in `indices`.
  private(set) var people = 0
  private(set) var codes: [[String]] = []
  private var excluded: Set<Int32> = []
  private var indices: [UUID: Int32] = [:]
  private var choices: [String: Int32] = [:]

  init(limit: Int) { self.limit = limit }

  /// Whether older sheets were left out.
  var isTruncated: Bool { sheets.count > limit }

  /// Number of sheets and answers.
  var weight: Int { sheets.reduce(0) { $0 + 1 + $1.answers.count } }

  /// The sheets that count, ascending by sequence.
  var counted: [AnsweredSheet] {
    sheets.suffix(limit).filter { !$0.isWithdrawn && !excluded.contains($0.person) }
  }

  /// Adds a reading that began at ``position``.
  ///
  /// - Parameters:
  ///   - now: time of the reading.
  ///   - settling: see ``CountedPosition/advance(to:highest:now:settling:)``.
  mutating func add(_ reading: AnswerReading, now: ContinuousClock.Instant, settling: Duration) {
    if !reading.continues { self = CountedAnswers(limit: limit) }
    var news = reading.sequences.indices.map { place in
      AnsweredSheet(
        sequence: reading.sequences[place], person: index(of: reading.participants[place]),
        seconds: reading.seconds[place], isWithdrawn: reading.withdrawn[place])
    }
    let places = Dictionary(news.indices.map { (news[$0].sequence, $0) }) { first, _ in first }
    for (place, sequence) in reading.answered.enumerated() {
      guard let sheet = places[sequence] else { continue }
      news[sheet].answers.append(
        CountedAnswer(
          item: reading.items[place], choice: reading.choices[place].map { index(of: $0) },
          number: reading.numbers[place]))
    }
    for sheet in news.reversed() { keep(sheet) }
    if sheets.count > limit + 1 { sheets.removeFirst(sheets.count - limit - 1) }
    excluded = Set(reading.excluded.compactMap { indices[$0] })
    position.advance(
      to: reading.state, highest: sheets.last?.sequence ?? 0, now: now, settling: settling)
  }

  private mutating func keep(_ sheet: AnsweredSheet) {
    let place = sheets.partitioningIndex { $0.sequence >= sheet.sequence }
    if place < sheets.count, sheets[place].sequence == sheet.sequence {
      sheets[place] = sheet
    } else {
      sheets.insert(sheet, at: place)
    }
  }

  private mutating func index(of participantID: UUID) -> Int32 {
    if let known = indices[participantID] { return known }
    indices[participantID] = Int32(people)
    people += 1
    return Int32(people - 1)
  }

  private mutating func index(of choice: String) -> Int32 {
    if let known = choices[choice] { return known }
    choices[choice] = Int32(codes.count)
    codes.append(choice.split(separator: " ").map(String.init))
    return Int32(codes.count - 1)
  }
}

extension NumberScale {
  /// The place of a number within the bounds, from 0 to 1.
  func place(of number: Double) -> Double {
    let difference = min(max(number, minimum), maximum) - minimum
    return difference <= tiny ? 0 : difference / range
  }

  /// The class of a number, from 0.
  func classNumber(of number: Double) -> Int {
    let place = place(of: number)
    let found =
      isDiscrete
      ? (place * Double(classes - 1)).rounded(.toNearestOrEven)
      : (place * Double(classes)).rounded(.down)
    return min(Int(found), classes - 1)
  }
}

/// The sample standard deviation of values, as PostgreSQL computes it (Youngs and Cramer 1971).
struct SampleDeviation: Sendable {
  private(set) var count = 0.0
  private(set) var sum = 0.0
  private var squares = 0.0

  mutating func add(_ value: Double) {
    count += 1
    sum += value
    if count > 1 {
      let difference = value * count - sum
      squares += difference * difference / (count * (count - 1))
    }
  }

  /// Nil for fewer than two values.
  var sample: Double? { count > 1 ? (squares / (count - 1)).squareRoot() : nil }
}
