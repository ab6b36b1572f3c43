/// What lets somebody join a study: ten characters, 50 bits. Tries are limited by participant.
package typealias InvitationCode = TypedCode<InvitationCodeKind>

package enum InvitationCodeKind: TypedCodeKind {
  package static let groups = 2
}
