import { type AtRule, type Declaration, parse, type Rule } from "postcss";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

/** Sizes in CSS pixels, as a phone of 390 wide would have them. */
export interface StyleFacts {
  /** Null if the styles do not say it, or in a way that only a browser can compute. */
  bodyText: number | null;
  paragraphText: number | null;
  /** Part of the page that is wider than a phone. */
  fixedWidth: { selector: string; px: number } | null;
  smallButton: { selector: string; px: number } | null;
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
const BUTTON = /(^|[\s>+~])(button|\.btn|\.button|input\[type=["']?submit["']?\])$/;
const LONGEST_SELECTOR = 2_000;
const MOST_DECLARATIONS = 200;
const TEXTS = new Set(["html", ":root", "body", "p"]);

/** Throws if the styles cannot be parsed. */
export function readStyles(source: Uint8Array): StyleFacts {
  const sizes = new Map<string, string>();
  const widths = new Map<string, { width?: string; max?: string }>();
  let smallButton: StyleFacts["smallButton"] = null;
  parse(new TextDecoder().decode(source)).walkRules((rule) => {
    if (!isForPhone(rule)) return;
    for (const { selector, declaration } of declarationsOf(rule)) {
      const { prop, value } = declaration;
      if (prop === "font-size" && TEXTS.has(selector)) sizes.set(selector, value);
      if (/^(min-|max-)?width$/.test(prop) && FRAMES.has(selector)) {
        const before = widths.get(selector) ?? {};
        widths.set(selector, { ...before, [prop === "max-width" ? "max" : "width"]: value });
      }
      const px = /^(max-)?height$/.test(prop) && BUTTON.test(selector) ? pixels(value) : null;
      if (px !== null && px > 0 && px < SMALLEST_TARGET) smallButton ??= { selector: selector.slice(0, 60), px };
    }
  });
  const root = sizeIn(sizes.get(":root") ?? sizes.get("html"), BROWSER_TEXT, BROWSER_TEXT);
  const bodyText = sizeIn(sizes.get("body"), root, root);
  return {
    bodyText: sizes.size === 0 ? null : bodyText,
    paragraphText: sizes.has("p") ? sizeIn(sizes.get("p"), bodyText, root) : null,
    fixedWidth: widestOf(widths),
    smallButton,
  };
}

/** Each selector that matters with each declaration of it: a longer list than any designer writes is not read. */
function declarationsOf(rule: Rule): { selector: string; declaration: Declaration }[] {
  if (rule.selector.length > LONGEST_SELECTOR) return [];
  const selectors = rule.selectors.filter((name) => TEXTS.has(name) || FRAMES.has(name) || BUTTON.test(name));
  if (selectors.length === 0) return [];
  const declarations = rule.nodes.filter((node) => node.type === "decl").slice(0, MOST_DECLARATIONS);
  return selectors.flatMap((selector) => declarations.map((declaration) => ({ selector, declaration })));
}

function isForPhone(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== "root"; parent = parent.parent) {
    if (parent.type === "rule") return false;
    const { name, params } = parent as AtRule;
    if (name === "media" ? !isPhone(params) : !["supports", "layer"].includes(name)) return false;
  }
  return true;
}

/** Lists of queries are taken as one: a style for some other medium is not a phone's. */
function isPhone(params: string): boolean {
  if (/print|prefers-|landscape|forced-colors/.test(params)) return false;
  for (const [, side = "", amount, unit] of params.matchAll(/(min|max)-width\s*:\s*([\d.]+)(px|r?em)/g)) {
    const px = Number(amount) * (unit === "px" ? 1 : BROWSER_TEXT);
    if (side === "min" ? px > PHONE : px < PHONE) return false;
  }
  for (const [, sign = "", amount, unit] of params.matchAll(/width\s*([<>])=?\s*([\d.]+)(px|r?em)/g)) {
    const px = Number(amount) * (unit === "px" ? 1 : BROWSER_TEXT);
    if (sign === ">" ? px > PHONE : px < PHONE) return false;
  }
  return true;
}

function pixels(value: string): number | null {
  const found = /^\s*([\d.]+)px\s*$/.exec(value);
  return found ? Number(found[1]) : null;
}

/** Null for what only a browser can compute. */
function sizeIn(value: string | undefined, parent: number | null, root: number | null): number | null {
  if (value === undefined) return parent;
  const [, amount, unit = ""] = /^\s*([\d.]+)(px|pt|rem|em|%)\s*(?:!important)?\s*$/.exec(value) ?? [];
  const size = Number(amount);
  if (amount === undefined || !Number.isFinite(size)) return null;
  const base = { px: 1, pt: 4 / 3, rem: root, em: parent, "%": parent === null ? null : parent / 100 }[unit] ?? null;
  return base === null ? null : Math.round(size * base * 10) / 10;
}

function widestOf(widths: ReadonlyMap<string, { width?: string; max?: string }>): StyleFacts["fixedWidth"] {
  for (const [selector, { width = "", max }] of widths) {
    const px = pixels(width);
    if (px !== null && px >= TOO_WIDE && (max === undefined || (pixels(max) ?? 0) >= TOO_WIDE)) return { selector, px };
  }
  return null;
}
