"""Validates an OpenAPI description, then messages in JSON by its schemas.

    check.py FILE

Reads one line of JSON for each message: `type` and `json`. Prints the number of validated messages.
"""

import json
import sys

from jsonschema import Draft202012Validator
from openapi_spec_validator import validate


def strict(schema):
    """The schema without members that it does not name."""
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: strict(value) for key, value in schema.items()}
    if "properties" in schema and "@type" not in schema["properties"]:
        schema["additionalProperties"] = False
    return schema


def main():
    with open(sys.argv[1]) as file:
        document = json.load(file)
    validate(document)
    schemas = {name: strict(schema) for name, schema in document["components"]["schemas"].items()}
    count = 0
    for line in sys.stdin:
        case = json.loads(line)
        if case["type"] in schemas:
            Draft202012Validator(
                {"$ref": f"#/components/schemas/{case['type']}", "components": {"schemas": schemas}},
            ).validate(json.loads(case["json"]))
            count += 1
    print(count)


main()
