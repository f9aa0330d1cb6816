import { expect, it } from "vitest";
import { indexPages, searchPages } from "./search-pages";

const index = indexPages([
  { path: "/diensten", title: "Diensten", description: "Websites en onderhoud." },
  { path: "/over-ons", title: "Over ons", description: "Wie we zijn en waar we voor staan." },
  { path: "/prijzen", title: "Prijzen", description: "Wat een website kost." },
  { path: "/webshop-laten-maken-twente", title: "Webshop laten maken in Twente", description: "Verkoop online." },
  {
    path: "/website-maken-twente",
    title: "Website maken in Twente",
    description: "Voor wie ondernemer is, en die dat laat zien.",
  },
]);
const paths = (text: string) => searchPages(text, index, 5).map(({ path }) => path);

it.each([
  ["/dienstne", "/diensten"],
  ["/prijs", "/prijzen"],
  ["/prijzn.html", "/prijzen"],
  ["/shop/webshop-maken", "/webshop-laten-maken-twente"],
  ["WÉBSHOP", "/webshop-laten-maken-twente"],
  ["diensten", "/diensten"],
  ["/prijezn", "/prijzen"],
  ["/weshpo-twnete", "/webshop-laten-maken-twente"],
  ["/wie-zijn-wij", "/over-ons"],
])("finds what %s was meant to be: %s", (text, path) => {
  expect(paths(text)[0]).toBe(path);
});

it.each(["/dit-is-voor-dat-niet-wat", "voor die"])("guesses nothing from stop words: %s", (text) => {
  expect(paths(text)).toEqual([]);
});

it("puts the page with all words first", () => {
  expect(paths("website twente")[0]).toBe("/website-maken-twente");
});

it.each(["/wp-login.php", "", "/x", "%%%", "🧵"])("finds nothing for %o", (text) => {
  expect(paths(text)).toEqual([]);
});

it("answers a text of any length at once, with no more pages than asked for", () => {
  expect(searchPages(`${"website ".repeat(10_000)}twente`, index, 2).length).toBeLessThanOrEqual(2);
});
