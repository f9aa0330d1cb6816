import { expect, it } from "vitest";
import { business } from "~/content/business";
import { placeholders } from "~/content/placeholders";
import { type GoLiveSubject, goLiveItems, openItems, presentOpen } from "./open-items";

const photo = { src: "/a.webp", srcSet: "/a.avif 400w", share: "/a.jpg", width: 400, height: 400 };
const ready: GoLiveSubject = {
  business: {
    claims: { rating: { value: { nl: "4,8/5", en: "4.8/5" }, evidence: "Google, 63 reviews" } },
    people: [{ name: "Sanne", photo, evidence: "Mail of 3 November" }],
    owner: { portrait: photo, evidence: "Myself" },
    reviews: [{ name: "Bakkerij Bos", permission: true, sourceUrl: "https://maps.example/1", evidence: "Mail" }],
  },
  prices: { groeiMonthly: 179, domain: 15, maintenance: 45, change: 20, basicPages: 3 },
  samples: [],
  settings: {
    SITE_URL: "https://www.weverij.nl",
    SMTP_URL: "smtps://mail.weverij.nl",
    MAIL_FROM: "hallo@weverij.nl",
    OWNER_EMAIL: "eigenaar@weverij.nl",
  },
};
const where = (subject: GoLiveSubject) => openItems(subject, "en").map((item) => item.where);

it("is empty when everything is filled in and proven", () => {
  expect(openItems(ready, "nl")).toEqual([]);
});

it("names a value that is still the delivered one", () => {
  expect(
    where({ ...ready, business: { ...ready.business, kvk: placeholders.kvk } as GoLiveSubject["business"] }),
  ).toEqual(["/admin/site/facts: kvk"]);
});

it("names an amount that only the owner knows, until it stands in the price list", () => {
  const items = (domain: number) => goLiveItems({ ...ready, prices: { ...ready.prices, domain } }, "nl");
  expect(openItems({ ...ready, prices: { ...ready.prices, domain: 0 } }, "nl")).toEqual([
    { where: "/admin/site/prices: domain", what: "Nog niet ingesteld" },
  ]);
  expect(items(15)).toContainEqual(expect.objectContaining({ name: "prices.domain", what: "15", state: "done" }));
});

it("says that a value delivered empty is missing", () => {
  const itemsOf = (owner: GoLiveSubject["business"]["owner"]) =>
    openItems({ ...ready, business: { ...ready.business, owner } }, "nl");
  const where = "/admin/site/facts: owner.portrait";
  expect(itemsOf({ portrait: null, evidence: "" })).toEqual([{ where, what: "Nog niet ingesteld" }]);
  expect(itemsOf({ portrait: photo, evidence: "" })).toEqual([
    { where, what: expect.stringContaining("Nog niet te zien") },
  ]);
});

it.each(Object.keys(placeholders))("looks for %s where the business file has it", (path) => {
  expect(
    path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], business),
  ).toBeDefined();
});

it("names a claim until there is proof of it", () => {
  const claims = { rating: { value: { nl: "4,8/5", en: "4.8/5" }, evidence: " " } };
  expect(openItems({ ...ready, business: { ...ready.business, claims } }, "nl")).toEqual([
    { where: "/admin/site/facts: claims.rating", what: expect.stringContaining("4,8/5") },
  ]);
});

