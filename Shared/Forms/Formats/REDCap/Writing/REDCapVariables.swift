/// Field names, unique in a dictionary: lower-case letters, digits and underscores, beginning with
/// a letter, without consecutive or trailing underscores.
struct REDCapVariables {
  private var used: Set<String> = []

  /// - Parameter form: distinguishes fields with the same id.
  mutating func take(_ id: String, form: String) -> String {
    let name = Self.name(id)
    var candidate = name
    var number = 1
    while !used.insert(candidate).inserted {
      candidate = number == 1 ? Self.name("\(name)_\(form)") : "\(name)_\(number)"
      number += 1
    }
    return candidate
  }

  private static func name(_ id: String) -> String {
    let parts = id.lowercased().split(separator: "_")
    let name = parts.joined(separator: "_")
    return name.first?.isLetter == true ? name : name.isEmpty ? "field" : "v_" + name
  }
}
