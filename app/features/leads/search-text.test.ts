import { describe, expect, it } from "vitest";
import { needlesOf, searchText, withNote, withoutTag, withTag } from "./search-text.server";

const text = searchText({
  name: "Zoë ten Brinke",
  email: "Zoe@Bakkerij.example",
  phone: "+31 (0)6 12 34 56 78",
  company: "Bakkerij 't Hoekje",
  message: "Graag een site\nvóór maart",
});
const isFound = (question: string) => needlesOf(question).every((needle) => text.includes(needle));

it.each([
  "zoe",
  "ZOË brinke",
  "bakkerij.example",
  "hoekje graag",
  "voor maart",
  "06 12 34 56 78",
  "0612345678",
  "06-1234",
  "+31 6 1234",
  "0031612345678",
  "612345678",
  "\u202a+31 6 12345678\u202c",
  "06 \u2013 1234",
  "06\u00b712\u00b734",
  "(+31) 6 1234",
  "\uff10\uff16\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18",
  "\u0660\u0666\u0661\u0662",
  "M: 06-12345678",
  "p:+31612345678",
  "06 12345678 (na 17u)",
  "t hoekje",
  "\u2019t hoekje",
  "zo\u00e9",
])("finds a lead by %o", (question) => {
  expect(isFound(question)).toBe(true);
});

it.each(["zoek", "brinke schilder", "06 99", "+32 6 12"])("does not find it by %o", (question) => {
  expect(isFound(question)).toBe(false);
});

it("looks for nothing when nothing is asked, and for no more than a few words", () => {
  expect(needlesOf("  ")).toEqual([]);
  expect(needlesOf("a b c d e f g h i j a")).toHaveLength(8);
});

it("finds a second number too, and one with a remark or in other digits", () => {
  const rest = { name: "Jan", email: null, company: null, message: null };
  const finds = (phone: string, question: string) =>
    needlesOf(question).every((needle) => searchText({ ...rest, phone }).includes(needle));
  expect(finds("06-22334455 / 053-4301234", "0534301234")).toBe(true);
  expect(finds("06 22334455 (na 17u)", "+31 6 2233")).toBe(true);
  expect(finds("٠٦ ٢٢٣٣٤٤٥٥", "06 22334455")).toBe(true);
});

describe("a name that is not typed as on a plain keyboard", () => {
  const rest = { email: null, phone: null, company: null, message: null };
  it.each([
    ["Piet van ’t Hof", ["van 't hof", "van ’t Hof", "van t hof", "van ´t hof", "van ‘t hof"]],
    ["Ria van ‘t Veld", ["van 't veld"]],
    ["Sean O’Brien", ["o'brien", "obrien", "O`Brien"]],
    ["Luc D'Hondt", ["d’hondt", "hondt", "dhondt"]],
    ["An\u00adne\u200bma\u2060rie Smit", ["annemarie", "An\u00adnemarie"]],
    ["Jan\u2011Piet Smit", ["jan-piet", "jan\u2010piet", "jan\u2011piet"]],
    ["\u202eneB\u202c Smit", ["neb smit"]],
  ])("finds %j", (name, questions) => {
    const text = searchText({ ...rest, name });
    expect(questions.filter((question) => !needlesOf(question).every((needle) => text.includes(needle)))).toEqual([]);
  });
});

it("finds an address by either spelling of its domain", () => {
  const text = searchText({
    name: "Ria",
    email: "info@bäckerei-idn.example",
    phone: null,
    company: null,
    message: null,
  });
  for (const question of ["info@bäckerei-idn.example", "INFO@XN--bckerei-idn-l8a.example", "bäckerei-idn"]) {
    expect(
      needlesOf(question).every((needle) => text.includes(needle)),
      question,
    ).toBe(true);
  }
});

it("takes the number of an order for a word", () => {
  expect(needlesOf("bestelling 2026-112701")).toEqual(["bestelling", "2026-112701"]);
});

it("takes a few digits for a word, not for a number", () => {
  expect(needlesOf("24-7")).toEqual(["24-7"]);
  expect(needlesOf("info-0612345678@smit.example")).toEqual(["info-0612345678@smit.example"]);
});

it("contains notes and tags, each tag once", () => {
  const noted = withTag(withTag(withNote(text, "Belt Terug"), "Héél warm"), "héél WARM");
  expect(noted.endsWith("\nbelt terug\n#heel warm")).toBe(true);
  expect(noted.match(/#heel warm/g)).toHaveLength(1);
  expect(withoutTag(noted, "Heel warm")).toBe(`${text}\nbelt terug`);
});
