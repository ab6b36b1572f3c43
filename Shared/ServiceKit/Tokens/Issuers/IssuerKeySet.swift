/// The keys of another issuer, found by id, or by algorithm for tokens without a key id.
package struct IssuerKeySet: Sendable {
  package let keys: [IssuerKey]
  private let named: [String: [IssuerKey]]
  /// The key for each algorithm that has exactly one.
  private let only: [SignatureAlgorithm: IssuerKey]

  /// - Parameter keys: the first one counts among those with the same id and algorithm.
  package init(_ keys: [IssuerKey] = []) {
    self.keys = keys
    named = Dictionary(grouping: keys.filter { $0.keyID != nil }) { $0.keyID ?? "" }
    var only: [SignatureAlgorithm: IssuerKey] = [:]
    for algorithm in SignatureAlgorithm.allCases {
      let fitting = keys.filter { $0.algorithms.contains(algorithm) }
      if let first = fitting.first,
        fitting.allSatisfy({ $0.thumbprint == first.thumbprint })
      {
        only[algorithm] = first
      }
    }
    self.only = only
  }

  /// Returns the key for a token.
  ///
  /// - Parameter keyID: nil if the token names none (RFC 7515 §4.1.4). Then a key is returned only
  ///   if exactly one fits, because trying all keys would multiply the cost of forged tokens. A
  ///   token with a key id is never verified with another key.
  package func key(_ keyID: String?, for algorithm: SignatureAlgorithm) -> IssuerKey? {
    guard let keyID else { return only[algorithm] }
    return named[keyID]?.first { $0.algorithms.contains(algorithm) }
  }
}
