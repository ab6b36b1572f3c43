import FoundationEssentials

extension IssuerKeySet {
  /// Reads the key set of another issuer (RFC 7517 §5).
  ///
  /// Keys of unknown kinds or for other purposes are ignored. An invalid key of a known kind makes
  /// the set malformed, so that the operator notices it before tokens are rejected.
  ///
  /// - Throws: ``JSONWebKeySet/Malformed`` with the key and the error.
  package init(reading json: String) throws(JSONWebKeySet.Malformed) {
    struct Document: Decodable { var keys: [JSONWebKey] }
    guard json.utf8.count <= JSONWebKeySet.sizeMax else {
      throw JSONWebKeySet.Malformed("it is larger than \(JSONWebKeySet.sizeMax) bytes")
    }
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
    } catch let error as DecodingError {
      throw JSONWebKeySet.Malformed(Self.describe(error))
    } catch {
      throw JSONWebKeySet.Malformed("invalid JSON")
    }
    var keys: [IssuerKey] = []
    for (index, entry) in document.keys.enumerated() {
      do throws(IssuerKey.Broken) {
        guard let key = try IssuerKey.read(entry) else { continue }
        let twin = keys.first { Self.cannotBeTold($0, from: key) }
        guard twin.map({ $0.thumbprint == key.thumbprint }) ?? true else {
          throw IssuerKey.Broken(reason: "an earlier key has the same kid")
        }
        keys.append(key)
      } catch {
        throw JSONWebKeySet.Malformed("\(Self.name(of: entry, at: index)): \(error.reason)")
      }
    }
    self.init(keys)
  }

  /// Keys with the same id are distinguished by the token's algorithm (RFC 7517 §4.5).
  private static func cannotBeTold(_ one: IssuerKey, from other: IssuerKey) -> Bool {
    one.keyID != nil && one.keyID == other.keyID
      && !one.algorithms.isDisjoint(with: other.algorithms)
  }

  private static func name(of entry: JSONWebKey, at index: Int) -> String {
    guard let keyID = entry.keyID, IssuerKey.isPlausibleKeyID(keyID) else {
      return "keys[\(index)]"
    }
    return "keys[\(index)] (kid \"\(keyID)\")"
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context.codingPath)) has a wrong type (RFC 7517)"
    default: "invalid JSON"
    }
  }

  /// Formats a path such as `keys[2].n`.
  private static func place(_ path: [any CodingKey]) -> String {
    let place = path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return place.isEmpty ? "it" : place
  }
}
