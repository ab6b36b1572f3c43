"use strict";

// Files without what names a place, a device or a person. The services refuse such metadata.
Otolith.bare = (() => {
  // Leaves out what browsers write beside the picture: Exif, texts.
  async function picture(blob) {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const view = new DataView(bytes.buffer);
    const isPNG = blob.type === "image/png";
    const parts = [];
    let [start, place] = [0, isPNG ? 8 : 2];
    while (place + 12 < bytes.length) {
      const name = isPNG ? String.fromCharCode(...bytes.subarray(place + 4, place + 8))
        : view.getUint8(place + 1);
      if (!isPNG && (view.getUint8(place) !== 0xFF || name === 0xDA)) break;
      const end = place + (isPNG ? 12 + view.getUint32(place) : 2 + view.getUint16(place + 2));
      if (["eXIf", "tEXt", "iTXt", "zTXt", 0xE1, 0xED, 0xFE].includes(name)) {
        parts.push(bytes.subarray(start, place));
        start = end;
      }
      place = end;
    }
    return new Blob([...parts, bytes.subarray(start)], { type: blob.type });
  }

  const latin = (bytes, place, count = 4) => String.fromCharCode(...bytes.subarray(place, place + count));
  const write = (bytes, place, text) => bytes.set(Array.from(text, (one) => one.charCodeAt(0)), place);
  const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

  // Overwrites texts and places. Lengths stay: sounds are found by them.
  function mp4(bytes) {
    const view = viewOf(bytes);
    function visit(start, end) {
      for (let place = start; place + 8 <= end;) {
        const size = view.getUint32(place);
        const head = size === 1 ? 16 : 8;
        const count = size === 1 ? Number(view.getBigUint64(place + 8)) : size || end - place;
        const type = latin(bytes, place + 4);
        if (count < head || place + count > end) return;
        if (["moov", "trak", "mdia", "moof", "traf"].includes(type)) visit(place + head, place + count);
        else if (["udta", "meta", "uuid"].includes(type)) {
          write(bytes, place + 4, "free");
          bytes.fill(0, place + head, place + count);
        } else if (type === "hdlr" && !["soun", "vide"].includes(latin(bytes, place + 16))) throw new Error("a track of other data");
        place += count;
      }
    }
    visit(0, bytes.length);
  }

  function wav(bytes) {
    const view = viewOf(bytes);
    for (let place = 12; place + 8 <= bytes.length;) {
      const length = view.getUint32(place + 4, true);
      if (["LIST", "id3 ", "ID3 ", "bext", "iXML", "axml", "_PMX", "cart", "DISP"].includes(latin(bytes, place))) {
        write(bytes, place, "JUNK");
        bytes.fill(0, place + 8, place + 8 + length);
      }
      place += 8 + length + length % 2;
    }
  }

  function flac(bytes) {
    for (let [place, isLast] = [4, false]; !isLast && place + 4 <= bytes.length;) {
      isLast = (bytes[place] & 0x80) !== 0;
      const length = bytes[place + 1] << 16 | bytes[place + 2] << 8 | bytes[place + 3];
      if ([2, 4, 5, 6].includes(bytes[place] & 0x7F)) {
        bytes[place] = bytes[place] & 0x80 | 1; // padding
        bytes.fill(0, place + 4, place + 4 + length);
      }
      place += 4 + length;
    }
  }

  // The checksum of an Ogg page (RFC 3533).
  function checksum(page) {
    let sum = 0;
    for (const byte of page) {
      sum ^= byte << 24;
      for (let bit = 0; bit < 8; bit += 1) sum = sum << 1 ^ (sum < 0 ? 0x04C11DB7 : 0);
    }
    return sum >>> 0;
  }

  // The comments become a name of the encoder that consists of blanks.
  function ogg(bytes) {
    const view = viewOf(bytes);
    const tableOf = (place) => bytes.subarray(place + 27, place + 27 + bytes[place + 26]);
    const sum = (table) => table.reduce((total, one) => total + one, 0);
    const place = 27 + bytes[26] + sum(tableOf(0));
    const table = tableOf(place);
    const last = table.findIndex((one) => one < 255);
    if (last < 0) throw new Error("comments longer than a page");
    const start = place + 27 + table.length;
    const count = sum(table.subarray(0, last + 1));
    const isVorbis = latin(bytes, start + 1, 6) === "vorbis";
    const prefix = latin(bytes, start, 8) === "OpusTags" ? 8 : isVorbis ? 7 : (bytes[start] & 0x7F) === 4 ? 4 : 0;
    const blanks = count - prefix - 8 - (isVorbis ? 1 : 0);
    if (blanks < 0) throw new Error("no comments");
    view.setUint32(start + prefix, blanks, true);
    bytes.fill(0x20, start + prefix + 4, start + prefix + 4 + blanks);
    view.setUint32(start + prefix + 4 + blanks, 0, true);
    view.setUint32(place + 22, 0);
    view.setUint32(place + 22, checksum(bytes.subarray(place, start + sum(table))), true);
  }

  // Elements with others in them: segment, information, tracks. A live recording has clusters of unknown length.
  function webm(bytes) {
    const masters = [0x18538067, 0x1549A966, 0x1654AE6B, 0xAE];
    const texts = [0x7BA9, 0x7384, 0x3C83AB, 0x3E83BB, 0x536E, 0x1941A469, 0x1043A770, 0x1254C367];
    const number = (place, count) => bytes.subarray(place, place + count).reduce((all, one) => all * 256 + one, 0);
    for (let place = 0; place + 2 <= bytes.length;) {
      const idCount = Math.clz32(bytes[place]) - 23;
      const sizeCount = Math.clz32(bytes[place + idCount]) - 23;
      if (idCount > 4 || sizeCount > 8) return;
      const id = number(place, idCount);
      const head = idCount + sizeCount;
      const length = number(place + idCount, sizeCount) - 2 ** (7 * sizeCount);
      const isOpen = length === 2 ** (7 * sizeCount) - 1;
      if (masters.includes(id) || isOpen) {
        place += head;
        continue;
      }
      if (texts.includes(id)) {
        const count = Math.min(8, head - 1);
        let rest = head + length - 1 - count;
        bytes.fill(0, place, place + head + length);
        bytes[place] = 0xEC; // void
        for (let at = place + count; at > place; at -= 1, rest = Math.floor(rest / 256)) bytes[at] = rest % 256;
        bytes[place + 1] |= 0x80 >> count - 1;
      }
      place += head + length;
    }
  }

  // Leaves out the tags in front of the sound and behind it. One that is longer than the file stays, and is refused.
  function mp3(bytes) {
    let [start, end] = [0, bytes.length];
    while (latin(bytes, start, 3) === "ID3") {
      const length = bytes.subarray(start + 6, start + 10).reduce((all, one) => all * 128 + one, 0);
      const next = start + 10 + length + (bytes[start + 5] & 0x10 ? 10 : 0);
      if (next >= end) break;
      start = next;
    }
    if (end - start > 128 && latin(bytes, end - 128, 3) === "TAG") end -= 128;
    if (end - start > 32 && latin(bytes, end - 32, 8) === "APETAGEX") {
      const view = viewOf(bytes);
      const count = view.getUint32(end - 20, true) + (view.getUint32(end - 12, true) >>> 31 ? 32 : 0);
      if (count < end - start) end -= count;
    }
    return bytes.subarray(start, end);
  }

  async function sound(blob) {
    let bytes = new Uint8Array(await blob.arrayBuffer());
    if (bytes.length < 64) return blob;
    if (latin(bytes, 4) === "ftyp") mp4(bytes);
    else if (latin(bytes, 0) === "RIFF") wav(bytes);
    else if (latin(bytes, 0) === "fLaC") flac(bytes);
    else if (latin(bytes, 0) === "OggS") ogg(bytes);
    else if (viewOf(bytes).getUint32(0) === 0x1A45DFA3) webm(bytes);
    else if (latin(bytes, 0, 5) !== "%PDF-") bytes = mp3(bytes);
    return new Blob([bytes], { type: blob.type });
  }

  return { picture, sound };
})();
