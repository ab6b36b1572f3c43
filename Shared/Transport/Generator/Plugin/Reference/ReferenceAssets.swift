/// The parts of the page that do not depend on the schema: styles, search and introduction.
enum ReferenceAssets {
  static let introduction = HTML.verbatim(
    """
    <section><p>The methods of Otolith's services, written from its proto files: <code>auth</code> (accounts,
    sessions, enrolment), <code>catalogue</code> (studies and questionnaires), <code>ingestion</code> (answers, records,
    exports) and <code>planning</code> (notifications). The search finds methods, messages, fields and reasons of
    errors.</p>
    <p>In the examples <code>ADDRESS</code> is the service's address (<code>host:port</code>), <code>TOKEN</code> and
    <code>token</code> an access token, <code>channel</code> a channel of grpcio. For a service without TLS, add
    <code>-plaintext</code> to grpcurl. The values of a request are examples of their types.</p>
    <p>An error is a gRPC status. Its details are messages of <code>google.rpc</code>: <code>ErrorInfo</code>
    has the reason, in the domain <code>otolith</code>; <code>BadRequest</code> names every wrong field
    with a reason; <code>RetryInfo</code> says when sending the same again is right.</p>
    <p>Marks: <span class="mark">NO_SIDE_EFFECTS</span> changes nothing,
    <span class="mark">IDEMPOTENT</span> changes nothing more the second time, so that a call may be repeated when
    its answer was lost.</p></section>
    """)

  static let style = HTML.verbatim(
    """
    :root { color-scheme: light dark; --text: #1b1f24; --soft: #57606a; --line: #d0d7de; --page: #fff;
      --raised: #f6f8fa; --link: #0550ae; --mark: #ddf4ff; --target: #fff3c4; }
    @media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #9198a1; --line: #3d444d;
      --page: #0d1117; --raised: #161b22; --link: #79b8ff; --mark: #14304f; --target: #4a3b00; } }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 5rem; }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
    a { color: var(--link); text-decoration: none; }
    a:hover, a:focus { text-decoration: underline; }
    code, pre { font: .875em/1.5 ui-monospace, monospace; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 0; z-index: 2; background: var(--page); padding: .5rem; }
    header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem;
      align-items: center; padding: .5rem 1rem; background: var(--raised);
      border-bottom: 1px solid var(--line); }
    h1 { font-size: 1.125rem; margin: 0; }
    header label { flex: 1 1 14rem; display: flex; gap: .5rem; align-items: center; max-width: 40rem; }
    header input { flex: 1; min-width: 0; min-height: 2.25rem; font: inherit; padding: .25rem .5rem;
      color: inherit; background: var(--page); border: 1px solid var(--soft); border-radius: .25rem; }
    .columns { display: grid; grid-template-columns: minmax(12rem, 18rem) minmax(0, 1fr); }
    nav { position: sticky; top: 3.5rem; align-self: start; max-height: calc(100vh - 3.5rem);
      overflow: auto; padding: 1rem; border-right: 1px solid var(--line); font-size: .875rem; }
    nav .contents > summary { display: none; }
    nav ul { list-style: none; margin: 0; padding-left: 1.25rem; }
    nav details details { padding-left: .75rem; }
    nav summary { padding: .125rem 0; cursor: pointer; }
    .package > summary { font-weight: 600; }
    main { padding: 1rem 1.5rem 50vh; max-width: 64rem; }
    h2 { margin: 2.5rem 0 .5rem; padding-bottom: .25rem; border-bottom: 2px solid var(--line); }
    h3 { margin: 2rem 0 .5rem; }
    h4 { margin: 0 0 .25rem; font-size: 1.0625rem; }
    h5 { margin: .75rem 0 .25rem; }
    p, ul { margin: .375rem 0; }
    article { padding: 1rem 0; border-top: 1px solid var(--line); }
    :target { background: var(--target); box-shadow: 0 0 0 .375rem var(--target); }
    .signature, .usage, .file > code { color: var(--soft); }
    .file { margin: .75rem 0; }
    .mark { display: inline-block; margin-left: .5rem; padding: 0 .5rem; border-radius: 1rem;
      background: var(--mark); font: 600 .75rem/1.5 system-ui, sans-serif; }
    dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .125rem 1rem;
      margin: .5rem 0; }
    dt { color: var(--soft); }
    dd { margin: 0; }
    table { width: 100%; border-collapse: collapse; margin: .5rem 0; }
    th, td { text-align: left; vertical-align: top; padding: .375rem .5rem; font-weight: inherit;
      border-top: 1px solid var(--line); }
    thead th { color: var(--soft); font-size: .8125rem; border: 0; }
    td p:first-child { margin-top: 0; }
    .field td:nth-child(2) code { font-weight: 600; }
    td { overflow-wrap: anywhere; }
    td:nth-child(2), .field td:nth-child(3) { min-width: 13rem; }
    .number { color: var(--soft); text-align: right; width: 1%; white-space: nowrap; }
    .oneof th, .heading th { background: var(--raised); }
    .within td:first-child { border-left: .25rem solid var(--line); }
    .example summary { cursor: pointer; color: var(--link); min-height: 1.5rem; }
    pre { margin: 0; padding: .75rem; overflow: auto; background: var(--raised);
      border-radius: .25rem; overflow-wrap: normal; }
    [hidden] { display: none !important; }
    @media (max-width: 68rem) {
      .columns { display: block; }
      nav { position: static; max-height: 60vh; border: 0; border-bottom: 1px solid var(--line); }
      nav .contents > summary { display: list-item; }
      nav a { display: inline-block; padding: .25rem 0; }
      main { padding: 1rem 1rem 50vh; }
      thead { position: absolute; left: -200vw; }
      table, tbody { display: block; }
      tr { display: block; padding: .5rem 0; border-top: 1px solid var(--line); }
      th, td { display: block; border: 0; padding: 0; }
      .field td:nth-child(n), .value td:nth-child(n) { min-width: 0; }
      td:not(:last-child) { display: inline-block; margin-right: .5rem; width: auto; }
      .within { padding-left: .5rem; border-left: .25rem solid var(--line); }
      .within td:first-child { border-left: 0; }
    }
    @media print { header, nav { display: none; } .columns { display: block; } }
    """)

