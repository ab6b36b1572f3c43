internal import Questionnaires

/// The forms of a dictionary with their fields: what each is called, and what it asks for.
///
/// Logic may name any field, so all of them are known before any is read.
struct REDCapDictionary {
  static let types: Set<String> = [
    "text", "notes", "dropdown", "radio", "checkbox", "yesno", "truefalse", "slider", "calc",
    "descriptive", "file", "sql",
  ]

  /// The field that names REDCap's records.
  struct RecordID {
    var variable: String
    /// Its row, where it is not the usual one.
    var annotation: Annotation?
  }

  private let language: String
  private let questionnaireID: String
  private let findings: SourceFindingCollector
  private(set) var forms: [REDCapForm] = []
  private(set) var fields = REDCapFields()
  /// By questionnaire.
  private(set) var names: [String: REDCapNames] = [:]
  private(set) var recordID: RecordID?

  init(language: String, questionnaireID: String, findings: SourceFindingCollector) {
    self.language = language
    self.questionnaireID = questionnaireID
    self.findings = findings
  }

  mutating func read(_ rows: [REDCapRow]) {
    let formNames = rows.map { $0[.form] }.filter { !$0.isEmpty }.uniqued
    var positions: [String: Int] = [:]
    var ids = REDCapQuestionnaireIDs(given: questionnaireID, isSingle: formNames.count == 1)
    for name in formNames {
      let id = ids.take(name)
      positions[name] = forms.count
      forms.append(REDCapForm(name: name, questionnaireID: id))
      names[id] = REDCapNames()
    }
    var seen = Set<String>()
    for (index, row) in rows.enumerated() {
      let variable = row[.variable]
      guard !variable.isEmpty else {
        findings.add(
          "VARIABLE_MISSING", at: row.position(.variable), "the field has no variable name")
        continue
      }
      guard seen.insert(variable.lowercased()).inserted else {
        findings.add(
          "VARIABLE_DUPLICATE", at: row.position(.variable), place: variable,
          "the variable stands twice; REDCap wants each once in all forms")
        continue
      }
      guard let form = positions[row[.form]] else {
        findings.add(
          "FORM_MISSING", at: row.position(.form), place: variable, "the field names no form")
        continue
      }
      if index == 0, isRecordID(row) {
        keepRecordID(row, forms[form].questionnaireID)
      } else {
        add(row, index, form)
      }
    }
    // A form with nothing but the record's identifier has nothing to fill in.
    if forms.count > 1 { forms.removeAll { $0.fields.isEmpty } }
    readCalculations()
  }

  /// REDCap takes the first field for the record's name, whatever it is; a part of a dictionary may
  /// begin with a question, so its name must say so, too.
  private func isRecordID(_ row: REDCapRow) -> Bool {
    let name = row[.variable].lowercased()
    return row.fieldType == "text" && row[.choices].isEmpty
      && (name == "id" || name.hasSuffix("_id") || name == "recordid")
  }

  private mutating func keepRecordID(_ row: REDCapRow, _ questionnaireID: String) {
    let cells = REDCapColumn.allCases.filter { $0 != .form && !row[$0].isEmpty }
      .map { (name: $0.name, text: row[$0]) }
    let json = TableCells(cells).json
    recordID = RecordID(
      variable: row[.variable],
      annotation: json == TableCells(REDCapRecordID.usual).json
        ? nil : Annotation(key: REDCapAnnotation.recordID, value: json))
    fields.add(
      REDCapField(questionnaireID: questionnaireID, elementID: "", position: -1, kind: nil),
      named: row[.variable])
  }

  private mutating func add(_ row: REDCapRow, _ position: Int, _ form: Int) {
    let variable = row[.variable]
    let questionnaireID = forms[form].questionnaireID
    let id = names[questionnaireID, default: REDCapNames()].take(variable)
    var field = REDCapField(
      questionnaireID: questionnaireID, elementID: id, position: position, kind: nil)
    var content: REDCapForm.Content
    switch row.fieldType {
    case "descriptive": content = .text(id: id)
    case "calc":
      // Read when all fields are known.
      content = .calculation(id: id, FormulaFailure(offset: 0, message: ""))
      field.isScore = true
    case "":
      findings.add(
        "FIELD_TYPE_MISSING", at: row.position(.fieldType), place: variable,
        "the field has no type; write one of \(Self.types.sorted().joined(separator: ", "))")
      return
    default:
      if !Self.types.contains(row.fieldType),
        let meant = NearestWord.nearest(to: row.fieldType, among: Self.types.sorted())
      {
        findings.add(
          "TYPE_UNKNOWN", at: row.position(.fieldType), place: variable,
          "`\(row.fieldType)` is no field type; did you mean `\(meant)`?")
        return
      }
      do throws(REDCapChoices.Failure) {
        let question = try REDCapKindReader(row: row, language: language).question()
        field.kind = question.kind
        field.codes = question.codes
        content = .question(id: id, question)
      } catch {
        findings.add(
          error.rule, at: row.position(.choices, offset: error.offset), place: variable,
          error.advice)
        return
      }
    }
    fields.add(field, named: variable)
    forms[form].fields.append(REDCapForm.Field(row: row, position: position, content: content))
  }

  private mutating func readCalculations() {
    for form in forms.indices {
      for index in forms[form].fields.indices {
        let field = forms[form].fields[index]
        guard case .calculation(let id, _) = field.content else { continue }
        let row = field.row
        let reader = REDCapCalculationReader(
          fields: fields, questionnaireID: forms[form].questionnaireID, position: field.position)
        let title =
          row[.label].isEmpty
          ? TranslatedText()
          : TranslatedText([Translation(language: language, text: row[.label])])
        do throws(FormulaFailure) {
          let score = try reader.score(id: id, title: title, row[.choices])
          forms[form].fields[index].content = .score(score)
        } catch {
          if !error.isUnsupported {
            findings.add(
              "CALCULATION_INVALID", at: row.position(.choices, offset: error.offset),
              place: row[.variable], error.message)
          }
          forms[form].fields[index].content = .calculation(id: id, error)
          // Nothing can look at it, not even other calculations.
          fields.add(
            REDCapField(
              questionnaireID: forms[form].questionnaireID, elementID: id,
              position: field.position,
              kind: .unsupported(UnsupportedDefinition(type: "redcap.calc"))),
            named: row[.variable])
        }
      }
    }
  }
}

/// Ids of questionnaires for forms, each once.
struct REDCapQuestionnaireIDs {
  private let given: String
  private let isSingle: Bool
  private var used: Set<String> = []

  /// - Parameters:
  ///   - given: what the caller asked for; empty: nothing.
  ///   - isSingle: whether there is one form alone, which gets the id that is given.
  init(given: String, isSingle: Bool) {
    self.given = given
    self.isSingle = isSingle
  }

  mutating func take(_ form: String) -> String {
    if isSingle, !given.isEmpty { return given }
    let name = REDCapFormName.id(form)
    let base = String((given.isEmpty ? name : "\(given)-\(name)").prefix(58))
    var id = base
    var number = 1
    while !used.insert(id).inserted {
      number += 1
      id = "\(base)-\(number)"
    }
    return id
  }
}

/// The first field of every dictionary.
enum REDCapRecordID {
  /// Its cells but for the form, where nothing else is known.
  static let usual: [(name: String, text: String)] = [
    (REDCapColumn.variable.name, "record_id"), (REDCapColumn.fieldType.name, "text"),
    (REDCapColumn.label.name, "Record ID"),
  ]
}
