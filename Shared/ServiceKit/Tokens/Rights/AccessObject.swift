import Fields

/// An object that accounts have roles on.
public enum AccessObject: Sendable, Hashable {
  case installation
  case project(String)
  case study(String)

  /// Parses `installation`, `projects/{project_id}` or `studies/{study_id}`; nil for other texts.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.count) {
    case ("installation", 1): self = .installation
    case ("projects", 2) where IdentifierSyntax.isID(parts[1]): self = .project(parts[1])
    case ("studies", 2) where IdentifierSyntax.isID(parts[1]): self = .study(parts[1])
    default: return nil
    }
  }

  public var text: String {
    switch self {
    case .installation: "installation"
    case .project(let id): "projects/\(id)"
    case .study(let id): "studies/\(id)"
    }
  }

  /// Whether a role on this object holds on the other one.
  public func contains(_ other: AccessObject) -> Bool { self == .installation || self == other }
}
