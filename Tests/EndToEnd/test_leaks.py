"""The search for personal data in logs finds inserted values."""

import unittest

from support import leaks, personal
from support.people import new_id
from otolith.auth.v1 import auth_pb2
from otolith.ingestion.v1 import ingestion_pb2

TOKEN = "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI2ZjA5In0.c2lnbmF0dXJlLW9mLWl0"
KNOWN = {"margarete.planted": "a name", "a “quoted\" answer": "an answer", "Zürich-West 7": "an answer"}


def found(*lines, known=KNOWN, permitted=("127.0.0.1:7401",)):
    return [(leak.number, leak.what, leak.text)
            for leak in leaks.leaks_in([("planted.log", "\n".join(lines))], known, set(permitted))]


class PlantedLeaks(unittest.TestCase):
    def test_personal_texts_are_found_as_words_in_any_case(self):
        self.assertEqual(
            found("all is well", 'error user="Margarete.Planted" fails', "margarete.planted"),
            [(2, "a name", "Margarete.Planted"), (3, "a name", "margarete.planted")])
        self.assertEqual(found("margarete.plantedness"), [])
        # Escaped, in JSON and in an address; also non-ASCII.
        self.assertEqual([hit[1] for hit in found(r'{"message":"a “quoted\" answer"}')], ["an answer"])
        self.assertEqual([hit[1] for hit in found("GET /Z%C3%BCrich-West%207?x")], ["an answer"])
        self.assertEqual([hit[1] for hit in found("in Zürich-West 7.")], ["an answer"])

    def test_a_line_cannot_hide_another(self):
        self.assertEqual([hit[0] for hit in found("a\x85b\u2028c\x0cd\re", "\0margarete.planted\xff")], [2])

    def test_what_looks_like_a_token_or_an_address(self):
        for line, what in (
            (f"authorization: Bearer {TOKEN}", "a signed token"),
            ("to ada.lovelace+x@mail.example.org fails", "an e-mail address"),
            ("?to=ada%40example.org", "an e-mail address"),
            ("peer=203.0.113.7", "an IP address"), ("from 203.0.113.7:51515,", "an IP address"),
            ("127.0.0.1:51515 connected", "an IP address"), ("peer=192.0.2.1.", "an IP address"),
            ("peer=[2001:db8::7]:443", "an IP address"), ("fe80::1%eth0", "an IP address"),
            ('"peer":"::ffff:203.0.113.7"', "an IP address"),
        ):
            with self.subTest(line=line):
                self.assertIn(what, [hit[1] for hit in found(line)])

    def test_addresses_in_settings_are_allowed(self):
        for line in (
            "2026-11-27T14:22:22+0000 info otolith-auth: address=127.0.0.1:41234 [ServiceKit] serving",
            "nothing at 127.0.0.1:7401", "127.0.0.1: no route", "version 1.2.3.4.5", "at 14:22:22.123Z",
            "otolith_auth@127.0.0.1:7401/otolith", "ratio 10:20:30", "Swift::Error::thrown",
            "trace_id=0af7651916cd43dd8448eb211c80319c", "999.1.1.1",
        ):
            with self.subTest(line=line):
                self.assertEqual(found(line), [])
        # The service's own address may occur elsewhere, too, but no other port of it.
        own = "2026-11-27 info otolith-auth: address=127.0.0.1:41234 [ServiceKit] serving"
        self.assertEqual(found(own, "at 127.0.0.1:41234"), [])
        self.assertEqual(len(found(own, "at 127.0.0.1:41235")), 1)


class PersonalTexts(unittest.TestCase):
    def test_messages_are_looked_through(self):
        mark = new_id()
        personal.note(auth_pb2.SignInRequest(username=f"u-{mark}", password=f"p-{mark}"))
        personal.note(auth_pb2.SignInResponse(participant_id=mark, refresh_token=f"r-{mark}"))
        personal.note(ingestion_pb2.SubmitAnswerSheetsRequest(sheets=[ingestion_pb2.AnswerSheet(
            study_id=f"s-{mark}",
            answers=[ingestion_pb2.Answer(element_id=f"e-{mark}", text=f"t-{mark}")])]))
        known = {text for text in personal.known() if mark in text}
        self.assertEqual(known, {f"{letter}-{mark}" for letter in "uprt"})

    def test_every_name_is_one_of_the_api(self):
        from support.api import messages

        names = {
            (descriptor.full_name, field.name) for descriptor in messages() for field in descriptor.fields}
        self.assertLessEqual(personal.FIELDS, {name for _, name in names})
        for message, fields in personal.FIELDS_OF.items():
            for field in fields:
                self.assertIn((message, field), names)


if __name__ == "__main__":
    unittest.main()
