import CCurl
import Dispatch
import Synchronization

/// A set of connections with their requests, and the thread that drives them.
///
/// `Sendable`: the multi handle is used by that thread only, except for `curl_multi_wakeup`, which
/// is thread-safe.
final class HTTPConnections: Sendable {
  /// Maximum number of connections per server. APNs multiplexes requests; a second connection
  /// serves while one is shut down.
  private static let perHostMax = 4
  /// Maximum wait without activity, in milliseconds.
  private static let idleMax: Int32 = 60_000

  private struct Inbox {
    var waiting: [HTTPTransfer] = []
    var isRetired = false
  }

  private nonisolated(unsafe) let multi: UnsafeMutableRawPointer
  private let inbox = Mutex(Inbox())
  /// libcurl blocks, so it runs on its own thread.
  private let queue = DispatchQueue(label: "otolith.push.http")

  init() {
    guard let multi = curl_multi_init() else { preconditionFailure("libcurl cannot be used") }
    self.multi = multi
    otolith_curl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, Self.perHostMax)
    queue.async { self.run() }
  }

  func start(_ transfer: HTTPTransfer) {
    inbox.withLock { inbox in
      inbox.waiting.append(transfer)
      curl_multi_wakeup(multi)
    }
  }

  /// Finishes running requests; no request may be started afterwards.
  func retire() {
    inbox.withLock { inbox in
      inbox.isRetired = true
      // Under the lock, because afterwards the thread may free the handle.
      curl_multi_wakeup(multi)
    }
  }

  private func run() {
    var running: [UnsafeMutableRawPointer: HTTPTransfer] = [:]
    while true {
      let (arrived, isRetired) = inbox.withLock { inbox in
        defer { inbox.waiting = [] }
        return (inbox.waiting, inbox.isRetired)
      }
      for transfer in arrived { begin(transfer, &running) }
      var runningCount: Int32 = 0
      curl_multi_perform(multi, &runningCount)
      finish(&running)
      if isRetired, running.isEmpty { break }
      curl_multi_poll(multi, nil, 0, Self.idleMax, nil)
    }
    curl_multi_cleanup(multi)
  }

  private func begin(
    _ transfer: HTTPTransfer, _ running: inout [UnsafeMutableRawPointer: HTTPTransfer]
  ) {
    let code = transfer.prepare()
    guard code == CURLE_OK, curl_multi_add_handle(multi, transfer.handle) == CURLM_OK else {
      return transfer.end(code == CURLE_OK ? CURLE_FAILED_INIT : code)
    }
    running[transfer.handle] = transfer
  }

  private func finish(_ running: inout [UnsafeMutableRawPointer: HTTPTransfer]) {
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE,
        let handle = message.pointee.easy_handle,
        let transfer = running.removeValue(forKey: handle)
      else { continue }
      // The message is freed with the handle.
      let code = message.pointee.data.result
      curl_multi_remove_handle(multi, handle)
      transfer.end(code)
    }
  }
}
