import ArgumentParser

struct CatalogueCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue",
    abstract: "Find, check, import, export, compare, show and translate questionnaires.",
    discussion: """
      lint, preview, translations, and export, diff and import --dry-run of files need no service. The \
      others use OTOLITH_CATALOGUE_ADDRESS. They sign in like all commands; a catalogue that runs alone \
      takes a token of its issuer (OTOLITH_TOKEN_FILE), or none if it requires none.

      Problems of a file are printed to standard error, one per line: FILE:LINE:COLUMN: error: RULE: PLACE: \
      what to do. The exit status is 65 then, and nothing was written or published; 64 means that the \
      command line itself is wrong.

      Examples:
        otolithctl catalogue lint mine.yaml
        otolithctl catalogue import mine.yaml --project my-lab
        otolithctl catalogue search tinnitus --text-language de
        otolithctl catalogue cite mini-tq --format cff -o CITATION.cff
      """,
    subcommands: [
      CatalogueLintCommand.self, CatalogueImportCommand.self, CatalogueExportCommand.self,
      CatalogueDiffCommand.self, CataloguePreviewCommand.self, CatalogueTranslationsCommand.self,
      CatalogueSearchCommand.self, CatalogueForkCommand.self, CatalogueRetireCommand.self,
      CatalogueReinstateCommand.self, CatalogueProjectsCommand.self, CatalogueDraftsCommand.self,
      CatalogueCiteCommand.self, CatalogueAuditCommand.self, CatalogueChangesCommand.self,
      CatalogueLibraryCommand.self, CatalogueTextsCommand.self,
    ])
}
