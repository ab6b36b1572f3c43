import RPCCore
import RPCServer
internal import ServiceKit

extension RequestAllowance {
  /// For methods that take whole questionnaires in all languages; see `CatalogueLimits`. The largest
  /// questionnaire, 5,000 elements in 20 languages, has half a million translations, which take a third
  /// of the memory. Who only takes part in studies, or translates, has the usual limits.
  static let authoring = RequestAllowance(
    sizeMax: 52 << 20, elementsMax: 1_000_000, memoryMax: 384 << 20,
    requirement: RoleRequirement(
      [.studyLeader, .administrator, .service],
      refusal: RPCError(.permissionDenied, "this is for those who write questionnaires")))
}
