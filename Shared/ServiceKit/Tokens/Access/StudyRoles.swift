/// The claim with roles of staff by study. Unknown roles, of a later release, and other types in a
/// foreign token grant nothing.
struct StudyRoles: Codable {
  var roles: [String: Set<ShippedRole>]

  init(_ roles: [String: Set<ShippedRole>]) { self.roles = roles }

  init(from decoder: any Decoder) throws {
    let texts = (try? decoder.singleValueContainer().decode([String: [String]].self)) ?? [:]
    roles = texts.mapValues { names in
      Set(names.compactMap(ShippedRole.init).filter { $0.scope == .study })
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(roles.mapValues { $0.map(\.rawValue).sorted() })
  }
}
