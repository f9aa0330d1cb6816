import { expect, it } from "vitest";
import { needlesOf, searchText, withNote, withoutTag, withTag } from "./search-text";

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

it("takes a few digits for a word, not for a number", () => {
  expect(needlesOf("24-7")).toEqual(["24-7"]);
});

it("contains notes and tags, each tag once", () => {
  const noted = withTag(withTag(withNote(text, "Belt Terug"), "Héél warm"), "héél WARM");
  expect(noted.endsWith("\nbelt terug\n#heel warm")).toBe(true);
  expect(noted.match(/#heel warm/g)).toHaveLength(1);
  expect(withoutTag(noted, "Heel warm")).toBe(`${text}\nbelt terug`);
});
