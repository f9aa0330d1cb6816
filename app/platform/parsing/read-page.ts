import { Parser } from "htmlparser2";
import { charsetOf } from "../../lib/text/charset.ts";
import type { PageFacts, PageWords } from "./page-facts.ts";
import { isForPhone } from "./read-styles.ts";
import { structuredThings } from "./structured-things.ts";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

/** Beginnings and ends of tags; a page of a shop has some ten thousand. */
const MOST_TAGS = 120_000;
const DEEPEST = 3_000;
const MOST = {
  headings: 50,
  links: 1_000,
  pictures: 500,
  loads: 500,
  buttons: 200,
  meta: 200,
  blocks: 20,
  sheets: 100,
};
/** Characters. */
const LONGEST = { label: 200, address: 2_000, text: 100_000, script: 500_000, style: 300_000, block: 200_000 };

/** Tags with text that no visitor reads. */
const UNSEEN = new Set(["script", "style", "title", "noscript", "template", "svg", "iframe", "object"]);
/** Tags in which nothing is a part of the page. */
const INERT = new Set(["noscript", "template", "svg"]);
const INLINE = new Set(
  "a abbr b bdi bdo cite code data dfn em font i kbd label mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
const RUNS = /^(|module|(text|application)\/(javascript|ecmascript))$/;
const BUTTON_TYPES = new Set(["submit", "button", "image"]);

class Stopped extends Error {}

/** Reads a page as a stream of tags: nothing of it is kept but its facts, and no depth is too deep. */
export function readPage(source: Uint8Array): PageFacts {
  const reader = new PageReader();
  const html = decode(source);
  const parser = new Parser(reader, { decodeEntities: true });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    reader.facts.isWhole = false;
  }
  return reader.finish();
}

/** Reads a page of which scripts and styles do not matter. */
export function readWords(source: Uint8Array): PageWords {
  const { text, links, buttons, hasForm, structured } = readPage(source);
  return { text, links, buttons, hasForm, structured };
}

/** A page that is not in UTF-8 says so in its first bytes, which are ASCII in all character sets but UTF-16. */
function decode(source: Uint8Array): string {
  const charset = charsetOf(source, saidCharset(source));
  return new TextDecoder(charset).decode(source);
}

const HEAD_BYTES = 2_048;

function saidCharset(source: Uint8Array): string {
  let said = "";
  const parser = new Parser({
    onopentag(name, { charset, content, "http-equiv": equivalent }) {
      if (name !== "meta" || said !== "") return;
      said = charset ?? (/^content-type$/i.test(equivalent ?? "") ? (content?.split("charset=")[1] ?? "") : "");
    },
  });
  parser.end(Buffer.from(source.subarray(0, HEAD_BYTES)).toString("latin1"));
  // A page in UTF-16 could not have been read so far.
  return /utf-?16/i.test(said) ? "" : said;
}

type Attributes = Record<string, string>;

class PageReader {
  readonly facts: PageFacts = {
    ...{ isWhole: true, language: null, title: null, meta: {}, base: null, canonical: null },
    ...{ headings: [], links: [], pictures: [], loads: [], scriptText: "", sheets: [], buttons: [] },
    ...{ hasForm: false, structured: [], brokenStructured: 0, hasMicrodata: false, text: "" },
  };
  readonly #text: string[] = [];
  #textLength = 0;
  /** Texts that are collected until their tag ends. */
  readonly #labels: { tag: string; text: string; end: (text: string) => void }[] = [];
  #tags = 0;
  #depth = 0;
  #unseen = 0;
  #inert = 0;
  #blocks = 0;
  #pictures = 0;
  #script: "run" | "block" | null = null;
  /** The text of styles that is read just now. */
  #sheet: { text: string } | null = null;
  #styleLength = 0;
  #block = "";

