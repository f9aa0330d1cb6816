import { expect, it } from "vitest";
import { besideChip, chipOf, chipsIn, mendings, remnantOf, withChips, withoutChips } from "./fact-chips";

const facts = { "price.hosting": "€ 15", phone: "+31 53 000 00 00" };
const plain = "Vanaf {price.hosting}, bel {phone}. {nobody} 🏴󠁧󠁢󠁥󠁮󠁧󠁿";
const shown = withChips(plain, facts);

function mended(text: string): string {
  return mendings(text, facts).reduce((all, { from, to, text }) => all.slice(0, from) + text + all.slice(to), text);
}

it("shows the value of a placeholder, and posts its name", () => {
  expect(shown.replace(/[\u2063\u{e0020}-\u{e007e}]/gu, "")).toContain("Vanaf € 15, bel +31 53 000 00 00. {nobody}");
  expect(withoutChips(shown)).toBe(plain);
  expect(chipsIn(shown).map(({ name }) => name)).toEqual(["price.hosting", "phone"]);
  expect(withChips(withoutChips(shown), facts)).toBe(shown);
});

it("makes a chip of a name as soon as it is whole", () => {
  expect(mended("Bel {phone} of {phon")).toBe(withChips("Bel {phone} of {phon", facts));
  expect(mended(shown)).toBe(shown);
});

it("leaves nothing of a chip that lost a sign of its value, its name or its start", () => {
  const chip = chipOf("phone", facts.phone);
  for (const broken of [chip.replace("53", "5"), [...chip].slice(0, -1).join("")]) {
    expect(mended(`Bel ${broken}.`)).toBe("Bel .");
  }
  expect(withoutChips(mended(`Bel ${chip.slice(1)}.`))).toBe("Bel +31 53 000 00 00.");
  expect(withoutChips(`Bel ${"\u2063"}ons.`)).toBe("Bel ons.");
});

it("makes a chip whole that got something in it", () => {
  const chip = chipOf("phone", facts.phone);
  expect(mended(chip.replace("53", "5x3"))).toBe(chip);
});

it.each([
  ["Bel {phone} nu", 0, 1, "Bel {phone}nu"],
  ["Bel {phone} nu", -2, 0, "Be nu"],
  ["Bel {phone} nu", 0, -2, "Bel  nu"],
  ["{phone}{price.hosting}", -2, 2, ""],
])("takes the rest of a chip of %j with what was deleted around its end", (text, before, after, left) => {
  const old = withChips(text, facts);
  const [chip] = chipsIn(old);
  const end = chip?.end ?? 0;
  const [from, to] = after > 0 ? [end + before, end + after] : [(chip?.start ?? 0) + before, end + after];
  const value = old.slice(0, from) + old.slice(to);
  const rest = remnantOf(old, value);
  const kept = rest ? value.slice(0, rest.from) + value.slice(rest.to) : value;
  expect(withoutChips(kept).replace(/\s+/g, " ").trim()).toBe(left.replace(/\s+/g, " ").trim());
});

it("keeps the caret out of a chip, and lets it pass", () => {
  const [chip] = chipsIn(shown);
  if (!chip) throw new Error("No chip");
  const chips = chipsIn(shown);
  expect(besideChip(chip.start + 1, chips, chip.start)).toBe(chip.end);
  expect(besideChip(chip.end - 1, chips, chip.end)).toBe(chip.start);
  expect(besideChip(chip.start + 1, chips, 0)).toBe(chip.start);
  expect(besideChip(chip.start + 4, chips, 0)).toBe(chip.end);
  expect(besideChip(2, chips, 0)).toBe(2);
});
