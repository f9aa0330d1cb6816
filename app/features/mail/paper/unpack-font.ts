import { inflateSync } from "node:zlib";

const HEADER = 12;
const ENTRY = 16;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;

/**
 * The TrueType font that is packed in a WOFF font at a data address (w3.org/TR/WOFF). The document library reads WOFF
 * too, but unpacks a table again at every look into it, which takes most of the time of a document.
 */
export function unpackFont(address: string): Buffer {
  const woff = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, WOFF_HEADER + index * WOFF_ENTRY));
  const head = Buffer.alloc(HEADER + count * ENTRY);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * ENTRY - 2 ** power * ENTRY, 10);
  let offset = head.length;
  tables.forEach(({ tag, checksum, content }, index) => {
    const at = HEADER + index * ENTRY;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    offset += padded(content).length;
  });
  return Buffer.concat([head, ...tables.map(({ content }) => padded(content))]);
}

function readTable(woff: Buffer, at: number) {
  const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [number, number, number];
  const content = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.subarray(at + 16, at + 20),
    content: packed < length ? inflateSync(content) : content,
  };
}

/** Tables start at a multiple of four. */
function padded(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
}
