import ServiceKit

/// Settings of the store of files.
enum FileSettings {
  static let directory = Setting<String?>.text(
    "files.directory", kind: .path, standard: .otherwise("participants cannot answer with files"),
    "folder of the files that participants answer with, encrypted, the same for all instances; it "
      + "is backed up with the database")

  static let fileMebibytes = Setting.integer(
    "files.file.mib", default: AnswerFileLimits().fileBytesMax >> 20, in: 1...1024, unit: "MiB",
    reload: .reload, "size of one file; questions may have a lower limit")

  static let participantMebibytes = Setting.integer(
    "files.participant.mib", default: AnswerFileLimits().participantBytesMax >> 20,
    in: 1...1_048_576, unit: "MiB", reload: .reload, "files of one participant in a study")

  static let studyMebibytes = Setting.integer(
    "files.study.mib", default: AnswerFileLimits().studyBytesMax >> 20, in: 1...1_048_576,
    unit: "MiB", reload: .reload, "files of one study altogether")

  static let graceDays = Setting.integer(
    "files.grace.days", default: AnswerFileLimits().graceDays, in: 1...3650, unit: "days",
    reload: .reload, "time after its upload when a file that no sheet names is removed")

  static let all: [any DefinedSetting] = [
    directory, fileMebibytes, participantMebibytes, studyMebibytes, graceDays,
  ]

  /// Reads the limits; problems are added to the reader.
  static func limits(_ reader: inout SettingsReader) -> AnswerFileLimits {
    AnswerFileLimits(
      fileBytesMax: reader.read(fileMebibytes) << 20,
      participantBytesMax: reader.read(participantMebibytes) << 20,
      studyBytesMax: reader.read(studyMebibytes) << 20, graceDays: reader.read(graceDays))
  }

  /// - Returns: nil if the service stores no files.
  /// - Throws: `SettingsError` also if the folder cannot be used.
  static func folder(from reader: SettingsReader) throws -> SealedFolder? {
    var reader = reader.withoutProblems
    guard let path = reader.read(directory) else { return nil }
    let folder = SealedFolder(path: path, sealing: try SealingSettings.keys(from: reader))
    if let problem = folder.folder.problem {
      reader.reject("\(directory.variable): \(path) cannot be used: \(problem)")
    }
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
    return folder
  }
}
