public import Codebooks
public import Foundation

/// Why a codebook cannot be used.
public struct CodebookFailure: Error, Hashable, CustomStringConvertible {
  public var reason: String

  public var description: String { "the codebook cannot be read: \(reason)" }
}

extension Codebook {
  /// - Throws: ``CodebookFailure``: it is of a newer form, or none at all.
  public init(json: Data) throws {
    struct Head: Decodable {
      var format: String
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let head = try? decoder.decode(Head.self, from: json) else {
      throw CodebookFailure(reason: "it is no codebook")
    }
    guard head.format == Codebook.format else {
      throw CodebookFailure(
        reason: "it is not of the form \(Codebook.format), which this otolithctl reads")
    }
    do {
      self = try decoder.decode(Codebook.self, from: json)
    } catch {
      throw CodebookFailure(reason: "\(error)")
    }
  }
}
