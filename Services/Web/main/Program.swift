import ServiceKit
import WebService

@main
struct Web {
  static func main() async { await StatelessCommand<WebAssembly>.main() }
}
