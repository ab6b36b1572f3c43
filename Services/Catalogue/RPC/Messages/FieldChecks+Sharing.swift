internal import Messages
internal import ServiceKit

extension FieldChecks {
  /// Who may read what is written. A value that is not understood would be kept and taken for the
  /// narrowest, until a later service understands it.
  mutating func sharing(_ sharing: CatalogueV1.Sharing?, field: String) {
    guard case .unrecognized? = sharing else { return }
    reject(field, "SHARING_UNKNOWN", "give project, structure or anyone")
  }
}
