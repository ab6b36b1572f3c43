import ServiceKit

/// Studies from `otolith-catalogue`.
struct CatalogueStudies: StudyOwner {
  private let catalogue: CatalogueClient

  init(_ catalogue: CatalogueClient) { self.catalogue = catalogue }

  var hasAddress: Bool { catalogue.hasAddress }

  func study(_ study: StudyID) async -> OwnerAnswer<PublishedStudy> {
    switch await catalogue.study(study.text) {
    case .found(let told): .found(PublishedStudy(told))
    case .notFound: .notFound
    case .unreachable: .unreachable
    }
  }
}
