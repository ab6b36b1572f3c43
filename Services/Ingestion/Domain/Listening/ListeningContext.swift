/// Everything that a batch of one participant's listening sessions is validated against.
public struct ListeningContext: Sendable {
  /// Of their studies; it needs no questionnaires.
  public var study: ValidationContext
  /// A version that is not listed is unavailable.
  public var collections: [LibraryVersion: Resolution<PreparedLibraryEntry>]

  public init(
    study: ValidationContext,
    collections: [LibraryVersion: Resolution<PreparedLibraryEntry>] = [:]
  ) {
    self.study = study
    self.collections = collections
  }
}
