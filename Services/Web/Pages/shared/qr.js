/**
 * QR codes (ISO/IEC 18004) of links: bytes, error correction level M, versions 1 to 20, so at most
 * 666 bytes.
 */

const SVG = "http://www.w3.org/2000/svg";

function drawing(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** By version: error correction codewords of a block, and data codewords of each block. */
const same = (amount, data) => Array(amount).fill(data);
const BLOCKS = [
  null, [10, [16]], [16, [28]], [26, [44]], [18, same(2, 32)], [24, same(2, 43)], [16, same(4, 27)],
    [18, same(4, 31)],
  [22, [38, 38, 39, 39]], [22, [36, 36, 36, 37, 37]], [26, [43, 43, 43, 43, 44]],
  [30, [50, ...same(4, 51)]], [22, [...same(6, 36), 37, 37]], [22, [...same(8, 37), 38]],
  [24, [...same(4, 40), ...same(5, 41)]], [24, [...same(5, 41), ...same(5, 42)]], [28, [...same(7, 45), ...same(3, 46)]],
  [28, [...same(10, 46), 47]], [26, [...same(9, 43), ...same(4, 44)]], [26, [...same(3, 44), ...same(11, 45)]],
  [26, [...same(3, 41), ...same(13, 42)]],
];
/** By version: centres of the alignment patterns. */
const CENTRES = [
  null, [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
  [6, 30, 54], [6, 32, 58], [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70], [6, 26, 50, 74], [6, 30, 54, 78],
  [6, 30, 56, 82], [6, 30, 58, 86], [6, 34, 62, 90],
];

/** Multiplication in GF(256) modulo x⁸ + x⁴ + x³ + x² + 1. */
const POWERS = [];
const LOGS = [];
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  POWERS[exponent] = value;
  LOGS[value] = exponent;
  value = value * 2 ^ (value > 127 ? 0x11d : 0);
}
const times = (a, b) => (a === 0 || b === 0 ? 0 : POWERS[(LOGS[a] + LOGS[b]) % 255]);

/** Remainder of the data by the generator polynomial of the given degree. */
function correction(data, degree) {
  let generator = [1];
  for (let root = 0; root < degree; root += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => { next[index + 1] ^= times(factor, POWERS[root]); });
    generator = next;
  }
  const rest = [...data, ...Array(degree).fill(0)];
  for (let index = 0; index < data.length; index += 1) {
    const factor = rest[index];
    generator.forEach((one, offset) => { rest[index + offset] ^= times(one, factor); });
  }
  return rest.slice(data.length);
}

/** Data with mode, length and padding, in blocks with their correction, interleaved. */
function codewords(bytes, version) {
  const [degree, sizes] = BLOCKS[version];
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits = [];
  const put = (value, width) => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push(value >> bit & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0; data.length < room; pad += 1) data.push(pad % 2 === 0 ? 0xec : 0x11);
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, from += size));
  const checks = blocks.map((block) => correction(block, degree));
  const longest = sizes.at(-1);
  const woven = [];
  for (let at = 0; at < longest; at += 1) blocks.forEach((block) =>
    { if (at < block.length) woven.push(block[at]); });
  for (let at = 0; at < degree; at += 1) checks.forEach((check) => woven.push(check[at]));
  return woven;
}

/** Value with the remainder by a generator appended (BCH code). */
function protectedBits(value, width, generator) {
  const high = 2 ** width;
  let rest = value * high;
  for (let bit = 31 - Math.clz32(rest || 1); bit >= width; bit -= 1) {
    if (rest >> bit & 1) rest ^= generator << bit - width;
  }
  return value * high | rest;
}

