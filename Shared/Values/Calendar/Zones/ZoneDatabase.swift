import Synchronization

/// The host's time zone database: a folder of compiled zones, as installed by the distribution's
/// package `tzdata` and used by PostgreSQL and the C library.
///
/// All zones (about 600 small files) are read at once, so that a lookup reads no file.
/// ``refresh()`` reads them again after an update.
public final class ZoneDatabase: Sendable {
  /// Result of reading the folder.
  public struct Reading: Sendable, Hashable {
    /// Version of the IANA database, such as `2026a`; nil if the folder does not state it.
    public let version: String?
    public let zoneCount: Int
    /// One sentence for each file that looks like a zone but is invalid. A zone that was read
    /// before keeps its previous rules.
    public let problems: [String]
  }

  private struct State: Sendable {
    var reading: Reading
    var stamps: [String: ZoneDirectory.Stamp]
    var zones: [String: ZoneTransitions]
    /// Names by their lower-case spelling.
    var spellings: [String: String]
  }

  /// The default folder of the C library.
  public static let defaultPath = "/usr/share/zoneinfo"

  public let path: String
  private let directory: ZoneDirectory
  private let state: Mutex<State>

  /// Reads every zone. Blocks for some milliseconds.
  ///
  /// - Parameter path: nil or empty means ``defaultPath``.
  /// - Throws: ``NoZones``.
  public init(path: String? = nil) throws {
    let path = path.flatMap { $0.isEmpty ? nil : $0 } ?? Self.defaultPath
    self.path = path
    directory = ZoneDirectory(path: path)
    let state = Self.read(directory, directory.stamps(), before: [:])
    guard !state.zones.isEmpty else { throw NoZones(path: path) }
    self.state = Mutex(state)
  }

  /// Returns the version that is now in a folder, without reading the zones; nil if the folder does
  /// not state it.
  ///
  /// - Parameter path: nil or empty means ``defaultPath``.
  public static func installedVersion(path: String? = nil) -> String? {
    ZoneDirectory(path: path.flatMap { $0.isEmpty ? nil : $0 } ?? defaultPath).version()
  }

  public var reading: Reading { state.withLock { $0.reading } }

  /// Returns the zone that a device means.
  ///
  /// Accepts the names of the database in any case, and offsets from UTC as devices write them
  /// (``UTCOffset``). A positive offset such as `GMT+3` is east of Greenwich, but the database's
  /// `Etc/GMT+3` is west of it.
  ///
  /// - Returns: nil for other text, such as `PST`: several zones share an abbreviation.
  public func zone(_ text: String) -> IANAZone? {
    state.withLock { state in
      let version = state.reading.version
      if ZoneName.isValid(text) {
        let name = state.zones[text] == nil ? state.spellings[text.lowercased()] : text
        if let name, let transitions = state.zones[name] {
          return IANAZone(name: name, databaseVersion: version, transitions: transitions)
        }
      }
      return UTCOffset(text).map { IANAZone(offset: $0, databaseVersion: version) }
    }
  }

  /// The digest of every zone by name (``IANAZone/digest``).
  public var digests: [String: UInt64] { state.withLock { $0.zones.mapValues(\.digest) } }

  /// Names of all zones.
  public var names: Set<String> { state.withLock { Set($0.zones.keys) } }

  /// Reads the zones again if a file was added, changed or removed. Blocks for some milliseconds.
  /// Must not be called concurrently.
  ///
  /// - Returns: the result; nil if nothing changed or the folder no longer has zones, in which case
  ///   the previous zones stay.
  public func refresh() -> Reading? {
    let before = state.withLock { $0 }
    let stamps = directory.stamps()
    guard stamps != before.stamps else { return nil }
    let read = Self.read(directory, stamps, before: before.zones)
    guard !read.zones.isEmpty else { return nil }
    state.withLock { $0 = read }
    return read.reading
  }

  private static func read(
    _ directory: ZoneDirectory, _ stamps: [String: ZoneDirectory.Stamp],
    before: [String: ZoneTransitions]
  ) -> State {
    var zones: [String: ZoneTransitions] = [:]
    var problems: [String] = []
    // Several names refer to the same file.
    var seen: [ZoneDirectory.Stamp: ZoneTransitions] = [:]
    for (name, stamp) in stamps.sorted(by: { $0.key < $1.key }) where ZoneName.isValid(name) {
      if let known = seen[stamp] {
        zones[name] = known
        continue
      }
      do {
        let bytes = try directory.read(name, bytesMax: TZifReader.bytesMax)
        guard bytes.starts(with: TZifReader.magic) else { continue }
        let zone = try TZifReader(bytes).read()
        seen[stamp] = zone
        zones[name] = zone
      } catch {
        problems.append("\(name) \(error)")
        zones[name] = before[name]
      }
    }
    return State(
      reading: Reading(
        version: directory.version(), zoneCount: zones.count, problems: problems),
      stamps: stamps, zones: zones,
      spellings: Dictionary(
        zones.keys.map { ($0.lowercased(), $0) }, uniquingKeysWith: { min($0, $1) }))
  }
}

/// The folder contains no zones.
public struct NoZones: Error, CustomStringConvertible {
  public let path: String

  public var description: String {
    "no time zones in \(path): install the package tzdata, or set TZDIR to their folder"
  }
}
