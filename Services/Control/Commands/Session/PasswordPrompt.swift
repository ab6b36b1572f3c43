import ArgumentParser
import Foundation

/// Reads a password from the terminal.
enum PasswordPrompt {
  /// Ctrl-C.
  private static let interrupt: UInt8 = 3

  /// Prints the question and reads the answer without echo.
  ///
  /// - Throws: `CommandFailure` without a terminal or for an empty answer; `ExitCode` 130 after
  ///   Ctrl-C.
  static func ask(_ question: String) throws -> String {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFailure(
        "no terminal to read a password from: pass --password-file (- for standard "
          + "input) or OTOLITH_PASSWORD_FILE", .badUsage)
    }
    let terminal = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else {
      throw CommandFailure("the terminal cannot hide the input", .failure)
    }
    var hidden = before
    // Ctrl-C is read as a character, since a signal would end the process without restoring the
    // terminal.
    hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
    hidden.c_lflag |= tcflag_t(ECHONL)
    // Ctrl-C ends the line like Enter.
    withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VEOL)] = Self.interrupt }
    guard tcsetattr(descriptor, TCSAFLUSH, &hidden) == 0 else {
      throw CommandFailure("the terminal cannot hide the input", .failure)
    }
    defer { tcsetattr(descriptor, TCSAFLUSH, &before) }
    try terminal.write(contentsOf: Data(question.utf8))
    let line = try self.line(descriptor)
    guard !line.contains(interrupt) else { throw ExitCode(130) }
    guard !line.isEmpty, let password = String(bytes: line, encoding: .utf8) else {
      throw CommandFailure("no password entered", .badUsage)
    }
    return password
  }

  /// Reads up to the end of the line, or the maximum length of a password.
  private static func line(_ descriptor: Int32) throws -> [UInt8] {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < 1_024 {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else { break }
      line.append(byte)
      if byte == interrupt { break }
    }
    return line
  }
}
