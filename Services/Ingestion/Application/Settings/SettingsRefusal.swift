/// Why settings are not changed.
package enum SettingsRefusal: Error, Hashable {
  /// They were changed since they were read, and now have this etag.
  case changedMeanwhile(etag: String)
  /// All of them together would be larger than is allowed.
  case tooLarge(bytes: Int, bytesMax: Int)
  /// What is kept of the participant was erased.
  case participantErased
}
