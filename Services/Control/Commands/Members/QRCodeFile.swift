import Foundation

/// A QR code in a file, drawn by the program `qrencode` of libqrencode.
enum QRCodeFile {
  /// The picture format by the name of the file; nil for other names.
  static func kind(of path: String) -> String? {
    path.lowercased().hasSuffix(".svg") ? "SVG" : path.lowercased().hasSuffix(".png") ? "PNG" : nil
  }

  /// Writes the picture, readable by its owner only. The text is given on standard input, because the
  /// arguments of a program are visible to other users.
  ///
  /// - Throws: ``CommandFailure``; ``OutputFailure``; errors of `Process`.
  static func write(_ text: String, to path: String) throws {
    let (program, input, output) = (Process(), Pipe(), Pipe())
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    program.arguments = ["qrencode", "-t", kind(of: path) ?? "SVG", "-l", "M", "-o", "-"]
    program.standardInput = input
    program.standardOutput = output
    program.standardError = FileHandle.nullDevice
    try program.run()
    // A link is shorter than the buffer of a pipe.
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? input.fileHandleForWriting.close()
    let picture = output.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    guard program.terminationStatus == 0, !picture.isEmpty else {
      throw CommandFailure(
        program.terminationStatus == 127
          ? "qrencode is not installed: run `apt install qrencode`"
          : "qrencode failed with status \(program.terminationStatus)", .unwritableOutput)
    }
    guard
      FileManager.default.createFile(
        atPath: path, contents: picture, attributes: [.posixPermissions: 0o600])
    else { throw OutputFailure(path: path) }
  }
}
