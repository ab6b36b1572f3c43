public import RPCServer
public import Tokens

/// The right that a method requires. The tables in this folder name it for every method; services do
/// not declare access elsewhere.
public enum MethodRight: Sendable, Hashable {
  /// No token.
  case everyone
  /// Any account, for its own data and for what every account may see.
  case account
  /// Like ``account``, plus other services under their own identity (``ServiceCredential``).
  case accountOrService
  /// Participants, for their own data.
  case participant
  /// Another service under its own identity.
  case service(String)
  /// The verb on any object. A use case decides on further objects.
  case anywhere(Verb)
  /// The verb on the installation.
  case installation(Verb)
  /// The verb on the study named in the request, a ``StudyRequest``.
  case study(Verb)
  /// The verb on a project that only the use case can find, because the request names, for example,
  /// a draft. The use case requires the verb.
  case project(Verb)
  /// Any account for its own data, if the request names no study; otherwise the verb on the study.
  case ownOrStudy(Verb)
  /// Any account for its own data. For other data the handler requires the verb on the object that the
  /// request means.
  case ownOrObject(Verb)

  /// The verb, unless the method needs none.
  public var verb: Verb? {
    switch self {
    case .everyone, .account, .accountOrService, .participant, .service: nil
    case .anywhere(let verb), .installation(let verb), .study(let verb), .project(let verb),
      .ownOrStudy(let verb), .ownOrObject(let verb):
      verb
    }
  }

  /// The rule that the server applies.
  public var access: MethodAccess {
    self == .everyone ? .open : .credentials(RightRequirement(self))
  }
}

/// A method whose right is known. Generated enumerations of methods conform in the tables.
public protocol MethodWithRight: CaseIterable, RawRepresentable<String>, Sendable {
  /// Full name of the service.
  static var service: String { get }

  var right: MethodRight { get }
}

/// A request about one study.
public protocol StudyRequest {
  var studyID: String { get }
}

extension MethodAccess {
  /// Any account with an access token.
  public static let signedIn = MethodRight.account.access
}
