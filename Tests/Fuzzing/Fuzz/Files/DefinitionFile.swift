import Formats
import Messages
import QuestionnaireWire

@testable import Questionnaires

/// A file of definitions in one format, read like the command line: rejected with findings, or
/// definitions that can be checked, hashed and sent and, if valid, written and read again.
struct DefinitionFile {
  let format: CatalogueFormat
  /// The file extension selects some readers.
  let fileName: String
  /// The writer of the format.
  let writer: (any QuestionnaireWriter)?
  /// Whether the definitions must be equal after a round trip without losses; otherwise only
  /// readable.
  var comesBackEqual = true

  private static let options: ReadOptions = {
    var options = ReadOptions()
    options.questionnaireID = "q"
    return options
  }()

  func check(_ bytes: [UInt8]) {
    var tight = Self.options
    tight.limits = .tight
    let withinLimits = read(bytes, tight)
    guard let questionnaires = read(bytes, Self.options) else {
      expect(withinLimits == nil, "limits make a file readable")
      return
    }
    for questionnaire in questionnaires {
      let definition = questionnaire.definition
      let findings = QuestionnaireChecker().check(definition)
      for finding in findings { examine(questionnaire.map.place(finding, in: fileName)) }
      expect(definition.canonicalBytes == definition.canonicalBytes, "two hashes")
      let isPublishable = !findings.contains { $0.severity == .error }
      sendAndReceive(definition, isPublishable)
      if isPublishable, !definition.elements.isEmpty { rewrite(definition) }
    }
  }

  private func read(_ bytes: [UInt8], _ options: ReadOptions) -> [ReadQuestionnaire]? {
    guard let reader = format.reader else { return nil }
    do throws(SourceError) {
      return try reader.read(bytes, file: fileName, options: options)
    } catch {
      examine(error, options.limits)
      return nil
    }
  }

  private func sendAndReceive(_ definition: QuestionnaireDefinition, _ isPublishable: Bool) {
    let message = CatalogueV1.Questionnaire(definition)
    let received: CatalogueV1.Questionnaire
    do {
      received = try CatalogueV1.Questionnaire(serialized: message.serialized())
    } catch {
      expect(!isPublishable, "the definition cannot be sent: \(error)")
      return
    }
    let again = QuestionnaireDefinition(received)
    expect(
      !isPublishable || again.canonicalBytes == definition.canonicalBytes,
      "sent, \(definition) becomes \(again)")
  }

  private func rewrite(_ definition: QuestionnaireDefinition) {
    guard let result = writer?.write([definition], options: WriteOptions()) else { return }
    var options = Self.options
    options.defaultLanguage = definition.defaultLanguage
    for file in result.files {
      let again = read(file.bytes, options) ?? []
      expect(
        !again.isEmpty || !result.report.isLossless,
        "\(definition) is written as \(String(decoding: file.bytes, as: UTF8.self))")
      guard comesBackEqual, result.report.isLossless else { continue }
      let elements = again.map { spelled($0.definition) }
      expect(
        elements == [spelled(definition)],
        "\(spelled(definition)) becomes \(elements) by \(String(decoding: file.bytes, as: UTF8.self))"
      )
    }
  }

  /// The elements with languages in the order of a table.
  private func spelled(_ definition: QuestionnaireDefinition) -> [ElementDefinition] {
    var definition = definition
    definition.transformTexts { _, text in text.translations.sort { $0.language < $1.language } }
    return definition.elements
  }

  /// Valid files that hold every kind of question.
  ///
  /// - Parameter size: about so many elements each.
  func seeds(size: Int = 4) -> [(name: String, bytes: [UInt8])] {
    (0..<4).compactMap { seed in
      DefinitionSeeds.bytes(writer, seed, size: size).map { ("written-\(seed)", $0) }
    }
  }
}
