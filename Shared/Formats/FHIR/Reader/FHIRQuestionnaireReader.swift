/// Reads Questionnaires of FHIR STU3, R4 and R5 (JSON), alone or in a Bundle together with their value
/// sets.
///
/// What Otolith has no field for is kept in annotations (`fhir.…`) and written back; what it cannot
/// follow is reported as a loss. `README.md` beside this file has the whole mapping.
public struct FHIRQuestionnaireReader: QuestionnaireReader {
  public init() {}

  /// - Throws: ``SourceError`` for what is no JSON, no Questionnaire, breaks FHIR's own rules so
  ///   that its meaning is not clear, or has a modifier that Otolith does not know.
  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [ReadQuestionnaire] {
    let json = try JSONParser.parse(bytes, file: file, limits: options.limits)
    let findings = SourceFindingCollector(file: file, limits: options.limits)
    let resources = Self.resources(json, findings)
    let questionnaires = resources.filter { $0["resourceType"]?.string == "Questionnaire" }
    if questionnaires.isEmpty {
      findings.add(
        "FHIR_NO_QUESTIONNAIRE", at: json.position,
        "there is no resource with the `resourceType` Questionnaire here"
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

  /// The resource, or those of a bundle.
  private static func resources(
    _ json: JSONValue, _ findings: SourceFindingCollector
  ) -> [JSONValue] {
    guard json["resourceType"]?.string == "Bundle" else { return [json] }
    return (json["entry"]?.array ?? []).compactMap { $0["resource"] }
  }
}
