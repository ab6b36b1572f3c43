public import FoundationEssentials

/// Why a codebook cannot be used.
public struct CodebookFailure: Error, Hashable, CustomStringConvertible {
  public var reason: String

  public init(reason: String) { self.reason = reason }

  public var description: String { "the codebook cannot be read: \(reason)" }
}

extension Codebook {
  /// - Throws: ``CodebookFailure`` if it is invalid or of a newer format.
  public init(json: Data) throws {
    struct Head: Decodable {
      var format: String
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let head = try? decoder.decode(Head.self, from: json) else {
      throw CodebookFailure(reason: "it is not a codebook")
    }
    guard head.format == Codebook.format else {
      throw CodebookFailure(
        reason: "its format is not \(Codebook.format), the only one this program supports")
    }
    do {
      self = try decoder.decode(Codebook.self, from: json)
    } catch {
      throw CodebookFailure(reason: "\(error)")
    }
  }
}
