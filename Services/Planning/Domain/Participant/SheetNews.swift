/// What became of a participant's sheet.
package enum SheetNews: Sendable, Hashable {
  case accepted(AcceptedSheet)
  case withdrawn(WithdrawnSheet)
}
