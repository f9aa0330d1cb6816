import { expect, it } from "vitest";
import { partsOf } from "~/lib/text/markup";
import { FILE_BOUNDS, filesProblem } from "./files";
import { unfilled } from "./markup";
import { answerSubject, topicOf } from "./topic";
import { MAIL_BOUNDS } from "./writing";

const text = (words: string) => ({ kind: "text", text: words });

it("reads paragraphs, lists, bold and links", () => {
  expect(
    partsOf("Dag **Jan**,\nkijk:\n- een\n- [twee](https://weef.example/a?b=1)\n\n3. https://weef.example/x."),
  ).toEqual([
    {
      kind: "lines",
      first: 1,
      lines: [[text("Dag "), { kind: "bold", text: "Jan" }, text(",")], [text("kijk:")]],
      source: "Dag **Jan**,\nkijk:",
    },
    {
      kind: "list",
      first: 1,
      source: "- een\n- [twee](https://weef.example/a?b=1)",
      lines: [[text("een")], [{ kind: "link", text: "twee", href: "https://weef.example/a?b=1" }]],
    },
    {
      kind: "numbers",
      first: 3,
      source: "3. https://weef.example/x.",
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

it("takes an answer, forwarded or not, for the same topic", () => {
  expect(topicOf("Re: Antw: Fwd:  Een  plan")).toBe("een plan");
});

it.each(["Een vraag ", "woord", "سؤال ", "😀"])(
  "answers a subject of any length, about the same topic: %s",
  (words) => {
    for (const length of [1, 20, 145, 150, 2_000]) {
      const subject = words.repeat(length / words.length + 1).trim();
      const answer = answerSubject(subject);
      expect(answer.length).toBeLessThanOrEqual(MAIL_BOUNDS.subject);
      expect([topicOf(answer), topicOf(answerSubject(answer))]).toEqual([topicOf(subject), topicOf(subject)]);
    }
  },
);

const file = (size: number) => ({ name: "a.pdf", size });
const { count, size, total } = FILE_BOUNDS;

it.each([
  ["nothing", [], [], null],
  ["an empty file", [], [file(0)], "empty"],
  ["the largest file", [], [file(size)], null],
  ["a larger one", [], [file(size + 1)], "large"],
  ["as many as can be", Array(count - 1).fill(file(1)), [file(1)], null],
  ["one more", Array(count).fill(file(1)), [file(1)], "many"],
  ["as much as can be", [file(size)], [file(total - size)], null],
  ["more in all", [file(size)], [file(total - size + 1)], "total"],
])("%s is added or refused: %j", (_, kept, added, problem) => {
  expect(filesProblem(kept, added)?.problem ?? null).toBe(problem);
});
