interface PictureParagraph {
  at: number;
  inserted: string;
  /** The place where its description is typed, once it is inserted. */
  caret: number;
}

/** A picture between the lines of a Markdown text: before the line of the caret where that begins, else after it. */
export function pictureParagraph(text: string, caret: number, src: string): PictureParagraph {
  const isAtStart = caret === 0 || text[caret - 1] === "\n";
  const end = text.indexOf("\n", caret);
  const at = isAtStart ? caret : end === -1 ? text.length : end;
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const [above = ""] = /(?<!\n)\n*$/.exec(before) ?? [];
  const [below = ""] = /^\n*/.exec(after) ?? [];
  const lead = before === above ? "" : "\n".repeat(Math.max(0, 2 - above.length));
  const tail = after === below ? "" : "\n".repeat(Math.max(0, 2 - below.length));
  return { at, inserted: `${lead}![](${src})${tail}`, caret: at + lead.length + "![".length };
}
