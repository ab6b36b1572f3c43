import FoundationEssentials
import RPCCore
import ServiceBasics
import Settings

/// The static files, in memory: read once, compressed once. A request finds a file by its exact
/// path, so that no path of a request ever reaches the file system.
struct PageFiles: Sendable {
  struct File: Sendable {
    let contentType: String
    let bytes: [UInt8]
    /// Compressed by gzip; nil if that is not shorter.
    let compressed: [UInt8]?
    /// Quoted (RFC 9110 §8.8.3).
    let etag: String
  }

  /// Files by path, such as `/participant/app.js`.
  private let files: [String: File]

  /// Served files are of these types; others in the folder are not public.
  private static let types = [
    "css": "text/css; charset=utf-8", "flac": "audio/flac",
    "html": "text/html; charset=utf-8", "ico": "image/x-icon", "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8", "json": "application/json", "m4a": "audio/mp4",
    "mp3": "audio/mpeg", "ogg": "audio/ogg", "png": "image/png", "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8", "wav": "audio/wav",
    "webmanifest": "application/manifest+json", "webp": "image/webp", "woff2": "font/woff2",
  ]
  private static let countMax = 2_000
  private static let depthMax = 16
  private static let bytesMax = 64 << 20

  /// The number of files.
  var count: Int { files.count }

  init(files: [String: File] = [:]) { self.files = files }

  /// Reads all files below `folder`. Its own entries may be symbolic links; further links must stay
  /// within these entries.
  ///
  /// - Throws: ``SettingsError`` for an unreadable folder, too many files, or a link that leaves the
  ///   entries.
  init(folder: String) throws {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw SettingsError(problems: ["\(WebSettings.pages.variable): \(folder) cannot be read"])
    }
    let names = entries.sorted().filter { !$0.hasPrefix(".") }
    var reader = Reader(roots: names.map { Self.resolved("\(folder)/\($0)") })
    for name in names { try reader.read("\(folder)/\(name)", as: "/\(name)") }
    files = reader.files
  }

  /// Finds the file of a request's path.
  subscript(path: String) -> File? { files[Self.place(of: path)] }

  private static let viewer = "/share/index.html"

  /// Whether the path is that of the page that shows shared reports.
  static func isViewer(_ path: String) -> Bool { place(of: path) == viewer }

  /// Paths that people see, and the files that answer them. The participant's page routes by its
  /// own path, the console by the fragment.
  private static func place(of path: String) -> String {
    switch path {
    case "/": return "/participant/index.html"
    case "/service-worker.js", "/manifest.webmanifest": return "/participant\(path)"
    // The last is where a sign-in provider sends the browser back to.
    case "/console", "/console/", "/console/signed-in": return "/console/index.html"
    case "/share", "/share/": return viewer
    default:
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let isInvitation = parts.count == 3 && parts[1] == "join" && !parts[2].isEmpty
      return isInvitation ? "/participant/index.html" : path
    }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private struct Reader {
    /// Real places of the folder's entries.
    let roots: [String]
    var files: [String: File] = [:]
    var bytes = 0

    mutating func read(_ path: String, as name: String) throws {
      let place = PageFiles.resolved(path)
      // A link to a folder above itself would never end.
      guard name.count(where: { $0 == "/" }) <= PageFiles.depthMax,
        roots.contains(where: { place == $0 || place.hasPrefix($0 + "/") })
      else {
        throw SettingsError(problems: [
          "\(WebSettings.pages.variable): \(path) is a link to a place outside of its folder"
        ])
      }
      var isFolder = false
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else { return }
      if isFolder {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        for entry in entries.sorted() where !entry.hasPrefix(".") {
          try read("\(path)/\(entry)", as: "\(name)/\(entry)")
        }
      } else if let type = name.split(separator: ".").last.flatMap({ PageFiles.types[String($0)] })
      {
        try add(path, as: name, type)
      }
    }

    private mutating func add(_ path: String, as name: String, _ type: String) throws {
      guard let contents = FileManager.default.contents(atPath: path) else {
        throw SettingsError(problems: ["\(WebSettings.pages.variable): \(path) cannot be read"])
      }
      bytes += contents.count
      guard files.count < PageFiles.countMax, bytes <= PageFiles.bytesMax else {
        throw SettingsError(problems: [
          "\(WebSettings.pages.variable): more than \(PageFiles.countMax) files or "
            + "\(PageFiles.bytesMax) bytes"
        ])
      }
      files[name] = File([UInt8](contents), type)
    }
  }
}

extension PageFiles.File {
  private static let compressionLevel: Int32 = 9

  init(_ bytes: [UInt8], _ contentType: String) {
    self.bytes = bytes
    self.contentType = contentType
    let isCompressible =
      contentType.hasPrefix("text/") || contentType.hasPrefix("application/")
      || contentType == "image/svg+xml"
    let compressed =
      isCompressible
      ? try? bytes.withUnsafeBytes {
        try MessageCompressor.compress($0, .gzip, level: Self.compressionLevel)
      } : nil
    self.compressed = compressed.flatMap { $0.count < bytes.count ? $0 : nil }
    etag = "\"\(Sodium.sha256(bytes).prefix(16).hexadecimal)\""
  }
}
