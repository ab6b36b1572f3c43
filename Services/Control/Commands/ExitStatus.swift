import ArgumentParser
import Codebooks
import Formats

/// Exit statuses of otolithctl after sysexits(3); they are documented in its help and README.md.
extension ExitCode {
  /// EX_USAGE: invalid arguments or settings.
  static let badUsage = ExitCode(64)
  /// EX_DATAERR: invalid contents of a file.
  static let badFile = ExitCode(65)
  /// EX_NOINPUT: a file cannot be read.
  static let unreadableFile = ExitCode(66)
  /// EX_UNAVAILABLE: a service cannot be reached or times out.
  static let unreachable = ExitCode(69)
  /// EX_IOERR: an output cannot be written.
  static let unwritableOutput = ExitCode(74)
  /// EX_NOPERM: no permission, or not signed in.
  static let notPermitted = ExitCode(77)
}

/// An error of a command with valid arguments, printed without usage.
struct CommandFailure: Error, CustomStringConvertible {
  /// The error in one line.
  let description: String
  let status: ExitCode
  /// Further lines: all fields of an error response, the time to wait, and advice.
  var details: [String] = []

  init(_ description: String, _ status: ExitCode) {
    self.description = description
    self.status = status
  }

  /// Nil for errors that ArgumentParser reports: exit codes and unknown kinds of errors.
  init?(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let failure as CallFailure:
      self.init(failure.lines[0], failure.status)
      details = Array(failure.lines.dropFirst())
    case let failure as BusFailure: self.init(failure.description, failure.status)
    case let failure as SessionFailure: self.init(failure.description, .notPermitted)
    case let failure as OutputFailure: self.init(failure.description, .unwritableOutput)
    case let failure as ExportFolder.Failure: self.init(failure.description, .badUsage)
    case let failure as AnalysisFolder.Failure: self.init(failure.description, .badUsage)
    case let failure as AnalysisInput.Failure: self.init(failure.description, .badFile)
    case let failure as StatisticsFailure: self.init(failure.description, .badFile)
    case let failure as CodebookFailure: self.init(failure.description, .badFile)
    case let failure as FileShape.Failure: self.init(failure.description, .badFile)
    case let failure as CursorFile.Failure: self.init(failure.description, .badFile)
    case let failure as OwnExportFailure: self.init(failure.description, .badFile)
    case let failure as ZipFileWriter.Failure: self.init(failure.description, .unwritableOutput)
    case let failure as CorrectionArgument.Failure: self.init(failure.description, .badUsage)
    case let error as ValidationError: self.init(error.message, .badUsage)
    default: return nil
    }
  }
}
