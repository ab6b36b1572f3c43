"""Compares pictures of parts of a page with files.

Fonts differ between machines, so single pixels may differ. Pictures are compared by the brightness of
the cells of a coarse grid, and by their height. This finds missing, cut off, duplicate or moved
elements; test_geometry checks exact positions.
"""

import base64
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "Pictures"

# Share of the height. Different line breaks add a line.
HEIGHT_MAX = 0.3

# Difference of brightness between two cells, relative to the contents: 0 for equal pictures, 1 for
# pictures without any overlap. Other fonts on the same page reach 0.1; the pairs in test_pictures
# start at 0.3.
LIGHT_MAX = 0.2

# Draws both pictures into the same grid of cells, each a 24th of the screen wide.
COMPARE = """
  (async () => {
    const load = async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      return image;
    };
    const [left, right] = [await load($0), await load($1)];
    const columns = 24;
    const rows = Math.max(1, Math.round(left.height / left.width * columns));
    const light = (image) => {
      const canvas = new OffscreenCanvas(columns * 8, rows * 8);
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0, columns * 8, rows * 8);
      const { data } = context.getImageData(0, 0, columns * 8, rows * 8);
      const cells = new Float64Array(columns * rows);
      for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
        const [x, y] = [pixel % (columns * 8), Math.floor(pixel / (columns * 8))];
        const [red, green, blue] = data.slice(pixel * 4, pixel * 4 + 3);
        cells[Math.floor(y / 8) * columns + Math.floor(x / 8)]
          += (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 / 64;
      }
      return cells;
    };
    const [before, after] = [light(left), light(right)];
    const total = (cells, other) =>
      cells.reduce((sum, cell, index) => sum + Math.abs(cell - other(index)), 0);
    const drawn = (cells) => {
      const paper = [...cells].sort((one, other) => one - other)[cells.length >> 1];
      return total(cells, () => paper);
    };
    return {
      height: Math.abs(left.height - right.height) / left.height,
      width: left.width - right.width,
      light: total(before, (index) => after[index]) / Math.max(1e-9, drawn(before) + drawn(after)),
    };
  })()
"""


# An area of the page: the whole width around an element, or an element alone.
AROUND = """
  (() => {
    const box = document.querySelector($0).getBoundingClientRect();
    return [0, Math.floor(box.top + scrollY) - 8, document.documentElement.clientWidth,
      Math.ceil(box.height) + 16];
  })()
"""
EXACTLY = """
  (() => {
    const box = document.querySelector($0).getBoundingClientRect();
    return [box.left + scrollX, box.top + scrollY, box.width, box.height];
  })()
"""


def first_screen(page, height=640):
    return _taken(page, [0, 0, page.evaluate("document.documentElement.clientWidth"), height])


def around(page, selector):
    return _taken(page, page.evaluate(AROUND, selector))


def exactly(page, selector):
    return _taken(page, page.evaluate(EXACTLY, selector))


def _taken(page, box):
    """A PNG of an area of the page."""
    # A background page is never drawn.
    page.send("Page.bringToFront")
    clip = dict(zip(("x", "y", "width", "height"), box), scale=1)
    answer = page.send(
        "Page.captureScreenshot", format="png", captureBeyondViewport=True, clip=clip)
    return base64.b64decode(answer["data"])


def difference(page, kept, now):
    """The difference of two pictures; `page`: any page that may load pictures, such as a blank one."""
    return page.evaluate(COMPARE, *(base64.b64encode(data).decode() for data in (kept, now)))


def alike(measure):
    return (measure["width"] == 0 and measure["height"] <= HEIGHT_MAX
            and measure["light"] <= LIGHT_MAX)


# Number of pixels with about this colour.
COUNT = """
  (async () => {
    const image = new Image();
    image.src = `data:image/png;base64,${$0}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let count = 0;
    for (let place = 0; place < data.length; place += 4) {
      const away = Math.max(...$1.map((part, index) => Math.abs(part - data[place + index])));
      if (away < 24) count += 1;
    }
    return count;
  })()
"""


def points(page, picture, colour):
    """`colour`: red, green, blue, 0 to 255."""
    return page.evaluate(COUNT, base64.b64encode(picture).decode(), colour)
