/// Checks the rules of a project.
public struct ProjectChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// - Returns: all findings, in the order of the definition.
  public func check(_ project: ProjectDefinition) -> [Finding] {
    let findings = FindingCollector(limit: limits.findingsMax)
    let path = findings.place.field("project")
    let texts = TextChecker(limits: limits, defaultLanguage: project.defaultLanguage)
    if !IdentifierSyntax.isID(project.id) {
      path.field("project_id").add(
        .idInvalid, "invalid id `\(project.id)`; use 1–64 lower-case letters, digits, hyphens")
    }
    texts.checkLanguages(default: project.defaultLanguage, promised: [], path)
    texts.check(project.title, path.field("title"), required: true)
    texts.check(project.description, path.field("description"), required: false)
    return findings.findings
  }
}
