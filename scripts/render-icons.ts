import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

// Renders the icons in `public` from the mark in `public/favicon.svg`. The result is committed: run this after a change
// to the mark (`npx node scripts/render-icons.ts`).
const GROUND = "#fbf8f2";
const mark = readFileSync("public/favicon.svg", "utf8");

writeIcon("public/icon-192.png", 192, 0);
writeIcon("public/icon-512.png", 512, 0);
// The system crops it to a shape: the mark keeps within the inner four fifths.
writeIcon("public/icon-maskable-512.png", 512, 0.2);
writeIcon("public/apple-touch-icon.png", 180, 0.14);
// The icon in Android's status bar, where the shape alone counts.
writeFileSync("public/badge-96.png", draw(96, 0, inWhite(mark)));
writeFileSync("public/favicon.ico", asIco(draw(32, 0), 32));

function writeIcon(file: string, size: number, margin: number): void {
  writeFileSync(file, draw(size, margin));
}

/** The mark as a PNG, with a margin on each side as a share of the size; with a margin it gets a solid background. */
function draw(size: number, margin: number, drawing = mark): Buffer {
  const inset = size * margin;
  const place = `<svg x="${inset}" y="${inset}" width="${size - 2 * inset}" height="${size - 2 * inset}"`;
  const ground = margin > 0 ? `<rect width="${size}" height="${size}" fill="${GROUND}"/>` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${drawing.replace("<svg", place)}</svg>`;
  return new Resvg(svg).render().asPng();
}

/** The threads alone, in white. */
function inWhite(drawing: string): string {
  return drawing.replace(/<rect[^>]*>/, "").replaceAll(/stroke="#\w+"/g, 'stroke="#fff"');
}

/** An ICO file that holds one PNG (the format that Windows has read since Vista). */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
