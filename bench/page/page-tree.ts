import { HTMLElement, type Node, parse, TextNode } from "node-html-parser";

/** An element as plain data: its tag, its attributes as React names them, its children. */
export type PageTree = [tag: string, attributes: Record<string, unknown>, children: (PageTree | string)[]];

/** Elements whose content is not markup. */
const RAW = new Set(["script", "style", "noscript"]);
/** React's names for attributes; it takes the others as HTML writes them. */
const NAMES: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  value: "defaultValue",
  checked: "defaultChecked",
};

/** The elements of a document, for servers that render the same page by other means. */
export function pageTree(html: string): PageTree {
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true, noscript: true } });
  const document = root.querySelector("html");
  if (!document) throw new Error("There is no <html> in this document");
  return treeOf(document);
}

/** The tree without the elements that `isLeftOut`, at every level. */
export function without([tag, attributes, children]: PageTree, isLeftOut: (tag: string) => boolean): PageTree {
  const kept = children.filter((child) => typeof child === "string" || !isLeftOut(child[0]));
  return [tag, attributes, kept.map((child) => (typeof child === "string" ? child : without(child, isLeftOut)))];
}

/** The first element with this tag, in document order. */
export function firstOf(tree: PageTree, tag: string): PageTree | undefined {
  if (tree[0] === tag) return tree;
  for (const child of tree[2]) {
    const found = typeof child === "string" ? undefined : firstOf(child, tag);
    if (found) return found;
  }
  return undefined;
}

/** How many elements there are. */
export function countElements([, , children]: PageTree): number {
  return children.reduce((sum, child) => sum + (typeof child === "string" ? 0 : countElements(child)), 1);
}

function treeOf(element: HTMLElement): PageTree {
  const tag = element.tagName.toLowerCase();
  const attributes = Object.fromEntries(
    // `on…` attributes are code, for which React wants a function.
    Object.entries(element.attributes)
      .filter(([name]) => !name.startsWith("on"))
      .map(([name, value]) => [reactName(name), value === "" ? true : value]),
  );
  if (RAW.has(tag)) return [tag, { ...attributes, dangerouslySetInnerHTML: { __html: element.innerHTML } }, []];
  return [tag, attributes, element.childNodes.flatMap(childOf)];
}

/** `stroke-width` is `strokeWidth` in React; `data-` and `aria-` keep their hyphens. */
function reactName(name: string): string {
  if (/^(data|aria)-/.test(name)) return name;
  return NAMES[name] ?? name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function childOf(node: Node): (PageTree | string)[] {
  if (node instanceof HTMLElement) return [treeOf(node)];
  return node instanceof TextNode && node.text !== "" ? [node.text] : [];
}
