internal import Questionnaires

/// Options of a file in which a code occurs more than once. The first option keeps the code, one
/// with another label gets a new code, and an exact repetition is offered once.
struct RepeatedCodes {
  struct Change: Hashable {
    /// Index in the file's list.
    var position: Int
    /// The repeated code.
    var code: String
    /// The code instead; nil if the option repeats an earlier one.
    var newCode: String?
    /// Labels of this option and of the first one with the code.
    var labels: [String]

    /// The part of a report.
    var what: String { "code `\(code)`" }

    var advice: String {
      guard let newCode else { return "`\(labels[0])` is in the list again; it is offered once" }
      return "it stands for `\(labels[1])` and `\(labels[0])`; `\(labels[0])` is stored as "
        + "`\(newCode)`, and rules about `\(code)` mean `\(labels[1])`"
    }
  }

  private(set) var options: [OptionDefinition] = []
  /// Indices of the options in the file's list.
  private(set) var positions: [Int] = []
  private(set) var changes: [Change] = []

  init(_ written: [OptionDefinition], language: String) {
    var firsts: [String: OptionDefinition] = [:]
    var used = Set(written.map(\.code))
    guard used.count < written.count else {
      (options, positions) = (written, Array(written.indices))
      return
    }
    var seen = Set<OptionDefinition>()
    // Many options may have one code; counting each anew would take quadratic time.
    var numbers: [String: Int] = [:]
    for (position, option) in written.enumerated() {
      var option = option
      if let first = firsts[option.code] {
        let labels = [option, first].map { $0.label[language] ?? $0.code }
        var change = Change(position: position, code: option.code, labels: labels)
        if seen.insert(option).inserted {
          let stem = String(option.code.prefix(IdentifierSyntax.charactersMax - 6))
          var number = numbers[stem] ?? 1
          repeat {
            number += 1
            option.code = "\(stem)_\(number)"
          } while !used.insert(option.code).inserted
          numbers[stem] = number
          change.newCode = option.code
        }
        changes.append(change)
        guard change.newCode != nil else { continue }
      } else {
        firsts[option.code] = option
        seen.insert(option)
      }
      options.append(option)
      positions.append(position)
    }
  }
}
