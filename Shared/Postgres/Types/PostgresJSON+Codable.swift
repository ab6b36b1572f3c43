internal import FoundationEssentials

extension PostgresJSON {
  /// The JSON form of a Swift value.
  ///
  /// - Throws: `PostgresError` of kind `.parameter` when it has none, such as a number that is not
  ///   finite.
  public init(encoding value: some Encodable) throws {
    do {
      self.init(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    } catch {
      throw PostgresError(
        kind: .parameter, message: "a value of type \(type(of: value)) has no JSON form")
    }
  }

  /// - Throws: `PostgresError` of kind `.decoding`, which does not quote the document.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw PostgresError(kind: .decoding, message: "a JSON document is not read as \(type)")
    }
  }
}
