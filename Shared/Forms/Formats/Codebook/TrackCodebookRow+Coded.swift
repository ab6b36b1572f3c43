internal import Questionnaires

/// Reads answers of the older generation, where code and text share a cell: `77 = I don't know`.
extension TrackCodebookRow {
  /// An answer cell of one language.
  private struct Cell {
    var number: Int
    var column: Int
    var text: String
  }

  /// - Returns: nil if there is no code before an equals sign.
  static func coded(_ cell: String) -> (code: String, text: String)? {
    guard let sign = cell.firstIndex(of: "=") else { return nil }
    let code = cell[..<sign].trimmed
    guard IdentifierSyntax.isCode(code) else { return nil }
    return (code, cell[cell.index(after: sign)...].trimmed)
  }

  /// The codes of the default language with their texts, in column order.
  var codedAnswers: [(code: String, text: String)] {
    answers(of: defaultLanguage).compactMap { Self.coded($0.text) }
  }

  /// Returns the text of a single answer cell that marks an open answer: `offen`. Nil if there are
  /// options.
  ///
  /// - Parameter isAnyWord: whether any text without a code counts, as in a choice, which otherwise
  ///   has several options.
  func openAnswer(isAnyWord: Bool) -> String? {
    guard answerNumbers.count == 1 else { return nil }
    let cells = header.languages.flatMap { answers(of: $0.tag) }
    guard cells.allSatisfy({ Self.coded($0.text) == nil }) else { return nil }
    return isAnyWord || cells.contains { Self.isOpen($0.text) }
      ? answers(of: defaultLanguage).first?.text ?? cells.first?.text : nil
  }

  /// The answers as in the newer generation, with codes and texts in separate cells.
  var newerAnswers: TableCells {
    var cells: [(name: String, text: String)] = []
    for language in header.languages {
      for cell in answers(of: language.tag) {
        let coded = Self.coded(cell.text)
        if language.tag == defaultLanguage, let coded {
          cells.append((name: "key_\(cell.number)", text: coded.code))
        }
        cells.append((name: "\(language.name)_\(cell.number)", text: coded?.text ?? cell.text))
      }
    }
    return TableCells(cells)
  }

  /// The default language determines the codes. Labels of other languages are matched by code, or
  /// by column if they have no code.
  func codedChoices(notes: inout TrackCodebookNotes) throws(Failure) -> [OptionDefinition] {
    let own = answers(of: defaultLanguage)
    guard !own.isEmpty else {
      throw Failure(
        "TEXT_MISSING", nil, "the answers have no text in the default language `\(defaultLanguage)`"
      )
    }
    let hasNoCodes = own.allSatisfy { Self.coded($0.text) == nil }
    if hasNoCodes {
      notes.lose(
        "codes", "the answers have none in the file; they are numbered by column", .changed)
    }
    var options: [OptionDefinition] = []
    var columns: [Int: Int] = [:]
    for cell in own {
      let coded = Self.coded(cell.text) ?? (hasNoCodes ? ("\(cell.number)", cell.text) : nil)
      guard let coded else {
        if Self.isOpen(cell.text) {
          notes.lose(
            "open answer", "add a separate question for the text; `\(cell.text)` is left out")
          continue
        }
        throw Failure(
          "CODE_MISSING", cell.column, "the answer has no code; write `1 = \(cell.text.prefix(40))`"
        )
      }
      guard !coded.text.isEmpty else {
        throw Failure(
          "LABEL_MISSING", cell.column, "the code `\(coded.code)` has no text after it")
      }
      columns[cell.number] = options.count
      options.append(
        OptionDefinition(
          code: coded.code,
          label: TranslatedText([Translation(language: defaultLanguage, text: coded.text)])))
    }
    for language in header.languages where language.tag != defaultLanguage {
      translate(&options, into: language.tag, columns, notes: &notes)
    }
    for index in options.indices { sort(&options[index].label) }
    return separated(options, notes: &notes)
  }

  private func translate(
    _ options: inout [OptionDefinition], into language: String, _ columns: [Int: Int],
    notes: inout TrackCodebookNotes
  ) {
    for cell in answers(of: language) {
      let coded = Self.coded(cell.text)
      if coded == nil, Self.isOpen(cell.text) { continue }
      let index =
        coded.map { coded in options.firstIndex { $0.code == coded.code } } ?? columns[cell.number]
      guard let index, options[index].label[language] == nil else {
        notes.lose(
          "`\(cell.text.prefix(60))` in `\(language)`",
          "`\(defaultLanguage)` has no such option, or has it twice; left out")
        continue
      }
      let text = coded?.text ?? cell.text
      if !text.isEmpty {
        options[index].label.translations.append(Translation(language: language, text: text))
      }
    }
    for option in options where option.label[language] == nil {
      notes.append("the answer `\(option.code)` has no text in \(language)")
    }
  }

  /// Sorts by column.
  private func sort(_ text: inout TranslatedText) {
    let order = header.languages.map(\.tag)
    text.translations.sort {
      (order.firstIndex(of: $0.language) ?? 0) < (order.firstIndex(of: $1.language) ?? 0)
    }
  }

  private func answers(of language: String) -> [Cell] {
    guard let language = header.languages.first(where: { $0.tag == language }) else { return [] }
    return language.answers.sorted { $0.key < $1.key }.compactMap { number, column in
      record.isEmpty(column)
        ? nil : Cell(number: number, column: column, text: record.trimmed(column))
    }
  }

  /// Words for an open answer in the languages in which such codebooks are usually written.
  private static func isOpen(_ text: String) -> Bool {
    ["offen", "open", "freitext", "free text", "offene antwort", "open answer"]
      .contains(text.lowercased())
  }
}
