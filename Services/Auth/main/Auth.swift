import AuthService
import ServiceKit

@main
struct Auth {
  static func main() async {
    await ServiceCommand<AuthAssembly>.main()
  }
}
