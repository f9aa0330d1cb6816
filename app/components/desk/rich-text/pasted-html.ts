import { isTarget, type TextFormat } from "./text-schema";

const BLOCKS = "p, div, ul, ol, li, table, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, section, article";

/** HTML that another program copied, with its paragraphs, lists and headings as plain elements of HTML. */
export function tidyPastedHtml(html: string, format: TextFormat): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  markStyled(body);
  for (const unseen of body.querySelectorAll("style, script, title, meta, link, xml, o\\:p")) {
    unseen.replaceWith(...(unseen.localName === "o:p" ? unseen.childNodes : []));
  }
  joinWordLists(body);
  joinLines(body);
  flattenLists(body);
  for (const row of body.querySelectorAll("tr")) {
    const cells = [...row.querySelectorAll("td, th")].map((cell) => cell.textContent?.trim() ?? "");
    row.replaceWith(madeOf("p", [cells.filter(Boolean).join(" – ")]));
  }
  if (format === "mail") {
    for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
      heading.replaceWith(madeOf("p", [madeOf("strong", heading.childNodes)]));
    }
  }
  for (const link of body.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    // A bare address is a link by itself.
    if (!isTarget(href, format) || link.textContent?.trim() === href) link.replaceWith(...link.childNodes);
  }
  return body.innerHTML;
}

/** The policy of the page forbids styles in any HTML that is read: they become data. */
function withoutStyles(html: string): string {
  const plain = html.replaceAll(/<style\b[^<]*<\/style>/gi, "");
  return plain.replaceAll(/<[^<>]*>/g, (tag) => tag.replaceAll(/\sstyle\s*=/gi, " data-style="));
}

function markStyled(body: HTMLElement): void {
  for (const element of body.querySelectorAll("[data-style]")) {
    const style = element.getAttribute("data-style") ?? "";
    // Google Docs wraps all that is copied in a <b> that is not bold.
    if (/(?<![\w-])font-weight:\s*(normal|[1-4]00)/i.test(style) && element.localName === "b") {
      element.replaceWith(...element.childNodes);
    }
    if (element.localName !== "span") continue;
    if (/(?<![\w-])font-weight:\s*(bold|[6-9]00)/i.test(style))
      element.replaceChildren(madeOf("strong", [...element.childNodes]));
    if (/font-style:\s*italic/i.test(style)) element.replaceChildren(madeOf("em", [...element.childNodes]));
  }
}

function madeOf(name: string, nodes: Iterable<string | Node>): HTMLElement {
  const element = document.createElement(name);
  element.append(...nodes);
  return element;
}

/** Word copies an item as a paragraph with its sign in front. */
function joinWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>("p[data-style*='mso-list'], p[class*='MsoList']")) {
    const sign = paragraph.querySelector("[data-style*='mso-list:Ignore'], [data-style*='mso-list: Ignore']");
    const isNumbered = /^\s*\w+[.)]/.test(sign?.textContent ?? "");
    sign?.remove();
    const name = isNumbered ? "ol" : "ul";
    const before = paragraph.previousElementSibling;
    const list = before?.localName === name && before.hasAttribute("data-word") ? before : madeOf(name, []);
    list.setAttribute("data-word", "");
    const item = madeOf("li", paragraph.childNodes);
    if (list === before) paragraph.remove();
    else paragraph.replaceWith(list);
    list.append(item);
  }
}

/** Gmail and WhatsApp copy each line as a block of its own, and an empty line as an empty block. */
function joinLines(body: HTMLElement): void {
  const isLine = (node: Node | null): node is HTMLElement =>
    node instanceof HTMLElement && node.localName === "div" && !node.querySelector(BLOCKS);
  for (const first of [...body.querySelectorAll("div")]) {
    if (!isLine(first) || isLine(first.previousElementSibling) || !first.isConnected) continue;
    const lines: HTMLElement[] = [];
    for (let line: Element | null = first; isLine(line); line = line.nextElementSibling) lines.push(line);
    let paragraph: HTMLElement | null = null;
    for (const line of lines) {
      const isEmpty = line.textContent?.trim() === "" && !line.querySelector("img");
      if (isEmpty) paragraph = null;
      else if (paragraph) paragraph.append(document.createElement("br"), ...line.childNodes);
      else {
        paragraph = madeOf("p", line.childNodes);
        line.before(paragraph);
      }
      line.remove();
    }
  }
}

/** Items of a list within a list follow the item that they belong to. */
function flattenLists(body: HTMLElement): void {
  for (const inner of [...body.querySelectorAll("li ul, li ol, ul > ul, ul > ol, ol > ul, ol > ol")].reverse()) {
    const item = inner.parentElement?.closest("li") ?? inner;
    item.after(...inner.children);
    inner.remove();
  }
  for (const item of body.querySelectorAll("li")) {
    for (const paragraph of item.querySelectorAll("p")) {
      if (paragraph.previousSibling) paragraph.before(" ");
      paragraph.replaceWith(...paragraph.childNodes);
    }
  }
}
