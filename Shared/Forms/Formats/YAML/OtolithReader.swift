internal import Questionnaires

/// Reads questionnaires in Otolith's own format: YAML, one questionnaire per file.
///
/// Checks the syntax of the file (keys, types of values); ``Lint`` checks the definition. Every
/// finding has a line and column.
public struct OtolithReader: QuestionnaireReader {
  public init() {}

  /// The file is complete, so only the limits of the options apply.
  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions = ReadOptions()
  ) throws(SourceError) -> [ReadQuestionnaire] {
    let reading = YAMLReading(file: file, limits: options.limits, options: options)
    let root = try reading.root(bytes, limits: options.limits)
    try OtolithFileKind.require(.questionnaire, root)
    let definition = root.questionnaire()
    try reading.collector.throwErrors()
    guard let definition else { return [] }
    var report = ConversionReport(limits: options.limits)
    report.count(definition)
    var read = ReadQuestionnaire(definition: definition, map: reading.map, report: report)
    let ids = definition.elements.map(\.id)
    read.warnings = QuestionnaireAdvice(definition).found.map {
      reading.map.place($0, in: file, elements: ids)
    }
    return [read]
  }
}
