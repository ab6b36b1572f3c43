/// Everything of the caller, or of whom a call is about, was erased or is about to be: nothing names them any more.
package struct ParticipantErased: Error, Sendable, Hashable {
  package init() {}
}
