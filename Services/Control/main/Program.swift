import Control

@main
struct Program {
  static func main() async { await OtolithControl.main() }
}
