import { randomUUID } from "node:crypto";
import { shippedHours } from "../../../app/content/hours.ts";
import { includingVat } from "../../../app/content/prices/price-list.ts";
import { addColleague } from "../../support/colleagues.ts";
import { awaitMails } from "../../support/mails-to.ts";
import { signInOwner } from "../../support/owner-session.ts";
import type { Product } from "../../support/product.ts";
import { expect, freshDatabaseUrl, test } from "../../support/server-journey.ts";

const HOURS = "/admin/site/hours";
const FACTS = "/admin/site/facts";
const PRICES = "/admin/site/prices";
const WORK = "/admin/site/work";
const ARTICLES = "/admin/site/articles";
/** Hours in the markup of the contact page, with the comments that React puts between texts. */
const TIMES = "10:00<!-- --> – <!-- -->11:00";
const firstCase = async (product: Product) => /href="\/portfolio\/([a-z-]+)"/.exec(await bodyOf(product, "/"))?.[1];
const SECRET = "the same secret for both of them";

/** The fields of a page's form, as a browser would post them. */
async function formOf({ url }: Product, path: string, headers: { Cookie: string }): Promise<Record<string, string>> {
  const html = await (await fetch(url + path, { headers: { ...headers, "Accept-Language": "nl" } })).text();
  const fields = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    const isLeftOut = of("type") === "checkbox" && !/\bchecked\b/.test(tag);
    return isLeftOut ? [] : [of("name") ?? "", of("value") ?? ""];
  });
  return Object.fromEntries(fields.filter(([name]) => name && name !== "do" && name !== "to"));
}

const post = ({ url }: Product, path: string, fields: Record<string, string>, headers: { Cookie: string }) =>
  fetch(url + path, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });

const bodyOf = async ({ url }: Product, path: string, language = "nl") =>
  (await fetch(url + path, { headers: { "Accept-Language": language } })).text();

test("hours hold on every page of two servers within two seconds, in search results, for slots and in the chat, and so do people", async ({
  startProduct,
}) => {
  test.slow();
  const env = { DATABASE_URL: await freshDatabaseUrl(), SESSION_SECRET: SECRET };
  const one = await startProduct(env);
  const other = await startProduct(env);
  const session = await signInOwner(one);
  const pages = ["/", "/en", "/contact", "/locatie", "/prijzen", "/faq"];
  for (const page of pages) expect(await bodyOf(other, page)).not.toContain("6:30");
  const form = await formOf(one, HOURS, session);
  const changed = {
    ...form,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`visit-${day}`, "6:30-7:30"])),
    "reachable-7": "6:30-22:15",
    noticeNl: "Nu ook op zondag",
    noticeEn: "Now on Sundays too",
    noticeUntil: "2099-01-01",
    do: "publish",
  };
  expect((await post(one, HOURS, changed, session)).status).toBe(303);
  await expect
    .poll(async () => (await bodyOf(other, "/contact")).includes("Nu ook op zondag"), {
      timeout: 2_000,
      intervals: [20],
    })
    .toBe(true);
  for (const product of [one, other]) {
    for (const page of pages) {
      const html = await bodyOf(product, page);
      expect(html, page).toContain(page === "/en" ? "Now on Sundays too" : "Nu ook op zondag");
      expect(html, page).toContain("22:15");
    }
    expect(await bodyOf(product, "/en/meta-ads")).toContain("Now on Sundays too");
    expect(await bodyOf(product, "/contact")).toContain('"opens":"06:30","closes":"07:30"');
    const { days } = await (await fetch(`${product.url}/api/appointments/slots`)).json();
    const times = new Set(days.flatMap((day: { times: { time: string }[] }) => day.times.map(({ time }) => time)));
    expect([...times]).toEqual(["06:30"]);
  }
  const undone = await post(one, HOURS, { do: "undo", to: "1" }, session);
  expect(undone.headers.get("Location")).toBe(`${HOURS}?outcome=undone&version=2`);
  await expect.poll(async () => (await bodyOf(other, "/contact")).includes("22:15"), { timeout: 2_000 }).toBe(false);

  expect((await post(one, WORK, { do: "down.balk-en-beton" }, session)).status).toBe(303);
  await expect.poll(() => firstCase(other), { timeout: 2_000, intervals: [20] }).toBe("nieuw-oud");
  const article = {
    ...(await formOf(one, `${ARTICLES}/new`, session)),
    ...{ isShown: "on", isTranslated: "", published: "2026-11-02", base: "2" },
    ...{ "title/nl": "Open op zondag", "excerpt/nl": "Waarom we dat doen.", "text/nl": "Omdat het kan." },
  };
  expect((await post(one, `${ARTICLES}/new`, { ...article, do: "publish" }, session)).status).toBe(303);
  await expect.poll(() => bodyOf(other, "/blog"), { timeout: 2_000, intervals: [20] }).toContain("Open op zondag");
  expect(shippedHours.reachable.some(({ days }) => days.includes(7))).toBe(false);

  const person = { name: "Noor Wever", "line.nl": "Ontwerp", "line.en": "Design", evidence: "Mail van Noor" };
  const added = Object.entries(person).map(([part, value]) => [`people-0-${part}`, value]);
  const facts = { ...(await formOf(one, FACTS, session)), ...Object.fromEntries(added) };
  expect((await post(one, FACTS, { ...facts, do: "publish" }, session)).status).toBe(303);
  const about = () => bodyOf(other, "/over-ons");
  await expect.poll(async () => (await about()).includes("Noor Wever"), { timeout: 2_000, intervals: [20] }).toBe(true);
  expect(await about()).not.toContain("Mail van Noor");
});

