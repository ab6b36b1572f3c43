public import Foundation

/// Files of the repository, found from where this source file is.
public enum Repository {
  public static let root: URL = {
    // Tests/TestSupport/Repository.swift; `Tests` may be a symbolic link.
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }()

  public static func file(_ path: String) -> URL {
    root.appendingPathComponent(path)
  }
}
