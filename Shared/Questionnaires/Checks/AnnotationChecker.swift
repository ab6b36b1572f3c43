/// Checks what is kept for other formats.
struct AnnotationChecker {
  let limits: CatalogueLimits

  func check(
    _ annotations: [Annotation], _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if annotations.count > limits.annotationsMax {
      findings.add(
        path.field("annotations"), .tooManyAnnotations,
        "\(annotations.count) annotations; at most \(limits.annotationsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, annotation) in annotations.prefix(limits.annotationsMax).enumerated() {
      let here = path.item("annotations", position)
      if !IdentifierSyntax.isAnnotationKey(annotation.key) {
        findings.add(
          here.field("key"), .annotationKeyInvalid,
          "`\(annotation.key)` is no key; use 1–64 lower-case letters, digits, `.`, `-`")
      } else if !seen.insert(annotation.key).inserted {
        findings.add(here.field("key"), .annotationDuplicate, "`\(annotation.key)` stands twice")
      }
      if annotation.value.unicodeScalars.count > limits.annotationCharactersMax {
        findings.add(
          here.field("value"), .textTooLong,
          "at most \(limits.annotationCharactersMax) characters are allowed")
      }
      // No message and no column of PostgreSQL holds one.
      if annotation.value.utf8.contains(0) {
        findings.add(
          here.field("value"), .textControlCharacter, "remove the characters of code 0")
      }
    }
  }
}
