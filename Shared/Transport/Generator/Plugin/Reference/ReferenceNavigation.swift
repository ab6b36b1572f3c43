/// The part of the contents for one package.
struct ReferenceNavigation {
  let package: ReferencePage.Package

  var html: HTML {
    .element(
      "details", ["open": "", "class": "package"],
      .element("summary", [:], .link(to: package.name, HTML(text: package.name))),
      .joined(package.services.map { service($0.service) }),
      list("Reasons of errors", package.reasons.map { ($0.fullName, $0.fullName) }),
      list("Messages", package.messages.map { ($0.fullName, $0.fullName) }),
      list("Enumerations", package.otherEnumerations.map { ($0.fullName, $0.fullName) }))
  }

  private func service(_ service: ServiceSchema) -> HTML {
    .element(
      "details", ["open": ""],
      .element("summary", [:], .link(to: service.fullName, HTML(text: service.name))),
      links(service.methods.map { ("\(service.fullName).\($0.name)", $0.name) }))
  }

  private func list(_ title: String, _ entries: [(anchor: String, name: String)]) -> HTML {
    guard !entries.isEmpty else { return .empty }
    let links = links(
      entries.map { ($0.anchor, String($0.name.dropFirst(package.name.count + 1))) })
    return .element("details", [:], .element("summary", text: title), links)
  }

  private func links(_ entries: [(anchor: String, name: String)]) -> HTML {
    .element(
      "ul", [:],
      entries.map { .element("li", [:], .link(to: $0.anchor, HTML(text: $0.name))) })
  }
}
