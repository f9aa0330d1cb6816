import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const SMALLEST = 256;
const TEXT = "**/*.{css,html,js,json,mjs,svg,txt,webmanifest,xml}";
const COMPRESSIONS = [
  { extension: ".br", compress: promisify(brotliCompress), options: brotliOptions },
  { extension: ".gz", compress: promisify(gzip), options: () => ({ level: 9 }) },
];

/**
 * Writes the brotli and gzip forms of each text file below `folder` beside it, unless it is tiny or they are no
 * smaller.
 */
export async function precompress(folder: string): Promise<void> {
  const files = globSync(TEXT, { cwd: folder }).map((file) => path.join(folder, file));
  await Promise.all(files.map(precompressFile));
}

async function precompressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < SMALLEST) return;
  for (const { extension, compress, options } of COMPRESSIONS) {
    const compressed = await compress(content, options(content));
    if (compressed.length < content.length) writeFileSync(file + extension, compressed);
  }
}

function brotliOptions(content: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
}
