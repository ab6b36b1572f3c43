import Foundation

/// What commands tell programs where no message of the API has it: objects of their own, in one form.
public enum DocumentJSON {
  public static func text(_ document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }
}
