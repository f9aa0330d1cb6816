import { inflateSync } from "node:zlib";

/** The text of a document that our own library wrote, in reading order; one line per run. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString("latin1"));
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .map(streamOf)
    .filter((stream) => /\bBT\b/.test(stream))
    .map((stream) => textOf(stream, fonts))
    .join("\n");
}

function objectsOf(source: string): Map<string, string> {
  const found = source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, id = "", body = ""]) => [id, body]));
}

function streamOf(body: string): string {
  const [, content] = /\nstream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  if (content === undefined) return "";
  return /FlateDecode/.test(body) ? inflateSync(Buffer.from(content, "latin1")).toString("latin1") : content;
}

/** The text that each code of a font stands for, by the name of the font on a page. */
function fontsOf(objects: Map<string, string>): Map<string, Map<string, string>> {
  const names = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    names.map(([, name = "", id = ""]) => {
      const [, cmap = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "") ?? [];
      return [name, codesOf(streamOf(objects.get(cmap) ?? ""))];
    }),
  );
}

function codesOf(cmap: string): Map<string, string> {
  const codes = new Map<string, string>();
  for (const [, from = "", list = ""] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ""], index) => {
      const code = (Number.parseInt(from, 16) + index).toString(16).padStart(4, "0");
      codes.set(code, Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
    });
  }
  return codes;
}

function textOf(stream: string, fonts: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>();
  const lines: string[] = [];
  for (const [, name, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font;
    if (run === undefined) continue;
    const codes = [...run.matchAll(/<(\w+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
    lines.push(codes.map((code) => font.get(code.toLowerCase()) ?? "").join(""));
  }
  return lines.join("\n");
}
