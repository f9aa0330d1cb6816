import Markdown, { type MarkdownIt, type Token } from "markdown-it";

/**
 * The Markdown of articles. Bare addresses become links, as on GitHub; "weef.nl" and "a@b.nl" do not. A list of which
 * every item has a box has `isChecklist` in its `meta`, and an item with a box has its sign there.
 */
export function newMarkdownParser(): MarkdownIt {
  const parser = new Markdown({ html: true, linkify: true });
  // An address that a browser would run is refused where it is typed, and left out by the sanitizer.
  parser.validateLink = () => true;
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  parser.core.ruler.after("inline", "task-lists", ({ tokens }) => markTaskLists(tokens));
  return parser;
}

const TASK = /^\[([ xX])\]\s+/;

/** The boxes are taken out of the text. */
function markTaskLists(tokens: readonly Token[]): void {
  const open: { list: Token; tasks: number; items: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    const around = open.at(-1);
    if (token.type.endsWith("_list_open")) open.push({ list: token, tasks: 0, items: 0 });
    else if (token.type === "list_item_open" && around) {
      around.items += 1;
      const [text] = tokens[at + 2]?.children ?? [];
      const box = text?.type === "text" ? TASK.exec(text.content) : null;
      if (!text || !box) continue;
      around.tasks += 1;
      token.meta = { box: box[1] };
      text.content = text.content.slice(box[0].length);
    } else if (token.type.endsWith("_list_close") && around) {
      open.pop();
      const isChecklist = around.tasks === around.items;
      for (const end of [around.list, token]) end.meta = { isChecklist };
    }
  }
}
