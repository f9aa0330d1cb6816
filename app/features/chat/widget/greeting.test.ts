import { expect, it } from "vitest";
import { en } from "~/content/site/chat/en";
import { nl } from "~/content/site/chat/nl";
import { partOfDay } from "./triggers";

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