test("two owners at once lose nothing, and staff draft what an owner publishes", async ({ startProduct }) => {
  test.slow();
  const product = await startProduct();
  const session = await signInOwner(product);
  const staff = await addColleague(product, { email: "cas@example.nl", role: "staff" });
  const [mine, theirs] = [await formOf(product, HOURS, session), await formOf(product, HOURS, session)];
  await post(product, HOURS, { ...mine, "reachable-1": "8:00-12:00", do: "publish" }, session);
  const other = await post(product, HOURS, { ...theirs, "visit-1": "8:00-9:00", do: "publish" }, session);
  expect(other.headers.get("Location")).toContain("outcome=published");
  const late = await post(product, HOURS, { ...theirs, "reachable-1": "7:00-9:00", do: "publish" }, session);
  expect(late.status).toBe(409);
  const shown = await late.text();
  expect(shown).toMatch(/wijzigde intussen ook: bereikbaar|has changed this in the meantime too: reachable/);
  expect(shown).toContain('value="7:00-9:00"');
  expect(shown).toContain('value="8:00-9:00"');
  const form = await formOf(product, HOURS, session);
  expect(form).toMatchObject({ "reachable-1": "8:00-12:00", "visit-1": "8:00-9:00" });

  for (const todo of ["publish", "undo", "reset", "clear", "close-today"]) {
    expect((await post(product, HOURS, { ...form, do: todo, to: "1" }, staff)).status, todo).toBe(403);
  }
  const wanted = { ...form, "reachable-1": "10:00-11:00" };
  const drafted = await post(product, HOURS, { ...wanted, do: "draft" }, staff);
  expect(drafted.headers.get("Location")).toBe(`${HOURS}?outcome=drafted`);
  const preview = (headers: Record<string, string>) => fetch(`${product.url}/contact?concept=hours`, { headers });
  const seen = await preview(staff);
  expect(seen.headers.get("Cache-Control")).toBe("private, no-store");
  expect((await seen.text()).includes(TIMES)).toBe(true);
  expect((await (await preview({})).text()).includes(TIMES)).toBe(false);
  expect((await bodyOf(product, "/contact")).includes(TIMES)).toBe(false);
  const drafts = await formOf(product, HOURS, session);
  expect(drafts).toMatchObject({ "reachable-1": "10:00-11:00" });
  await post(product, HOURS, { ...drafts, do: "publish" }, session);
  expect((await bodyOf(product, "/contact")).includes(TIMES)).toBe(true);
  await post(product, HOURS, { do: "reset" }, session);
  expect(await formOf(product, HOURS, session)).toMatchObject({ "reachable-1": "9:00-18:00", "visit-1": "9:00-17:30" });
});

