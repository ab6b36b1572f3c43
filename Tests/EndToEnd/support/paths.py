"""Paths in the checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PROTO = ROOT / "proto"
# gRPC's own protocols, with their own import root.
GRPC_PROTO = ROOT / "Shared" / "Transport" / "proto"
TRACES_PROTO = ROOT / "Shared" / "Messages" / "proto"
STACK = ROOT / "deploy" / "dev" / "stack"
CONTENT = ROOT / "Services" / "Catalogue" / "Content"

# A published study's definition; it lies beside the checkout, not in it.
SHARED_CODEBOOK = ROOT.parent / "shared/data/import-examples/codebook-stress-baseline.csv"
# The same layout with our own texts, if the published one is not available.
OWN_CODEBOOK = ROOT / "Tests" / "EndToEnd" / "fixtures" / "codebook.csv"
