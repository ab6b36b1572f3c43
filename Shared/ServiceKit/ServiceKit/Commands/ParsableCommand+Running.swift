public import ArgumentParser

extension AsyncParsableCommand {
  /// Runs the command named by the arguments and ends the process with its result.
  ///
  /// - Parameters:
  ///   - beginning: called once the arguments are parsed.
  ///   - failing: ends the process for errors that the program handles itself.
  public static func runToTheEnd(
    beginning: @Sendable () -> Void = {}, failing: @Sendable (any Error) -> Void = { _ in }
  ) async -> Never {
    let command: any ParsableCommand
    do {
      command = try await asyncParseAsRoot()
    } catch {
      end(by: error)
    }
    beginning()
    do {
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        var synchronous = command
        try synchronous.run()
      }
    } catch {
      if let failure = error as? StandardOutput.Failure { StandardOutput.end(failure) }
      failing(error)
      end(by: error)
    }
    StandardOutput.end(0)
  }

  /// Like `exit(withError:)`, which does not check whether its output was written.
  private static func end(by error: any Error) -> Never {
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    guard code.isSuccess || message.isEmpty else { exit(withError: error) }
    if !message.isEmpty { print(message) }
    StandardOutput.end(code.rawValue)
  }
}