  onopentag(name: string, attributes: Attributes): void {
    this.#count(1);
    if (UNSEEN.has(name)) this.#unseen += 1;
    if (INERT.has(name)) this.#inert += 1;
    if (this.#inert > 0) return;
    if (!INLINE.has(name)) this.#write(name === "td" || name === "th" ? " " : "\n");
    if (attributes.itemtype?.includes("schema.org")) this.facts.hasMicrodata = true;
    this.#read(name, attributes);
  }

  onclosetag(name: string): void {
    this.#count(-1);
    if (UNSEEN.has(name)) this.#unseen -= 1;
    if (INERT.has(name)) this.#inert -= 1;
    if (!INLINE.has(name)) this.#write("\n");
    if (name === "script" && this.#script === "block") this.#endBlock();
    if (name === "script") this.#script = null;
    if (name === "style") this.#sheet = null;
    if (name === "picture") this.#pictures -= 1;
    const at = this.#labels.findLastIndex(({ tag }) => tag === name);
    if (at < 0) return;
    for (const { text, end } of this.#labels.splice(at).reverse()) end(tidy(text));
  }

  ontext(text: string): void {
    const { facts } = this;
    if (this.#sheet) this.#addStyle(this.#sheet, text);
    else if (this.#script === "run") facts.scriptText += text.slice(0, LONGEST.script - facts.scriptText.length);
    else if (this.#script === "block") this.#block += text.slice(0, LONGEST.block - this.#block.length);
    else {
      this.#label(text);
      if (this.#unseen === 0) this.#write(text);
    }
  }

  finish(): PageFacts {
    for (const { text, end } of this.#labels.splice(0)) end(tidy(text));
    const lines = this.#text.join("").split("\n").map(tidy);
    if (this.#textLength > LONGEST.text) this.facts.isWhole = false;
    this.facts.text = lines.filter((line) => line !== "").join("\n");
    return this.facts;
  }

  #count(step: 1 | -1): void {
    this.#tags += 1;
    this.#depth += step;
    if (this.#tags > MOST_TAGS || this.#depth > DEEPEST) throw new Stopped();
  }

  #addStyle(sheet: { text: string }, text: string): void {
    sheet.text += text.slice(0, LONGEST.style - this.#styleLength);
    this.#styleLength += text.length;
  }

  #write(text: string): void {
    const room = LONGEST.text - this.#textLength;
    this.#textLength += text.length;
    if (room > 0) this.#text.push(text.slice(0, room));
  }

  #label(text: string): void {
    for (const label of this.#labels) label.text += text.slice(0, LONGEST.label * 2 - label.text.length);
  }

  #collect(tag: string, end: (text: string) => void): void {
    if (this.#labels.length < 20) this.#labels.push({ tag, text: "", end });
  }

  #read(name: string, attributes: Attributes): void {
    const { facts } = this;
    switch (name) {
      case "html":
        facts.language ??= attributes.lang?.trim() || attributes["xml:lang"]?.trim() || null;
        break;
      case "title":
        this.#collect(name, (text) => (facts.title ??= text));
        break;
      case "base":
        facts.base ??= attributes.href ?? null;
        break;
      case "meta":
        this.#readMeta(attributes);
        break;
      case "link":
        this.#readLink(attributes);
        break;
      case "script":
        this.#readScript(attributes);
        break;
      case "style":
        if (!isForPhone(attributes.media)) break;
        this.#sheet = { text: "" };
        add(facts.sheets, this.#sheet, MOST.sheets);
        break;
      case "picture":
        this.#pictures += 1;
        break;
      case "img":
      case "iframe":
        this.#readEmbedded(name, attributes);
        break;
      case "form":
        facts.hasForm = true;
        break;
      case "input":
        this.#readField(attributes);
        break;
      case "button":
        this.#collect(name, (text) => add(facts.buttons, text || label(attributes), MOST.buttons));
        break;
      case "a":
        this.#readAnchor(attributes);
        break;
      default:
        if (/^h[1-6]$/.test(name)) {
          this.#collect(name, (text) => add(facts.headings, { level: Number(name[1]), text }, MOST.headings));
        }
    }
  }

  #readMeta({ name, property, content, "http-equiv": equivalent }: Attributes): void {
    const key = (name ?? property ?? equivalent ?? "").toLowerCase();
    const { meta } = this.facts;
    if (key === "" || content === undefined || Object.hasOwn(meta, key) || Object.keys(meta).length >= MOST.meta)
      return;
    meta[key] = tidy(content).slice(0, LONGEST.address);
  }

  #readLink({ rel = "", href, as, media, onload }: Attributes): void {
    if (!href) return;
    const kinds = rel.toLowerCase().split(/\s+/);
    if (kinds.includes("canonical")) this.facts.canonical ??= href.trim().slice(0, LONGEST.address);
    if (kinds.includes("stylesheet") && !kinds.includes("alternate")) {
      this.#load("style", href);
      // Some pages apply a style once it has come, so as not to wait for it.
      const applies = isForPhone(media) || onload !== undefined;
      if (applies) add(this.facts.sheets, { url: href.trim().slice(0, LONGEST.address) }, MOST.sheets);
    }
    if (kinds.includes("preload") && as !== undefined) this.#load("preload", href);
  }

  #readScript({ type = "", src }: Attributes): void {
    const kind = type.split(";")[0]?.trim().toLowerCase() ?? "";
    if (kind === "application/ld+json") this.#script = "block";
    if (!RUNS.test(kind)) return;
    if (src) this.#load("script", src);
    else this.#script = "run";
  }

  #readEmbedded(name: "img" | "iframe", attributes: Attributes): void {
    const { src = "", alt, width, height, style = "" } = attributes;
    if (name === "iframe") {
      if (src !== "") this.#load("frame", src);
      return;
    }
    this.#label(` ${alt ?? ""} `);
    const shown = src === "" || src.startsWith("data:") ? (attributes["data-src"] ?? "") : src;
    const hasAttributes = isSize(width) && isSize(height);
    const isStyled = /aspect-ratio|(^|;)\s*height\s*:/i.test(style.slice(0, 500)) || attributes.class !== undefined;
    const hasSize = hasAttributes || isStyled || attributes.srcset !== undefined || this.#pictures > 0;
    if (shown === "") return;
    add(this.facts.pictures, { src: shown.slice(0, LONGEST.address), alt: alt ?? null, hasSize }, MOST.pictures);
  }

  #readField(attributes: Attributes): void {
    if (BUTTON_TYPES.has(attributes.type?.toLowerCase() ?? ""))
      add(this.facts.buttons, label(attributes), MOST.buttons);
  }

  #readAnchor(attributes: Attributes): void {
    const href = attributes.href?.trim().slice(0, LONGEST.address);
    if (href === undefined) return;
    this.#collect("a", (text) => add(this.facts.links, { href, text: text || label(attributes) }, MOST.links));
  }

  #load(kind: PageFacts["loads"][number]["kind"], url: string): void {
    add(this.facts.loads, { kind, url: url.trim().slice(0, LONGEST.address) }, MOST.loads);
  }

  #endBlock(): void {
    const source = this.#block;
    this.#block = "";
    this.#blocks += 1;
    if (this.#blocks > MOST.blocks || source.trim() === "") return;
    const things = structuredThings(source);
    if (things === null) this.facts.brokenStructured += 1;
    else this.facts.structured.push(...things);
  }
}

function add<Item>(list: Item[], item: Item, most: number): void {
  if (list.length < most) list.push(item);
}

const isSize = (value: string | undefined) => value !== undefined && /\d/.test(value);

/** Name of a link or a button that has no text. */
const label = (attributes: Attributes) =>
  tidy(attributes["aria-label"] ?? attributes.title ?? attributes.value ?? attributes.alt ?? "");

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, LONGEST.text);
}
