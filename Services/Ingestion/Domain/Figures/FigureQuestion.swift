import Questionnaires

/// A question of a questionnaire over all its versions, as figures count it.
struct FigureQuestion: Sendable, Hashable {
  /// What is counted.
  enum Content: Sendable, Hashable {
    /// Options, and whether an answer has only one of them.
    case options([String], isExclusive: Bool)
    /// Numbers; nil without bounds.
    case numbers(NumberScale?)
    /// Texts, dates and times: answers are counted.
    case other
  }

  var elementID: String
  var content: Content

  /// The keys of all its classes; empty without classes.
  var classes: [String] {
    switch content {
    case .options(let codes, _): codes
    case .numbers(let scale): scale.map { (0..<$0.classes).map(String.init) } ?? []
    case .other: []
    }
  }
}

/// The range of a number and its classes.
struct NumberScale: Sendable, Hashable {
  /// Maximum number of classes, unless each value is a class.
  private static let classesMax = 10

  let minimum: Double
  let maximum: Double
  let classes: Int
  /// Whether each class is one value.
  let isDiscrete: Bool
  /// Whether a value means the same within other bounds, as a number does. On a slider it does not.
  let isQuantity: Bool

  /// - Parameter step: distance of neighbouring values; 0 for any value.
  /// - Returns: nil without a usable range.
  init?(minimum: Double?, maximum: Double?, step: Double, isQuantity: Bool = false) {
    guard let minimum, let maximum, maximum > minimum, (maximum - minimum).isFinite else {
      return nil
    }
    (self.minimum, self.maximum) = (minimum, maximum)
    self.isQuantity = isQuantity
    let steps = step > 0 ? (maximum - minimum) / step : .infinity
    isDiscrete = (1...Double(Self.classesMax)).contains(steps) && steps == steps.rounded()
    classes = isDiscrete ? Int(steps) + 1 : Self.classesMax
  }

  var range: Double { maximum - minimum }

  /// Numbers up to this difference from the minimum count as the minimum.
  var tiny: Double { range * 1e-15 }

  /// Whether values of an older scale are values of this one: the scales are equal, or numbers whose
  /// bounds were widened.
  func includes(_ older: NumberScale) -> Bool {
    if (minimum, maximum, classes, isDiscrete)
      == (older.minimum, older.maximum, older.classes, older.isDiscrete)
    {
      return true
    }
    return isQuantity && older.isQuantity && (older.isDiscrete || !isDiscrete)
      && minimum <= older.minimum && older.maximum <= maximum
  }

  /// The ends of a class; equal for a single value.
  func bounds(ofClass number: Int) -> (from: Double, to: Double) {
    let width = range / Double(isDiscrete ? classes - 1 : classes)
    let from = minimum + width * Double(number)
    return (from, isDiscrete ? from : minimum + width * Double(number + 1))
  }
}

/// A question in one version of a questionnaire.
struct FigureItem: Sendable, Hashable {
  /// Index of the ``FigureQuestion``.
  var question: Int
  var version: UInt32
  /// Position in the version.
  var place: Int
  /// Number of the scale that it shares with other questions of the version; nil if equal answers to
  /// them would say nothing.
  var scale: Int?
}

/// The questions of a questionnaire's versions.
struct FigureQuestions: Sendable {
  /// In the order of the newest version, then those of older ones.
  private(set) var questions: [FigureQuestion] = []
  private(set) var items: [FigureItem] = []

  /// - Parameter versions: versions of one questionnaire in any order.
  init(_ versions: [PreparedQuestionnaire]) {
    var places: [String: Int] = [:]
    for version in versions.sorted(by: { $0.version > $1.version }) {
      var scales: [PossibleAnswers: Int] = [:]
      for (place, question) in version.questions.enumerated() {
        let content = FigureQuestion.Content(question)
        if let known = places[question.elementID] {
          guard questions[known].add(content) else { continue }
        } else {
          places[question.elementID] = questions.count
          questions.append(FigureQuestion(elementID: question.elementID, content: content))
        }
        var scale: Int?
        // Deviations are shares of the newest range, which says nothing about a narrower one.
        if question.hasScale, questions[places[question.elementID] ?? 0].hasRange(of: content) {
          scale = scales[question.answers] ?? scales.count
          scales[question.answers] = scale
        }
        items.append(
          FigureItem(
            question: places[question.elementID] ?? 0, version: version.version, place: place,
            scale: scale))
      }
    }
  }
}

extension FigureQuestion {
  /// Adds the content of an older version.
  ///
  /// - Returns: false if its answers are on another scale.
  fileprivate mutating func add(_ older: Content) -> Bool {
    switch (content, older) {
    case (.options(let codes, let isExclusive), .options(let others, _)):
      let known = Set(codes)
      content = .options(codes + others.filter { !known.contains($0) }, isExclusive: isExclusive)
      return true
    case (.numbers(nil), .numbers(let scale)): return scale?.isQuantity ?? true
    case (.numbers(let scale?), .numbers(let older?)): return scale.includes(older)
    default: return content == older
    }
  }

  /// Whether numbers have the same bounds in an older version.
  fileprivate func hasRange(of older: Content) -> Bool {
    guard case .numbers(let scale) = content, case .numbers(let other) = older else { return true }
    return scale?.minimum == other?.minimum && scale?.maximum == other?.maximum
  }
}

extension FigureQuestion.Content {
  fileprivate init(_ question: PreparedQuestion) {
    switch question.answers {
    case .one(let codes): self = .options(codes, isExclusive: true)
    case .several(let options, _, let most, _):
      self = .options(options.map(\.code), isExclusive: most == 1)
    case .scale(let minimum, let maximum, let step):
      self = .numbers(NumberScale(minimum: minimum, maximum: maximum, step: step))
    case .number(let minimum, let maximum, let isInteger, _):
      self = .numbers(
        NumberScale(
          minimum: minimum, maximum: maximum, step: isInteger ? 1 : 0, isQuantity: true))
    case .ranking, .date, .time, .dateTime, .text, .nothing: self = .other
    }
  }
}

extension PreparedQuestion {
  /// Whether equal answers to several questions of this kind can be a sign of careless responding:
  /// numbers with bounds, and choices of one from at least three options.
  fileprivate var hasScale: Bool {
    switch FigureQuestion.Content(self) {
    case .numbers(let scale): scale != nil
    case .options(let codes, let isExclusive): isExclusive && codes.count >= 3 && !isCountry
    case .other: false
    }
  }
}
