/// Why the first administrator was not made. For the command line; no call throws it.
package enum AdministratorError: Error, Sendable, Hashable {
  /// By an account that is no administrator.
  case usernameTaken
  /// The administrator is there, with another password; nothing was changed.
  case hasOtherPassword
}
