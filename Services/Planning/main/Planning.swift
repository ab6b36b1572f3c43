import PlanningService
import ServiceKit

@main
struct Planning {
  static func main() async {
    await ServiceCommand<PlanningAssembly>.main()
  }
}
