import { expect, it } from "vitest";
import type { Attendance, ChatLine } from "../protocol";
import { type Conversation, entriesOf, keptHereOnly, newConversation, withTold, withWhole } from "./conversation";

const BOT: Attendance = { by: "bot", isOpen: true, backAt: null };
const PERSON: Attendance = { ...BOT, by: "person" };
const AT = "2026-11-23T13:05:00.000Z";
const NOW = Date.parse(AT);

/** The lines in order: `author: text`. */
function lines(...said: string[]): ChatLine[] {
  return said.map((line, index) => {
    const [author, text = ""] = line.split(": ") as [ChatLine["author"], string];
    return { seq: index + 1, id: `line-${index + 1}`, author, text, at: AT };
  });
}

const told = (attendance: Attendance, ...said: string[]) =>
  withTold(newConversation({ text: "Hallo", at: AT }), { lines: lines("bot: Hallo", ...said), attendance });
const shown = (conversation: Conversation, now = NOW) =>
  entriesOf(conversation, now)
    .slice(1)
    .map((entry) => (entry.kind === "said" ? `${entry.author}: ${entry.text}` : `→ ${entry.to}`));

const BEFORE = ["visitor: Wat kost dat?", "bot: Dit."];

it("puts the note that a person answers above what the visitor says to them, whenever they begin", () => {
  expect(shown(told(PERSON, ...BEFORE))).toEqual([...BEFORE, "→ person"]);
  const asked = told(PERSON, ...BEFORE, "visitor: Ben je er?");
  expect(shown(asked)).toEqual([...BEFORE, "→ person", "visitor: Ben je er?"]);
  const answered = told(PERSON, ...BEFORE, "visitor: Ben je er?", "person: Ja.");
  expect(shown(answered)).toEqual([...BEFORE, "→ person", "visitor: Ben je er?", "person: Ja."]);
});

it("puts that note above unsent messages too", () => {
  const message = { id: "message", text: "Ben je er?", at: AT, status: "sending" } as const;
  const conversation = { ...told(PERSON, ...BEFORE), unsent: [message] };
  expect(shown(conversation)).toEqual([...BEFORE, "→ person", "visitor: Ben je er?"]);
});

it("puts it after an answer of the assistant that is still held back", () => {
  const conversation = { ...told(PERSON, ...BEFORE), answerFrom: { "line-2": NOW + 1_000 } };
  expect(shown(conversation)).toEqual(["visitor: Wat kost dat?", "→ person"]);
  expect(shown(conversation, NOW + 1_000)).toEqual([...BEFORE, "→ person"]);
});

it("puts the note that the assistant answers again above what it answers, and below what it did not", () => {
  const withPerson = ["visitor: Ben je er?", "person: Ja.", "visitor: Dank je"];
  const all = [...BEFORE, "→ person", ...withPerson, "→ bot"];
  expect(shown(told(BOT, ...BEFORE, ...withPerson))).toEqual(all);
  const after = ["visitor: En een webshop?", "bot: Dat kan ook."];
  expect(shown(told(BOT, ...BEFORE, ...withPerson, ...after))).toEqual([...all, ...after]);
});

it("keeps it the same note, whatever is said below it", () => {
  const keys = (conversation: Conversation) =>
    entriesOf(conversation, NOW).flatMap((entry) => (entry.kind === "handover" ? [entry.key] : []));
  const [first] = keys(told(PERSON, ...BEFORE));
  expect(keys(told(BOT, ...BEFORE, "visitor: Ben je er?", "person: Ja.")).slice(0, 1)).toEqual([first]);
});

it("keeps the keys of remembered messages when the server sends them, so that they are not announced again", () => {
  const keys = (conversation: Conversation) => entriesOf(conversation, NOW).map(({ key }) => key);
  const asStored = lines(...BEFORE, "visitor: En een webshop?").map(({ author, text, at }) => ({
    text,
    isBot: author === "bot",
    timestamp: at,
  }));
  const remembered = { ...newConversation({ text: "Hallo", at: AT }), remembered: asStored };
  const whole = lines("bot: Hallo", ...BEFORE, "person: Ik ben er.", "visitor: En een webshop?");
  const told = withWhole(remembered, { lines: whole, attendance: PERSON });
  const before = keys(remembered);
  expect(keys(told).filter((key) => before.includes(key))).toEqual(before);
  expect(new Set(keys(told)).size).toBe(keys(told).length);
  const more = { ...lines("person: Dat kan ook.")[0], seq: 6, id: "line-6" } as ChatLine;
  expect(keys(withTold(told, { lines: [more] }))).toEqual([...keys(told), "line-6"]);
});

it("keeps the keys of lines that only this browser still has, so that they are not announced again", () => {
  const keys = (conversation: Conversation) => entriesOf(conversation, NOW).map(({ key }) => key);
  const told = withTold(newConversation({ text: "Hallo", at: AT }), { lines: lines("bot: Hallo", ...BEFORE) });
  const alone = keptHereOnly(told);
  expect(keys(alone)).toEqual(keys(told));
  expect(shown(alone)).toEqual(shown(told));
  expect(keys(keptHereOnly(alone))).toEqual(keys(told));
  const anew = [{ ...lines("visitor: Nog iets")[0], seq: 2, id: "new" } as ChatLine];
  expect(keys(withTold(alone, { lines: anew }))).toEqual([...keys(told), "new"]);
});
