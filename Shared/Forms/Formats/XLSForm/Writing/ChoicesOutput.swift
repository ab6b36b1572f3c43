internal import Questionnaires

/// The lists of choices, each written once for all questions that share it.
struct ChoicesOutput {
  private(set) var sheet = SheetOutput(name: "choices", order: ["list_name", "name", "label"])
  private var names: [[OptionDefinition]: String] = [:]
  private var taken: Set<String> = [[OptionDefinition].yesNoList]
  /// Kept lists by their written names.
  private var kept: [String: [SheetOutput.Row]] = [:]

  /// - Returns: the name of the list with these options.
  mutating func list(_ options: [OptionDefinition], wanted: String) -> String {
    // Exclusive options are written with the question.
    let key = options.map { option in
      var option = option
      option.isExclusive = false
      return option
    }
    if let name = names[key] { return name }
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted)_\(number)"
      number += 1
    }
    names[key] = name
    write(key, name)
    return name
  }

  /// - Returns: the name of the list, which may be in use already.
  mutating func list(_ choices: KeptChoices) -> String {
    if let name = kept.first(where: { $0.key == choices.name && $0.value == choices.rows })?.key {
      return name
    }
    var name = choices.name
    var number = 2
    while !taken.insert(name).inserted {
      if kept[name] == choices.rows { return name }
      name = "\(choices.name)_\(number)"
      number += 1
    }
    kept[name] = choices.rows
    for row in choices.rows {
      var row = row
      row["list_name"] = name
      sheet.append(row)
    }
    return name
  }

  /// Whether a kept list repeats a choice for different answers; pyxform needs a setting for it.
  var hasRepeatedNames: Bool {
    kept.values.contains { rows in Set(rows.map { $0["name"] }).count < rows.count }
  }

  mutating func yesNo(_ languages: [String]) -> String {
    let options = [OptionDefinition].yesNo(languages)
    let name = [OptionDefinition].yesNoList
    if names.updateValue(name, forKey: options) == nil { write(options, name) }
    return name
  }

  private mutating func write(_ options: [OptionDefinition], _ list: String) {
    for option in options {
      var row = SheetOutput.Row()
      row["list_name"] = list
      row["name"] = option.code
      row.set("label", option.label)
      if let weight = option.weight { row["weight"] = FormulaText.number(weight) }
      if option.isMissing { row["missing"] = "yes" }
      if !option.offeredFor.isEmpty {
        row[ChoiceFilter.ownColumn] = option.offeredFor.joined(separator: " ")
      }
      sheet.append(row)
    }
  }
}
