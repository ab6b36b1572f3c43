internal import Questionnaires

/// Lists of options that stand more than once in a questionnaire, which the file names once.
struct YAMLOptionSets {
  /// In the order in which they are first used.
  private(set) var sets: [(name: String, options: [OptionDefinition])] = []
  private var names: [[OptionDefinition]: String] = [:]

  init(_ questionnaire: QuestionnaireDefinition) {
    var uses: [(owner: String, options: [OptionDefinition])] = []
    func add(_ owner: String, _ kind: QuestionDefinition.Kind?) {
      guard let options = kind?.options, !options.isEmpty else { return }
      uses.append((owner, options))
    }
    add("shared", questionnaire.sharedKind)
    for element in questionnaire.elements {
      add(element.id, element.question?.kind ?? element.group?.sharedKind)
    }
    var counts: [[OptionDefinition]: Int] = [:]
    for use in uses { counts[use.options, default: 0] += 1 }
    var taken = Set<String>()
    for use in uses where counts[use.options, default: 0] > 1 && names[use.options] == nil {
      var name = "\(use.owner)-options"
      while !taken.insert(name).inserted { name += "-2" }
      names[use.options] = name
      sets.append((name, use.options))
    }
  }

  /// The name of a list that stands more than once.
  func name(of options: [OptionDefinition]) -> String? { names[options] }
}
