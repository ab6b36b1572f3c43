import ArgumentParser
import Formats
import Foundation
import ProgramVersion
import Questionnaires

/// Imports a codebook again and again, as `otolithctl catalogue import --dry-run` does once: from bytes
/// to a definition that was checked by all rules. Prints one JSON object.
@main
struct CatalogueBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue-bench",
    abstract: "The import that the benchmark of the catalogue measures.",
    version: OtolithVersion.text(of: "catalogue-bench"))

  @Argument(help: "Codebook, CSV.")
  var file: String

  @Option(help: "Seconds before the measurement.")
  var warmUp = 0.3

  @Option(help: "Seconds of the measurement.")
  var seconds = 2.0

  struct NotValid: Error, CustomStringConvertible {
    let description: String
  }

  func run() throws {
    var options = ReadOptions()
    options.questionnaireID = "imported"
    let reader = TrackCodebookReader()
    let checker = QuestionnaireChecker()
    let from = ContinuousClock.now + .seconds(warmUp)
    let until = from + .seconds(seconds)
    var latencies: [Double] = []
    var elementCount = 0
    var began = ContinuousClock.now
    while began < until {
      let bytes = try [UInt8](Data(contentsOf: URL(filePath: file)))
      elementCount = 0
      for questionnaire in try reader.read(bytes, file: file, options: options) {
        let errors = checker.check(questionnaire.definition).filter { $0.severity == .error }
        if let first = errors.first {
          throw NotValid(description: "\(first.path): \(first.advice)")
        }
        elementCount += questionnaire.definition.elements.count
      }
      let ended = ContinuousClock.now
      if began >= from, ended <= until { latencies.append((ended - began) / .microseconds(1)) }
      began = ended
    }
    guard !latencies.isEmpty else { throw NotValid(description: "nothing was imported in time") }
    latencies.sort()
    print(
      """
      {"per_s": \(Double(latencies.count) / seconds), "p50_us": \(latencies[latencies.count / 2]), \
      "p99_us": \(latencies[latencies.count * 99 / 100]), "elements": \(elementCount)}
      """)
  }
}