test("what an owner has added is removed, and comes back", async ({ startProduct }) => {
  test.slow();
  const product = await startProduct();
  const session = await signInOwner(product);
  const says = async (path: string, text: string) =>
    (await (await fetch(product.url + path, { headers: { ...session, "Accept-Language": "nl" } })).text()).includes(
      `>${text}<`,
    );
  const article = {
    ...(await formOf(product, `${ARTICLES}/new`, session)),
    ...{ isShown: "on", isTranslated: "", published: "2026-11-02", do: "publish" },
    ...{ "title/nl": "Open op zondag", "excerpt/nl": "Waarom we dat doen.", "text/nl": "Omdat het kan." },
  };
  await post(product, `${ARTICLES}/new`, article, session);
  const path = `${ARTICLES}/open-op-zondag`;
  expect(await says(path, "Verwijder")).toBe(true);
  expect(await says(path, "Terug naar standaard")).toBe(false);
  expect(await says("/admin/site", "Artikelen: Open op zondag")).toBe(true);
  const removed = await post(product, path, { do: "reset" }, session);
  expect(removed.headers.get("Location")).toBe(`${path}?outcome=removed&version=2`);
  expect(await says(`${path}?outcome=removed&version=2`, "Verwijderd. Het staat niet meer op de site.")).toBe(true);
  expect((await fetch(`${product.url}/blog/open-op-zondag`)).status).toBe(404);
  await post(product, path, { do: "undo", to: "2" }, session);
  expect((await fetch(`${product.url}/blog/open-op-zondag`)).status).toBe(200);
});

test("a server killed while publishing has published all of it or nothing", async ({ startProduct }) => {
  test.slow();
  const product = await startProduct();
  const session = await signInOwner(product);
  for (let round = 0; round < 6; round += 1) {
    const hour = 8 + round;
    const form = await formOf(product, HOURS, session);
    const typed = { "reachable-1": `${hour}:00-20:00`, "visit-1": `${hour}:00-20:00` };
    const sent = post(product, HOURS, { ...form, ...typed, do: "publish" }, session).catch(() => null);
    // Later in each round, by as many answers.
    for (let answers = 0; answers < round; answers += 1) await fetch(`${product.url}/healthz`);
    await product.kill();
    await sent;
    await product.start();
    const kept = await formOf(product, HOURS, session);
    expect(kept["reachable-1"] === typed["reachable-1"]).toBe(kept["visit-1"] === typed["visit-1"]);
  }
});

