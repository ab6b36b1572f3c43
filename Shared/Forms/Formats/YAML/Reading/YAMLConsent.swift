internal import Questionnaires

extension YAMLMapping {
  /// Reads the keys `consent-label`, `consent-date`, `consent-parts` and `consent-signature`.
  func consentDetails(at study: FindingPath) -> ConsentDetails {
    ConsentDetails(
      label: optional("consent-label")?.noted(study.field("consent_label")).text() ?? "",
      date: optional("consent-date")?.noted(study.field("consent_date")).text() ?? "",
      parts: optional("consent-parts")?.consentParts(at: study) ?? [],
      signature: optional("consent-signature")?.noted(study.field("consent_signature"))
        .word(of: ConsentDetails.Signature.self))
  }
}

extension YAMLValue {
  /// Reads entries `{id, text}`.
  fileprivate func consentParts(at study: FindingPath) -> [ConsentDetails.Part] {
    noted(study.field("consent_parts"))
    var parts: [ConsentDetails.Part] = []
    for value in list() ?? [] {
      let path = study.item("consent_parts", parts.count)
      let part = value.noted(path).mapping("consent-part") { mapping in
        ConsentDetails.Part(
          id: mapping.required("id")?.noted(path.field("part_id")).text() ?? "",
          text: mapping.translations("text", at: path.field("text"), required: true))
      }
      if let part { parts.append(part) }
    }
    return parts
  }
}
