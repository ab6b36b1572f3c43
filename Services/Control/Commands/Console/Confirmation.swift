import ArgumentParser
import Foundation
import ServiceKit

/// Asks for confirmation of irreversible actions, or those that many people notice.
enum Confirmation {
  /// - Throws: `ValidationError` if standard input is not a terminal; `ExitCode` 1 if the answer is
  ///   no.
  static func ask(_ statement: String) throws {
    let answer = try read("\(statement) Go on? [y/N] ")
    try require(["y", "yes"].contains(answer.lowercased()))
  }

  /// Like ``ask(_:)``, but the user must type `name`, which prevents confirming by habit.
  static func ask(_ statement: String, typing name: String) throws {
    try require(try read("\(statement) Type \(name) to continue: ") == name)
  }

  private static func read(_ question: String) throws -> String {
    guard isatty(STDIN_FILENO) == 1 else {
      throw ValidationError("standard input is not a terminal; pass --yes to confirm")
    }
    // Standard output may be redirected to a file.
    StandardError.write(LogSafeText.text(question))
    return readLine()?.trimmingCharacters(in: .whitespaces) ?? ""
  }

  private static func require(_ isAgreed: Bool) throws {
    guard isAgreed else {
      CatalogueConsole.say("cancelled")
      throw ExitCode.failure
    }
  }
}

/// Options of commands that ask for confirmation.
struct ConfirmationOptions: ParsableArguments {
  @Flag(help: "Do not ask for confirmation.")
  var yes = false

  /// - Parameter statement: the consequences, in one or two sentences.
  func ask(_ statement: String, typing name: String) throws {
    if !yes { try Confirmation.ask(statement, typing: name) }
  }
}
