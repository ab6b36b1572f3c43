import Foundation
public import Logging

/// The logger of the tests: silent unless `OTOLITH_TEST_LOG` names a level.
public enum TestLog {
  public static let logger: Logger = {
    let level = ProcessInfo.processInfo.environment["OTOLITH_TEST_LOG"]
      .flatMap(Logger.Level.init(rawValue:))
    guard let level else { return Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }
    var logger = Logger(label: "test") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = level
    return logger
  }()
}
