internal import Questionnaires

/// The lists of choices, each written once however many questions have it.
struct ChoicesOutput {
  private(set) var sheet = SheetOutput(name: "choices", order: ["list_name", "name", "label"])
  private var names: [[OptionDefinition]: String] = [:]
  private var taken: Set<String> = [[OptionDefinition].yesNoList]
  /// By the names under which they are written.
  private var kept: [String: [SheetOutput.Row]] = [:]

  /// - Returns: the name of the list with these options.
  mutating func list(_ options: [OptionDefinition], wanted: String) -> String {
    // Which options exclude others is said at the question.
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

  /// - Returns: the name of the list, which another one may have taken.
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
      sheet.append(row)
    }
  }
}
