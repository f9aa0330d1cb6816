import { type AtRule, type Declaration, parse, type Rule } from "postcss";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

/** Sizes in CSS pixels, as a phone of 390 wide would have them. Null if the styles do not say it, or only a browser can tell. */
export interface StyleFacts {
  /** Size of the text in paragraphs. */
  textSize: number | null;
  /** Part of the page that is wider than a phone. */
  fixedWidth: { selector: string; px: number } | null;
  smallButton: { selector: string; px: number } | null;
  /** True if pictures get their size here. */
  sizesPictures: boolean;
}

const PHONE = 390;
const BROWSER_TEXT = 16;
/** Width from which a part surely does not fit. */
const TOO_WIDE = 600;
/** WCAG 2.2, criterion 2.5.8. */
const SMALLEST_TARGET = 24;
/** The parts in which designs of a fixed width hold a page. */
const FRAMES = new Set(
  "body #wrapper #page #container #main #content .wrapper .container .page .site #site".split(" "),
);
/** Buttons of a widget, such as `.slick-dots button`, are left out. */
const BUTTON = /^(button|\.btn|\.button|input\[type=["']?submit["']?\])$/;
/** Gives a button height beside `height`. */
const ROOM = /^(padding|min-height|border|box-sizing)/;
const PICTURE = /(^|[\s>+~,])(img|picture)\b/;
const LONGEST_SELECTOR = 2_000;
const MOST_DECLARATIONS = 200;
const TEXTS = new Set(["html", ":root", "body", "p"]);
/** Parts that are no text of paragraphs. */
const HEADING = /(^|[\s>+~])h[1-6]$/;
/** Paragraphs within another part. */
const OTHER_PARAGRAPH = /[\s>+~]p$/;

interface Said {
  value: string;
  isImportant: boolean;
}

/** Reads all styles of a page together. Throws if they cannot be parsed, or load others. */
export function readStyles(source: Uint8Array): StyleFacts {
  const root = parse(new TextDecoder().decode(source));
  const said = new Map<string, Map<string, Said>>();
  let hasRoom = false;
  let hasOtherText = false;
  let hasOtherParagraph = false;
  let sizesPictures = false;
  root.walkAtRules(/^import$/i, () => {
    throw new Error("Styles that are loaded by others are not seen");
  });
  root.walkRules((rule) => {
    if (!isPhoneRule(rule) || rule.selector.length > LONGEST_SELECTOR) return;
    const declarations = rule.nodes.filter((node) => node.type === "decl").slice(0, MOST_DECLARATIONS);
    sizesPictures ||= PICTURE.test(rule.selector) && declarations.some(isSize);
    for (const selector of rule.selectors) {
      if (!TEXTS.has(selector) && declarations.some(({ prop }) => /^font(-size)?$/.test(prop))) {
        hasOtherText ||= !HEADING.test(selector);
        hasOtherParagraph ||= OTHER_PARAGRAPH.test(selector);
      }
      if (BUTTON.test(selector)) hasRoom ||= declarations.some(({ prop }) => ROOM.test(prop));
      if (!TEXTS.has(selector) && !FRAMES.has(selector) && !BUTTON.test(selector)) continue;
      const before = said.get(selector) ?? new Map<string, Said>();
      for (const declaration of declarations) add(before, declaration);
      said.set(selector, before);
    }
  });
  const value = (selector: string, prop: string) => said.get(selector)?.get(prop)?.value;
  const size = (selector: string) => value(selector, "font-size");
  const base = sizeIn(size(":root") ?? size("html"), BROWSER_TEXT, BROWSER_TEXT);
  const isSaid = size("p") !== undefined || ((base !== BROWSER_TEXT || size("body") !== undefined) && !hasOtherText);
  const paragraph = sizeIn(size("p"), sizeIn(size("body"), base, base), base);
  const buttons = [...said.keys()].filter((selector) => BUTTON.test(selector) && !hasRoom);
  return {
    textSize: isSaid && !hasOtherParagraph ? paragraph : null,
    fixedWidth: firstOf(
      [...said.keys()].filter((selector) => FRAMES.has(selector)),
      (selector) => {
        const width = pixels(value(selector, "min-width")) ?? pixels(value(selector, "width"));
        const most = value(selector, "max-width");
        const fits = most !== undefined && (pixels(most) ?? 0) < TOO_WIDE;
        return width !== null && width >= TOO_WIDE && !fits ? width : null;
      },
    ),
    smallButton: firstOf(buttons, (selector) => {
      const height = pixels(value(selector, "height"));
      return height !== null && height > 0 && height < SMALLEST_TARGET ? height : null;
    }),
    sizesPictures,
  };
}

const isSize = ({ prop, value }: Declaration) => /^(aspect-ratio|height)$/.test(prop) && value !== "auto";

/** A later declaration wins, unless the earlier one is important. */
function add(said: Map<string, Said>, { prop, value, important }: Declaration): void {
  const name = prop === "font" ? "font-size" : prop;
  const isImportant = important === true;
  if (said.get(name)?.isImportant && !isImportant) return;
  said.set(name, { value: prop === "font" ? sizeOfFont(value) : value, isImportant });
}

/** Finds `1rem` in `italic 1rem/1.5 "Open Sans", sans-serif`. */
const sizeOfFont = (value: string) =>
  /(?:^|\s)([\d.]+(?:px|pt|r?em|%))(?=[\s/])/.exec(value.slice(0, 200))?.[1] ?? value;

function firstOf(
  selectors: readonly string[],
  measure: (selector: string) => number | null,
): { selector: string; px: number } | null {
  for (const selector of selectors) {
    const px = measure(selector);
    if (px !== null) return { selector, px };
  }
  return null;
}

function isPhoneRule(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== "root"; parent = parent.parent) {
    if (parent.type === "rule") return false;
    const { name, params } = parent as AtRule;
    if (name === "media" ? !isForPhone(params) : !["supports", "layer"].includes(name)) return false;
  }
  return true;
}

/** True for the media of styles that a phone applies; also for what only a browser can tell. */
export function isForPhone(media = ""): boolean {
  return media.split(",").some(isPhone);
}

function isPhone(query: string): boolean {
  if (/\b(print|speech|tv|projection)\b|prefers-|landscape|forced-colors/i.test(query)) return false;
  for (const [, side = "", amount, unit] of query.matchAll(/(min|max)-(?:device-)?width\s*:\s*([\d.]+)(px|r?em)/g)) {
    const px = Number(amount) * (unit === "px" ? 1 : BROWSER_TEXT);
    if (side === "min" ? px > PHONE : px < PHONE) return false;
  }
  for (const [, sign = "", amount, unit] of query.matchAll(/width\s*([<>])=?\s*([\d.]+)(px|r?em)/g)) {
    const px = Number(amount) * (unit === "px" ? 1 : BROWSER_TEXT);
    if (sign === ">" ? px > PHONE : px < PHONE) return false;
  }
  return true;
}

function pixels(value = ""): number | null {
  const found = /^\s*([\d.]+)px\s*$/.exec(value);
  return found ? Number(found[1]) : null;
}

/** Null for what only a browser can compute. */
function sizeIn(value: string | undefined, parent: number | null, root: number | null): number | null {
  if (value === undefined || value === "inherit") return parent;
  const [, amount, unit = ""] = /^\s*([\d.]+)(px|pt|rem|em|%)\s*$/.exec(value) ?? [];
  const size = Number(amount);
  if (amount === undefined || !Number.isFinite(size)) return null;
  const base = { px: 1, pt: 4 / 3, rem: root, em: parent, "%": parent === null ? null : parent / 100 }[unit] ?? null;
  return base === null ? null : Math.round(size * base * 10) / 10;
}
