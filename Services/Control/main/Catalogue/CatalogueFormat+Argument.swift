public import ArgumentParser
public import Formats

/// `--format otolith|fhir|redcap|codebook|xlsform|forms`.
extension CatalogueFormat: ExpressibleByArgument {}
