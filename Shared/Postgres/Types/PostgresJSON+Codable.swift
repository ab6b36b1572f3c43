internal import FoundationEssentials

extension PostgresJSON {
  /// Encodes a Swift value as JSON.
  ///
  /// - Throws: `PostgresError` of kind `.parameter` if it cannot be encoded, for example because of
  ///   a number that is not finite.
  public init(encoding value: some Encodable) throws {
    do {
      self.init(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    } catch {
      throw PostgresError(
        kind: .parameter, message: "a value of type \(type(of: value)) cannot be encoded as JSON")
    }
  }

  /// Decodes the document.
  ///
  /// - Throws: `PostgresError` of kind `.decoding`, which does not quote the document.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw PostgresError(kind: .decoding, message: "a JSON document cannot be decoded as \(type)")
    }
  }
}
