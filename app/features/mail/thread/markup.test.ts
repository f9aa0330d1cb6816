import { expect, it } from "vitest";
import { partsOf, unfilled } from "./markup";

const text = (words: string) => ({ kind: "text", text: words });

it("reads paragraphs, lists, bold and links", () => {
  expect(
    partsOf("Dag **Jan**,\nkijk:\n- een\n- [twee](https://weef.example/a?b=1)\n\n1. https://weef.example/x."),
  ).toEqual([
    { kind: "lines", lines: [[text("Dag "), { kind: "bold", text: "Jan" }, text(",")], [text("kijk:")]] },
    {
      kind: "list",
      lines: [[text("een")], [{ kind: "link", text: "twee", href: "https://weef.example/a?b=1" }]],
    },
    {
      kind: "numbers",
      lines: [[{ kind: "link", text: "https://weef.example/x", href: "https://weef.example/x" }, text(".")]],
    },
  ]);
});

it.each(["[x](javascript:alert(1))", "[x](data:text/html,y)", "2 * 3 ** 4", "**\n**"])("leaves %s as text", (typed) => {
  expect(
    partsOf(typed)
      .flatMap(({ lines }) => lines.flat())
      .every(({ kind }) => kind === "text"),
  ).toBe(true);
});

it("finds what nobody filled in", () => {
  expect(unfilled("Dag {naam}, tot {dag}")).toBe("{naam}");
  expect(unfilled("function() { return {} }")).toBeNull();
});
