import QuestionnaireSamples

@testable import Formats
@testable import Questionnaires

/// YAML itself, and files of Otolith's own format without questionnaires: studies, sounds and
/// vocabularies.
enum YAMLTarget: FuzzTarget {
  static let name = "yaml"

  static func run(_ input: [UInt8]) {
    if let node = parse(input, .tight) {
      let (depth, count) = measure(node)
      expect(
        depth <= FormatLimits.tight.depthMax && count <= FormatLimits.tight.nodesMax,
        "\(depth) levels, \(count) values")
    }
    if let node = parse(input, .default) { checkKeys(node) }
    let reader = OtolithLibraryReader()
    _ = reader.kind(of: input)
    library(input) { bytes throws(SourceError) in
      try reader.study(bytes, file: "f.yaml").definition
    } write: {
      OtolithLibraryWriter().write($0)
    } check: {
      (StudyChecker().check($0, questionnaires: [], hasStoredPassword: true), $0.canonicalBytes)
    }
    library(input) { bytes throws(SourceError) in
      try reader.soundCollection(bytes, file: "f.yaml").definition
    } write: {
      OtolithLibraryWriter().write($0)
    } check: {
      (SoundCollectionChecker().check($0), $0.canonicalBytes)
    }
    library(input) { bytes throws(SourceError) in
      try reader.vocabulary(bytes, file: "f.yaml").definition
    } write: {
      OtolithLibraryWriter().write($0)
    } check: {
      (VocabularyChecker().check($0), $0.canonicalBytes)
    }
  }

  private static func parse(_ bytes: [UInt8], _ limits: FormatLimits) -> YAMLNode? {
    do throws(SourceError) {
      return try YAMLReading(file: "f.yaml", limits: limits).root(bytes, limits: limits).node
    } catch {
      examine(error, limits)
      return nil
    }
  }

  private static func measure(_ node: YAMLNode) -> (depth: Int, count: Int) {
    let parts: [YAMLNode] =
      switch node.contents {
      case .scalar: []
      case .sequence(let nodes): nodes
      case .mapping(let pairs): pairs.map(\.value)
      }
    return parts.map(measure).reduce((1, 1)) { (max($0.0, $1.depth + 1), $0.1 + $1.count) }
  }

  private static func checkKeys(_ node: YAMLNode) {
    expect(node.position.line > 0, "a value is nowhere")
    switch node.contents {
    case .scalar: break
    case .sequence(let nodes): for node in nodes { checkKeys(node) }
    case .mapping(let pairs):
      expect(Set(pairs.map(\.key)).count == pairs.count, "a key stands twice")
      for pair in pairs { checkKeys(pair.value) }
    }
  }

  /// A valid definition is unchanged by writing and reading.
  private static func library<Definition>(
    _ input: [UInt8], read: ([UInt8]) throws(SourceError) -> Definition,
    write: (Definition) -> WriteResult, check: (Definition) -> ([Finding], [UInt8])
  ) {
    let definition: Definition
    do throws(SourceError) {
      definition = try read(input)
    } catch {
      examine(error)
      return
    }
    let (findings, bytes) = check(definition)
    guard !findings.contains(where: { $0.severity == .error }) else { return }
    let result = write(definition)
    for file in result.files {
      do throws(SourceError) {
        let again = check(try read(file.bytes)).1
        expect(
          again == bytes || !result.report.isLossless,
          "\(definition) becomes another by \(String(decoding: file.bytes, as: UTF8.self))")
      } catch {
        fatalError("\(error): \(String(decoding: file.bytes, as: UTF8.self))")
      }
    }
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let files = [
      OtolithLibraryWriter().write(Samples.study()).files[0].bytes,
      Array("sounds: s\ntitle: {en: S}\ndefault-language: en\nentries: []\n".utf8),
      Array("vocabulary: v\ntitle: {en: V}\ndefault-language: en\nterms: []\n".utf8),
      Array("a: &b [1]\nc: *b\n".utf8), Array("? [x]\n: !!str y\n--- \n...".utf8),
      Array("a: |2-\n   x\n  y\nb: >+\n z\n\n'q': \"\\u00e4\\x41\\\n  w\"\n".utf8),
      Array("[[[[[[[[[{}]]]]]]]]]".utf8),
    ]
    return files.enumerated().map { ("file-\($0)", $1) }
  }
}
