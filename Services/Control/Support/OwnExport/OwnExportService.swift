/// The services that keep something of a participant, in the order in which an archive is filled: auth first,
/// since it says whether there is such an account, and records that an administrator asks.
public enum OwnExportService: String, Sendable, Hashable, CaseIterable, Codable {
  case auth, ingestion, planning, catalogue
}
