import { serialOfDay, serialOfMoment } from "./local-moment.server";
import type { Cell, CellKind, Column } from "./sheet";

/** Indexes in `STYLES`. */
const STYLE = { text: 1, phone: 1, moment: 2, day: 3, number: 0, money: 4, header: 5 } as const;
/** Excel refuses longer texts. */
const LONGEST_TEXT = 32_767;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}">
<numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="#,##0.00"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF181B4D"/></patternFill></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="6"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1"/></cellXfs>
</styleSheet>`;

/** ECMA-376, SpreadsheetML. */
export function smallParts(sheetName: string): Record<string, string> {
  return {
    "[Content_Types].xml": `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": STYLES,
  };
}

/** The first row stays in view. */
export function sheetHead(columns: readonly Column[]): string {
  const widths = columns.map(({ width }, index) => {
    const number = index + 1;
    return `<col min="${number}" max="${number}" width="${width}" customWidth="1"/>`;
  });
  const headers = columns.map(({ header }, index) => textCell(placeOf(index, 1), header, STYLE.header));
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0" tabSelected="1"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData><row r="1">${headers.join("")}</row>`;
}

export function sheetRow(columns: readonly Column[], row: readonly Cell[], number: number): string {
  const cells = columns.map(({ kind }, index) => cell(placeOf(index, number), kind, row[index] ?? null));
  return `<row r="${number}">${cells.join("")}</row>`;
}

/** Every column can be filtered. */
export function sheetEnd(columns: readonly Column[], last: number): string {
  return `</sheetData><autoFilter ref="A1:${columnName(columns.length)}${last}"/></worksheet>`;
}

function cell(place: string, kind: CellKind, value: Cell): string {
  if (value === null || value === "") return "";
  switch (kind) {
    case "moment":
      return numberCell(place, serialOfMoment(String(value)), STYLE.moment);
    case "day":
      return numberCell(place, serialOfDay(String(value)), STYLE.day);
    case "number":
      return numberCell(place, Number(value), STYLE.number);
    case "money":
      return numberCell(place, Number(value) / 100, STYLE.money);
    default:
      return textCell(place, String(value), STYLE[kind]);
  }
}

function numberCell(place: string, value: number, style: number): string {
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

/** Typed as text: whatever it begins with, it is no formula. */
function textCell(place: string, text: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, LONGEST_TEXT))}</t></is></c>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** ECMA-376, ST_Xstring: Excel reads it as an escaped character unless its "_" is escaped itself. */
const CHARACTER_BY_NUMBER = /_(?=x[\da-f]{4}_)/gi;

/** Removes the characters that XML cannot contain: control characters and lone surrogates. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (found) => (found === "\n" || found === "\t" ? found : ""))
    .replace(CHARACTER_BY_NUMBER, "_x005F_")
    .replace(/[&<>"]/g, (found) => ENTITIES[found] ?? found);
}

/** Excel counts cells that do not say where they are ("B3"); other programs refuse their file. */
function placeOf(index: number, row: number): string {
  return columnName(index + 1) + row;
}

/** "A" for the first column, "AA" for the 27th. */
function columnName(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? columnName(rest) : "") + String.fromCharCode(65 + ((number - 1) % 26));
}
