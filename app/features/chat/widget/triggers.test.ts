import { expect, it } from "vitest";
import { en } from "~/content/site/chat/en";
import { nl } from "~/content/site/chat/nl";
import { panelsFor, partOfDay } from "./triggers";

it.each([
  [0, "Goedenavond", "Good evening"],
  [5, "Goedenavond", "Good evening"],
  [6, "Goedemorgen", "Good morning"],
  [11, "Goedemorgen", "Good morning"],
  [12, "Goedemiddag", "Good afternoon"],
  [17, "Goedemiddag", "Good afternoon"],
  [18, "Goedenavond", "Good evening"],
  [23, "Goedenavond", "Good evening"],
])("greets at %i o'clock with '%s' and '%s'", (hour, dutch, english) => {
  expect(nl.greeting[partOfDay(hour)]).toBe(`${dutch}, waar kan ik u mee helpen?`);
  expect(en.greeting[partOfDay(hour)]).toBe(`${english}, how can I help you?`);
});

it.each([
  ["Hoe kan ik contact opnemen?", undefined, { contact: true, appointment: false }],
  ["Kan ik jullie BELLEN?", undefined, { contact: true, appointment: false }],
  ["Ik wil een afspraak", undefined, { contact: true, appointment: true }],
  ["Afspraak maken", "appointment", { contact: true, appointment: true }],
  ["Make an appointment", "appointment", { contact: false, appointment: true }],
  ["Book a visit", "appointment", { contact: false, appointment: true }],
  ["Can we plan a meeting?", undefined, { contact: false, appointment: true }],
  ["Wat kost een website?", undefined, { contact: false, appointment: false }],
  ["Offerteaanvraag", "quote", { contact: false, appointment: false }],
] as const)("'%s' (%s) brings up %o", (text, quick, panels) => {
  expect(panelsFor(text, quick)).toEqual(panels);
});
