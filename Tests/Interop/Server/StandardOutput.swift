import Glibc

enum StandardOutput {
  static func flush() {
    // All streams: `stdout` itself is a mutable global that Swift 6 does not let through.
    fflush(nil)
  }
}
