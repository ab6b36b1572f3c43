import IngestionService
import ServiceKit

@main
struct Ingestion {
  static func main() async {
    await ServiceCommand<IngestionAssembly>.main()
  }
}
