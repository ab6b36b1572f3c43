import Logging
import ServiceLifecycle
import UnixSignals

/// Waits for SIGHUP, by which the settings are read again. One that comes while they are being read is not
/// lost: they are read once more.
struct ReloadService: Service, CustomStringConvertible {
  /// Called before settings are read again, and when they are in effect, or were refused: the service's
  /// manager is told, which waits for the end of `systemctl reload`.
  struct Notices: Sendable {
    var begins: @Sendable () -> Void = {}
    var ends: @Sendable () -> Void = {}
  }

  let signals: UnixSignalsSequence
  var notices = Notices()
  let reload: @Sendable () async -> Void

  var description: String { "reload of settings" }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      for await _ in signals {
        notices.begins()
        await reload()
        notices.ends()
      }
      // The sequence ends with its task; a part of the service that ends sooner would end all.
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
    }
  }
}
