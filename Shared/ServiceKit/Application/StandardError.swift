import Glibc

/// Text for the operator, beside what a command prints.
public enum StandardError {
  public static func writeLine(_ text: String) {
    let line = Array((text + "\n").utf8)
    line.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let written = write(STDERR_FILENO, rest.baseAddress, rest.count)
        // Nobody may be listening any more.
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }
}
