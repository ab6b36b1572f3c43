/// Reads Questionnaires of FHIR STU3, R4 and R5 (JSON or XML), alone or in a Bundle with their value
/// sets.
///
/// Data without a field in Otolith is kept in annotations (`fhir.…`) and written back; unsupported
/// behaviour is reported as a loss. `README.md` beside this file documents the mapping.
public struct FHIRQuestionnaireReader: QuestionnaireReader {
  public init() {}

  /// - Throws: ``SourceError`` if the file is not JSON or not a Questionnaire, violates FHIR's
  ///   rules so that its meaning is unclear, or has an unknown modifier.
  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [ReadQuestionnaire] {
    let json =
      FHIRXML.isXML(bytes)
      ? try FHIRXML.json(bytes, file: file, limits: options.limits)
      : try JSONParser.parse(bytes, file: file, limits: options.limits)
    let findings = SourceFindingCollector(file: file, limits: options.limits)
    let resources = Self.resources(json, findings)
    let questionnaires = resources.filter { $0["resourceType"]?.string == "Questionnaire" }
    if questionnaires.isEmpty {
      findings.add(
        "FHIR_NO_QUESTIONNAIRE", at: json.position,
        "the file contains no resource with the `resourceType` Questionnaire"
          + (json["resourceType"]?.string.map { ", but a `\($0.prefix(60))`" } ?? ""))
    }
    var ids = FHIRQuestionnaireIDs()
    var read: [ReadQuestionnaire] = []
    for resource in questionnaires {
      let converted = FHIRSTU3.asR4(resource)
      var reader = FHIRResourceReader(
        converted ?? resource, isSTU3: converted != nil, others: resources, findings: findings,
        file: file, options: options)
      read.append(reader.read(isOnlyOne: questionnaires.count == 1, ids: &ids))
    }
    try findings.throwErrors()
    if !read.isEmpty { read[0].warnings = findings.findings }
    return read
  }

  /// Returns the resource, or the resources of a bundle.
  private static func resources(
    _ json: JSONValue, _ findings: SourceFindingCollector
  ) -> [JSONValue] {
    guard json["resourceType"]?.string == "Bundle" else { return [json] }
    return (json["entry"]?.array ?? []).compactMap { $0["resource"] }
  }
}
