import ArgumentParser
import Foundation

/// Asks the operator before something that cannot be taken back.
enum Confirmation {
  /// - Throws: `ValidationError` when nobody is there to be asked; `ExitCode` 1 when the answer is no.
  static func ask(_ statement: String) throws {
    guard isatty(STDIN_FILENO) == 1 else {
      throw ValidationError("nobody can be asked: give --yes")
    }
    print("\(statement) Go on? [y/N] ", terminator: "")
    fflush(nil)
    guard ["y", "yes"].contains(readLine()?.lowercased()) else {
      print("nothing was done")
      throw ExitCode(1)
    }
  }
}
