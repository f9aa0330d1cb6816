import { expect, it } from "vitest";
import * as z from "zod/mini";
import { firstErrors } from "~/components/forms/field-errors";
import { chatPostSchema, contactAnswerSchema, methodChoiceSchema, sightSchema } from "./chat-calls";

const POST = { id: "0D8FA2E4-7a1e-4c1b-9a39-3f4f7f3f0e11", text: " Hallo \r\ndaar ", language: "nl", page: "/prijzen" };

it("accepts a message and normalises it", () => {
  expect(z.parse(chatPostSchema, { ...POST, quick: "quote" })).toEqual({
    id: "0d8fa2e4-7a1e-4c1b-9a39-3f4f7f3f0e11",
    text: "Hallo \ndaar",
    language: "nl",
    page: "/prijzen",
    quick: "quote",
  });
});

it.each([
  [{ id: "1" }, "id"],
  [{ id: null }, "id"],
  [{ text: "" }, "text"],
  [{ text: " \n\t " }, "text"],
  [{ text: "\u0000" }, "text"],
  [{ text: "a\ud800b" }, "text"],
  [{ text: "\u001b[31m" }, "text"],
  [{ text: "x".repeat(2_001) }, "text"],
  [{ text: ["Hallo"] }, "text"],
  [{ text: { toString: "x" } }, "text"],
  [{ language: "de" }, "language"],
  [{ quick: "__proto__" }, "quick"],
  [{ page: 7 }, "page"],
  [{ greeting: "\u0000" }, "greeting"],
])("refuses a message with %o", (change, field) => {
  const { error } = z.safeParse(chatPostSchema, { ...POST, ...change });
  expect(Object.keys(error ? firstErrors(error) : {})).toEqual([field]);
});

it.each(["//evil.example", "https://evil.example", "/a b", "javascript:alert(1)", "/\u0000", `/${"x".repeat(500)}`])(
  "takes %s for the home page",
  (page) => {
    expect(z.parse(chatPostSchema, { ...POST, page }).page).toBe("/");
  },
);

const TOKEN = `aB3_-${"x".repeat(38)}`;

it.each([
  [`/afspraak/beheer/${TOKEN}`, "/afspraak"],
  [`/en/afspraak/beheer/${TOKEN}`, "/en/afspraak"],
  [`/afspraak/beheer/${TOKEN}/`, "/afspraak"],
  [`/afspraak/beheer/${TOKEN}?uitkomst=booked`, "/afspraak"],
  [`/offerte/${TOKEN}`, "/"],
  [`/en/offerte/${TOKEN}#akkoord`, "/en"],
])("stores no token of a link: %s is taken for %s", (page, kept) => {
  expect(z.parse(chatPostSchema, { ...POST, page }).page).toBe(kept);
});

it("accepts an answer about details, and refuses anything else", () => {
  const empty = { name: null, email: null, phone: null };
  expect(z.parse(contactAnswerSchema, { asked: 3, agrees: false })).toEqual({ asked: 3, agrees: false, ...empty });
  expect(z.parse(contactAnswerSchema, { agrees: true, email: "" })).toEqual({ agrees: true, ...empty });
  for (const wrong of [
    { agrees: "yes" },
    { agrees: true, asked: -1 },
    { agrees: true, asked: 1.5 },
    { agrees: true, email: "jan" },
    { agrees: true, email: "jan@smit.example, piet@smit.example" },
    { agrees: true, phone: "0".repeat(33) },
  ]) {
    expect(z.safeParse(contactAnswerSchema, wrong).success).toBe(false);
  }
});

it("knows three ways of contact", () => {
  const isKnown = (method: unknown) => z.safeParse(methodChoiceSchema, { method }).success;
  expect(["phone", "email", "whatsapp", "fax", null].map(isKnown)).toEqual([true, true, true, false, false]);
});

it.each([0, -1, 1.5, 2 ** 31, "1"])("refuses %s for the place of a line", (place) => {
  expect(z.safeParse(sightSchema, { seq: place }).success).toBe(false);
  expect(z.safeParse(contactAnswerSchema, { asked: place, agrees: true, email: "" }).success).toBe(false);
});
