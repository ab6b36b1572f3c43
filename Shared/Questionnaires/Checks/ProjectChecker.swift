/// The rules a project must meet.
public struct ProjectChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// - Returns: everything wrong, in the order of the definition.
  public func check(_ project: ProjectDefinition) -> [Finding] {
    var findings = FindingCollector(limit: limits.findingsMax)
    let path = FindingPath().field("project")
    let texts = TextChecker(limits: limits, defaultLanguage: project.defaultLanguage)
    if !IdentifierSyntax.isID(project.id) {
      findings.add(
        path.field("project_id"), .idInvalid,
        "`\(project.id)` is no id; use 1–64 lower-case letters, digits, hyphens")
    }
    texts.checkLanguages(
      default: project.defaultLanguage, promised: [], path, into: &findings)
    texts.check(project.title, path.field("title"), required: true, into: &findings)
    texts.check(project.description, path.field("description"), required: false, into: &findings)
    return findings.findings
  }
}
