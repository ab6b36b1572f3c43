/// The definitions of a variable, accumulated while versions are added newest first.
struct AccumulatedDefinitions {
  private var form: CodebookForm?
  private(set) var definitions: [CodebookDefinition] = []
  private(set) var versionCount = 0
  private var codeCount = 0
  private var older = 0
  var allowsNone = false

  mutating func add(_ definition: CodebookDefinition, form new: CodebookForm) {
    form = form?.joined(with: new) ?? new
    versionCount += 1
    if older == 0, let last = definitions.last, last.isSame(as: definition) {
      definitions[definitions.count - 1].versions += definition.versions
    } else if older == 0, hasRoom(for: definition) {
      definitions.append(definition)
      codeCount += definition.codes.count
    } else {
      older += 1
    }
  }

  /// The newest definition is always kept.
  private func hasRoom(for definition: CodebookDefinition) -> Bool {
    definitions.isEmpty
      || definitions.count < CodebookVariable.definitionsMax
        && codeCount + definition.codes.count <= CodebookVariable.codesMax
  }

  func variable(
    _ name: String, _ source: CodebookVariable.Source, _ subject: String, _ rows: CodebookRows?,
    _ missing: [CodebookMissing] = []
  ) -> CodebookVariable {
    CodebookVariable(
      name: name, source: source, form: form ?? .text, rows: rows, subject: subject,
      definitions: definitions, olderDefinitions: older, missing: missing)
  }
}
