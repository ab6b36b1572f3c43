import ServiceKit

/// Settings of the file store.
enum MediaSettings {
  static let directory = Setting<String?>.text(
    "media.directory", kind: .path, standard: .otherwise("the service stores no files"),
    "folder of the sounds and pictures that definitions name, the same for all instances; it is "
      + "backed up with the database")

  static let fileMebibytes = Setting.integer(
    "media.file.mib", default: MediaLimits().fileBytesMax >> 20, in: 1...10_240, unit: "MiB",
    reload: .reload, "size of one file")

  static let projectMebibytes = Setting.integer(
    "media.project.mib", default: MediaLimits().projectBytesMax >> 20, in: 1...1_048_576,
    unit: "MiB", reload: .reload, "files of one project altogether")

  static let graceDays = Setting.integer(
    "media.grace.days", default: MediaLimits().graceDays, in: 1...3650, unit: "days",
    reload: .reload, "time after its upload when a file that no published version names is removed")

  static let all: [any DefinedSetting] = [directory, fileMebibytes, projectMebibytes, graceDays]

  /// Reads the limits; problems are added to the reader.
  static func limits(_ reader: inout SettingsReader) -> MediaLimits {
    MediaLimits(
      fileBytesMax: reader.read(fileMebibytes) << 20,
      projectBytesMax: reader.read(projectMebibytes) << 20, graceDays: reader.read(graceDays))
  }

  /// - Returns: nil if the service stores no files.
  /// - Throws: `SettingsError` also if the folder cannot be used.
  static func read(
    from reader: SettingsReader
  ) throws -> (folder: MediaFolder?, limits: MediaLimits) {
    var reader = reader
    let limits = limits(&reader)
    let folder = reader.read(directory).map { MediaFolder(path: $0, isPublic: true) }
    if let folder, let problem = folder.problem {
      reader.reject("\(directory.variable): \(folder.path) cannot be used: \(problem)")
    }
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
    return (folder, limits)
  }
}
