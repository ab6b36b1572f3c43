/// No answer came. Whether the request was carried out nobody knows.
package struct HTTPFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What libcurl says; names neither address nor header.
  package var description: String
  /// The server said nothing for as long as it may take.
  package var isSilence: Bool

  package init(description: String, isSilence: Bool = false) {
    self.description = description
    self.isSilence = isSilence
  }
}
