/// What a role that serves with one schema has to do with the schema of another service: nothing, as
/// deploy/postgres/bootstrap.sql promises. A service that is taken over could otherwise read and change
/// what the other one keeps.
public struct ForeignRights: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// `migrate` of that schema's service gave it, or a group that it is in, the rights to serve.
    case serves(holder: String)
    /// It is, or belongs to, the role that owns the schema.
    case owns(owner: String)
    /// bootstrap.sql makes a role of that name for the other schema.
    case isNamedAfterIt
  }

  public var role: String
  public var schema: String
  public var kind: Kind

  public init(role: String, schema: String, kind: Kind) {
    self.role = role
    self.schema = schema
    self.kind = kind
  }

  /// The SQL that takes the rights away, where it is rights.
  public var revocation: String? {
    switch kind {
    case .serves(let holder): SchemaRights.revocation(schema: schema, from: holder)
    case .owns(let owner) where owner != role:
      "REVOKE \(SQLIdentifier.typed(owner)) FROM \(SQLIdentifier.typed(role))"
    case .owns, .isNamedAfterIt: nil
    }
  }
}

extension ForeignRights: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .serves(let holder) where holder != role:
      "it has the rights to serve with the schema \(schema), as a member of \(holder)"
    case .serves: "it has the rights to serve with the schema \(schema)"
    case .owns(let owner) where owner != role:
      "it may do everything in the schema \(schema), as a member of \(owner)"
    case .owns: "it owns the schema \(schema)"
    case .isNamedAfterIt: "it is the role of the schema \(schema) by its name"
    }
  }
}