test("prices are equal on every page, in search results and in the feed, and stay in what was asked before", async ({
  startProduct,
}) => {
  test.slow();
  const product = await startProduct();
  const session = await signInOwner(product);
  const ask = () =>
    fetch(`${product.url}/api/configurator-requests`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        name: "R. Smit",
        email: `${randomUUID()}@bakkerij.example`,
        company: "Smit",
        industry: "bakker",
        website_type: "website",
        services: ["hosting"],
        timeline: "normal",
        features: [],
        preferred_contact: "email",
      }),
    });
  const earlier = await (await ask()).json();
  await bodyOf(product, "/feed.xml");
  const form = await formOf(product, PRICES, session);
  // No other sum on the site is written like one of these.
  const typed = {
    ...{ "websiteBasic.euros": "6101", "websiteComplete.euros": "6203", "websiteMonthly.euros": "6307" },
    ...{ "webshopBasic.euros": "6409", "webshopComplete.euros": "6503", "hosting.euros": "6101" },
    ...{ "extraLandingPage.euros": "6701", "quoteService.euros": "6803" },
  };
  const published = await post(product, PRICES, { ...form, ...typed, do: "publish" }, session);
  expect(published.headers.get("Location")).toContain("outcome=published");
  const listed = new Set(Object.values(typed).flatMap((euros) => [Number(euros), includingVat(Number(euros))]));
  const crawled = [
    "/",
    "/prijzen",
    "/diensten",
    "/faq",
    "/configurator",
    "/packages/starter",
    "/packages/pro",
    "/meta-ads",
  ];
  const wrong: string[] = [];
  let found = 0;
  for (const path of crawled.flatMap((path) => [path, `/en${path === "/" ? "" : path}`])) {
    const html = await bodyOf(product, path);
    const [group, decimal] = path.startsWith("/en") ? [",", "."] : [".", ","];
    for (const [, sum = ""] of html.replaceAll("&nbsp;", " ").matchAll(/€\s?(\d[\d.,]*\d|\d)/g)) {
      found += 1;
      if (!listed.has(Number(sum.replaceAll(group, "").replace(decimal, ".")))) wrong.push(`${path}: ${sum}`);
    }
    for (const [, sum] of html.matchAll(/"price":(\d+)/g)) if (!listed.has(Number(sum))) wrong.push(`${path}: ${sum}`);
  }
  expect(found).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
  expect(await bodyOf(product, "/feed.xml")).not.toMatch(/€\s?(795|995)\b/);
  const later = await (await ask()).json();
  const { items } = await (await fetch(`${product.url}/api/configurator-requests`, { headers: session })).json();
  const pricesOf = (id: string) => JSON.stringify(items.find((item: { id: string }) => item.id === id));
  expect(pricesOf(earlier.id)).toContain("795");
  expect(pricesOf(later.id)).toContain("6101");
});

test("contact details hold on every page, in search results, in mails and in security.txt, and claims as far as they are proven", async ({
  startProduct,
}) => {
  test.slow();
  const product = await startProduct();
  const session = await signInOwner(product);
  const pages = [
    "/",
    "/en",
    "/contact",
    "/locatie",
    "/support",
    "/privacy",
    "/algemene-voorwaarden",
    "/meta-ads",
    "/faq",
  ];
  const form = await formOf(product, FACTS, session);
  const typed = {
    "phone.national": "053 765 43 21",
    ...{
      "whatsapp.international": "+31 6 87654321",
      email: "info@weverij.example",
      privacyEmail: "avg@weverij.example",
    },
    ...{ "address.street": "Spoelstraat 2", "address.postalCode": "7511ab", kvk: "87654321", vat: "NL987654321B01" },
    ...{ "websitesDelivered.value": "62", "websitesDelivered.evidence": "Lijst in de boekhouding" },
  };
  const published = await post(product, FACTS, { ...form, ...typed, do: "publish" }, session);
  expect(published.headers.get("Location")).toContain("outcome=published");
  const left = /053 000|31530000000|31600000000|hallo@weef\.example|Weverstraat|7500 AA|KvK 00000000|NL000000000B00/;
  for (const page of pages) {
    const html = (await bodyOf(product, page)).replaceAll("\u00a0", " ");
    expect(left.exec(html)?.[0] ?? null, page).toBeNull();
    expect(html.includes("87654321"), page).toBe(true);
    expect(html.includes("boekhouding"), page).toBe(false);
  }
  const contact = await bodyOf(product, "/contact");
  expect(contact.includes('"telephone":"+31537654321"')).toBe(true);
  expect(contact.includes('"postalCode":"7511 AB"')).toBe(true);
  expect((await bodyOf(product, "/.well-known/security.txt")).includes("mailto:info@weverij.example")).toBe(true);
  const email = `${randomUUID()}@bakkerij.example`;
  await fetch(`${product.url}/api/offer-requests`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "R. Smit", email, source: "contact" }),
  });
  const [mail] = await awaitMails(product, email, 1);
  expect(mail?.text).toContain("info@weverij.example");
  expect(mail?.text).toContain("87654321");
  expect(left.test(mail?.text?.replaceAll("\u00a0", " ") ?? "")).toBe(false);
});
