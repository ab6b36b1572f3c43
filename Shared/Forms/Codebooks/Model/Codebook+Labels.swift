extension Codebook {
  /// The columns with value labels for statistics programs. Columns with terms or sounds get the
  /// codes of every vocabulary or collection that their rows may name; a code that several contain
  /// gets all their labels.
  var labelledColumns: [CodebookVariable] {
    let ofLibraries = rowVariables.filter { $0.rows?.library != nil }
    let libraries = Dictionary(grouping: ofLibraries, by: \.name)
    return columns.map { column in
      guard let variables = libraries[column.name], !column.definitions.isEmpty else {
        return column
      }
      var labelled = column
      labelled.definitions[0].codes = Self.joined(variables.map(\.codes))
      return labelled
    }
  }

  private static func joined(_ lists: [[CodebookCode]]) -> [CodebookCode] {
    var joined: [CodebookCode] = []
    var places: [String: Int] = [:]
    var labels: [[String]] = []
    for code in lists.joined() {
      if let place = places[code.code] {
        if !code.label.text.isEmpty, !labels[place].contains(code.label.text) {
          labels[place].append(code.label.text)
        }
      } else {
        places[code.code] = joined.count
        joined.append(code)
        labels.append(code.label.text.isEmpty ? [] : [code.label.text])
      }
    }
    for place in joined.indices {
      joined[place].label.text = labels[place].joined(separator: " / ")
    }
    return joined
  }
}
