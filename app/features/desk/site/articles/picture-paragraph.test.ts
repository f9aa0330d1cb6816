import { expect, it } from "vitest";
import { pictureParagraph } from "./picture-paragraph";

/** `|` is the caret, and then where the description is typed. */
it.each([
  ["|", "![|](/media/a.webp)"],
  ["Een.|", "Een.\n\n![|](/media/a.webp)"],
  ["Een.\n|", "Een.\n\n![|](/media/a.webp)"],
  ["Een.\n\n|", "Een.\n\n![|](/media/a.webp)"],
  ["|Een.", "![|](/media/a.webp)\n\nEen."],
  ["E|en.\n\nTwee.", "Een.\n\n![|](/media/a.webp)\n\nTwee."],
  ["Een.|\nTwee.", "Een.\n\n![|](/media/a.webp)\n\nTwee."],
  ["Een.\n\n|Twee.", "Een.\n\n![|](/media/a.webp)\n\nTwee."],
  ["Een.\n|\nTwee.", "Een.\n\n![|](/media/a.webp)\n\nTwee."],
  ["Een.\n\n![Deur|](/media/b.webp)", "Een.\n\n![Deur](/media/b.webp)\n\n![|](/media/a.webp)"],
])("is a paragraph of its own in %j", (typed, expected) => {
  const text = typed.replace("|", "");
  const { at, inserted, caret } = pictureParagraph(text, typed.indexOf("|"), "/media/a.webp");
  const put = text.slice(0, at) + inserted + text.slice(at);
  expect(`${put.slice(0, caret)}|${put.slice(caret)}`).toBe(expected);
});
