import Formats
import QuestionnaireSamples
import Questionnaires

/// Definitions for seeds: few elements each, so that mutations are quick.
enum DefinitionSeeds {
  static func definition(_ seed: Int, size: Int = 4) -> QuestionnaireDefinition {
    var generator = QuestionnaireGenerator(seed: UInt64(seed))
    return generator.questionnaire(size: size)
  }

  static func bytes(
    _ writer: (any QuestionnaireWriter)?, _ seed: Int, size: Int
  ) -> [UInt8]? {
    writer?.write([definition(seed, size: size)], options: WriteOptions()).files.first?.bytes
  }
}
