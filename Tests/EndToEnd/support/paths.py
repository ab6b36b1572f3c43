"""Where things are in the checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PROTO = ROOT / "proto"
# The protocols of gRPC itself; an import root of their own.
GRPC_PROTO = ROOT / "Shared" / "RPC" / "proto"
STACK = ROOT / "deploy" / "dev" / "stack"
CONTENT = ROOT / "Services" / "Catalogue" / "Content"

# A published study's own definition; it lies beside the checkout, not in it.
SHARED_CODEBOOK = ROOT.parent / "shared/data/import-examples/codebook-stress-baseline.csv"
# The same layout in words of our own, for where the published one is not at hand.
OWN_CODEBOOK = ROOT / "Tests" / "EndToEnd" / "fixtures" / "codebook.csv"
