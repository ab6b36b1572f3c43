/// UCUM §2: codes are printable ASCII without spaces.
enum UnitSyntax {
  static func check(
    _ unit: String, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let isCode = unit.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    if !isCode || unit.utf8.count > IdentifierSyntax.charactersMax {
      findings.add(path, .unitInvalid, "give a UCUM code of at most 64 characters, e.g. `mm[Hg]`")
    }
  }
}
