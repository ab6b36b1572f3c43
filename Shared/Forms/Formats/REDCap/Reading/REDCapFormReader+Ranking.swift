internal import Fields
import Questionnaires

/// Matrices whose fields rank something.
extension REDCapFormReader {
  /// The matrix as a ranking of its fields; nil if another field uses one of them, or if its columns are
  /// not the ranks.
  func ranking(_ rows: [REDCapForm.Field], _ kind: QuestionDefinition.Kind) -> RankingDefinition? {
    guard rows[0].row.isYes(.matrixRanking), case .singleChoice(let choice) = kind,
      2...CatalogueLimits.default.rankedOptionsMax ~= rows.count,
      choice.options.count <= rows.count,
      choice.options.enumerated().allSatisfy({ index, option in
        option.code == "\(index + 1)" && option.label.translations.map(\.text) == [option.code]
      }),
      rows.dropFirst().allSatisfy({ isLikeFirst($0.row, rows[0].row) }),
      rows.allSatisfy({ IdentifierSyntax.isCode($0.row[.variable]) }),
      !rows.contains(where: { computations.mentioned.contains($0.row[.variable].lowercased()) })
    else { return nil }
    let group = rows[0].row[.matrixGroup] + "_"
    let isPrefixed = rows.allSatisfy {
      $0.row[.variable].hasPrefix(group) && $0.row[.variable].count > group.count
    }
    let options = rows.map { field in
      let name = field.row[.variable]
      return OptionDefinition(
        code: isPrefixed ? String(name.dropFirst(group.count)) : name,
        label: TranslatedText([
          Translation(
            language: language, text: field.row[.label].isEmpty ? name : field.row[.label])
        ]))
    }
    return RankingDefinition(
      options: options,
      rankedCount: choice.options.count == rows.count ? 0 : UInt32(choice.options.count))
  }

  /// Whether two fields differ in their name and label only.
  private func isLikeFirst(_ row: REDCapRow, _ first: REDCapRow) -> Bool {
    REDCapColumn.allCases.allSatisfy {
      [.variable, .label, .sectionHeader, .note].contains($0) || row[$0] == first[$0]
    } && row[.note].isEmpty
  }

  mutating func append(_ ranking: RankingDefinition, _ id: String, _ field: REDCapForm.Field) {
    guard case .question(_, let read) = field.content else { return }
    let row = field.row
    let condition = condition(of: field)
    var question = definition(row, read, kind: .ranking(ranking))
    question.text = text(row[.sectionHeader])
    if question.text.isAbsent {
      question.text = text(row[.matrixGroup])
      report.mend(id, "text", "the matrix has no header; its name is used")
    }
    if question.isOptional {
      report.lose(id, "ranking", "it is answered with all ranks or not at all", .changed)
    }
    append(
      ElementDefinition(
        id: id, content: .question(question), shownIf: condition.condition,
        annotations: condition.annotations + annotations(row, read.tags, read.annotations)), row,
      .sectionHeader)
  }
}
