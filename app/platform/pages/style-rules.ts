export type StyleRule =
  | { kind: "group"; head: string; rules: StyleRule[] }
  /** `classes`: for each of its selectors, the classes that the element or its ancestors must have. */
  | { kind: "style"; text: string; classes: string[][] }
  | { kind: "named"; text: string; name: string }
  | { kind: "other"; text: string };

const GROUP = /^@(?:media|supports|layer|container|starting-style|scope)\b/;
const NAMED = /^@(?:keyframes|property)\s+(?<name>[\w-]+)/;
const CLASS = /\.(?<name>(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/** Delimiters of rules, and text to skip whole: escaped characters and quotes. */
const SIGNS = /[{};]|\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs;
const PARTS = /[()[\],]|(?:\\.|[^\\()[\],])+/gs;

const ALL_OF = /:(?:is|where)$/;

/** A single pass, as the first page after a start waits for it. */
export function parseStyles(sheet: string): StyleRule[] {
  // The only comments left are licences.
  const css = sheet.replace(/\/\*![\s\S]*?\*\//g, "");
  const groups: StyleRule[][] = [[]];
  let [start, end, depth] = [0, 0, 0];
  for (const { 0: sign, index } of css.matchAll(SIGNS)) {
    const rules = groups.at(-1) ?? [];
    if (sign === "{") {
      depth++;
      if (depth > 1) continue;
      end = index;
      const head = css.slice(start, end).trim();
      if (!GROUP.test(head)) continue;
      const inner: StyleRule[] = [];
      rules.push({ kind: "group", head, rules: inner });
      groups.push(inner);
    } else if (sign === "}" && depth > 0) {
      depth--;
      if (depth > 0) continue;
      rules.push(leaf(css.slice(start, end).trim(), css.slice(start, index + 1).trim()));
    } else if (sign === "}") groups.pop();
    else if (sign === ";" && depth === 0) rules.push({ kind: "other", text: css.slice(start, index + 1).trim() });
    else continue;
    start = index + 1;
    depth = 0;
  }
  return groups[0] ?? [];
}

function leaf(head: string, text: string): StyleRule {
  if (!head.startsWith("@")) return { kind: "style", text, classes: classesOf(head) };
  const name = NAMED.exec(head)?.groups?.name;
  return name ? { kind: "named", text, name } : { kind: "other", text };
}

function classesOf(selectors: string): string[][] {
  return readList(selectors.matchAll(PARTS));
}

/** Inside brackets only `:is(…)` and `:where(…)` without alternatives count: one rule too many does no harm. */
function readList(parts: IterableIterator<RegExpExecArray>): string[][] {
  let asked: string[] = [];
  const list = [asked];
  let before = "";
  for (let next = parts.next(); !next.done; next = parts.next()) {
    const [part] = next.value;
    if (part === ")" || part === "]") break;
    if (part === ",") {
      asked = [];
      list.push(asked);
    } else if (part === "(" || part === "[") {
      const [inner = [], ...others] = readList(parts);
      if (ALL_OF.test(before) && others.length === 0) asked.push(...inner);
    } else {
      for (const { groups } of part.matchAll(CLASS)) asked.push(unescaped(groups?.name ?? ""));
    }
    before = part;
  }
  return list;
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_all, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}
