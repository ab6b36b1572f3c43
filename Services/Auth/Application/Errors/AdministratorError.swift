/// Why the first administrator was not made; told to the operator, by no call.
package enum AdministratorError: Error, Sendable, Hashable {
  /// By somebody who is no administrator.
  case usernameTaken
  /// The administrator is there, with another password; nothing was changed.
  case hasOtherPassword
}
