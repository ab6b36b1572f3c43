internal import CPQ
internal import Logging

/// Logs the server's notices at debug level, without details, which may quote values.
final class NoticeLog {
  private let logger: Logger

  private init(_ logger: Logger) {
    self.logger = logger
  }

  private static let receiver: PQnoticeReceiver = { argument, result in
    guard let argument, let result else { return }
    let log = Unmanaged<NoticeLog>.fromOpaque(argument).takeUnretainedValue()
    let notice = PostgresError(result: result)
    log.logger.debug(
      "notice from PostgreSQL",
      metadata: ["message": "\(notice.message)", "sqlstate": "\(notice.sqlState ?? "")"])
  }

  /// The log must be retained by the caller; libpq keeps only its address.
  static func install(on connection: OpaquePointer?, logger: Logger) -> NoticeLog {
    let log = NoticeLog(logger)
    PQsetNoticeReceiver(connection, receiver, Unmanaged.passUnretained(log).toOpaque())
    return log
  }
}
