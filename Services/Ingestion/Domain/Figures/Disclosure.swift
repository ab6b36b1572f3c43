import FoundationEssentials

/// The figures of a question as a reader sees them.
struct QuestionFigures: Sendable, Hashable {
  struct Class: Sendable, Hashable {
    /// Code of the option, or number of the class.
    var key: String
    var share: Double
    /// 0 without rows, as the participants.
    var answers = 0
    var participants = 0
  }

  struct Numbers: Sendable, Hashable {
    var mean: Double
    /// Nil without rows, as the quartiles.
    var deviation: Double?
    var quartiles: [Double] = []
  }

  var question: FigureQuestion
  var participants: Int
  /// 0 without rows.
  var answers: Int
  /// Whether values were withheld.
  var isWithheld: Bool
  /// Nil without numbers, or if withheld.
  var numbers: Numbers?
  var classes: [Class]
}

/// Decides which figures a reader without access to single answers sees.
///
/// Participants are counted, not answers. Participants contribute in groups of ``participantsMin``, so
/// that newcomers between the figures of two times are none or at least that many. The figures of two
/// times still differ by the later answers of participants who count already, which the week and the
/// rounding blur, and by withdrawals, since what was withdrawn is not shown. Means of a small group on a
/// coarse scale with their deviation reveal the answers, so no deviation is shown, and means are rounded.
enum Disclosure {
  /// Minimum number of participants of a value (ABS DataLab, ACRO).
  static let participantsMin = 10
  /// Maximum share of the participant with the largest distance in the sum of all distances from an
  /// end of the scale.
  static let largestShareMax = 0.5
  /// Maximum share of the two participants with the largest distances.
  static let twoLargestShareMax = 0.67
  /// Number of steps to which shares and means are rounded.
  static let steps = 20.0

  /// Returns the start of the week from Monday in UTC. Answers of the present week do not count, so that
  /// a reader cannot watch the figures while a participant answers.
  static func startOfWeek(_ now: Date) -> Date {
    // 1970-01-05 was a Monday.
    let week = 7.0 * 86_400
    let monday = 4.0 * 86_400
    let weeks = ((now.timeIntervalSince1970 - monday) / week).rounded(.down)
    return Date(timeIntervalSince1970: monday + weeks * week)
  }

  /// Returns the number rounded down to a multiple of ``participantsMin``.
  static func inTens(_ number: Int) -> Int { number / participantsMin * participantsMin }

  /// Returns all figures, for readers with access to single answers.
  static func whole(_ tally: QuestionTally, of question: FigureQuestion) -> QuestionFigures {
    let classes = Dictionary(tally.classes.map { ($0.key, $0) }) { first, _ in first }
    return QuestionFigures(
      question: question, participants: tally.participants, answers: tally.answers,
      isWithheld: false,
      numbers: tally.numbers.map {
        QuestionFigures.Numbers(
          mean: $0.mean, deviation: $0.deviation, quartiles: $0.quartiles)
      },
      classes: tally.participants == 0
        ? []
        : question.classes.map { key in
          let one = classes[key]
          return QuestionFigures.Class(
            key: key, share: one?.share ?? 0, answers: one?.answers ?? 0,
            participants: one?.participants ?? 0)
        })
  }

  /// Returns the figures that readers without access to single answers see. They do not show whether
  /// any of a few participants answered.
  static func limited(_ tally: QuestionTally, of question: FigureQuestion) -> QuestionFigures {
    var figures = QuestionFigures(
      question: question, participants: inTens(tally.participants), answers: 0, isWithheld: true,
      classes: [])
    guard tally.participants >= participantsMin else { return figures }
    let shown = shownClasses(tally, of: question)
    figures.classes = question.classes.compactMap { key in
      shown[key].map { QuestionFigures.Class(key: key, share: rounded($0)) }
    }
    figures.numbers = mean(
      tally, of: question, allClasses: figures.classes.count == question.classes.count
    ).map { QuestionFigures.Numbers(mean: $0) }
    figures.isWithheld =
      figures.classes.count < question.classes.count
      || (tally.numbers != nil && figures.numbers == nil)
    return figures
  }

  /// Returns the shares of the classes that are shown. If the classes exclude each other, a single
  /// withheld one follows from the others; so the smallest of the others is withheld, too.
  private static func shownClasses(
    _ tally: QuestionTally, of question: FigureQuestion
  ) -> [String: Double] {
    let known = Set(question.classes)
    var shown = tally.classes.filter {
      known.contains($0.key) && $0.participants >= participantsMin
    }.sorted { ($0.participants, $0.key) < ($1.participants, $1.key) }
    if shown.count < known.count, question.excludesOthers { shown = Array(shown.dropFirst()) }
    return Dictionary(shown.map { ($0.key, $0.share) }) { first, _ in first }
  }

  /// Returns the rounded mean; nil without a range, at an end of the scale, or if few participants have
  /// most of the distance from an end.
  ///
  /// - Parameter allClasses: whether all classes are shown. With few values and the other classes, the
  ///   mean shows how many participants are in a withheld class.
  private static func mean(
    _ tally: QuestionTally, of question: FigureQuestion, allClasses: Bool
  ) -> Double? {
    guard case .numbers(let scale?) = question.content, let numbers = tally.numbers,
      allClasses || !scale.isDiscrete
    else { return nil }
    let people = Double(tally.participants)
    let (low, high) = (scale.minimum, scale.maximum)
    guard
      !isDominated(
        sum: people * (numbers.mean - low), largest: numbers.largest - low,
        twoLargest: numbers.twoLargest - 2 * low),
      !isDominated(
        sum: people * (high - numbers.mean), largest: high - numbers.smallest,
        twoLargest: 2 * high - numbers.twoSmallest)
    else { return nil }
    let place = ((numbers.mean - low) / scale.range * steps).rounded()
    guard place > 0, place < steps else { return nil }
    return low + place * scale.range / steps
  }

  /// Whether one participant, or two, have most of a sum of distances.
  static func isDominated(sum: Double, largest: Double, twoLargest: Double) -> Bool {
    largest > sum * largestShareMax || twoLargest > sum * twoLargestShareMax
  }

  private static func rounded(_ share: Double) -> Double { (share * steps).rounded() / steps }
}

extension FigureQuestion {
  /// Whether an answer belongs to one class.
  fileprivate var excludesOthers: Bool {
    switch content {
    case .options(_, let isExclusive): isExclusive
    case .numbers, .other: true
    }
  }
}
