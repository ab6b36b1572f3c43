import Codebooks
import Fields
import Serialization

/// Collects the exports of a study and writes the tables of an analysis, participant by participant.
struct AnalysisTables {
  let hasGroups: Bool
  /// Days by the column `local_date`, and groups by the column `group`. Questionnaires are not
  /// selected here.
  private let filter: ExportFilter
  private let folder: AnalysisFolder
  private let sorter: RowSorter
  private var inputs: [AnalysisInput] = []
  private var forms: [String: AnalysisForm] = [:]
  private(set) var sources: [AnalysisManifest.Source] = []

  /// Name of the table with a row for each item, without its ending.
  static let observations = "observations"
  /// Name of the table with a row for each participant, without its ending.
  static let participants = "participants"

  init(
    folder: AnalysisFolder, hasGroups: Bool, filter: ExportFilter = ExportFilter(),
    partBytesMax: Int = RowSorter.partBytesMax
  ) {
    self.folder = folder
    self.filter = filter
    self.hasGroups = hasGroups
    sorter = RowSorter(folder: folder.path, partBytesMax: partBytesMax)
  }

  /// Adds an exported file.
  ///
  /// - Returns: the columns.
  /// - Throws: `FileShape.Failure`, ``AnalysisInput/Failure``; ``OutputFailure``.
  @discardableResult
  mutating func add(_ kind: AnalysisInput.Kind, file path: String) throws -> AnalysisInput {
    var input: AnalysisInput?
    var rows = 0
    try CSVRecords.read(path) { fields in
      guard let input else {
        input = try begin(kind, header: fields)
        return
      }
      rows += 1
      try add(fields, of: input, row: rows)
    }
    guard let input else { throw FileShape.Failure.endsWithin(row: 0) }
    note(kind, rows: rows)
    return input
  }

  /// Adds the status of participants.
  ///
  /// - Parameter rows: cells of the columns of ``AnalysisInput/Person``.
  /// - Throws: ``OutputFailure``.
  mutating func add(participants rows: [[String]]) throws {
    let input = try begin(.participants, header: AnalysisInput.Person.columns)
    for (index, row) in rows.enumerated() {
      try add(row, of: input, row: index + 1)
    }
    note(.participants, rows: rows.count)
  }

  mutating func add(_ form: AnalysisForm) { forms[form.questionnaireID] = form }

  /// Writes both tables.
  ///
  /// - Parameter progress: receives bytes and rows of each part.
  /// - Throws: ``OutputFailure``.
  func write(progress: (_ bytes: Int, _ rows: Int) -> Void = { _, _ in }) throws {
    let rows = AnalysisRows(forms: forms, hasGroups: hasGroups)
    var observations = try AnalysisTable(
      folder, Self.observations, AnalysisLayout.observations(hasGroups: hasGroups))
    var participants = try AnalysisTable(
      folder, Self.participants, AnalysisLayout.participants(hasGroups: hasGroups))
    try sorter.forEachParticipant { own in
      var person = person(own)
      guard person.select(filter) else { return }
      let lines = rows.observations(of: person)
      let bytes = try observations.write(lines)
      try participants.write([rows.participant(person)])
      progress(bytes, lines.count)
    }
    try observations.end(folder)
    try participants.end(folder)
  }

  private func person(_ rows: [RowSorter.Row]) -> AnalysisPerson {
    var status = AnalysisInput.Person(participant: rows.first?.participant ?? "")
    var prompts: [AnalysisInput.Prompt] = []
    var sheets: [AnalysisInput.Sheet] = []
    for row in rows {
      let input = inputs[row.table]
      switch input.kind {
      case .participants: status = AnalysisInput.Person(input, row.fields)
      case .notifications: prompts.append(AnalysisInput.Prompt(input, row.fields))
      case .sheets: sheets.append(AnalysisInput.Sheet(input, row.fields))
      }
    }
    return AnalysisPerson(status, prompts: prompts, sheets: sheets)
  }

  private mutating func begin(
    _ kind: AnalysisInput.Kind, header: [String]
  ) throws -> AnalysisInput {
    let input = try AnalysisInput(kind, header: header)
    inputs.append(input)
    return input
  }

  private func add(_ fields: [String], of input: AnalysisInput, row: Int) throws {
    guard fields.count == input.width else {
      throw FileShape.Failure.columnsDiffer(
        row: row, expected: input.width, found: fields.count)
    }
    try sorter.add(
      RowSorter.Row(
        participant: input.value("participant", fields), table: inputs.count - 1, fields: fields))
  }

  private mutating func note(_ kind: AnalysisInput.Kind, rows: Int) {
    switch kind {
    case .participants: sources.append(.init(table: "participants", rows: rows))
    case .notifications: sources.append(.init(table: "notifications", rows: rows))
    case .sheets(let id): sources.append(.init(table: "sheets", questionnaire: id, rows: rows))
    }
  }
}

/// A table while it is written.
private struct AnalysisTable {
  private var file: AnalysisFile
  private var csv = CSVWriter()
  private var rows = 0
  private static let bufferBytesMax = 1 << 18

  /// - Throws: ``OutputFailure``.
  init(_ folder: AnalysisFolder, _ name: String, _ columns: [CodebookColumn]) throws {
    file = try AnalysisFile(folder, "\(name).csv")
    csv.write(columns.map(\.name))
  }

  /// - Returns: the number of bytes of these rows.
  /// - Throws: ``OutputFailure``.
  @discardableResult
  mutating func write(_ lines: [[String]]) throws -> Int {
    let before = csv.bytes.count
    for line in lines { csv.write(line) }
    rows += lines.count
    let count = csv.bytes.count - before
    if csv.bytes.count >= Self.bufferBytesMax { try file.write(csv.takeBytes()) }
    return count
  }

  /// - Throws: ``OutputFailure``.
  consuming func end(_ folder: AnalysisFolder) throws {
    try file.write(csv.takeBytes())
    try folder.add(file, rows: rows)
  }
}
