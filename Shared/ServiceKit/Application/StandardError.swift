import Glibc

/// Text for the operator, beside what a command prints.
public enum StandardError {
  public static func writeLine(_ text: String) { write(text + "\n") }

  /// Within a line: of a question, or of progress.
  public static func write(_ text: String) {
    Array(text.utf8).withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let written = Glibc.write(STDERR_FILENO, rest.baseAddress, rest.count)
        // Nobody may be listening any more.
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }
}
