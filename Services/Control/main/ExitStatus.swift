import ArgumentParser
import Codebooks
import ControlSupport
import Formats

/// What otolithctl ends with, after sysexits(3); the numbers stand in its help and in README.md.
extension ExitCode {
  /// EX_USAGE: the arguments, or the settings, are not right.
  static let badUsage = ExitCode(64)
  /// EX_DATAERR: what a file says is wrong.
  static let badFile = ExitCode(65)
  /// EX_NOINPUT: a file cannot be read.
  static let unreadableFile = ExitCode(66)
  /// EX_UNAVAILABLE: a service cannot be reached, or does not answer in time.
  static let unreachable = ExitCode(69)
  /// EX_IOERR: what was made cannot be written.
  static let unwritableOutput = ExitCode(74)
  /// EX_NOPERM: who asks may not, or is not known.
  static let notPermitted = ExitCode(77)
}

/// Why a command ends, once its arguments were understood: said without how to call it.
struct CommandFailure: Error, CustomStringConvertible {
  /// In one line.
  let description: String
  let status: ExitCode
  /// What else is to be said, a line each: of a refused call every field, how long to wait, what to do.
  var details: [String] = []

  init(_ description: String, _ status: ExitCode) {
    self.description = description
    self.status = status
  }

  /// Nil for what ArgumentParser says itself: an exit code alone, or errors of no kind known here.
  init?(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let failure as CallFailure:
      self.init(failure.lines[0], failure.status)
      details = Array(failure.lines.dropFirst())
    case let failure as SessionFailure: self.init(failure.description, .notPermitted)
    case let failure as OutputFailure: self.init(failure.description, .unwritableOutput)
    case let failure as ExportFolder.Failure: self.init(failure.description, .badUsage)
    case let failure as CodebookFailure: self.init(failure.description, .badFile)
    case let failure as FileShape.Failure: self.init(failure.description, .badFile)
    case let failure as CursorFile.Failure: self.init(failure.description, .badFile)
    case let failure as OwnExportFailure: self.init(failure.description, .badFile)
    case let failure as ZipFileWriter.Failure: self.init(failure.description, .unwritableOutput)
    case let error as ValidationError: self.init(error.message, .badUsage)
    default: return nil
    }
  }
}
