import Testing

/// The API reference: its contents, the escaping of comments, and its links.
extension GeneratorTests {
  private static let shop = """
    // Sells <b>things</b> & "more".
    syntax = "proto3";
    package otolith.shop.v1;
    // The shop.
    service ShopService {
      // Buys what BuyRequest.thing_id names; `amount` of it, or `none at all.
      //
      // Errors: NOT_FOUND with reason THING_UNKNOWN, see GetThing and Thing.Colour.
      rpc Buy(BuyRequest) returns (Thing) {
        option idempotency_level = IDEMPOTENT;
      }
      rpc GetThing(GetThingRequest) returns (Thing) {
        option idempotency_level = NO_SIDE_EFFECTS;
      }
      rpc Watch(GetThingRequest) returns (stream Thing) {
        option deprecated = true;
      }
    }
    message BuyRequest {
      // A UUID.
      string request_id = 1;
      // - `<first>`: one
      //   and more
      // - second
      //
      // After the list.
      string thing_id = 2;
      oneof amount {
        uint32 pieces = 3;
        double weight = 4 [deprecated = true];
      }
      map<string, Thing> others = 5;
      string page_token = 6;
    }
    message GetThingRequest {}
    message Thing {
      enum Colour {
        COLOUR_UNSPECIFIED = 0;
        COLOUR_RED = 1;
      }
      repeated Colour colours = 1;
    }
    enum ErrorReason {
      ERROR_REASON_UNSPECIFIED = 0;

      // Things for sale.

      // It is not for sale.
      ERROR_REASON_THING_UNKNOWN = 1;
    }
    """

  private func page(_ proto: String, beside others: [String: String] = [:]) async throws -> String {
    let result = try await generate(proto, parameters: "layer=reference", beside: others)
    #expect(result.status == 0, "\(result.output)")
    #expect(Array(result.files.keys) == ["reference.html"])
    return try #require(result.files["reference.html"])
  }

  @Test("Comments become escaped text in paragraphs and lists, with code in paired backquotes")
  func commentsBecomeText() async throws {
    let page = try await page(Self.shop)
    for part in [
      "<p>Sells &lt;b&gt;things&lt;/b&gt; &amp; &quot;more&quot;.</p>",
      "<ul><li><code>&lt;first&gt;</code>: one and more</li><li>second</li></ul>"
        + "<p>After the list.</p>",
      "<code>amount</code> of it, or `none at all.</p>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test("Names in comments, reasons and types are linked to their declarations")
  func namesAreLinks() async throws {
    let page = try await page(Self.shop)
    let reason = "otolith.shop.v1.ErrorReason.ERROR_REASON_THING_UNKNOWN"
    for part in [
      "<a href=\"#otolith.shop.v1.BuyRequest.thing_id\">BuyRequest.thing_id</a>",
      "<a href=\"#\(reason)\">THING_UNKNOWN</a>",
      "<dt>Reasons</dt><dd><a href=\"#\(reason)\"><code>THING_UNKNOWN</code></a></dd>",
      "<tr id=\"\(reason)\" class=\"value\"><td class=\"number\">1</td><td>"
        + "<code>THING_UNKNOWN</code></td><td><p>It is not for sale.</p>"
        + "<p class=\"usage\">Answered by <a href=\"#otolith.shop.v1.ShopService.Buy\">",
      "<a href=\"#otolith.shop.v1.ShopService.GetThing\">GetThing</a>",
      "<a href=\"#otolith.shop.v1.Thing.Colour\">Thing.Colour</a>.</p>",
      "<tr class=\"heading\"><th colspan=\"3\" scope=\"rowgroup\"><p>Things for sale.</p></th></tr>"
        + "<tr id=\"\(reason)\"",
      "<dt>Response</dt><dd><a href=\"#otolith.shop.v1.Thing\"><code>Thing</code></a></dd>",
      "<td>repeated <a href=\"#otolith.shop.v1.Thing.Colour\"><code>Thing.Colour</code></a></td>",
      "<td>map of <code>string</code> to <a href=\"#otolith.shop.v1.Thing\">",
      "<p class=\"usage\">Request of <a href=\"#otolith.shop.v1.ShopService.Buy\">",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test("Reasons of a package without services are shared; a package's own come first")
  func reasonsOfAllServices() async throws {
    let common = """
      syntax = "proto3";
      package otolith.common.v1;
      enum ErrorReason {
        ERROR_REASON_UNSPECIFIED = 0;
        TOO_MANY = 1;
        THING_UNKNOWN = 2;
      }
      """
    let shop = Self.shop.replacing("with reason THING_UNKNOWN", with: "THING_UNKNOWN or TOO_MANY")
    let page = try await page(shop, beside: ["errors.proto": common])
    for part in [
      "<dt>Reasons</dt><dd><a href=\"#otolith.shop.v1.ErrorReason.ERROR_REASON_THING_UNKNOWN\">"
        + "<code>THING_UNKNOWN</code></a>, <a href=\"#otolith.common.v1.ErrorReason.TOO_MANY\">",
      "<code>TOO_MANY</code></td><td><p class=\"usage\">Answered by "
        + "<a href=\"#otolith.shop.v1.ShopService.Buy\">",
      "<code>THING_UNKNOWN</code></td><td></td>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test("Every link has its element, and element ids are unique")
  func linksLeadSomewhere() async throws {
    let page = try await page(Self.shop)
    let names = page.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    let links = page.matches(of: #/href="\#([^"$]+)"/#).map { String($0.1) }
    #expect(Set(names).count == names.count)
    #expect(links.count > 30)
    #expect(Set(links).subtracting(names) == [])
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test("The page marks idempotent methods and deprecated declarations")
  func marksOfMethods() async throws {
    let page = try await page(Self.shop)
    for part in [
      "Buy</a><span class=\"mark\" title=\"The second time changes nothing more.\">IDEMPOTENT</span>",
      "GetThing</a><span class=\"mark\" title=\"It changes nothing.\">NO_SIDE_EFFECTS</span>",
      "Watch</a><span class=\"mark\">streams responses</span><span class=\"mark\">deprecated</span>",
      "<code>weight</code><span class=\"mark\">deprecated</span>",
      "At most one of <code>amount</code>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test("An example has each field once, the first of a oneof, and no page token")
  func examples() async throws {
    let page = try await page(Self.shop).replacing("&quot;", with: "\"").replacing(
      "&#39;", with: "'")
    let json = """
      {
        "request_id": "7d44b3a0-4f4e-4c8e-9d59-0b8f6d1c2a77",
        "thing_id": "thing-id",
        "pieces": 1,
        "others": {
          "key": {
            "colours": ["COLOUR_RED"]
          }
        }
      }
      """
    #expect(page.contains("-d '\(json)' \\\n  \"$ADDRESS\" otolith.shop.v1.ShopService/Buy"))
    #expect(page.contains("request = Parse(\"\"\"\(json)\"\"\", a_pb2.BuyRequest())"))
    #expect(page.contains("stub = a_pb2_grpc.ShopServiceStub(channel)\n"))
    #expect(page.contains("for response in stub.Watch(request, metadata=metadata):"))
  }
}
