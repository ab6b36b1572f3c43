import Serialization

@testable import Formats

/// Tables: limits hold, every field lies where it says, and what was read is written and read again the
/// same.
enum CSVTarget: FuzzTarget {
  static let name = "csv"

  static func run(_ input: [UInt8]) {
    if let records = open(input, .tight)?.records {
      let limits = FormatLimits.tight
      expect(records.count <= limits.recordsMax, "\(records.count) records")
      for fields in records {
        expect(
          fields.count <= limits.fieldsMax
            && fields.allSatisfy { $0.utf8.count <= limits.fieldBytesMax },
          "\(fields) is over the limits")
      }
    }
    guard let (records, delimiter) = open(input, .default) else { return }
    for quoting in [CSVWriter.Quoting.necessary, .edges] {
      var writer = CSVWriter(delimiter: delimiter, quoting: quoting)
      for record in records { writer.write(record) }
      let text = String(decoding: writer.bytes, as: UTF8.self)
      let reader = CSVReader(text, file: "g.csv", delimiter: delimiter)
      expect(read(reader, .default) == records, "\(records) became \(text.debugDescription)")
    }
  }

  private static func open(
    _ bytes: [UInt8], _ limits: FormatLimits
  ) -> (records: [[String]], delimiter: UInt8)? {
    do throws(SourceError) {
      // The header determines the separator, as in formats.
      let reader = try CSVReader.open(bytes, file: "f.csv", limits: limits) { $0.count > 1 }
      return read(reader, limits).map { ($0, reader.delimiter) }
    } catch {
      examine(error, limits)
      return nil
    }
  }

  private static func read(_ reader: CSVReader, _ limits: FormatLimits) -> [[String]]? {
    var reader = reader
    var records: [[String]] = []
    var line = 0
    do throws(SourceError) {
      while let record = try reader.next() {
        expect(record.line > line, "line \(record.line) follows \(line)")
        line = record.line
        var fields: [String] = []
        for index in 0..<record.count {
          let field = record[index]
          fields.append(field)
          expect(record.trimmed(index) == field.trimmed, "\(field.debugDescription) is trimmed")
          expect(
            record.isEmpty(index) == field.trimmed.isEmpty, "\(field.debugDescription) is empty")
          let place = record.position(index, offset: field.utf8.count)
          expect(place.line >= record.line && place.column > 0, "\(place) in line \(record.line)")
        }
        _ = record.isBlank
        records.append(fields)
      }
      return records
    } catch {
      examine(error, limits)
      return nil
    }
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    [
      ("commas", "a,b,c\r\n1,\"x,\"\"y\"\"\n z\",\n"), ("semicolons", "a;b\r1;2\r"),
      ("tabs", "a\tb\n1\t2"), ("bom", "\u{FEFF}a,b\n"), ("open", "a,b\n\"x"),
      ("stray", "a,b\nx\"y,\n"),
      ("blank", "a,b\n\n , \n\u{A0},\u{2003}x\n"), ("wide", String(repeating: ",", count: 30)),
    ].map { ($0.0, Array($0.1.utf8)) }
  }
}
