import { expect, it } from "vitest";
import { business } from "./business";

const { dutchServers, support247, dailyBackups, noUpfrontPayment, freeChanges } = business.claims;
/**
 * Claims in words: copy takes them from the business file, so that nobody can type one without being asked for proof.
 */
const WORDED = [dutchServers, dailyBackups, noUpfrontPayment, freeChanges].flatMap(({ value }) => Object.values(value));
const CLAIMS = [...WORDED, support247.value];

const copies = Object.entries(import.meta.glob(["./{site,desk,mail,shared}/**/{nl,en}.ts"], { eager: true }));

it("finds copy to check", () => {
  expect(copies.length).toBeGreaterThan(20);
});

it.each(copies.filter(([file]) => file.endsWith("/en.ts")))(
  "%s names the facts that the Dutch copy names",
  (file, copy) => {
    const dutch = copies.find(([other]) => other === file.replace(/en\.ts$/, "nl.ts"))?.[1];
    // The tagline exists only in Dutch; blanks that a colleague fills in are words of their language.
    const facts = /\{(?!(?:tagline|dag|tijd|vraag|day|question)\})[\w.]+\}/g;
    const named = (words: unknown) => new Set(JSON.stringify(words).match(facts));
    expect(named(copy)).toEqual(named(dutch));
  },
);

it.each(copies)("%s does not type out a claim of the business file", (_file, copy) => {
  const words = JSON.stringify(copy);
  expect(CLAIMS.filter((claim) => words.includes(claim))).toEqual([]);
});

const ofPrivacy = copies.filter(([file]) => /\/privacy(-desk)?\//.test(file));

it.each(ofPrivacy)("%s tells every term after which data go", (_file, copy) => {
  const words = JSON.stringify(copy);
  const untold = Object.keys(business.retention).filter((term) => !words.includes(`{retention.${term}}`));
  expect(untold).toEqual([]);
});
