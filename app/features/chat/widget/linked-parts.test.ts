import { expect, it } from "vitest";
import { linkedParts } from "./linked-parts";

const SITE = "https://weef.example";
const links = (text: string) => linkedParts(text, SITE).filter(({ to }) => to !== null);

it.each([
  ["Zie https://elders.example/a?b=c.", "https://elders.example/a?b=c", "https://elders.example/a?b=c"],
  ["(https://elders.example)", "https://elders.example", "https://elders.example/"],
  ["Alles over prijzen: https://weef.example/prijzen#extra", "https://weef.example/prijzen#extra", "/prijzen#extra"],
  ["Kijk op /prijzen.", "/prijzen", "/prijzen"],
  ["Mail naar hallo@weef.example!", "hallo@weef.example", "mailto:hallo@weef.example"],
])("finds the link in: %s", (text, shown, to) => {
  expect(links(text)).toEqual([{ text: shown, to }]);
});

it.each([
  "javascript:alert(1)",
  "data:text/html,<b>x</b>",
  "en/of een webshop",
  "24/7 bereikbaar",
  "//elders.example/pad",
  "https://",
  "gewoon tekst",
  "</script>",
])("leaves alone: %s", (text) => {
  expect(links(text)).toEqual([]);
});

it.each([
  "Zie /prijzen, mail hallo@weef.example\nof https://weef.example/contact (graag).",
  "<img src=x onerror=alert(1)> https://a.example/<script>",
])("loses nothing of the text: %s", (text) => {
  expect(
    linkedParts(text, SITE)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
