/** A rule of a style sheet; what holds other rules (`@media`, `@layer`…) has them in `rules`. */
export type StyleRule =
  | { kind: "group"; head: string; rules: StyleRule[] }
  /** `classes`: of each of its selectors, the classes that an element or those around it must have. */
  | { kind: "style"; text: string; classes: string[][] }
  /** Whatever is known by a name, which others use: `@keyframes`, `@property`. */
  | { kind: "named"; text: string; name: string }
  | { kind: "other"; text: string };

const GROUP = /^@(?:media|supports|layer|container|starting-style|scope)\b/;
const NAMED = /^@(?:keyframes|property)\s+(?<name>[\w-]+)/;
const CLASS = /\.(?<name>(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/** The rules of a minified style sheet, in order. */
export function parseStyles(sheet: string): StyleRule[] {
  // Of comments, licences are left.
  const css = sheet.replace(/\/\*![\s\S]*?\*\//g, "");
  const rules: StyleRule[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at = start) {
    const [end, sign] = findOutside(css, at, "{;");
    const head = css.slice(at, end).trim();
    start = sign === "{" ? closingOf(css, end) + 1 : end + 1;
    if (!head) continue;
    const text = css.slice(at, start).trim();
    if (sign !== "{") rules.push({ kind: "other", text });
    else if (GROUP.test(head)) rules.push({ kind: "group", head, rules: parseStyles(css.slice(end + 1, start - 1)) });
    else rules.push(leaf(head, text));
  }
  return rules;
}

function leaf(head: string, text: string): StyleRule {
  const name = NAMED.exec(head)?.groups?.name;
  if (name) return { kind: "named", text, name };
  return head.startsWith("@") ? { kind: "other", text } : { kind: "style", text, classes: classesOf(head) };
}

/** What stands in brackets (`:not(…)`, `:is(…)`, `[…]`) decides nothing here: a rule too many does no harm. */
function classesOf(selectors: string): string[][] {
  const bare = outsideBrackets(selectors);
  return bare.map((selector) => [...selector.matchAll(CLASS)].map(({ groups }) => unescaped(groups?.name ?? "")));
}

/** The selectors of a list, without what they have in brackets. */
function outsideBrackets(selectors: string): string[] {
  const found = [""];
  let depth = 0;
  for (let at = 0; at < selectors.length; at++) {
    const sign = selectors[at] ?? "";
    const piece = sign === "\\" ? selectors.slice(at, ++at + 1) : sign;
    if (piece === ")" || piece === "]") depth--;
    if (depth === 0 && piece === ",") found.push("");
    else if (depth === 0) found[found.length - 1] += piece;
    if (piece === "(" || piece === "[") depth++;
  }
  return found;
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_all, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}

/** Where the block that opens at `open` closes. */
function closingOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; ; at++) {
    const [found, sign] = findOutside(css, at, "{}");
    depth += sign === "{" ? 1 : -1;
    if (depth <= 0) return found;
    at = found;
  }
}

/** The next of these signs from `from` on, outside quotes; the end, and nothing, when there is none. */
function findOutside(css: string, from: number, signs: string): [at: number, sign: string | undefined] {
  for (let at = from; at < css.length; at++) {
    const sign = css[at] ?? "";
    if (signs.includes(sign)) return [at, sign];
    if (sign === "\\") at++;
    else if (sign === '"' || sign === "'") at = endOfText(css, sign, at + 1);
  }
  return [css.length, undefined];
}

function endOfText(css: string, quote: string, from: number): number {
  for (let at = from; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === quote) return at;
  }
  return css.length;
}
