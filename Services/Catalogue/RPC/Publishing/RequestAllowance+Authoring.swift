internal import RPC

extension RequestAllowance {
  /// For methods that take whole questionnaires in all languages; see `CatalogueLimits`.
  static let authoring = RequestAllowance(sizeMax: 52 << 20, elementsMax: 2_000_000)
}
