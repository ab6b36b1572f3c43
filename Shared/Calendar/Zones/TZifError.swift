/// Why a file is no zone.
public struct TZifError: Error, Hashable, CustomStringConvertible {
  /// To follow the file's name: `is cut off`.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
