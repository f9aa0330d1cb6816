import { parseMoved } from "~/platform/parsing/parse.server";
import type { StyleFacts } from "~/platform/parsing/read-styles";
import { fetchPart, type Looking, orNull } from "./fetch-part.server";
import { isSameSite } from "./same-site";
import type { SeenStyle, Visit } from "./visit";

const MOST_FILES = 8;
/** Bytes of one file, and of all styles together. */
const LONGEST = 500_000;
const HTML = /html/i;
const LINE_END = Buffer.from("\n");

interface Sheet {
  seen: SeenStyle | null;
  source: Buffer;
}

/** Looks at the style sheets of a page, which are files or texts, and judges them together, as a later one wins. */
export async function lookAtStyles(
  sheets: readonly (URL | string | null)[],
  home: URL,
  looking: Looking,
): Promise<Pick<Visit, "styles" | "look">> {
  const files = sheets.filter((sheet) => sheet instanceof URL && isSameSite(home, sheet)).slice(0, MOST_FILES);
  const read = await Promise.all(
    sheets.map(async (sheet): Promise<Sheet | null> => {
      if (typeof sheet === "string") return { seen: null, source: Buffer.from(sheet) };
      return sheet && files.includes(sheet) ? await orNull(readFile(sheet, looking)) : null;
    }),
  );
  const found = read.filter((sheet) => sheet !== null);
  const isWhole = found.length === read.length;
  return {
    styles: found.flatMap(({ seen }) => seen ?? []),
    look: isWhole ? await orNull(readTogether(found, looking)) : null,
  };
}

async function readTogether(sheets: readonly Sheet[], { signal }: Looking): Promise<StyleFacts | null> {
  const together = new Uint8Array(Buffer.concat(sheets.flatMap(({ source }) => [source, LINE_END])));
  return together.byteLength > LONGEST ? null : await parseMoved("styles", together, signal);
}

async function readFile(url: URL, looking: Looking): Promise<Sheet | null> {
  const answer = await fetchPart(url, looking);
  if (!answer?.ok || HTML.test(answer.headers.get("content-type") ?? "")) {
    await answer?.body?.cancel();
    return null;
  }
  const { headers } = answer;
  const source = await readUpTo(answer, LONGEST);
  if (!source) return null;
  const cacheControl = headers.get("cache-control") ?? "";
  return { seen: { url, bytes: source.byteLength, cacheControl, hasExpiry: headers.has("expires") }, source };
}

/** Null if it is longer. */
async function readUpTo({ body }: Response, longest: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > longest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
