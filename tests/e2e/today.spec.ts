import type { Page } from "@playwright/test";
import { ChatBrowser } from "../support/chat-browser.ts";
import { addColleague } from "../support/colleagues.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { factRow, openRow } from "../support/lead-page.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import type { Product } from "../support/product.ts";
import { openDatabase } from "../support/product-database.ts";
import { sendQuote } from "../support/sent-quote.ts";
import { comeAlive, someone } from "../support/visitor.ts";

const lead = (page: Page, name: string) => page.locator("[data-entry]").filter({ hasText: name });
const today = (page: Page) => page.getByRole("region", { name: "Vandaag", exact: true });
const calls = (page: Page) => today(page).getByRole("list", { name: "Nu antwoorden" }).first().locator("> li");
const ending = (page: Page, name: string) =>
  today(page).getByRole("button", { name: new RegExp(`^(?!Ik bel nu|Geen antwoord nodig).*${name}`) });
const assigning = (page: Page) => factRow(page, "assign");

test("two colleagues divide what came in: the second to take a lead is told who has it, and everybody finds their own @desktop", async ({
  page,
  browser,
  watch,
  startProduct,
  expectTrouble,
}) => {
  const product = await startProduct();
  for (const name of ["Anneke Deelt", "Bart Deelt"]) await postOfferRequest(product, offerRequestBody({ name }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=deelt`);
  await lead(page, "Anneke Deelt").getByRole("link", { name: "Anneke Deelt", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anneke Deelt");
  await expect(assigning(page)).toHaveCount(0);
  const { Cookie } = await addColleague(product, { email: "cas@example.nl", role: "staff" });
  await page.reload();
  await expect(assigning(page).locator("summary")).toContainText("Niemand");

  // The colleague has no scripts, and has read the page by then.
  const context = await browser.newContext({
    locale: "nl-NL",
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  watch(context);
  await context.addCookies(
    Cookie.split("; ").map((cookie) => {
      const end = cookie.indexOf("=");
      return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url: product.url };
    }),
  );
  const other = await context.newPage();
  await other.goto(page.url());
  await (await openRow(page, "assign")).getByRole("button", { name: "Ik pak dit op" }).click();
  await expect(assigning(page).locator("summary")).toContainText("eigenaar@example.nl");
  await expect(assigning(page).getByRole("status")).toHaveText("Bewaard");
  await expectNoAxeViolations(page);

  expectTrouble(/status of 409/);
  await other.getByRole("button", { name: "Toon de gegevens" }).click();
  await (await openRow(other, "assign")).getByRole("button", { name: "Ik pak dit op" }).click();
  await other.getByRole("button", { name: "Toon de gegevens" }).click();
  await expect(assigning(other).getByRole("alert")).toContainText("eigenaar@example.nl heeft deze lead sinds");
  await expectNoOverflow(other);
  await assigning(other).getByRole("button", { name: "Niemand" }).click();
  await expect(other.getByText("Niemand pakt de lead nu op.")).toBeVisible();
  await other.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(other.getByText("De lead is weer zoals hij was.")).toBeVisible();
  await context.close();

  // The list and the board name the colleague who got the leads in bulk.
  await page.goto(`${product.url}/admin?q=deelt`);
  await expect(lead(page, "Anneke Deelt")).toContainText("eigenaar@example.nl");
  await lead(page, "Bart Deelt").getByRole("checkbox").check();
  await page.locator("#bulk-kind").selectOption("assign");
  await page.locator("#bulk-assignee").selectOption("Cas");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Pas toe" }).click();
  await expect(page.getByText("Cas pakt de lead op.")).toBeVisible();
  await page.getByRole("navigation", { name: "Weergaven" }).getByRole("link", { name: "Van mij" }).click();
  await expect(page).toHaveURL(/assignee=me/);
  await expect(lead(page, "Deelt")).toHaveText([/Anneke Deelt/]);
  await page.goto(`${product.url}/admin?view=board&q=deelt`);
  await expect(lead(page, "Bart Deelt")).toContainText("Cas");

  // A colleague who leaves hands over.
  await page.goto(`${product.url}/admin/users`);
  await page.locator("summary").filter({ hasText: "Wijzigen" }).click();
  await page.getByRole("button", { name: "Verwijder toegang" }).click();
  await expect(page.getByText("De open leads van deze collega zijn nu van niemand")).toBeVisible();
  await page.goto(`${product.url}/admin?assignee=nobody`);
  await expect(lead(page, "Deelt")).toHaveText([/Bart Deelt/]);
});

const PHONE = "06 12 34 56 78";

/** Five who wait for a call, the first for too long, and somebody for whom something is planned today. */
async function fillDay(product: Product) {
  for (const name of ["Ada Wacht", "Bo Wacht", "Cor Wacht", "Dee Wacht", "Eef Wacht", "Fay Gepland"]) {
    await postOfferRequest(product, offerRequestBody({ name, phone: PHONE }));
  }
  const db = openDatabase(product);
  db.prepare("update leads set promised_at = '2026-01-05T09:00:00.000Z' where name = 'Ada Wacht'").run();
  db.prepare("update leads set status = 'contacted', first_answered_at = created_at where name = 'Fay Gepland'").run();
  db.prepare(
    "update leads set next_action = 'Nabellen over de foto’s', next_action_on = '2026-01-06' where name = 'Fay Gepland'",
  ).run();
  db.close();
}

test("the owner works through the day by taps that can be undone, while it follows what comes in @desktop", async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin`);
  await expect(today(page)).toContainText("Niemand wacht op je");
  await expectNoAxeViolations(page);
  await fillDay(product);
  await expect(calls(page)).toHaveCount(3);
  await page.reload();
  await expect(calls(page)).toHaveText([/Ada Wacht.*te laat/, /Bo Wacht/, /Cor Wacht/]);
  await expect(ending(page, "Eef Wacht")).toBeHidden();
  await today(page).locator("summary").filter({ hasText: "Nog 2: Nu antwoorden" }).click();
  await expect(ending(page, "Eef Wacht")).toBeVisible();
  const plan = today(page).getByRole("list", { name: "Gepland" });
  await expect(plan).toContainText("Nabellen over de foto’s");
  await expectNoAxeViolations(page);

  await ending(page, "Ada Wacht").click();
  await expect(today(page).getByText("De lead staat nu op ‘Contact gehad’.")).toBeVisible();
  await expect(calls(page)).toHaveText([/Bo Wacht/, /Cor Wacht/, /Dee Wacht/]);
  await today(page).getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(today(page).getByText("De lead is weer zoals hij was.")).toBeVisible();
  await expect(calls(page).first()).toContainText("Ada Wacht");
  await ending(page, "Fay Gepland").click();
  await expect(today(page).getByText("De lead heeft geen volgende actie meer.")).toBeVisible();
  await expect(plan).toHaveCount(0);

  await calls(page).first().getByRole("link", { name: "Ada Wacht", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Wacht");
  await page.goBack();
  await page.getByRole("searchbox").fill("bo wacht");
  await page.getByRole("button", { name: "Zoek", exact: true }).click();
  await expect(lead(page, "Bo Wacht")).toBeVisible();
  await expect(today(page)).toHaveCount(0);
});

test("the day fits in two views of a phone, and the order of a column of the list is in the address @desktop", async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  await fillDay(product);
  await signInBrowser(page.context(), product);
  const list = page.getByRole("list", { name: /^Aanvragen, / }).locator("> li");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/admin`);
  const panel = await today(page).boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(2 * 844);
  await today(page).getByRole("group").filter({ hasText: "Meer: Ada Wacht" }).locator("summary").click();
  await expect(today(page).getByRole("button", { name: /^Geen antwoord nodig.*Ada Wacht$/ })).toBeInViewport();
  await expectNoOverflow(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("navigation", { name: "Onderdelen" }).getByRole("link", { name: "Aanvragen" }).click();
  await expect(today(page)).toHaveCount(0);
  const order = page.getByRole("navigation", { name: "Volgorde van de leads" });
  await order.getByRole("link", { name: "Antwoord vóór" }).click();
  await expect(page).toHaveURL(/sort=due/);
  await expect(list.first()).toContainText("Ada Wacht");
  await order.getByRole("link", { name: "Naam" }).click();
  await order.getByRole("link", { name: /^Naam.*oplopend$/ }).click();
  await expect(list.first()).toContainText("Fay Gepland");
  await expectNoAxeViolations(page);
  await page.locator("summary").filter({ hasText: "Filters" }).click();
  await expect(page.locator("#lead-sort")).toHaveValue("-name");
});

test("every list has low rows, also for long names, and is gone through by keys @desktop", async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  await fillDay(product);
  await postOfferRequest(product, offerRequestBody({ name: "Lang ".repeat(40).trim(), message: "Woord ".repeat(300) }));
  for (const name of ["Vos", "Lang".repeat(25)]) await sendQuote(product, someone(), { customer_name: name });
  const { days: free } = await (await fetch(`${product.url}/api/appointments/slots`)).json();
  for (const [index, { day, times }] of free.slice(0, 2).entries()) {
    const more = { subject: "Woord ".repeat(15), ...(index === 0 && { phone: PHONE }) };
    const data = {
      name: index === 0 ? "Bel Mij" : "Lang ".repeat(18).trim(),
      email: someone(),
      date: day,
      time: times[0].time,
    };
    const booking = await fetch(`${product.url}/api/appointments`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...data, ...more }),
    });
    expect(booking.status).toBe(201);
  }
  for (const text of ["Kort", "Woord ".repeat(100)]) await new ChatBrowser(product).say(text);
  await signInBrowser(page.context(), product);
  const rows = page.locator("[data-entry]");
  for (const path of ["/admin?view=list", "/admin/quotes", "/admin/appointments?list=upcoming", "/admin/chats"]) {
    for (const [width, most] of [
      [390, 88],
      [1440, 56],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(product.url + path);
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(heights.length, path).toBeGreaterThan(1);
      expect(Math.max(...heights), `${path} at ${width}`).toBeLessThanOrEqual(most);
      await expectNoOverflow(page);
    }
    await comeAlive(page);
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(1).locator(":focus"), path).toHaveCount(1);
    await page.keyboard.press("k");
    await page.keyboard.press("o");
    await expect(page, path).not.toHaveURL(product.url + path);
  }
});

test.describe("on a phone without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the day is worked through too, and whoever has read an old one is told @desktop", async ({
    page,
    startProduct,
    expectTrouble,
  }) => {
    const product = await startProduct();
    await fillDay(product);
    await signInBrowser(page.context(), product);
    await page.goto(`${product.url}/admin`);
    await expect(today(page)).toBeInViewport();
    await expect(calls(page).first().getByRole("link", { name: "Bel, Ada Wacht" })).toHaveAttribute("href", /^tel:/);
    await expectNoOverflow(page);
    await ending(page, "Ada Wacht").click();
    await expect(today(page).getByText("De lead staat nu op ‘Contact gehad’.")).toBeInViewport();
    await today(page).getByRole("button", { name: "Ongedaan maken" }).click();
    await expect(calls(page).first()).toContainText("Ada Wacht");
    const db = openDatabase(product);
    db.prepare("update leads set version = version + 1 where name = 'Fay Gepland'").run();
    db.close();
    expectTrouble(/status of 409/);
    await ending(page, "Fay Gepland").click();
    await expect(today(page).getByRole("alert")).toContainText("Deze lead is intussen gewijzigd.");
    await ending(page, "Fay Gepland").click();
    await expect(today(page).getByText("De lead heeft geen volgende actie meer.")).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
  });
});
