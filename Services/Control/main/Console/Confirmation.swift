import ArgumentParser
import ControlSupport
import Foundation
import ServiceKit

/// Asks before something that cannot be taken back, or that many people notice.
enum Confirmation {
  /// - Throws: `ValidationError` when nobody is there to be asked; `ExitCode` 1 when the answer is no.
  static func ask(_ statement: String) throws {
    let answer = try read("\(statement) Go on? [y/N] ")
    try require(["y", "yes"].contains(answer.lowercased()))
  }

  /// As ``ask(_:)``, and the answer is `name` itself: nobody types that by habit.
  static func ask(_ statement: String, typing name: String) throws {
    try require(try read("\(statement) Type \(name) to go on: ") == name)
  }

  private static func read(_ question: String) throws -> String {
    guard isatty(STDIN_FILENO) == 1 else {
      throw ValidationError("nobody can be asked: give --yes")
    }
    // Standard output may be kept in a file.
    StandardError.write(PlainLine.text(question))
    return readLine()?.trimmingCharacters(in: .whitespaces) ?? ""
  }

  private static func require(_ isAgreed: Bool) throws {
    guard isAgreed else {
      CatalogueConsole.say("nothing was done")
      throw ExitCode.failure
    }
  }
}

/// Of commands that ask before they do anything.
struct ConfirmationOptions: ParsableArguments {
  @Flag(help: "Do not ask.")
  var yes = false

  /// - Parameter statement: what will happen, in one or two sentences.
  func ask(_ statement: String, typing name: String) throws {
    if !yes { try Confirmation.ask(statement, typing: name) }
  }
}
