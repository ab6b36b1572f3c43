internal import FoundationEssentials

/// An answer of JetStream's API: a document in JSON, or an error in its place.
enum JetStreamAnswer<Content: Decodable & Sendable> {
  /// - Parameter request: what was asked for, for an error's text.
  /// - Throws: `NATSError.refused`, `NATSError.malformed`.
  static func decode(_ message: NATSMessage, of request: String) throws -> Content {
    let data = Data(message.bytes)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do {
      let failure = try decoder.decode(JetStreamFailure.self, from: data)
      if let error = failure.error {
        throw NATSError.refused(
          request: request, code: error.code, errorCode: error.errCode ?? 0,
          description: error.description ?? "without a reason")
      }
      return try decoder.decode(Content.self, from: data)
    } catch let error as NATSError {
      throw error
    } catch {
      throw NATSError.malformed("the answer to \(request)")
    }
  }
}

private struct JetStreamFailure: Decodable, Sendable {
  struct Details: Decodable, Sendable {
    var code: Int
    var errCode: Int?
    var description: String?
  }

  var error: Details?
}
