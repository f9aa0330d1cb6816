import type { PageFacts } from "~/platform/parsing/page-facts";
import { parseMoved } from "~/platform/parsing/parse.server";
import type { StyleFacts } from "~/platform/parsing/read-styles";
import { fetchPart, type Looking, orNull } from "./fetch-part.server";
import { readStart } from "./fetch-within.server";
import { isSameSite, linkIn } from "./same-site";
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

/** Style sheets of a page: files and texts, and null for a file that is not looked at. */
export function sheetsOf({ sheets }: PageFacts, url: URL, base: URL): (URL | string | null)[] {
  let files = 0;
  return sheets.map((sheet) => {
    if ("text" in sheet) return sheet.text;
    const file = linkIn(sheet.url, base);
    if (!file || !isSameSite(url, file) || files === MOST_FILES) return null;
    files += 1;
    return file;
  });
}

/** Looks at the style sheets of a page and judges them together, as a later one wins. */
export async function lookAtStyles(
  sheets: readonly (URL | string | null)[],
  looking: Looking,
): Promise<Pick<Visit, "styles" | "look">> {
  const read = await Promise.all(
    sheets.map(async (sheet): Promise<Sheet | null> => {
      if (typeof sheet === "string") return { seen: null, source: Buffer.from(sheet) };
      return sheet && (await orNull(readFile(sheet, looking)));
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
  const source = await readStart(answer, LONGEST + 1);
  if (source.byteLength > LONGEST) return null;
  const cacheControl = headers.get("cache-control") ?? "";
  return { seen: { url, bytes: source.byteLength, cacheControl, hasExpiry: headers.has("expires") }, source };
}
