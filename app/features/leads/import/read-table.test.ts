import { describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { readTable } from "./read-table.server";
import { TABLE_LIMITS, TableProblem } from "./table-problem";

async function rowsIn(file: Buffer | string) {
  const rows = [];
  for await (const row of readTable(Buffer.from(file as Buffer))) rows.push(row);
  return rows;
}

const cellsIn = async (file: Buffer | string) => (await rowsIn(file)).map(({ cells }) => cells);

async function problemOf(file: Buffer | string): Promise<string> {
  const error: unknown = await rowsIn(file).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof TableProblem ? error.problem : String(error);
}

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};

async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as Buffer), path);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = (targets: Record<string, string>) =>
  `<Relationships>${Object.entries(targets)
    .map(([type, target], index) => `<Relationship Id="r${index}" Type="${TYPES}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const CONTENT_TYPES = `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`;

interface Workbook {
  rows: string;
  strings?: string[];
  is1904?: boolean;
  more?: Record<string, string>;
}

/** Styles: 0 none, 1 a built-in date, 2 a date of its own, 3 a number with a word in it. */
function workbook({ rows, strings = [], is1904 = false, more = {} }: Workbook): Promise<Buffer> {
  const formats = `<numFmt numFmtId="170" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/><numFmt numFmtId="171" formatCode="0 &quot;dagen&quot;"/>`;
  return zipOf({
    "[Content_Types].xml": CONTENT_TYPES,
    "_rels/.rels": relations({ officeDocument: "xl/workbook.xml" }),
    "xl/workbook.xml": `<workbook xmlns:r="${TYPES}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="Leads" r:id="r0"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations({
      worksheet: "worksheets/sheet1.xml",
      sharedStrings: "sharedStrings.xml",
      styles: "/xl/styles.xml",
    }),
    "xl/styles.xml": `<styleSheet><numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst>${strings.map((text) => `<si>${text}</si>`).join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  });
}

describe("a CSV file", () => {
  const TEXT = "Naam;Plaats\r\nZoë Ĳsbrands;’s-Hertogenbosch €\r\n";
  const CELLS = [
    ["Naam", "Plaats"],
    ["Zoë Ĳsbrands", "’s-Hertogenbosch €"],
  ];

  it.each([
    ["UTF-8", Buffer.from(TEXT)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${TEXT}`)],
    ["UTF-16 with a mark", utf16(`\ufeff${TEXT}`)],
    ["UTF-16, the other way round", utf16(`\ufeff${TEXT}`, true)],
  ])("is read in %s", async (_name, bytes) => {
    expect(await cellsIn(bytes)).toEqual(CELLS);
  });

  it("loses to a broken byte that byte alone", async () => {
    const broken = (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xe9]), Buffer.from("\n")]);
    expect(await cellsIn(broken("Zoë;Ĳsbrands;€\nJan;Enschede;"))).toEqual([
      ["Zoë", "Ĳsbrands", "€"],
      ["Jan", "Enschede", "\ufffd"],
    ]);
    expect(await cellsIn(broken("\ufeffJan;Enschede;"))).toEqual([["Jan", "Enschede", "\ufffd"]]);
  });

  it("is read in Windows-1252 and in UTF-16 without a mark", async () => {
    const windows = Buffer.from([0x5a, 0x6f, 0xeb, 0x3b, 0x80, 0x3b, 0x92, 0x73]);
    expect(await cellsIn(windows)).toEqual([["Zoë", "€", "’s"]]);
    expect(await cellsIn(utf16("Naam;Mail\nJan;jan@bakker.example"))).toEqual([
      ["Naam", "Mail"],
      ["Jan", "jan@bakker.example"],
    ]);
  });

  it.each([";", ",", "\t", "|"])("is read with %j between its cells", async (delimiter) => {
    const lines = [
      ["Naam", "Notitie", "Mail"],
      ["Jan", '"a, b; c\nen nog ""een"" regel"', "jan@bakker.example"],
    ];
    const file = lines.map((cells) => cells.join(delimiter)).join("\n");
    expect((await cellsIn(file))[1]).toEqual(["Jan", 'a, b; c\nen nog "een" regel', "jan@bakker.example"]);
    expect(await cellsIn(`sep=${delimiter}\r\n${file}`)).toEqual(await cellsIn(file));
  });

  it("counts its rows as a spreadsheet does, without those that are empty", async () => {
    expect(await rowsIn('Naam\n\n;;\n"Jan\nJansen"\n\nPiet')).toEqual([
      { number: 1, cells: ["Naam"] },
      { number: 4, cells: ["Jan\nJansen"] },
      { number: 6, cells: ["Piet"] },
    ]);
  });

  it("has texts where a spreadsheet would see formulas, and numbers with their plus", async () => {
    const file = `=1+1;-5;@naam;+31612345678\n'=1+1;\t+31 6 12;'0612345678;'s avonds`;
    expect(await cellsIn(file)).toEqual([
      ["=1+1", "-5", "@naam", "+31612345678"],
      ["=1+1", "+31 6 12", "0612345678", "'s avonds"],
    ]);
  });

  it("has names in every script, long cells, and a quote where no quote belongs", async () => {
    const long = "é".repeat(10_240);
    const names = ["王小明", "محمد", "Ирина", "שרה", "ひろし", "👩‍💻 Jo"];
    expect(await cellsIn(`${names.join(";")}\n${long};Jan "de Man" Bakker`)).toEqual([
      names,
      [long, 'Jan "de Man" Bakker'],
    ]);
  });

  it("is refused where a quote stays open, or where it is nothing or too much", async () => {
    expect(await problemOf('Naam;Mail\n"Jan;jan@bakker.example\nPiet;')).toBe("openQuote");
    expect(await problemOf("")).toBe("empty");
    expect(await problemOf("\n;;\n  \n")).toBe("empty");
    expect(await problemOf("a\n".repeat(TABLE_LIMITS.rows + 1))).toBe("tooManyRows");
    expect(await problemOf("a;".repeat(TABLE_LIMITS.columns + 1))).toBe("tooManyColumns");
    expect(await problemOf(Buffer.alloc(TABLE_LIMITS.file + 1, "a"))).toBe("tooLarge");
  });

  it.each([
    ["a program", "MZ\x90\0\x03"],
    ["a PDF", "%PDF-1.7\n%âãÏÓ"],
    ["a picture", "\x89PNG\r\n\x1a\n"],
    ["bytes", String.fromCharCode(...Array.from({ length: 400 }, (_, index) => (index * 7) % 256))],
  ])("is refused where it is %s", async (_name, bytes) => {
    expect(await problemOf(Buffer.from(bytes, "latin1"))).toBe("notTable");
  });
});

describe("an Excel file", () => {
  it("has texts, formulas by their value, and numbers as somebody would type them", async () => {
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
      <row r="4"><c r="A4" t="inlineStr"><is><t>Jan &amp; Co</t></is></c><c r="B4"><f>1/0</f><v>612345678</v></c>
      <c r="C4" t="str"><f>A1&amp;"x"</f><v>Naamx</v></c><c r="D4" t="e"><v>#REF!</v></c><c r="E4"><v>3.1612345678E10</v></c>
      <c r="F4"><v>0.30000000000000004</v></c><c r="G4" t="b"><v>1</v></c></row><row r="5"><c r="A5"/></row>`;
    const strings = ["<t>Naam</t>", "<r><t>Zo</t></r><r><t>ë_x000D_</t></r><rPh><t>fonetisch</t></rPh>"];
    expect(await rowsIn(await workbook({ rows, strings }))).toEqual([
      { number: 1, cells: ["Naam", "", "Zoë"] },
      { number: 4, cells: ["Jan & Co", "612345678", "Naamx", "", "31612345678", "0.3", "TRUE"] },
    ]);
  });

  it("has days of both date systems", async () => {
    const rows = (first: number) =>
      `<row><c s="1"><v>${first}</v></c><c s="2"><v>${first}.604166666666667</v></c><c s="3"><v>46145</v></c><c s="1" t="d"><v>2026-05-03</v></c></row>`;
    const days = ["2026-05-03", "2026-05-03T14:30", "46145", "2026-05-03"];
    expect(await cellsIn(await workbook({ rows: rows(46_145) }))).toEqual([days]);
    expect(await cellsIn(await workbook({ rows: rows(44_683), is1904: true }))).toEqual([days]);
  });

  it("is read from its first sheet that is shown and has rows", async () => {
    const sheet = (text: string) =>
      `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
    const file = await zipOf({
      "[Content_Types].xml": CONTENT_TYPES,
      "_rels/.rels": relations({ officeDocument: "/xl/workbook.xml" }),
      "xl/workbook.xml": `<x:workbook xmlns:x="${MAIN}" xmlns:r="${TYPES}"><x:sheets><x:sheet name="a" sheetId="1" r:id="r1" state="hidden"/><x:sheet name="b" sheetId="2" r:id="r0"/><x:sheet name="c" sheetId="3" r:id="r2"/></x:sheets></x:workbook>`,
      "xl/_rels/workbook.xml.rels": `<Relationships>${["leeg", "geheim", "leads"].map((name, index) => `<Relationship Id="r${index}" Type="${TYPES}/worksheet" Target="${name}.xml"/>`).join("")}</Relationships>`,
      "xl/leeg.xml": "<worksheet><sheetData/></worksheet>",
      "xl/geheim.xml": sheet("Geheim"),
      "xl/leads.xml": sheet("Jan"),
    });
    expect(await cellsIn(file)).toEqual([["Jan"]]);
  });

  it("is refused where it unpacks to too much, or to another size than it says", async () => {
    const saying = async (size: number) => {
      const file = await workbook({ rows: "<row><c><v>1</v></c></row>".repeat(1_000) });
      const entry = "PK\x01\x02";
      for (let at = file.indexOf(entry); at >= 0; at = file.indexOf(entry, at + 4)) file.writeUInt32LE(size, at + 24);
      return problemOf(file);
    };
    expect(await saying(129 * 1024 * 1024)).toBe("tooLarge");
    expect(await saying(100)).toBe("broken");
  });

  it("is read or refused in a thread of its own, whatever is never closed in it", async () => {
    expect(await problemOf(await workbook({ rows: "<row>".repeat(200_000) }))).toBe("empty");
    expect(await problemOf(await workbook({ rows: "<row><c>".repeat(100_000) }))).toBe("empty");
  });

  it("is not read on once its sender has gone", async () => {
    const gone = new AbortController();
    const file = await workbook({ rows: "<row><c><v>1</v></c></row>".repeat(20_000) });
    const rows = readTable(file, gone.signal);
    const first = rows.next();
    gone.abort(new Error("gone"));
    await expect(first).rejects.toThrow("gone");
  });

  it("is refused where it is another kind of file, or damaged", async () => {
    const sound = await workbook({ rows: "<row><c><v>1</v></c></row>" });
    expect(await problemOf(sound.subarray(0, sound.length - 30))).toBe("broken");
    expect(await problemOf(await zipOf({ "word/document.xml": "<document/>" }))).toBe("notTable");
    expect(await problemOf(Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1"))).toBe("oldExcel");
    expect(await problemOf(await workbook({ rows: '<row><c r="BJ1"><v>1</v></c></row>' }))).toBe("tooManyColumns");
    expect(await problemOf(await workbook({ rows: "<row><c t='s'><v>9</v></c></row>" }))).toBe("empty");
  });
});
