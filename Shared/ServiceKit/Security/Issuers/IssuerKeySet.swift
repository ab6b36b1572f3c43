/// The keys of another issuer, found by id or, for tokens that name none, by algorithm.
struct IssuerKeySet: Sendable {
  let keys: [IssuerKey]
  private let named: [String: [IssuerKey]]
  /// The one key that fits an algorithm, where there is one alone.
  private let only: [SignatureAlgorithm: IssuerKey]

  /// - Parameter keys: of those with the same id that fit the same algorithm the first one counts.
  init(_ keys: [IssuerKey] = []) {
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

  /// - Parameter keyID: nil where the token names none, as it may (RFC 7515 §4.1.4): then the key is
  ///   known only if no other one fits, since trying several until one says yes would make every
  ///   forged token cost as many checks as there are keys. A token that names a key is never checked
  ///   with one of another name or of none.
  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) -> IssuerKey? {
    guard let keyID else { return only[algorithm] }
    return named[keyID]?.first { $0.algorithms.contains(algorithm) }
  }
}
