internal import Questionnaires

/// Reads questionnaires in Otolith's own format: YAML, one questionnaire a file.
///
/// It checks the form of the file (keys, kinds of values); whether the definition is good is the
/// catalogue's to say, see ``Lint``. Every finding carries its line and column.
public struct OtolithReader: QuestionnaireReader {
  public init() {}

  /// The file says everything itself, so of the options only the limits count.
  public func read(
    _ bytes: [UInt8], file: String, options: ReadOptions = ReadOptions()
  ) throws(SourceError) -> [ReadQuestionnaire] {
    let reading = YAMLReading(file: file, limits: options.limits)
    let root = try reading.root(bytes, limits: options.limits)
    try OtolithFileKind.require(.questionnaire, root)
    let definition = root.questionnaire()
    try reading.collector.throwErrors()
    guard let definition else { return [] }
    var report = ConversionReport(limits: options.limits)
    report.count(definition)
    return [ReadQuestionnaire(definition: definition, map: reading.map, report: report)]
  }
}
