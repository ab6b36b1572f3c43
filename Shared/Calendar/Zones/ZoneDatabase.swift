import Synchronization

/// The host's time zone database: compiled zones in a folder, as the distribution's package `tzdata`
/// brings them. PostgreSQL and the C library read the same.
///
/// All zones are read at once (about 600 small files), so that looking one up reads nothing, and once
/// more when the folder has changed: ``refresh()``.
public final class ZoneDatabase: Sendable {
  /// What a reading brought.
  public struct Reading: Sendable, Hashable {
    /// Of the IANA database, such as `2026a`; nil where the folder does not tell.
    public let version: String?
    public let zoneCount: Int
    /// Files that look like zones and are none, a sentence for each. A zone that was read before keeps
    /// the rules that it had.
    public let problems: [String]
  }

  private struct State: Sendable {
    var reading: Reading
    var stamps: [String: ZoneDirectory.Stamp]
    var zones: [String: ZoneTransitions]
  }

  /// Where the C library looks, too.
  public static let defaultPath = "/usr/share/zoneinfo"

  public let path: String
  private let directory: ZoneDirectory
  private let state: Mutex<State>

  /// Reads every zone. Blocks for some milliseconds.
  ///
  /// - Parameter path: nil or empty: ``defaultPath``.
  /// - Throws: ``NoZones``.
  public init(path: String? = nil) throws {
    let path = path.flatMap { $0.isEmpty ? nil : $0 } ?? Self.defaultPath
    self.path = path
    directory = ZoneDirectory(path: path)
    let state = Self.read(directory, directory.stamps(), before: [:])
    guard !state.zones.isEmpty else { throw NoZones(path: path) }
    self.state = Mutex(state)
  }

  /// Which version is in a folder now, whether or not anybody has read it; nil where it does not tell.
  ///
  /// - Parameter path: nil or empty: ``defaultPath``.
  public static func installedVersion(path: String? = nil) -> String? {
    ZoneDirectory(path: path.flatMap { $0.isEmpty ? nil : $0 } ?? defaultPath).version()
  }

  public var reading: Reading { state.withLock { $0.reading } }

  /// - Returns: nil for a name that is not in the database, exactly as it is written there. Fixed offsets
  ///   (`GMT+3`, `+01:00`) and abbreviations (`PST`) that are not in it are refused too; `Etc/GMT+3` is
  ///   a zone.
  public func zone(_ name: String) -> IANAZone? {
    guard ZoneName.isValid(name) else { return nil }
    return state.withLock { state in
      state.zones[name].map {
        IANAZone(name: name, databaseVersion: state.reading.version, transitions: $0)
      }
    }
  }

  /// Of every zone by its name: ``IANAZone/digest``.
  public var digests: [String: UInt64] { state.withLock { $0.zones.mapValues(\.digest) } }

  /// Every zone's name.
  public var names: Set<String> { state.withLock { Set($0.zones.keys) } }

  /// Reads the zones again if a file has changed, came or went. Blocks for some milliseconds. Only
  /// one caller at a time.
  ///
  /// - Returns: what it brought; nil when nothing has changed, or when the folder holds no zone any
  ///   more: then everything stays as it was.
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
    // Many names stand for one file.
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
      stamps: stamps, zones: zones)
  }
}

/// A folder without zones.
public struct NoZones: Error, CustomStringConvertible {
  public let path: String

  public var description: String {
    "there are no time zones in \(path): install the package tzdata, or name their folder in TZDIR"
  }
}
