package import ServiceKit

/// Who knows how participants are named in a study's exports: ingestion.
package protocol PseudonymOwner: Sendable {
  func pseudonyms(of studyID: String) async -> OwnerAnswer<Pseudonyms>
}
