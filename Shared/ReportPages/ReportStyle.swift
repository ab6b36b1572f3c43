/// The style sheet of reports: light and dark by the reader's setting, narrow screens, A4.
package enum ReportStyle {
  package static let css = """
    :root { color-scheme: light dark; --text: #1c2126; --soft: #5a646e; --line: #d5dbe1;
      --page: #fff; --track: #e9edf1; --fill: #2f6f9f; --down: #b4552d; --area: #2f6f9f44; }
    @media screen and (prefers-color-scheme: dark) { :root { --text: #e6e9ec; --soft: #a3adb7;
      --line: #3a434c; --page: #15191d; --track: #2a3138; --fill: #6fb1e0; --down: #e0956f;
      --area: #6fb1e044; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 62rem; color: var(--text);
      background: var(--page); font: 16px/1.5 system-ui, "Liberation Sans", Arial, sans-serif; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.25rem; margin: 2.2rem 0 .6rem; padding-top: .6rem;
      border-top: 1px solid var(--line); }
    h3 { font-size: 1.05rem; margin: 1.4rem 0 .2rem; overflow-wrap: anywhere; }
    h4 { font-size: .92rem; line-height: 1.35; margin: 0; overflow-wrap: anywhere; }
    h4 + p { margin: .1rem 0; }
    p { margin: .4rem 0; } .note, .sub { color: var(--soft); font-size: .875rem; }
    .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
      gap: .6rem; margin: 1rem 0; }
    .tiles div { border: 1px solid var(--line); border-radius: .4rem; padding: .6rem .7rem; }
    .tiles b { display: block; font-size: 1.45rem; line-height: 1.2; font-weight: 600;
      font-variant-numeric: tabular-nums; }
    .tiles span { color: var(--soft); font-size: .82rem; line-height: 1.3; display: block; }
    .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
      gap: 1rem 1.8rem; margin: .8rem 0; }
    .charts > div { min-width: 0; }
    figure { margin: 0; min-width: 0; } figcaption { font-weight: 600; font-size: .9rem; }
    svg.chart { width: 100%; height: auto; display: block; }
    svg text { fill: var(--soft); font: 11px system-ui, "Liberation Sans", Arial, sans-serif; }
    .grid { stroke: var(--line); stroke-width: 1; fill: none; } .fill { fill: var(--fill); }
    .down { fill: var(--down); } .track { fill: var(--track); }
    .area { fill: var(--area); stroke: var(--fill); stroke-width: 1.5; }
    .t { overflow-x: auto; margin: .6rem 0 1rem; }
    table { border-collapse: collapse; width: 100%; font-size: .9rem; }
    table.s { max-width: 38rem; }
    caption { text-align: left; font-weight: 600; padding-bottom: .25rem; }
    th, td { padding: .28rem .5rem; border-bottom: 1px solid var(--line); text-align: left;
      vertical-align: top; }
    th:first-child, td:first-child { padding-left: 0; }
    thead th { font-weight: 600; color: var(--soft); font-size: .82rem; vertical-align: bottom; }
    tbody th { font-weight: 400; overflow-wrap: break-word; hyphens: auto; min-width: 4.5rem; }
    .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    thead th.n { white-space: normal; }
    .b { width: 22%; min-width: 4.5rem; vertical-align: middle; }
    .b svg { width: 100%; height: .7rem; display: block; }
    .d { width: 55%; min-width: 9rem; vertical-align: middle; }
    .d svg { width: 100%; height: .9rem; display: block; }
    summary { cursor: pointer; color: var(--soft); font-size: .875rem; }
    dl { font-size: .9rem; margin: .5rem 0; } dt { font-weight: 600; margin-top: .5rem; }
    dd { margin: 0; color: var(--soft); }
    @media (max-width: 30rem) { body { padding: 1rem .75rem 2rem; } h1 { font-size: 1.35rem; }
      th, td { padding: .28rem .35rem; } table { font-size: .84rem; }
      .n { white-space: normal; } }
    @page { size: A4; margin: 16mm 14mm; }
    @media print { body { max-width: none; padding: 0; font-size: 10pt; }
      table { font-size: 8.5pt; } th, td { padding: .16rem .28rem; }
      thead th { font-size: 8pt; } .b { min-width: 3rem; width: 14%; } .s .b { width: 22%; }
      h2 { margin-top: 1.4rem; } .tiles { grid-template-columns: repeat(5, 1fr); }
      h2, h3, caption { break-after: avoid; } tr, figure, .tiles div, .charts > div { break-inside: avoid; }
      details:not([open]) { display: none; } .t { overflow: visible; }
      .fill, .track, .down, .area { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .charts { grid-template-columns: 1fr 1fr; } }
    """
}
