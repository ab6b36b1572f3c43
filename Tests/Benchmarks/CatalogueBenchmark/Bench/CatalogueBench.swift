import ArgumentParser
import Formats
import Foundation
import ProgramVersion
import Questionnaires

/// Imports a file again and again, as `otolithctl catalogue import --dry-run` does once: from bytes to
/// definitions that were checked by all rules; or decides its conditions, as ingestion does for each
/// sheet. Prints one JSON object.
@main
struct CatalogueBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue-bench",
    abstract: "The import and the conditions that the benchmark of the catalogue measures.",
    version: OtolithVersion.text(of: "catalogue-bench"))

  @Argument(help: "Codebook, dictionary or another file of a questionnaire.")
  var file: String

  @Flag(help: "Decide which questions are shown for one sheet; durations are those of a condition.")
  var conditions = false

  @Option(help: "Seconds before the measurement.")
  var warmUp = 0.3

  @Option(help: "Seconds of the measurement.")
  var seconds = 2.0

  struct NotValid: Error, CustomStringConvertible {
    let description: String
  }

  func run() throws {
    let imported = try read()
    if conditions {
      let sheet = ConditionSheet(imported)
      guard sheet.conditionCount > 0 else { throw NotValid(description: "no conditions") }
      try measure(sheet.conditionCount) {
        guard sheet.shownCount() > 1 else { throw NotValid(description: "nothing is shown") }
      }
    } else {
      try measure(1) { _ = try read() }
    }
  }

  private func read() throws -> [QuestionnaireDefinition] {
    var options = ReadOptions()
    options.questionnaireID = "imported"
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: file)))
    guard let reader = CatalogueFormat(contents: bytes)?.reader else {
      throw NotValid(description: "unknown format")
    }
    let read = try reader.read(bytes, file: file, options: options).map(\.definition)
    let checker = QuestionnaireChecker()
    for definition in read {
      if let first = checker.check(definition).first(where: { $0.severity == .error }) {
        throw NotValid(description: "\(first.path): \(first.advice)")
      }
    }
    return read
  }

  /// - Parameter parts: number of parts that a duration is divided by.
  private func measure(_ parts: Int, _ body: () throws -> Void) throws {
    let from = ContinuousClock.now + .seconds(warmUp)
    let until = from + .seconds(seconds)
    var latencies: [Double] = []
    var began = ContinuousClock.now
    while began < until || latencies.isEmpty {
      try body()
      let ended = ContinuousClock.now
      if began >= from { latencies.append((ended - began) / .microseconds(1) / Double(parts)) }
      began = ended
    }
    latencies.sort()
    let elements = try read().reduce(0) { $0 + $1.elements.count }
    print(
      """
      {"per_s": \(1_000_000 * Double(latencies.count) / latencies.reduce(0, +)), \
      "p50_us": \(latencies[latencies.count / 2]), \
      "p99_us": \(latencies[latencies.count * 99 / 100]), "elements": \(elements)}
      """)
  }
}
