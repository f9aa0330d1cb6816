const HEADER = 12;
const ENTRY = 16;

/** The characters that a TrueType font draws, as code points of Unicode's first plane. Throws when it names none. */
export function fontCharacters(font: Buffer): ReadonlySet<number> {
  const table = segmentTable(font);
  const size = font.readUInt16BE(table + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((at) => table + at) as [
    number,
    number,
    number,
    number,
  ];
  const characters = new Set<number>();
  for (let at = 0; at < size; at += 2) {
    const start = font.readUInt16BE(starts + at);
    const range = font.readUInt16BE(ranges + at);
    for (let code = start; code <= font.readUInt16BE(ends + at) && code < 0xffff; code++) {
      const glyph = range === 0 ? code : font.readUInt16BE(ranges + at + range + 2 * (code - start));
      const isDrawn = glyph !== 0 && ((glyph + font.readUInt16BE(deltas + at)) & 0xffff) !== 0;
      if (isDrawn) characters.add(code);
    }
  }
  return characters;
}

/** Where the font says which glyph a character has, in segments (OpenType, cmap format 4). */
function segmentTable(font: Buffer): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => HEADER + index * ENTRY);
  const entry = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap");
  const cmap = entry === undefined ? 0 : font.readUInt32BE(entry + 8);
  const encodings = Array.from({ length: cmap && font.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + index * 8);
  const found = encodings.map((at) => cmap + font.readUInt32BE(at + 4)).find((at) => font.readUInt16BE(at) === 4);
  if (found === undefined) throw new Error("A font without a table of its characters");
  return found;
}