  /// The search: shows only entries that contain all typed words in a name, a field or a reason.
  static let script = HTML.verbatim(
    """
    "use strict";
    const search = document.getElementById("search");
    const found = document.getElementById("found");
    const entries = [...document.querySelectorAll("article[data-find]")].map((article) => ({
      article, text: article.dataset.find.toLowerCase(),
      link: document.querySelector(`nav a[href="#${CSS.escape(article.id)}"]`)?.closest("li"),
    }));
    const groups = [...document.querySelectorAll("main .group, main > section[id]")];
    const folded = [...document.querySelectorAll("nav details details")];
    const open = new Map(folded.map((details) => [details, details.open]));

    function filter() {
      const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let count = 0;
      for (const { article, text, link } of entries) {
        const fits = words.every((word) => text.includes(word));
        article.hidden = !fits;
        if (link) link.hidden = !fits;
        count += fits;
      }
      for (const group of groups) {
        group.hidden = words.length > 0 && !group.querySelector("article:not([hidden])");
      }
      for (const details of folded) {
        const any = details.querySelector("li:not([hidden])");
        details.hidden = !any;
        details.open = words.length > 0 ? true : open.get(details);
      }
      found.textContent = words.length === 0 ? "" : `${count} of ${entries.length}`;
    }

    // A link to what the search hides ends the search.
    function reveal() {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target?.closest("[hidden]")) return;
      search.value = "";
      filter();
      target.scrollIntoView();
    }

    search.addEventListener("input", filter);
    addEventListener("hashchange", reveal);
    addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.target === search) return;
      event.preventDefault();
      search.focus();
    });
    const narrow = matchMedia("(max-width: 68rem)");
    if (narrow.matches) document.querySelector("nav .contents").open = false;
    filter();
    """)
}