/** Places of the fixed patterns: `set(row, column, isDark)`. */
function patterns(size, version, set) {
  const finder = (top, left) => {
    for (let row = -1; row <= 7; row += 1) {
      for (let column = -1; column <= 7; column += 1) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        set(top + row, left + column, ring !== 2 && ring !== 4);
      }
    }
  };
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const centres = CENTRES[version];
  const last = centres.at(-1);
  for (const row of centres) {
    for (const column of centres) {
      if ((row === 6 && (column === 6 || column === last)) || (row === last && column === 6)) continue;
      for (let y = -2; y <= 2; y += 1) {
        for (let x = -2; x <= 2; x += 1) set(row + y, column + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
      }
    }
  }
  finder(0, 0);
  finder(0, size - 7);
  finder(size - 7, 0);
  if (version < 7) return;
  const bits = protectedBits(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit += 1) {
    const [along, across] = [Math.floor(bit / 3), size - 11 + bit % 3];
    set(along, across, (bits >> bit & 1) === 1);
    set(across, along, (bits >> bit & 1) === 1);
  }
}

/** The format: level M (00) and the mask, twice. */
function format(size, mask, set) {
  const bits = protectedBits(mask, 10, 0x537) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = (bits >> bit & 1) === 1;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    set(near, 8, isDark);
    const across = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    set(8, across, isDark);
  }
  set(size - 8, 8, true);
}

const MASKS = [
  (row, column) => (row + column) % 2, (row) => row % 2, (_, column) => column % 3, (row, column) =>
    (row + column) % 3,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2, (row, column) =>
    row * column % 2 + row * column % 3,
  (row, column) => (row * column % 2 + row * column % 3) % 2, (row, column) =>
    ((row + column) % 2 + row * column % 3) % 2,
];

/** How hard a symbol is to read: long runs, squares, what looks like a finder, and uneven amounts. */
function penalty(grid) {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, column) => grid.map((row) => row[column]))].map((line) =>
    line.map(Number).join(""));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0+|1+/g)) if (run.length >= 5) sum += run.length - 2;
    for (const alike of ["10111010000", "00001011101"]) {
      for (let at = line.indexOf(alike); at >= 0; at = line.indexOf(alike, at + 1)) sum += 40;
    }
  }
  for (let row = 1; row < size; row += 1) {
    for (let column = 1; column < size; column += 1) {
      const one = grid[row][column];
      if (one === grid[row - 1][column] && one === grid[row][column - 1]
        && one === grid[row - 1][column - 1]) sum += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size));
}

/** Rows of dark modules of a text; null if it is too long. */
export function symbol(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((blocks, index) => blocks !== null
    && blocks[1].reduce((sum, size) => sum + size, 0) * 8 >= 4 + (index < 10 ? 8 : 16) + bytes.length * 8);
  if (version < 0) return null;
  const size = 17 + 4 * version;
  const fixed = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (row, column, isDark) => {
    if (row >= 0 && column >= 0 && row < size && column < size) fixed[row][column] = isDark;
  };
  patterns(size, version, set);
  format(size, 0, set);
  const bits = codewords(bytes, version).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => word >> bit & 1));
  const places = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (fixed[row][column] === null) places.push([row, column]);
    }
    isUp = !isUp;
  }
  const tries = MASKS.map((flips, mask) => {
    const grid = fixed.map((row) => [...row]);
    places.forEach(([row, column], index) => {
      grid[row][column] = ((bits[index] ?? 0) === 1) !== (flips(row, column) === 0);
    });
    format(size, mask, (row, column, isDark) => { grid[row][column] = isDark; });
    return grid;
  });
  const weights = tries.map(penalty);
  return tries[weights.indexOf(Math.min(...weights))];
}

/** A picture with the quiet zone that readers need; null if the text is too long. */
export function picture(text, label) {
  const grid = symbol(text);
  if (grid === null) return null;
  const size = grid.length + 8;
  const path = grid.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : ""))).join("");
  return drawing("svg", { viewBox: `0 0 ${size} ${size}`, class: "qr", role: "img", "aria-label": label,
    "shape-rendering": "crispEdges" },
    drawing("rect", { width: size, height: size, fill: "#fff" }), drawing("path", { d: path, fill: "#000" }));
}
