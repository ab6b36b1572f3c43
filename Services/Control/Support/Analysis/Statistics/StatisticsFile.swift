import CReadStat
import Foundation

/// Writes a file for statistics programs with ReadStat, row by row.
final class StatisticsFile {
  private typealias Variable = UnsafeMutablePointer<readstat_variable_t>

  private let writer: UnsafeMutablePointer<readstat_writer_t>
  private let sink: Sink
  let format: StatisticsFormat
  private let columns: [StatisticsColumn]
  private var variables: [Variable] = []
  /// Number of the first reason of a missing value in SPSS; the following ones are smaller.
  private let firstReason: Double

  /// Receives the bytes. ReadStat passes its address.
  private final class Sink {
    var file: AnalysisFile
    var buffer: [UInt8] = []
    var failure: (any Error)?

    init(_ file: consuming AnalysisFile) { self.file = file }

    func flush() {
      do { try file.write(buffer) } catch { failure = failure ?? error }
      buffer.removeAll(keepingCapacity: true)
    }
  }

  /// - Parameters:
  ///   - widths: bytes of the longest text of each column.
  ///   - rows: number of rows that follow.
  ///   - least: smallest number of the table.
  ///   - time: creation time in the header.
  /// - Throws: ``StatisticsFailure``.
  init(
    _ file: consuming AnalysisFile, _ format: StatisticsFormat, columns: [StatisticsColumn],
    widths: [Int], rows: Int, least: Double, time: Date
  ) throws {
    guard let writer = readstat_writer_init() else {
      throw StatisticsFailure(description: "ReadStat has no memory")
    }
    self.writer = writer
    self.format = format
    self.columns = columns
    sink = Sink(file)
    firstReason = StatisticsCodes.first(below: least)
    readstat_set_data_writer(writer) { bytes, count, context in
      guard let bytes, let context else { return -1 }
      let sink = Unmanaged<Sink>.fromOpaque(context).takeUnretainedValue()
      sink.buffer.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
      if sink.buffer.count >= 1 << 18 { sink.flush() }
      return sink.failure == nil ? count : -1
    }
    readstat_writer_set_file_timestamp(writer, time_t(time.timeIntervalSince1970))
    for (column, width) in zip(columns, widths) { try add(column, width: width) }
    let context = Unmanaged.passUnretained(sink).toOpaque()
    switch format {
    case .sav:
      readstat_writer_set_compression(writer, READSTAT_COMPRESS_ROWS)
      try check(readstat_begin_writing_sav(writer, context, rows))
    case .dta:
      readstat_writer_set_file_format_version(writer, 118)
      try check(readstat_begin_writing_dta(writer, context, rows))
    }
  }

  deinit { readstat_writer_free(writer) }

  /// - Throws: ``StatisticsFailure``; ``OutputFailure``.
  func write(_ values: [StatisticsColumn.Value]) throws {
    try check(readstat_begin_row(writer))
    for (variable, value) in zip(variables, values) {
      switch value {
      case .text(let text): try check(readstat_insert_string_value(writer, variable, text))
      case .number(let number): try check(readstat_insert_double_value(writer, variable, number))
      case .missing(let reason?): try insert(reason: reason, variable)
      case .missing(nil): try check(readstat_insert_missing_value(writer, variable))
      }
    }
    try check(readstat_end_row(writer))
  }

  /// - Returns: the complete file.
  /// - Throws: ``StatisticsFailure``; ``OutputFailure``.
  func end() throws -> AnalysisFile {
    try check(readstat_end_writing(writer))
    sink.flush()
    if let failure = sink.failure { throw failure }
    return sink.file
  }

  private func insert(reason: Int, _ variable: Variable) throws {
    switch format {
    case .sav:
      try check(readstat_insert_double_value(writer, variable, firstReason - Double(reason)))
    case .dta:
      try check(
        readstat_insert_tagged_missing_value(
          writer, variable, CChar(bitPattern: StatisticsCodes.tag(reason))))
    }
  }

  private func add(_ column: StatisticsColumn, width: Int) throws {
    let isText = column.kind == .text
    let bytes = isText ? max(1, min(width, format.textBytesMax)) : 0
    guard
      let variable = readstat_add_variable(
        writer, column.name, isText ? READSTAT_TYPE_STRING : READSTAT_TYPE_DOUBLE, bytes)
    else { throw StatisticsFailure(description: "\(column.name): ReadStat has no memory") }
    variables.append(variable)
    readstat_variable_set_label(variable, format.label(column.label))
    switch column.kind {
    case .date: readstat_variable_set_format(variable, format.dateFormat)
    case .clockTime: readstat_variable_set_format(variable, format.timeFormat)
    case .flag:
      label(
        variable, of: column,
        [.init(code: "", number: 0, label: "false"), .init(code: "", number: 1, label: "true")])
    case .codes(let codes): label(variable, of: column, codes)
    case .number where !column.reasons.isEmpty: try labelReasons(variable, of: column)
    case .number, .text: break
    }
  }

  private func label(
    _ variable: Variable, of column: StatisticsColumn, _ codes: [StatisticsColumn.Code]
  ) {
    let set = readstat_add_label_set(writer, labelType, column.name)
    for code in codes { label(set, Double(code.number), code.label) }
    readstat_variable_set_label_set(variable, set)
    readstat_variable_set_measure(variable, READSTAT_MEASURE_NOMINAL)
  }

  private func labelReasons(_ variable: Variable, of column: StatisticsColumn) throws {
    let set = readstat_add_label_set(writer, labelType, column.name)
    for (index, reason) in column.reasons.enumerated() {
      switch format {
      case .sav: label(set, firstReason - Double(index), reason.label)
      case .dta:
        readstat_label_tagged_value(
          set, CChar(bitPattern: StatisticsCodes.tag(index)), reason.label)
      }
    }
    readstat_variable_set_label_set(variable, set)
    if format == .sav {
      try check(
        readstat_variable_add_missing_double_range(
          variable, firstReason - Double(column.reasons.count - 1), firstReason))
    }
  }

  private var labelType: readstat_type_t {
    format == .sav ? READSTAT_TYPE_DOUBLE : READSTAT_TYPE_INT32
  }

  private func label(
    _ set: UnsafeMutablePointer<readstat_label_set_t>?, _ number: Double, _ text: String
  ) {
    let text = text.cut(toBytes: format.valueLabelBytesMax)
    switch format {
    case .sav: readstat_label_double_value(set, number, text)
    case .dta: readstat_label_int32_value(set, Int32(number), text)
    }
  }

  private func check(_ result: readstat_error_t) throws {
    if let failure = sink.failure { throw failure }
    guard result != READSTAT_OK else { return }
    let reason = readstat_error_message(result).map { String(cString: $0) } ?? "error"
    throw StatisticsFailure(description: "ReadStat: \(reason)")
  }
}

/// Numbers of the reasons of missing values.
enum StatisticsCodes {
  /// Returns −1,000,000, or the first of −10,000,000, … that is below a number.
  static func first(below least: Double) -> Double {
    var first = -1_000_000.0
    while first >= least, first > -1e300 { first *= 10 }
    return first
  }

  /// Returns `a` to `z`, the tags of Stata.
  static func tag(_ reason: Int) -> UInt8 { UInt8(ascii: "a") + UInt8(min(max(reason, 0), 25)) }
}
