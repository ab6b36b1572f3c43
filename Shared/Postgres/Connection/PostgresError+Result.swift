internal import CPQ

extension PostgresError {
  /// Converts a failed result of libpq.
  init(result: OpaquePointer) {
    func field(_ code: Character) -> String? {
      guard let ascii = code.asciiValue else { return nil }
      return PQresultErrorField(result, Int32(ascii)).map { String(cString: $0) }
    }
    // `PG_DIAG_*`: the field codes of the protocol (PostgreSQL manual §55.8).
    self.init(
      kind: .server, sqlState: field("C"),
      message: field("M")
        ?? PQresultErrorMessage(result).map { Self.firstLine(of: String(cString: $0)) }
        ?? "the server sent no message",
      constraint: field("n"), detail: field("D"))
  }

  /// Returns whether the server closes the connection after this error.
  static func isFatal(_ result: OpaquePointer) -> Bool {
    guard let severity = PQresultErrorField(result, Int32(UInt8(ascii: "V"))) else { return false }
    return ["FATAL", "PANIC"].contains(String(cString: severity))
  }

  /// libpq's message about the connection.
  static func connectionMessage(_ connection: OpaquePointer?) -> String {
    guard let connection, let message = PQerrorMessage(connection) else {
      return "the connection broke"
    }
    let text = firstLine(of: String(cString: message))
    return text.isEmpty ? "the connection broke" : text
  }

  private static func firstLine(of text: String) -> String {
    String(text.prefix { !$0.isNewline })
  }
}
