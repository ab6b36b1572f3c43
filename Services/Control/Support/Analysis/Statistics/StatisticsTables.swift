import Codebooks
import Foundation

/// Writes the tables of an analysis for SPSS and Stata.
struct StatisticsTables {
  let folder: AnalysisFolder
  let hasGroups: Bool
  /// BCP 47; empty for English.
  let language: String
  /// Creation time in the files.
  let time: Date

  /// - Throws: ``StatisticsFailure``; ``OutputFailure``.
  func write() throws {
    let tables = [
      (AnalysisTables.observations, AnalysisLayout.observations(hasGroups: hasGroups)),
      (AnalysisTables.participants, AnalysisLayout.participants(hasGroups: hasGroups)),
    ]
    for (name, layout) in tables {
      let columns = Self.columns(layout.variables(in: language))
      let extent = try extent(of: name, columns)
      try write(name, columns, extent)
    }
  }

  private static func columns(_ variables: [CodebookVariable]) -> [StatisticsColumn] {
    let reasons =
      variables.first { $0.name == "missing" }.map(StatisticsColumn.codes(of:)) ?? []
    return variables.map { variable in
      var column = StatisticsColumn(variable)
      if variable.name == "number" { column.reasons = reasons }
      return column
    }
  }

  private struct Extent {
    var widths: [Int]
    var rows = 0
    var least = 0.0
  }

  private func extent(of name: String, _ columns: [StatisticsColumn]) throws -> Extent {
    var extent = Extent(widths: columns.map { _ in 1 })
    try forEachRow(of: name, columns) { row in
      extent.rows += 1
      for (index, column) in columns.enumerated() {
        if column.kind == .text {
          extent.widths[index] = max(extent.widths[index], row[index].utf8.count)
        } else if column.kind == .number, let number = Double(row[index]) {
          extent.least = min(extent.least, number)
        }
      }
    }
    return extent
  }

  /// Writes the files of all formats together, since reading the table takes most of the time.
  private func write(_ name: String, _ columns: [StatisticsColumn], _ extent: Extent) throws {
    let files = try StatisticsFormat.allCases.map { format in
      try StatisticsFile(
        AnalysisFile(folder, "\(name).\(format.rawValue)"), format, columns: columns,
        widths: extent.widths, rows: extent.rows, least: extent.least, time: time)
    }
    let reason = columns.firstIndex { $0.name == "missing" }
    try forEachRow(of: name, columns) { row in
      let why = reason.map { row[$0] } ?? ""
      for file in files {
        try file.write(
          zip(columns, row).map { column, cell in
            try column.value(of: cell, reason: why, file.format)
          })
      }
    }
    for file in files { try folder.add(file.end(), rows: extent.rows) }
  }

  private func forEachRow(
    of name: String, _ columns: [StatisticsColumn], _ take: ([String]) throws -> Void
  ) throws {
    var row = -1
    try CSVRecords.read(folder.path(of: "\(name).csv")) { fields in
      row += 1
      guard fields.count == columns.count else {
        throw FileShape.Failure.columnsDiffer(
          row: row, expected: columns.count, found: fields.count)
      }
      if row > 0 { try take(fields) }
    }
  }
}
