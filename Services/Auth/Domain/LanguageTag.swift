public import Fields

/// Languages are spelled alike in all services.
public typealias LanguageTag = Fields.LanguageTag
