internal import FoundationEssentials

/// A reply of JetStream's API: a JSON document or an error.
enum JetStreamAnswer<Content: Decodable & Sendable> {
  /// - Parameter request: a description of the request, for error texts.
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

/// JetStream's reply to a message to be stored.
enum PublishAcknowledgement {
  private static let sequence = Array("\"seq\"".utf8)
  private static let error = Array("\"error\"".utf8)

  /// - Throws: `NATSError` unless the message is stored, possibly by an earlier attempt.
  static func check(_ message: NATSMessage, of subject: String) throws {
    if message.status == 503 { throw NATSError.nobodyAnswers(subject: subject) }
    // There is one reply per event, so only the rare ones with an error are parsed.
    let isPlain = message.withBytes { bytes in
      bytes.contains(Self.sequence) && !bytes.contains(Self.error)
    }
    if isPlain { return }
    _ = try JetStreamAnswer<Empty>.decode(message, of: "an event")
    throw NATSError.malformed("an acknowledgement without a sequence number")
  }

  private struct Empty: Decodable, Sendable {}
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes contain a short sequence.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { start in
      self[start] == part[0] && self[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
