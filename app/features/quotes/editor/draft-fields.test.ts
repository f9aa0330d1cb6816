import { describe, expect, it } from "vitest";
import { draftFields, lineFields } from "../../../../tests/support/quotes";
import { ONLY_GROUP, QUOTE_BOUNDS } from "../quote";
import {
  asTyped,
  changeGroup,
  changeLine,
  changeRows,
  type DraftFields,
  LISTED_NAMES,
  type PricedLine,
  pressedButton,
  readFields,
  readTyped,
} from "./draft-fields";

const HOSTING: PricedLine = {
  name: "hosting",
  label: "Hosting, vanaf € 15 per maand",
  description: { nl: "Hosting: mail en back-up", en: "Hosting: e-mail and backup" },
  price: "15,00",
  per: "month",
};

function press(fields: DraftFields, ...buttons: string[]): DraftFields {
  const context = { gone: { lines: [], discounts: [] }, priced: [HOSTING] };
  return buttons.reduce((known, button) => changeRows(known, button, context) ?? known, fields);
}
/** "0: Webshop+" is a line of group 0 that is ticked. */
const linesIn = ({ lines }: DraftFields) =>
  lines.map(({ group, description, ticked }) => `${group}: ${description}${ticked ? "+" : ""}`);
const typed = (fields: DraftFields, description: string) => {
  const { key = "" } = fields.lines.find((line) => line.description === "") ?? {};
  return changeLine(fields, key, { description });
};

describe("the buttons of the editor", () => {
  it("add and remove rows, and leave the others alone", () => {
    const two = press(draftFields(), "add-line:0");
    expect(two.lines.map(({ key }) => key)).toEqual(["0", "1"]);
    expect(press(two, "remove-line:0").lines.map(({ key }) => key)).toEqual(["1"]);
    expect(press(draftFields(), "add-discount").discounts).toHaveLength(1);
    expect(changeRows(draftFields(), "save", { gone: { lines: [], discounts: [] }, priced: [] })).toBeUndefined();
  });

  it("add a line to the group that they stand in, ticked where there is nothing to choose", () => {
    const two = typed(press(draftFields(), "add-group"), "Onderhoud");
    expect(linesIn(two)).toEqual(["0: Webshop+", "1: Onderhoud"]);
    expect(linesIn(typed(press(two, "add-line:0"), "Hosting"))).toEqual(["0: Webshop+", "0: Hosting+", "1: Onderhoud"]);
  });

  it("dissolve a group without losing a line: they go to the one above, those of the first to the one below", () => {
    const three = press(typed(press(typed(press(draftFields(), "add-group"), "A"), "add-group"), "B"), "add-line:2");
    expect(linesIn(press(three, "remove-group:2"))).toEqual(["0: Webshop+", "1: A", "1: B"]);
    expect(linesIn(press(three, "remove-group:0"))).toEqual(["1: Webshop+", "1: A", "2: B", "2: "]);
    const one = press(three, "remove-group:0", "remove-group:2");
    expect(press(one, "remove-group:1")).toEqual(one);
  });

  it("make up to six groups and 240 lines", () => {
    const full = press(draftFields(), ...Array(9).fill("add-group"));
    expect(full.groups.map(({ key }) => key)).toEqual(["0", "1", "2", "3", "4", "5"]);
    expect(press(full, ...Array(300).fill("add-line:3")).lines).toHaveLength(QUOTE_BOUNDS.lines);
  });

  it("put a line of the price list in the last group or in a chosen one, in the language of the quote", () => {
    const posted = { do: "add-priced", priced: "hosting" };
    const two = press(draftFields({ language: "en" }), "add-group");
    expect(linesIn(press(two, pressedButton(posted)))).toEqual(["0: Webshop+", "1: Hosting: e-mail and backup"]);
    const chosen = press(draftFields(), "add-group", pressedButton({ ...posted, "priced-group": "0" }));
    expect(chosen.lines[1]).toMatchObject({ group: "0", ticked: true, quantity: "1", price: "15,00", per: "month" });
    expect(chosen.lines[1]?.description).toBe("Hosting: mail en back-up");
    expect(press(two, pressedButton({ ...posted, priced: "nothing" }))).toEqual(two);
  });
});

describe("of a group of which one is chosen", () => {
  const lines = ["0", "1", "2"].map((key) => lineFields({ key, description: key }));
  const oneOf = changeGroup(draftFields({ lines }), "0", { kind: "one_of" });

  it("the first that is ticked counts", () => {
    expect(linesIn(oneOf)).toEqual(["0: 0+", "0: 1", "0: 2"]);
  });

  it("ticking one unticks the others, and none may be ticked", () => {
    const last = changeLine(oneOf, "2", { ticked: true });
    expect(linesIn(last)).toEqual(["0: 0", "0: 1", "0: 2+"]);
    expect(linesIn(changeLine(last, "2", { ticked: false }))).toEqual(["0: 0", "0: 1", "0: 2"]);
  });

  it("a line that moves in does not take over", () => {
    const moved = changeLine(press(oneOf, "add-group"), "3", { ticked: true, description: "3" });
    expect(linesIn(changeLine(moved, "3", { group: "0" }))).toEqual(["0: 0+", "0: 1", "0: 2", "0: 3"]);
  });
});

describe("a posted form", () => {
  it("is read row by row, up to its bounds", () => {
    const posted = Object.fromEntries(LISTED_NAMES.map((name) => [name, Array(300).fill("1")]));
    const { groups, lines, discounts } = readFields({ ...posted, language: "xx" });
    expect(groups).toEqual([ONLY_GROUP]);
    expect([lines.length, discounts.length]).toEqual([240, 10]);
    expect(lines[7]).toEqual(lineFields({ key: "7", description: "1", price: "1" }));
  });

  it("keeps the keys of its rows, and puts the lines in the order of their groups", () => {
    const posted = readFields({
      "group-key": ["4", "2"],
      "group-title": ["", "Erbij"],
      "group-kind": ["one_of", "unknown"],
      "line-key": ["7", "3", "5"],
      "line-group": ["2", "4", "9"],
      "line-ticked": ["5", "3"],
      "line-description": ["A", "B", "C"],
      "discount-key": ["3"],
      "discount-description": ["Korting"],
    });
    expect(posted.groups).toEqual([
      { key: "4", title: "", kind: "one_of" },
      { key: "2", title: "Erbij", kind: "fixed" },
    ]);
    expect(posted.lines.map(({ key }) => key)).toEqual(["3", "5", "7"]);
    expect(linesIn(posted)).toEqual(["4: B+", "4: C", "2: A"]);
    expect(posted.discounts.map(({ key }) => key)).toEqual(["3"]);
  });
});

it("is read back from what was typed as it was in the editor", () => {
  const draft = press(
    draftFields({ language: "en", address: "Markt 1\nEnschede", first_version_on: "2026-12-01" }),
    "add-group",
    "add-line:0",
    "add-discount",
  );
  expect(readTyped(asTyped(draft))).toEqual(draft);
});
