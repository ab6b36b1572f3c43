"""XLSForms, converted to XForms by pyxform, as ODK and KoboToolbox do it."""

import re
import unittest
import xml.etree.ElementTree as ElementTree

from pyxform.errors import PyXFormError
from pyxform.xls2xform import convert

import cases

FORMS = "{http://www.w3.org/2002/xforms}"


class XLSFormTest(unittest.TestCase):
    def questions(self, path):
        """The last path components of all questions, with the default label."""
        converted = convert(path, validate=False)
        root = ElementTree.fromstring(converted.xform)
        texts = {}
        for translation in root.iter(f"{FORMS}translation"):
            if translation.get("lang") in ("default", "English (en)", "en") or not texts:
                for text in translation.iter(f"{FORMS}text"):
                    value = text.find(f"{FORMS}value")
                    texts[text.get("id")] = "".join(value.itertext()) if value is not None else ""
        found = {}
        for node in root.iter():
            reference = node.get("ref")
            if reference is None or not reference.startswith("/"):
                continue
            label = node.find(f"{FORMS}label")
            text = None
            if label is not None:
                key = re.fullmatch(r"jr:itext\('(.*)'\)", label.get("ref") or "")
                text = texts.get(key[1]) if key else "".join(label.itertext())
            found[reference.rsplit("/", 1)[1]] = text
        return found

    def check(self, ending):
        for path, elements in cases.files(ending):
            with self.subTest(path.name):
                found = self.questions(path)
                for element in elements:
                    if element["kind"] not in (None, "unsupported"):
                        self.assertIn(element["id"], found, element)

    def test_every_workbook_is_converted(self):
        self.check("xlsx")

    def test_every_table_is_converted(self):
        self.check("xlsform.csv")

    def test_computations_are_converted(self):
        calculations = constraints = conditions = 0
        for path, elements in cases.files("xlsx"):
            root = ElementTree.fromstring(convert(path, validate=False).xform)
            names = {element["id"] for element in elements}
            for bind in root.iter(f"{FORMS}bind"):
                name = bind.get("nodeset").rsplit("/", 1)[1]
                if name.startswith("calc_"):
                    with self.subTest(path.name, name=name):
                        # References became paths.
                        self.assertNotIn("${", bind.get("calculate"))
                    calculations += 1
                if name in names and "${" not in (bind.get("constraint") or "${"):
                    constraints += 1
                if bind.get("required") not in (None, "true()", "false()"):
                    conditions += 1
        self.assertGreater(calculations, 40)
        self.assertGreater(constraints, 20)
        self.assertGreater(conditions, 5)

    def offered(self, path, country):
        """The names that each question offers in their order, once `country` is answered."""
        root = ElementTree.fromstring(convert(path, validate=False).xform)
        lists = {
            instance.get("id"): [
                {part.tag.rsplit("}", 1)[1]: part.text or "" for part in item}
                for item in instance.iter(f"{FORMS}item")]
            for instance in root.iter(f"{FORMS}instance") if instance.get("id")}
        found = {}
        for question in root.iter():
            itemset = question.find(f"{FORMS}itemset")
            if itemset is None:
                continue
            name, rule = re.fullmatch(
                r"instance\('(\w+)'\)/root/item(?:\[(.*)\])?", itemset.get("nodeset")).groups()
            rule = (rule or "True").replace("/data/country", repr(country)).strip()
            rule = re.sub(r"selected\((\w+), *('\w+') *\)", r"(\2 in \1.split())", rule)
            rule = re.sub(r"(?<![!<>=])=", "==", rule)
            names = [item["name"] for item in lists[name] if eval(rule, {}, dict(item))]
            found[question.get("ref").rsplit("/", 1)[1]] = list(dict.fromkeys(names))
        return found

    def test_forms_of_others_come_back_whole(self):
        self.assertGreater(len(cases.FORMS), 0)
        for form, again in cases.forms():
            with self.subTest(form.name):
                # All questions are the same, except the text that `or_other` adds.
                before, after = self.questions(form), self.questions(again)
                added = {name for name in before if name.endswith("_other")}
                self.assertEqual(set(before) - added - set(after), set())
                for country, regions in (("de", ["north", "south"]), ("at", ["south", "alps"])):
                    offered = self.offered(form, country)
                    self.assertEqual(offered["region"], regions)
                    self.assertEqual(self.offered(again, country), offered)

    def test_what_is_wrong_is_refused(self):
        path, _ = next(cases.files("xlsform.csv"))
        broken = path.with_name("broken.csv")
        broken.write_text("survey\n,type,name,label\n,select_one nothing,a,A\n", encoding="utf-8")
        with self.assertRaises(PyXFormError):
            convert(broken, validate=False)
