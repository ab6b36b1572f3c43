/// Checks annotations, which are kept for other formats.
struct AnnotationChecker {
  let limits: CatalogueLimits

  func check(_ annotations: [Annotation], _ path: FindingPlace) {
    if annotations.count > limits.annotationsMax {
      path.field("annotations").add(
        .tooManyAnnotations,
        "\(annotations.count) annotations; at most \(limits.annotationsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, annotation) in annotations.prefix(limits.annotationsMax).enumerated() {
      let here = path.item("annotations", position)
      if !IdentifierSyntax.isAnnotationKey(annotation.key) {
        here.field("key").add(
          .annotationKeyInvalid,
          "invalid key `\(annotation.key)`; use 1–64 lower-case letters, digits, `.`, `-`")
      } else if !seen.insert(annotation.key).inserted {
        here.field("key").add(.annotationDuplicate, "duplicate key `\(annotation.key)`")
      }
      if annotation.value.unicodeScalars.count > limits.annotationCharactersMax {
        here.field("value").add(
          .textTooLong, "at most \(limits.annotationCharactersMax) characters are allowed")
      }
      // Neither messages nor PostgreSQL columns can contain NUL.
      if annotation.value.utf8.contains(0) {
        here.field("value").add(.textControlCharacter, "remove the NUL characters")
      }
    }
  }
}
