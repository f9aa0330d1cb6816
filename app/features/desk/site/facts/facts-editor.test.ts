import { afterEach, expect, it } from "vitest";
import { business, forBrowsers, shippedClaims } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { NO_CHANGES, readChangesFrom } from "~/content/current";
import { nl } from "~/content/desk/site/nl";
import { shownPeople } from "~/content/people";
import { hasPlaceholders } from "~/content/placeholders";
import { proofOf } from "~/content/proof.server";
import { fits } from "~/platform/site-content/content-kind";
import { FACT_FIELDS, FACT_GROUPS } from "../site-fields";
import { factsEditor } from "./facts-editor.server";

const { kind: factsKind } = factsEditor;
const now = new Date("2026-11-24T11:00:00.000Z");
const shipped = factsEditor.fieldsOf(factsKind.shipped, now);
const read = (fields: object) => factsEditor.read({ ...shipped, ...fields }, factsKind.shipped, now);

afterEach(() => readChangesFrom(() => NO_CHANGES));

it("has words for every field", () => {
  for (const { path } of FACT_FIELDS) {
    const part = path.slice(path.indexOf(".") + 1);
    expect(Object.keys(nl.facts.fields).includes(path) || Object.keys(nl.facts.parts).includes(part), path).toBe(true);
  }
  expect(Object.keys(shippedClaims).filter((name) => !(name in factsKind.shipped))).toEqual([]);
});

it.each([
  [
    { "phone.national": "(053) 123-45 67", "whatsapp.international": "" },
    {
      phone: { national: "(053) 123-45 67", international: "+31531234567" },
      whatsapp: { international: "+31531234567" },
    },
  ],
  [{ "whatsapp.international": "06 12 34 56 78" }, { whatsapp: { international: "+31612345678" } }],
  [{ "address.postalCode": "7511ab" }, { address: { postalCode: "7511 AB", town: "Enschede" } }],
  [{ "websitesDelivered.value": "1.250" }, { websitesDelivered: { value: "1.250" } }],
  [{ "numberOne.value": "" }, { numberOne: { value: false, says: shippedClaims.numberOne.says } }],
])("takes %j", (fields, values) => {
  const done = read(fields);
  expect(done).toMatchObject({ values });
  for (const [name, value] of Object.entries(done.values)) expect(fits(factsKind, name, value), name).toBe(true);
});

it.each([
  [{ "phone.national": "12-34-56-78" }, { "phone.national": "national" }],
  [{ "whatsapp.international": "app ons" }, { "whatsapp.international": "phone" }],
  [{ "websitesDelivered.value": "veel" }, { "websitesDelivered.value": "figure" }],
  [{ "rating.value.en": "4.7/5" }, { "rating.value.en": "otherFigure" }],
  [
    { "rating.value.nl": "9/5", "rating.value.en": "9/5" },
    { "rating.value.nl": "above", "rating.value.en": "above" },
  ],
  [
    { "uptime.value.nl": "101%", "uptime.value.en": "101 %" },
    { "uptime.value.nl": "above", "uptime.value.en": "above" },
  ],
  [
    { "people-0-name": "Anna", "people-0-line.nl": "<b>" },
    { "people-0-line.nl": "text", "people-0-line.en": "missing" },
  ],
])("refuses %j beside the field", (fields, errors) => {
  expect(read(fields).errors).toEqual(errors);
  for (const problem of Object.values(errors)) expect(nl.facts.problems).toHaveProperty(problem);
});

const photo = {
  src: `/media/${"a".repeat(32)}.webp`,
  srcSet: `/media/${"b".repeat(32)}.avif 400w`,
  share: `/media/${"c".repeat(32)}.jpg`,
  width: 400,
  height: 500,
};
const person = (index: number, name: string, more: object = {}) =>
  Object.fromEntries(
    Object.entries({ name, "line.nl": "Ontwerp", "line.en": "Design", evidence: "Mail, 1 november", ...more }).map(
      ([part, value]) => [`people-${index}-${part}`, value],
    ),
  );

it("shows people in the order of the owner, once there is evidence that they agree", () => {
  const form = {
    ...person(0, "Anna", { photo: JSON.stringify(photo), place: "1" }),
    ...person(1, "Bas", { place: "2", evidence: "" }),
    ...person(2, "Cas", { place: "1" }),
    ...person(3, "Dirk", { place: "4", gone: "on" }),
  };
  const done = read(form);
  expect(done.errors).toEqual({});
  expect(fits(factsKind, "people", done.values.people)).toBe(true);
  readChangesFrom(() => ({ facts: done.values }));
  const cas = { name: "Cas", photo: null, line: "Design" };
  expect(shownPeople("en")).toEqual([cas, { name: "Anna", photo, line: "Design" }]);
  expect(proofOf("services", "en").person).toEqual(cas);
  expect(factsEditor.read(factsEditor.fieldsOf(done.values, now), done.values, now)).toEqual(done);
  expect(factsEditor.present("people", done.values.people, nl, "nl")).toBe(
    "Cas (Ontwerp · Mail, 1 november), Anna (Ontwerp · Mail, 1 november · eigen foto), Bas (Ontwerp)",
  );
});

it("says a claim in full once it has evidence, and drops the note about placeholders once all are filled in", () => {
  expect(businessFacts("nl")["websitesDelivered.mark"]).not.toBe("");
  expect(hasPlaceholders(business)).toBe(true);
  const done = read({
    "phone.national": "053 123 45 67",
    ...{ "whatsapp.international": "+31612345678", email: "info@weverij.nl", privacyEmail: "privacy@weverij.nl" },
    ...{ "address.street": "Spoelstraat 2", "address.postalCode": "7511 AB", kvk: "12345678", vat: "NL123456789B01" },
    ...{ "socials.instagram": "https://www.instagram.com/weverij", "socials.linkedin": "https://linkedin.com/weverij" },
    ...{ "websitesDelivered.value": "62", "websitesDelivered.evidence": "Lijst in de boekhouding" },
  });
  expect(done.errors).toEqual({});
  readChangesFrom(() => ({ facts: done.values }));
  expect(hasPlaceholders(business)).toBe(false);
  expect(businessFacts("nl")).toMatchObject({ websitesDelivered: "62", "websitesDelivered.mark": "", kvk: "12345678" });
  expect(business.claims.rating).toEqual(shippedClaims.rating);
  expect(Object.keys(FACT_GROUPS)).toEqual(Object.keys(nl.facts.groups));
});

it("tells browsers that there is evidence, and not which", () => {
  const uptime = { value: { nl: "99,9%", en: "99.9%" }, evidence: "Rapport van de hoster" };
  const facts = { kvk: "12345678", uptime, rating: { ...shippedClaims.rating }, people: [{ evidence: "Mail" }] };
  expect(forBrowsers({ hours: { closed: [] }, facts, questions: { "price.answer/nl": "" } })).toEqual({
    hours: { closed: [] },
    facts: { kvk: "12345678", uptime: { ...uptime, evidence: "*" }, rating: shippedClaims.rating },
  });
  expect(forBrowsers(NO_CHANGES)).toEqual({});
});
