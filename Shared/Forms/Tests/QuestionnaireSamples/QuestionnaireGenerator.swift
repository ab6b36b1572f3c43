public import Questionnaires

/// Generates valid questionnaires of every kind from a seed, for round trips through formats.
public struct QuestionnaireGenerator {
  /// Features that may occur. A format's test disables unsupported ones.
  public struct Features: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let groups = Features(rawValue: 1 << 0)
    public static let matrices = Features(rawValue: 1 << 1)
    public static let conditions = Features(rawValue: 1 << 2)
    /// Nested conditions, and counts.
    public static let nestedConditions = Features(rawValue: 1 << 3)
    /// Conditions on other questionnaires.
    public static let foreignConditions = Features(rawValue: 1 << 4)
    public static let scores = Features(rawValue: 1 << 5)
    public static let manyLanguages = Features(rawValue: 1 << 6)
    public static let patterns = Features(rawValue: 1 << 7)
    public static let initialAnswers = Features(rawValue: 1 << 8)
    public static let annotations = Features(rawValue: 1 << 9)
    public static let unsupportedTypes = Features(rawValue: 1 << 10)
    /// Special scales: manikins, visual analogues, knobs, visible numbers.
    public static let specialScales = Features(rawValue: 1 << 11)
    public static let provenance = Features(rawValue: 1 << 12)
    public static let items = Features(rawValue: 1 << 13)
    public static let weights = Features(rawValue: 1 << 14)
    public static let sensors = Features(rawValue: 1 << 15)
    public static let pages = Features(rawValue: 1 << 16)
    /// Texts with quotes, delimiters, line feeds, markup and letters of many scripts.
    public static let awkwardTexts = Features(rawValue: 1 << 17)
    /// Multiple choices that allow no option, and manikins with their own labels.
    public static let noneAndWords = Features(rawValue: 1 << 18)
    /// Options that mean no answer.
    public static let missingOptions = Features(rawValue: 1 << 19)
    /// Questions that are hidden from statistics.
    public static let statistics = Features(rawValue: 1 << 20)
    /// Rankings, countdowns, random orders, options that an earlier answer offers, labels between
    /// the ends of sliders, concealed texts.
    public static let orders = Features(rawValue: 1 << 21)
    public static let all = Features(rawValue: (1 << 22) - 1)
  }

  public let features: Features
  public let languages: [String]
  var random: SeededGenerator
  var earlier: [ElementDefinition] = []
  var count = 0

  /// - Parameter kinds: question types that may occur, see `typeName`; empty for all.
  public init(seed: UInt64, features: Features = .all, kinds: Set<String> = []) {
    self.features = features
    self.kinds = kinds
    random = SeededGenerator(seed: seed)
    languages = features.contains(.manyLanguages) ? ["en", "de", "pt-BR"] : ["en"]
  }

  private let kinds: Set<String>

  /// A questionnaire with about `size` elements.
  public mutating func questionnaire(size: Int = 15) -> QuestionnaireDefinition {
    var elements: [ElementDefinition] = []
    while elements.count < size {
      let new = next()
      elements += new
      earlier = elements
    }
    var questionnaire = QuestionnaireDefinition(
      id: "generated-\(Int.random(in: 0..<1_000, using: &random))", title: text("Title"),
      description: chance(0.5) ? text("Description") : TranslatedText(),
      introduction: chance(0.3) ? text("Introduction") : TranslatedText(),
      closing: chance(0.3) ? text("Closing") : TranslatedText(), defaultLanguage: "en",
      languages: features.contains(.manyLanguages) && chance(0.5) ? ["de", "pt-BR"] : [],
      elements: elements)
    if features.contains(.sensors), chance(0.3) {
      questionnaire.sensors = [SensorRequestDefinition(kind: .noiseLevel, count: 3)]
    }
    if features.contains(.provenance) { questionnaire.provenance = provenance() }
    if features.contains(.annotations), chance(0.3) {
      questionnaire.annotations = [Annotation(key: "made.for", value: awkward("a test"))]
    }
    if features.contains(.scores) { questionnaire.scores = scores(of: questionnaire) }
    removeUnreachable(from: &questionnaire)
    return questionnaire
  }

  /// Conditions are drawn independently; some contradict that of the enclosing group.
  private func removeUnreachable(from questionnaire: inout QuestionnaireDefinition) {
    let paths = QuestionnaireChecker().check(questionnaire).filter { $0.reason == .unreachable }
      .map(\.path)
    for position in questionnaire.elements.indices
    where paths.contains("elements[\(position)].enable_when") {
      questionnaire.elements[position].shownIf = nil
    }
  }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  /// Returns one element, or a group with its members.
  private mutating func next() -> [ElementDefinition] {
    let draw = Int.random(in: 0..<20, using: &random)
    switch draw {
    case 0: return [element(.headline(text("Headline")))]
    case 1: return [element(.text(text("Text")))]
    case 2 where features.contains(.pages): return [element(.pageBreak)]
    case 3 where features.contains(.groups): return group(.section)
    case 4 where features.contains(.groups):
      return group(.composite(isOptional: chance(0.5)))
    case 5 where features.contains(.matrices): return matrix()
    default: return [question()]
    }
  }

  private mutating func element(_ content: ElementDefinition.Content) -> ElementDefinition {
    count += 1
    var element = ElementDefinition(id: "e\(count)", content: content)
    if features.contains(.conditions), chance(0.3) { element.shownIf = condition() }
    if features.contains(.annotations), chance(0.2) {
      element.annotations = [
        Annotation(key: "made.by", value: "the generator"),
        Annotation(key: "made.note", value: awkward("note")),
      ]
    }
    return element
  }

  private mutating func question() -> ElementDefinition {
    var question = QuestionDefinition(
      text: text("Question"), description: chance(0.3) ? text("Help") : TranslatedText(),
      isOptional: chance(0.4), kind: kind())
    if case .unsupported? = question.kind { question.isOptional = true }
    if features.contains(.initialAnswers), chance(0.3), let kind = question.kind {
      question.initialAnswer = initialAnswer(for: kind)
    }
    if features.contains(.items), chance(0.3) { question.itemID = "item-\(count + 1)" }
    if features.contains(.statistics) { question.isHiddenFromStatistics = chance(0.2) }
    if features.contains(.orders) { order(&question) }
    return element(.question(question))
  }

  private mutating func group(_ style: GroupDefinition.Style) -> [ElementDefinition] {
    var head = element(
      .group(
        GroupDefinition(title: chance(0.7) ? text("Group") : TranslatedText(), style: style)))
    var members = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      var member = question()
      member.parentID = head.id
      return member
    }
    guard features.contains(.orders), chance(0.4), case .group(var group)? = head.content else {
      return [head] + members
    }
    group.hasRandomOrder = true
    head.content = .group(group)
    members[members.count - 1].isFixed = chance(0.5)
    return [head] + members
  }

  private mutating func matrix() -> [ElementDefinition] {
    let options = options(2...5, exclusive: false)
    let kind: QuestionDefinition.Kind =
      chance(0.8)
      ? .singleChoice(SingleChoiceDefinition(options: options))
      : .multipleChoice(MultipleChoiceDefinition(options: options))
    let head = element(
      .group(GroupDefinition(title: text("Matrix"), style: .matrix, sharedKind: kind)))
    let rows = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      var row = element(
        .question(
          QuestionDefinition(text: text("Row"), isOptional: chance(0.3), kind: .inherited)))
      row.parentID = head.id
      if features.contains(.orders), chance(0.3), case .singleChoice = kind,
        case .question(var question)? = row.content
      {
        question.poles = PolesDefinition(lowest: text("Left"), highest: text("Right"))
        row.content = .question(question)
      }
      return row
    }
    return [head] + rows
  }

  private mutating func kind() -> QuestionDefinition.Kind {
    var kind = anyKind()
    // Repeats until the kind is allowed; every format supports some.
    while !kinds.isEmpty, !kinds.contains(kind.typeName) { kind = anyKind() }
    return kind
  }
}
