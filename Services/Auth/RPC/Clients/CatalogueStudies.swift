import AuthApplication
package import AuthDomain
import AuthWire
package import ServiceKit

/// Studies as `otolith-catalogue` tells of them.
package struct CatalogueStudies: StudyOwner {
  private let catalogue: CatalogueClient

  package init(_ catalogue: CatalogueClient) { self.catalogue = catalogue }

  package var hasAddress: Bool { catalogue.hasAddress }

  package func study(_ study: StudyID) async -> OwnerAnswer<PublishedStudy> {
    switch await catalogue.study(study.text) {
    case .found(let told): .found(PublishedStudy(told))
    case .notFound: .notFound
    case .unreachable: .unreachable
    }
  }
}
