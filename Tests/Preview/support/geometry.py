"""Finds layout errors on a page with the browser's own geometry, independent of fonts."""

# Common phone widths, the narrowest first (CSS pixels).
PHONES = (320, 360, 390, 430)

# WCAG 2.2, 2.5.5 Target Size (Enhanced).
TARGET_MIN = 44

LOOK = """
  (() => {
    const width = document.documentElement.clientWidth;
    const said = [];
    const seen = (node) => node.checkVisibility({ visibilityProperty: true })
      && node.closest('.quiet, svg, pre, thead') === null;
    const name = (node) => {
      const words = node.textContent.trim().replace(/\\s+/g, ' ').slice(0, 30);
      return `${node.tagName.toLowerCase()}.${node.className}#${node.id} “${words}”`;
    };
    if (document.documentElement.scrollWidth > width) {
      said.push(`the page is ${document.documentElement.scrollWidth} wide`);
    }
    const all = [...document.body.querySelectorAll('*')].filter(seen);
    for (const node of all) {
      const box = node.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if (box.left < -0.5 || box.right > width + 0.5) {
        said.push(`${name(node)} lies outside: ${box.left} to ${box.right}`);
      }
      // Fields scroll what is written in them.
      const isField = node.matches('input, select, textarea, progress, option');
      if (!isField && node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1) {
        said.push(`${name(node)} holds ${node.scrollWidth} in ${node.clientWidth}`);
      }
    }
    // A radio button is touched anywhere on its label.
    const target = (control) => control.matches('[type=radio], [type=checkbox]')
      ? control.closest('label') ?? control : control;
    const targets = all.filter((node) => node.matches('a[href], button, input, select, textarea, summary'))
      .map(target).map((node) => [node, node.getBoundingClientRect()]);
    for (const [node, box] of targets) {
      if (box.width < $0 - 0.5 || box.height < $0 - 0.5) {
        said.push(`${name(node)} is ${box.width} × ${box.height}`);
      }
    }
    targets.forEach(([node, box], index) => {
      for (const [other, beside] of targets.slice(index + 1)) {
        const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
        const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
        if (across > 0.5 && down > 0.5) said.push(`${name(node)} overlaps ${name(other)}`);
      }
    });
    return said;
  })()
"""

# The page's script is notified of a new width after its style changed.
SETTLED = """
  new Promise((resolve) => {
    const look = () => {
      const isNarrow = matchMedia('(max-width: 40rem)').matches;
      const isSettled = document.documentElement.clientWidth === $0
        && document.documentElement.classList.contains('narrow') === isNarrow;
      if (isSettled) resolve(true); else setTimeout(look, 5);
    };
    look();
  })
"""


def resize(page, width, height=640):
    page.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
              deviceScaleFactor=1, mobile=True)
    page.evaluate(SETTLED, width)


def complaints(page):
    """Elements outside of the screen or their container, too small to touch, or overlapping."""
    return page.evaluate(LOOK, TARGET_MIN)
