// swift-tools-version: 6.2
import PackageDescription

/// Every warning is an error.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func values(_ name: String) -> Target.Dependency { .product(name: name, package: "Values") }
func system(_ name: String) -> Target.Dependency { .product(name: name, package: "System") }

/// Script and style of the page that shows a questionnaire.
let previewSources = [
  "bare.js", "checks.js", "choices.js", "countdowns.js", "elements.js", "entries.js",
  "evaluation.js", "expressions.js", "fields.css", "files.js", "filling.js", "header.js",
  "layout.js", "lists.js", "messages.js", "moments.js", "ordering.js", "page.css", "page.js",
  "pictures.js", "questions.js", "rankings.js", "repeats.js", "scales.js", "scoring.js",
  "start.js", "state.js", "tables.css", "tools.js", "values.js", "words-ar.js", "words-de.js",
  "words-en.js", "words-es.js", "words-fr.js",
]

/// Questionnaires: definitions, rules and scores, their files in every format, and codebooks.
let package = Package(
  name: "Forms",
  products: ["Codebooks", "Formats", "QuestionnaireSamples", "Questionnaires"]
    .map { .library(name: $0, targets: [$0]) },
  dependencies: [.package(path: "../System"), .package(path: "../Values")],
  targets: [
    // Definitions, answers, rules and scores; no input or output.
    .target(
      name: "Questionnaires",
      dependencies: [values("Calendar"), values("Fields"), values("Patterns")],
      path: "Questionnaires", exclude: ["README.md"], swiftSettings: strict),
    // Data dictionaries of exports, for people and statistics programs; no input or output.
    .target(
      name: "Codebooks", dependencies: ["Questionnaires", values("Serialization")],
      path: "Codebooks", exclude: ["README.md"], resources: [.embedInCode("R/export.R")],
      swiftSettings: strict),
    // Readers and writers of definitions in every format, for otolithctl; no service links them.
    .target(
      name: "Formats",
      dependencies: [
        "Questionnaires", values("Fields"), values("Patterns"), values("Serialization"),
        system("CExpat"), system("CSodium"), system("CYaml"), system("CZip"),
      ],
      path: "Formats",
      exclude: [
        "README.md", "CSV/README.md", "Codebook/README.md", "FHIR/README.md", "Forms/README.md",
        "Preview/README.md", "REDCap/README.md", "Translations/README.md", "XLSForm/README.md",
        "YAML/README.md",
      ],
      resources: previewSources.map { .embedInCode("Preview/Page/\($0)") }
        + ["questionnaire", "study"].map { .embedInCode("YAML/Keys/otolith-\($0).schema.json") },
      swiftSettings: strict),

    // Definitions of every kind from a seed, for tests here and in the root package.
    .target(
      name: "QuestionnaireSamples", dependencies: ["Questionnaires", values("TestBasics")],
      path: "Tests/QuestionnaireSamples", swiftSettings: strict),
    .testTarget(
      name: "QuestionnairesTests", dependencies: ["Questionnaires", "QuestionnaireSamples"],
      path: "Tests/QuestionnairesTests", swiftSettings: strict),
    .testTarget(
      name: "CodebooksTests",
      dependencies: [
        "Codebooks", "Questionnaires", "QuestionnaireSamples", values("Serialization"),
        values("TestBasics"),
      ],
      path: "Tests/CodebooksTests", swiftSettings: strict),
    .testTarget(
      name: "FormatsTests",
      dependencies: [
        "Formats", "Questionnaires", "QuestionnaireSamples", values("Serialization"),
        system("CZip"), system("CZlib"),
      ],
      path: "Tests/FormatsTests", swiftSettings: strict),
  ])
