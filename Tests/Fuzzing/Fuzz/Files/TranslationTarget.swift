import Formats
import QuestionnaireSamples
import Questionnaires

/// Translations as XLIFF and as tables: accepted or rejected; accepted ones survive writing and
/// reading.
enum TranslationTarget: FuzzTarget {
  static let name = "translation"

  static func run(_ input: [UInt8]) {
    do throws(SourceError) {
      apply(try XLIFFReader().read(input, file: "f.xlf"))
    } catch {
      examine(error)
    }
    do throws(SourceError) {
      apply(try TranslationTable().read(input, file: "f.csv"))
    } catch {
      examine(error)
    }
    for limits in [FormatLimits.tight] {
      do throws(SourceError) {
        _ = try XLIFFReader(limits: limits).read(input, file: "f.xlf")
      } catch {
        examine(error, limits)
      }
    }
  }

  private static func apply(_ sheets: [TranslationSheet]) {
    for sheet in sheets {
      var definition = Samples.questionnaire()
      let before = definition
      let outcome: TranslationImport.Outcome
      do throws(SourceError) {
        outcome = try TranslationImport().apply(
          sheet, to: &definition, id: sheet.definitionID, file: "f")
      } catch {
        examine(error)
        expect(definition == before, "a refused file changes a definition")
        continue
      }
      for finding in outcome.findings { examine(finding) }
      expect(outcome.changed > 0 || outcome.unchanged > 0 || definition == before, "\(outcome)")
      reread(TranslationSheet(of: definition, id: "daily", into: sheet.targetLanguage))
    }
  }

  private static func reread(_ sheet: TranslationSheet) {
    do throws(SourceError) {
      let again = try XLIFFReader().read(XLIFFWriter().bytes(sheet), file: "g.xlf")
      expect(
        again.first?.units.map(\.target) == sheet.units.map(\.target),
        "\(sheet) becomes \(again)")
    } catch {
      fatalError("\(sheet) cannot be read again: \(error)")
    }
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    var definition = Samples.questionnaire()
    definition.elements = Array(definition.elements.prefix(3))
    let sheet = TranslationSheet(of: definition, id: "daily", into: "de")
    let segmented = #"""
      <xliff version="1.2"><file original="daily" source-language="en" target-language="de"><body><group>
      <trans-unit id="title" resname="title"><source>Daily</source><seg-source><mrk>x</mrk></seg-source>
      <target state="translated">Täglich</target><alt-trans><target>x</target></alt-trans></trans-unit>
      </group></body></file></xliff>
      """#
    return [
      ("xliff", XLIFFWriter().bytes(sheet)), ("table", TranslationTable().bytes([sheet])),
      ("segmented", Array(segmented.utf8)),
      ("short", Array("key,source:en,target:de,state:de\ntitle,Daily,Täglich,translated\n".utf8)),
    ]
  }
}
