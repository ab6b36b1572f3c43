public import Fields

/// Tags and ids are spelled alike in all services.
public typealias LanguageTag = Fields.LanguageTag
public typealias IdentifierSyntax = Fields.IdentifierSyntax
