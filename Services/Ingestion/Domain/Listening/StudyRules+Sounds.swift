public import Calendar

extension StudyRules {
  /// Whether the study has the collection, or had it.
  public func everHadSounds(of collectionID: String) -> Bool {
    soundCollectionIDs.contains(collectionID) || closedSoundCollections[collectionID] != nil
  }

  /// Whether the collection was the study's then: a device that was offline goes on with what it had.
  ///
  /// - Parameter instant: nil where a device's clock cannot be right: it may have been before the closing.
  public func hadSounds(of collectionID: String, at instant: Instant?) -> Bool {
    if soundCollectionIDs.contains(collectionID) { return true }
    guard let closedAt = closedSoundCollections[collectionID] else { return false }
    return instant.map { $0 < closedAt } ?? true
  }
}
