package import AuthDomain

/// Where mails lie that came back.
package protocol ReturnedMails: Sendable {
  /// The names of mails that nobody looked at, those that came first before the others; not always all.
  ///
  /// - Throws: why the place cannot be looked into.
  func waiting() throws -> [String]

  /// Nil: the mail is something else, or cannot be read.
  func report(of name: String) -> DeliveryReport?

  /// A report that was understood is of no use any more, and has an address in it.
  func delete(_ name: String) throws

  /// For a person to read.
  func setAside(_ name: String) throws
}
