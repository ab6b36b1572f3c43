public import ArgumentParser
public import CatalogueFormats

/// `--format otolith|fhir|redcap|codebook|xlsform|forms`.
extension CatalogueFormat: ExpressibleByArgument {}
