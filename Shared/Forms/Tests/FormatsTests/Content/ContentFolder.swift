import Formats
import Foundation
import Questionnaires
import Testing

/// The files shipped with the catalogue.
enum ContentFolder {
  static let url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Services/Catalogue/Content")

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appendingPathComponent(path)))
  }

  /// Every YAML file, as `study/file.yaml`, in order.
  static let yamlFiles: [String] = {
    let manager = FileManager.default
    let folders = (try? manager.contentsOfDirectory(atPath: url.path)) ?? []
    return folders.flatMap { folder in
      ((try? manager.contentsOfDirectory(atPath: url.appendingPathComponent(folder).path)) ?? [])
        .filter { $0.hasSuffix(".yaml") }.map { "\(folder)/\($0)" }
    }
    .sorted()
  }()

  /// - Parameter path: `study/questionnaire`.
  static func questionnaire(_ path: String) throws -> QuestionnaireDefinition {
    let read = try OtolithReader().read(bytes("\(path).yaml"), file: "\(path).yaml")
    return try #require(read.first?.definition)
  }
}

extension QuestionnaireDefinition {
  /// Ids of the questions, in order.
  var questionIDs: [String] { elements.filter { $0.question != nil }.map(\.id) }
}

extension QuestionDefinition.Kind {
  /// Codes in order; empty without options.
  var codes: [String] {
    switch self {
    case .singleChoice(let choice): choice.options.map(\.code)
    case .multipleChoice(let choice): choice.options.map(\.code)
    default: []
    }
  }
}
