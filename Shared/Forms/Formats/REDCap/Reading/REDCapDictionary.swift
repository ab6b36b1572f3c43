internal import Fields
internal import Questionnaires

/// The forms of a dictionary with the names and kinds of their fields.
///
/// Logic may refer to any field, so all of them are collected before any is read.
struct REDCapDictionary {
  static let types: Set<String> = [
    "text", "notes", "dropdown", "radio", "checkbox", "yesno", "truefalse", "slider", "calc",
    "descriptive", "file", "sql",
  ]

  /// Types of RADAR-base that are kept as not supported.
  private static let typesOfRADAR: Set<String> = [
    "audio", "guided-audio", "timed", "healthkit", "launcher", "web",
  ]

  /// The field that identifies REDCap's records.
  struct RecordID {
    var variable: String
    /// Its row, if it is not the usual one.
    var annotation: Annotation?
  }

  private let language: String
  private let questionnaireID: String
  private let findings: SourceFindingCollector
  private(set) var forms: [REDCapForm] = []
  private var fields = REDCapFields()
  /// Calculations, which conditions may refer to.
  private(set) var computations: REDCapComputations
  /// Names by questionnaire.
  private(set) var names: [String: REDCapNames] = [:]
  private(set) var recordID: RecordID?
  /// Fields that are hidden from participants, with the tag that hides them.
  private(set) var hidden: [(row: REDCapRow, tag: String)] = []
  /// Fields whose names repeat an earlier one; they have new names.
  private(set) var renamed: [REDCapRow] = []
  /// Fields without a form; they belong to that of the field before.
  private(set) var formless: [REDCapRow] = []

  init(language: String, questionnaireID: String, findings: SourceFindingCollector) {
    self.language = language
    self.questionnaireID = questionnaireID
    self.findings = findings
    computations = REDCapComputations(fields, language: language, rows: [])
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
    let rows = withForms(rows, formNames.first)
    var seen = Set(rows.map { $0[.variable].lowercased() })
    var first = Set<String>()
    // Many fields may have one name; counting each anew would take quadratic time.
    var numbers: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      var row = row
      let variable = row[.variable]
      guard !variable.isEmpty else {
        findings.add(
          "VARIABLE_MISSING", at: row.position(.variable), "the field has no variable name")
        continue
      }
      let name = variable.lowercased()
      if !first.insert(name).inserted {
        var number = numbers[name] ?? 2
        while !seen.insert("\(name)_\(number)").inserted { number += 1 }
        numbers[name] = number
        row.name = "\(variable)_\(number)"
        renamed.append(row)
      }
      guard let form = positions[row[.form]] else {
        findings.add(
          "FORM_MISSING", at: row.position(.form), place: variable, "the field has no form name")
        continue
      }
      if row.fieldType != "calc", row.calculatedText == nil, let tag = row.hidingTag {
        hidden.append((row, tag))
        fields.add(
          REDCapField(
            questionnaireID: forms[form].questionnaireID, elementID: "", position: index, kind: nil),
          named: row[.variable])
        continue
      }
      if index == 0, isRecordID(row) {
        keepRecordID(row, forms[form].questionnaireID)
      } else {
        add(row, index, form)
      }
    }
    // A form with only the record identifier has no questions.
    if forms.count > 1 { forms.removeAll { $0.fields.isEmpty } }
    readCalculations(rows)
  }

  private mutating func withForms(_ rows: [REDCapRow], _ first: String?) -> [REDCapRow] {
    var last = first
    return rows.map { row in
      guard row[.form].isEmpty else {
        last = row[.form]
        return row
      }
      var row = row
      row.form = last
      if last != nil { formless.append(row) }
      return row
    }
  }

  /// REDCap uses the first field as the record identifier. A partial dictionary may start with a
  /// question, so the name must match, too.
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
      // Read after all fields are known.
      content = .calculation(id: id, FormulaFailure(offset: 0, message: ""))
    case "text" where row.calculatedText != nil, "notes" where row.calculatedText != nil:
      content = .calculation(id: id, FormulaFailure(offset: 0, message: ""))
    case "":
      findings.add(
        "FIELD_TYPE_MISSING", at: row.position(.fieldType), place: variable,
        "the field has no type; write one of \(Self.types.sorted().joined(separator: ", "))")
      return
    default:
      if !Self.types.contains(row.fieldType), !Self.typesOfRADAR.contains(row.fieldType),
        let meant = NearestWord.nearest(to: row.fieldType, among: Self.types.sorted())
      {
        findings.add(
          "TYPE_UNKNOWN", at: row.position(.fieldType), place: variable,
          "`\(row.fieldType)` is not a field type; did you mean `\(meant)`?")
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

  private mutating func readCalculations(_ rows: [REDCapRow]) {
    var places: [(form: Int, index: Int)] = []
    var candidates: [REDCapComputations.Candidate] = []
    for form in forms.indices {
      for (index, field) in forms[form].fields.enumerated() {
        guard case .calculation(let id, _) = field.content else { continue }
        places.append((form, index))
        candidates.append(
          REDCapComputations.Candidate(
            row: field.row, id: id, position: field.position,
            questionnaireID: forms[form].questionnaireID))
      }
    }
    var computations = REDCapComputations(fields, language: language, rows: rows)
    for (place, result) in zip(places, computations.read(candidates)) {
      let row = forms[place.form].fields[place.index].row
      guard case .calculation(let id, _) = forms[place.form].fields[place.index].content else {
        continue
      }
      var content: REDCapForm.Content
      switch result {
      case .score(let score): content = .score(score)
      case .calculation(let calculation): content = .computed(calculation)
      case .failure(let failure): content = .calculation(id: id, failure)
      }
      if case .failure = result, row.fieldType != "calc",
        let question = try? REDCapKindReader(row: row, language: language).question()
      {
        content = .question(id: id, question)
      }
      forms[place.form].fields[place.index].content = content
    }
    self.computations = computations
  }
}

/// Unique questionnaire ids for forms.
struct REDCapQuestionnaireIDs {
  private let given: String
  private let isSingle: Bool
  private var used: Set<String> = []

  /// - Parameters:
  ///   - given: id requested by the caller; empty if not given.
  ///   - isSingle: whether there is only one form, which gets the given id.
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
  /// Its default cells, except the form.
  static let usual: [(name: String, text: String)] = [
    (REDCapColumn.variable.name, "record_id"), (REDCapColumn.fieldType.name, "text"),
    (REDCapColumn.label.name, "Record ID"),
  ]
}
