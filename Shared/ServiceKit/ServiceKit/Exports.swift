// Services and tools that import ServiceKit have its parts; stores import the parts alone.
@_exported public import Audit
@_exported public import Identity
@_exported public import Privacy
@_exported public import ServiceBasics
@_exported public import Settings
@_exported public import Telemetry
@_exported public import Tokens
