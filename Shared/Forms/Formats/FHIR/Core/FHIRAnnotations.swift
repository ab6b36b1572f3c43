internal import Questionnaires

/// Annotations as an extension of Otolith.
enum FHIRAnnotations {
  static func read(_ object: FHIRObject) -> [Annotation] {
    object.extensions(FHIRAddress.own(.annotation)).compactMap { annotation in
      guard let key = annotation.text(of: "key") else {
        annotation.add("FHIR_VALUE_INVALID", nil, "an annotation needs a `key`")
        return nil
      }
      return Annotation(key: key, value: annotation.text(of: "value") ?? "")
    }
  }

  static func write(_ annotations: [Annotation], into node: inout FHIRNode) {
    for annotation in annotations where !FHIRAddress.Key.all.contains(annotation.key) {
      var parts = [FHIRNode.extending("key", "String", .string(annotation.key))]
      if !annotation.value.isEmpty {
        parts.append(FHIRNode.extending("value", "String", .string(annotation.value)))
      }
      node.extensions.append(FHIRNode.extending(FHIRAddress.own(.annotation), parts))
    }
  }
}
