import FoundationEssentials
import RPCCore

/// Reads `OTOLITH_TRACES_HEADERS_FILE`: lines `name: value`; empty lines and lines that begin with
/// `#` are ignored. Errors give only the line number, because values are secrets.
enum TraceHeaders {
  static let bytesMax = 64 * 1024

  /// - Throws: ``SettingsError``.
  static func read(file: String) throws -> Metadata {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw problem("\(file) cannot be read")
    }
    guard data.count <= bytesMax else {
      throw problem("\(file) exceeds the limit of \(bytesMax) bytes")
    }
    // Invalid UTF-8 becomes replacement characters, which are rejected in headers.
    let text = String(decoding: data, as: UTF8.self)
    var metadata = Metadata()
    // Accepts line ends with carriage returns; CR LF is a single character.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = trimmed(line)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw problem("line \(index + 1) of \(file): expected name: value")
      }
      let (name, value) = (trimmed(parts[0]).lowercased(), String(trimmed(parts[1])))
      guard isName(name), !value.isEmpty, value.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
      else {
        throw problem(
          "line \(index + 1) of \(file): a name may contain lower-case letters, digits, '-', '_' and '.', and must "
            + "not begin with grpc- or end in -bin; a value must consist of visible ASCII characters"
        )
      }
      metadata.add(value, for: name)
    }
    return metadata
  }

  private static func problem(_ text: String) -> SettingsError {
    SettingsError(problems: ["OTOLITH_TRACES_HEADERS_FILE: \(text)"])
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text.drop { $0.isWhitespace }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("grpc-") && !name.hasSuffix("-bin")
      && !["content-type", "te", "user-agent"].contains(name)
      && name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains($0)
      }
  }
}
