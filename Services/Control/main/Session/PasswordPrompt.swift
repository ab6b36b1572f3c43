import ArgumentParser
import Foundation

/// Asks somebody at a terminal.
enum PasswordPrompt {
  /// Ctrl-C.
  private static let interrupt: UInt8 = 3

  /// What is typed, which nobody sees.
  ///
  /// - Throws: `CommandFailure` where there is no terminal, or nothing was typed; `ExitCode` 130 after Ctrl-C.
  static func ask(_ question: String) throws -> String {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFailure(
        "there is no terminal to ask for a password at: give --password-file (- for the standard "
          + "input) or OTOLITH_PASSWORD_FILE", .badUsage)
    }
    let terminal = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else {
      throw CommandFailure("the terminal cannot be told to hide what is typed", .failure)
    }
    var hidden = before
    // Ctrl-C comes as a character: a process that it ended would leave a terminal that shows nothing.
    hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
    hidden.c_lflag |= tcflag_t(ECHONL)
    // It ends the line, as Enter does.
    withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VEOL)] = Self.interrupt }
    guard tcsetattr(descriptor, TCSAFLUSH, &hidden) == 0 else {
      throw CommandFailure("the terminal cannot be told to hide what is typed", .failure)
    }
    defer { tcsetattr(descriptor, TCSAFLUSH, &before) }
    try terminal.write(contentsOf: Data(question.utf8))
    let line = try self.line(descriptor)
    guard !line.contains(interrupt) else { throw ExitCode(130) }
    guard !line.isEmpty, let password = String(bytes: line, encoding: .utf8) else {
      throw CommandFailure("no password was typed", .badUsage)
    }
    return password
  }

  /// Up to the end of the line, or of a password's length.
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
