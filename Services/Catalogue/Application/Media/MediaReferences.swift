import Postgres
import Questionnaires

/// A reference to a file in a definition.
struct PlacedFile: Sendable {
  var path: FindingPath
  var file: FileReference
}

/// Checks that a project has the files that its definitions name, and keeps these files.
struct MediaReferences: Sendable {
  private let store = MediaStore()

  /// Returns findings about references to files of the catalogue; other references are left out.
  ///
  /// - Parameter naming: whether the files stay from now on, because a version that names them is
  ///   published in this transaction.
  func findings(
    _ files: [PlacedFile], in project: String, naming: Bool, on executor: some PostgresExecutor
  ) async throws -> [Finding] {
    let named = files.compactMap { placed in
      placed.file.mediaHash.flatMap(ContentHash.init(hexadecimal:)).map { (placed, $0) }
    }
    if named.isEmpty { return [] }
    let hashes = Array(Set(named.map(\.1)))
    let stored = try await executor.answer(
      to: naming ? store.name(hashes, in: project) : store.files(hashes, in: project))
    let findings = FindingCollector()
    for (placed, hash) in named {
      Self.check(placed.file, stored[hash], project, FindingPlace(findings, placed.path))
    }
    return findings.findings
  }

  private static func check(
    _ reference: FileReference, _ stored: MediaFile?, _ project: String, _ path: FindingPlace
  ) {
    guard let stored else {
      path.field("location").add(
        .mediaUnknown,
        "the project `\(project)` does not have this file; upload it first, e.g. with "
          + "`otolithctl media push`")
      return
    }
    if reference.location != stored.location {
      path.field("location").add(.mediaDiffers, "the location of the file is \(stored.location)")
    }
    if reference.mediaType != stored.type.rawValue {
      path.field("media_type").add(.mediaDiffers, "the file is \(stored.type.rawValue)")
    }
    if reference.byteCount != UInt64(stored.byteCount) {
      path.field("byte_count").add(.mediaDiffers, "the file has \(stored.byteCount) bytes")
    }
  }
}

extension StudyImport {
  /// The files that the study and its sounds name.
  var files: [PlacedFile] {
    var files: [PlacedFile] = []
    if let picture = study.picture {
      files.append(PlacedFile(path: FindingPath().field("study").field("picture"), file: picture))
    }
    for (position, entry) in soundCollections.enumerated() {
      files += entry.files(at: FindingPath().item("sound_collections", position))
    }
    return files
  }
}

extension LibraryEntry {
  /// The files that the entry names.
  var files: [PlacedFile] { files(at: FindingPath()) }

  fileprivate func files(at path: FindingPath) -> [PlacedFile] {
    guard case .soundCollection(let collection) = contents else { return [] }
    let images = collection.categories.enumerated().map {
      (path.item("categories", $0).field("image"), $1.image)
    }
    let sounds = collection.sounds.enumerated().flatMap { position, sound in
      let here = path.item("sounds", position)
      return [(here.field("file"), sound.file), (here.field("image"), sound.image)]
    }
    return (images + sounds).compactMap { path, file in
      file.map { PlacedFile(path: path, file: $0) }
    }
  }
}
