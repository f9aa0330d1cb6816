import { expect, it } from "vitest";
import { en } from "~/content/desk/site/en";
import { nl } from "~/content/desk/site/nl";
import { shippedArticles } from "~/content/site/articles/articles.server";
import { shippedCases } from "~/content/site/portfolio/portfolio-copy.server";
import { fits } from "~/platform/site-content/content-kind";
import { wordsOf } from "./site-editor";
import { editorOf } from "./site-kinds.server";

const now = new Date("2026-11-24T11:00:00.000Z");
const items = [
  ...[...shippedCases.keys()].map((slug) => `work.${slug}`),
  ...[...shippedArticles.keys()].map((id) => `articles.${id}`),
];

it.each(["hours", "appointments", "prices", "questions", "facts", "reviews", ...items])(
  "ships %s as its schema and its form take it, with words for every value",
  (id) => {
    const editor = editorOf(id);
    if (!editor) throw new Error(`No editor of ${id}`);
    const { shipped } = editor.kind;
    expect(editor.read(editor.fieldsOf(shipped, now), shipped, now)).toEqual({ values: shipped, errors: {} });
    for (const [name, value] of Object.entries(shipped)) {
      expect(fits(editor.kind, name, value), name).toBe(true);
      for (const words of [nl, en]) {
        if (!editor.name) expect(wordsOf(editor.kind, words).names).toHaveProperty([name.split("/")[0] ?? ""]);
        expect(editor.present(name, value, words, "nl"), name).not.toBe("");
      }
    }
  },
);
