extension SheetValidation {
  /// Whether required questions must be answered. Whoever closed the sheet otherwise, on purpose or by
  /// forgetting it, may have been about to answer more; a way of closing that is none is wrong enough.
  var isHeldToRequired: Bool { sheet.closing == .complete }

  /// See ``AcceptedSheet/fillsIn``.
  var fillsIn: Bool {
    sheet.saysAnything
      || context.definition(for: sheet)?.questions.allSatisfy { $0.answers == .nothing } ?? false
  }

  mutating func checkClosing() {
    guard sheet.closing == nil else { return }
    violations.add(
      .closingInvalid, "closing", "none that is known here, or another one than `autosaved` says")
  }

  /// TYT §4.1.3, third case: where the study allows it.
  mutating func checkIncompleteness(of use: QuestionnaireUse) {
    guard sheet.closing == .incomplete, !use.mayCloseIncomplete else { return }
    refuse(
      .incompleteNotAllowed, "closing",
      "the study takes no sheets of it that are closed incomplete")
  }

  mutating func checkDevice() {
    checkLabel(sheet.device.system, "device.system")
    checkLabel(sheet.device.systemVersion, "device.system_version")
    checkLabel(sheet.device.maker, "device.maker")
    checkLabel(sheet.device.model, "device.model")
  }
}
