import CatalogueService
import ServiceKit

@main
struct Catalogue {
  static func main() async {
    await ServiceCommand<CatalogueAssembly>.main()
  }
}
