import FoundationEssentials

/// The rights in a payload, under claim names chosen by the operator.
struct NamedClaims: Decodable {
  private static let namesKey = CodingUserInfoKey(rawValue: "names")

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  var roles: [String]
  var studies: [String]
  var leads: [String]

  init(from decoder: any Decoder) throws {
    let names = Self.namesKey.flatMap { decoder.userInfo[$0] as? ClaimNames } ?? ClaimNames()
    let claims = try decoder.container(keyedBy: Name.self)
    roles = Self.texts(names.roles, in: claims)
    studies = Self.texts(names.studies, in: claims)
    leads = Self.texts(names.leads, in: claims)
  }

  /// Returns nil if the payload is not an object.
  static func read(_ payload: [UInt8], names: ClaimNames) -> NamedClaims? {
    let decoder = JSONDecoder()
    if let namesKey { decoder.userInfo[namesKey] = names }
    return try? decoder.decode(NamedClaims.self, from: Data(payload))
  }

  private static func texts(
    _ name: String, in claims: KeyedDecodingContainer<Name>
  ) -> [String] {
    var container = claims
    var key = Name(stringValue: name)
    if !claims.contains(key) {
      var path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      key = Name(stringValue: path.removeLast())
      for step in path {
        let next = try? container.nestedContainer(
          keyedBy: Name.self, forKey: Name(stringValue: step))
        guard let next else { return [] }
        container = next
      }
    }
    return (try? container.decode(ClaimTexts.self, forKey: key))?.texts ?? []
  }
}
