package import AuthDomain

/// Where mails lie that came back.
package protocol ReturnedMails: Sendable {
  /// Up to so many, those that came first before the others.
  ///
  /// - Throws: why the place cannot be looked into.
  func next(atMost: Int) throws -> [ReturnedMail]

  /// A report that was understood is of no use any more, and has an address in it.
  func delete(_ mail: ReturnedMail) throws

  /// For a person to read.
  func setAside(_ mail: ReturnedMail) throws
}

/// A mail that came back.
package struct ReturnedMail: Sendable, Hashable {
  package var name: String
  /// Nil: it is something else, or cannot be read.
  package var report: DeliveryReport?

  package init(name: String, report: DeliveryReport?) {
    self.name = name
    self.report = report
  }
}
