internal import Questionnaires

/// Lists of options that occur repeatedly in a questionnaire and are written once with a name.
struct YAMLOptionSets {
  /// Sets in order of first use.
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

  /// Returns the name of a repeated list.
  func name(of options: [OptionDefinition]) -> String? { names[options] }
}