it("words a claim, never as a bare yes", () => {
  const unproven = openItems({ ...ready, business }, "nl").filter(({ where }) => where.includes("claims."));
  expect(unproven.map(({ what }) => what).join("\n")).toMatch(/nummer één[\s\S]*Nederlandse servers/);
  for (const { what } of unproven) expect(what).not.toMatch(/: (true|false|undefined|\[object)/);
});

it("names the id of Google Analytics as long as it is the example, and does not ask for one", () => {
  const measuredAs = (GA_MEASUREMENT_ID: string) => ({ ...ready, settings: { ...ready.settings, GA_MEASUREMENT_ID } });
  expect(where(measuredAs("G-XXXXXXXXXX"))).toEqual(["GA_MEASUREMENT_ID"]);
  expect(where(measuredAs("G-AB12CD34EF"))).toEqual([]);
});

it("names sample content, and settings without which nobody can be reached", () => {
  expect(where({ ...ready, samples: [{ where: "app/content/x.ts", title: "A review" }] })).toEqual([
    "app/content/x.ts",
  ]);
  expect(where({ ...ready, settings: { SITE_URL: "http://localhost:3000" } })).toEqual([
    "SITE_URL",
    "/admin/settings/mail",
    "/admin/settings/mail",
    "OWNER_EMAIL",
  ]);
});

it("names settings that were copied from an example and not filled in, and reveals no password", () => {
  const copied = {
    SITE_URL: "https://weef.example",
    SMTP_URL: "smtps://user:password@smtp.example.nl",
    MAIL_FROM: "Weef <info@weef.example>",
    OWNER_EMAIL: "eigenaar@example.nl",
  };
  const items = goLiveItems({ ...ready, settings: copied }, "en").filter(({ state }) => state === "open");
  expect(items.map(({ name }) => name)).toEqual(Object.keys(copied));
  expect(items[1]?.what).toBe("Still has the example value smtp.example.nl");
  expect(where({ ...ready, settings: { ...ready.settings, SMTP_URL: "smtps://post.example-agency.nl:465" } })).toEqual(
    [],
  );
});

it("names secrets that several servers do not share, an example password, and an incomplete connection with Meta", () => {
  const set = (settings: Partial<GoLiveSubject["settings"]>) =>
    where({ ...ready, settings: { ...ready.settings, ...settings } });
  expect(set({ isSecretMade: true })).toEqual([]);
  expect(set({ isSecretMade: true, DATABASE_URL: "postgres://db" })).toEqual(["SESSION_SECRET"]);
  expect(set({ ADMIN_PASSWORD: "changeme-please" })).toEqual(["ADMIN_PASSWORD"]);
  expect(set({ META_VERIFY_TOKEN: "x", META_APP_SECRET: "y" })).toEqual(["META_ACCESS_TOKEN"]);
});

it("lists what is done too, and never reveals a secret", () => {
  const settings = { ...ready.settings, META_VERIFY_TOKEN: "tv", META_APP_SECRET: "ts", META_ACCESS_TOKEN: "ta" };
  const items = goLiveItems({ ...ready, settings }, "nl");
  expect(items.filter(({ state }) => state === "done").map(({ name }) => name)).toEqual(
    expect.arrayContaining(["SITE_URL", "SMTP_URL", "OWNER_EMAIL", "META_ACCESS_TOKEN", "SESSION_SECRET"]),
  );
  expect(JSON.stringify(items)).not.toMatch(/smtps:|"t[vsa]"/);
});

it("asks for people and reviews until there are, and for what each lacks", () => {
  const { people, reviews } = ready.business;
  const subject = (part: Partial<GoLiveSubject["business"]>) => ({
    ...ready,
    business: { ...ready.business, ...part },
  });
  expect(where(subject({ people: [], reviews: [] }))).toEqual([
    "/admin/site/facts: people",
    "app/content/business.ts: reviews",
  ]);
  expect(openItems(subject({ people: people.map((one) => ({ ...one, photo: null })) }), "en")).toEqual([
    { where: "/admin/site/facts: people", what: expect.stringContaining("Sanne") },
  ]);
  expect(where(subject({ reviews: reviews.map((one) => ({ ...one, permission: false })) }))).toHaveLength(1);
});

it("does not take a claim for proven as long as a part of it is missing", () => {
  const rating = { value: { nl: "4,8/5", en: "4.8/5" }, count: 0, source: "Google", evidence: "Google" };
  expect(where({ ...ready, business: { ...ready.business, claims: { rating } } })).toHaveLength(1);
});

it("says how many things are open until none are", () => {
  const said = (samples: number, language: "nl" | "en") => {
    const titles = Array.from({ length: samples }, (_, nth) => ({ where: `sample-${nth}`, title: "Bakkerij" }));
    return presentOpen(goLiveItems({ ...ready, samples: titles }, language), language)?.sentence ?? null;
  };
  expect([said(38, "nl"), said(1, "nl"), said(0, "nl")]).toEqual([
    "38 dingen voor de site open kan",
    "1 ding voor de site open kan",
    null,
  ]);
  expect([said(38, "en"), said(1, "en")]).toEqual([
    "38 things before the site can open",
    "1 thing before the site can open",
  ]);
});
