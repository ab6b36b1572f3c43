import Glibc

enum StandardOutput {
  static func flush() {
    // Flushes all streams, because `stdout` is a mutable global that Swift 6 rejects.
    fflush(nil)
  }
}
