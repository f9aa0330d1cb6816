import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { factRow, openNote, openRow, typeNote } from "../support/lead-page.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { ownMenu, signInBrowser } from "../support/owner-session.ts";
import type { Product } from "../support/product.ts";
import { comeAlive } from "../support/visitor.ts";

const restored = (page: Page) => page.getByText("Concept hersteld");
const discard = (page: Page) => page.getByRole("button", { name: "Gooi weg" });

async function openLead(page: Page, product: Product, name: string) {
  await postOfferRequest(product, offerRequestBody({ name }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=${encodeURIComponent(name)}`);
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await comeAlive(page);
}

/** Opens the same page in a new tab, and closes the first. */
async function reopen(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await comeAlive(other);
  await page.close();
  return other;
}

test("what is typed into the forms of a lead is there in the next tab, in another language, until it is sent", async ({
  page,
  product,
}) => {
  await openLead(page, product, "Vergeten Tabblad");
  await typeNote(page, "Belt liever na vijven");
  await openRow(page, "plan");
  await page.getByLabel("Wat ga je doen?").fill("Terugbellen");

  const again = await reopen(page);
  await expect(restored(again)).toHaveCount(2);
  await expect(await openNote(again)).toHaveText("Belt liever na vijven");
  await expect(again.getByLabel("Wat ga je doen?")).toHaveValue("Terugbellen");
  await expectNoAxeViolations(again);
  await expectNoOverflow(again);

  await (await ownMenu(again)).getByRole("button", { name: "English" }).click();
  await expect(again.getByText("Draft restored")).toHaveCount(2);
  await (await ownMenu(again)).getByRole("button", { name: "Nederlands" }).click();
  await expect(restored(again)).toHaveCount(2);

  await openNote(again);
  await again.getByRole("button", { name: "Zet erbij" }).click();
  await expect(restored(again)).toHaveCount(1);
  await again.reload();
  await expect(again.getByLabel("Wat ga je doen?")).toHaveValue("Terugbellen");
  await expect(again.getByLabel("Nieuwe notitie")).toHaveValue("");
  await expect(restored(again)).toHaveCount(1);
  await (await ownMenu(again)).getByRole("button", { name: "Uitloggen" }).click();
  await expect(again.getByLabel("Wachtwoord")).toBeVisible();
  expect(await again.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining("desk-draft"),
  );
});

test("erasing somebody erases what was typed about them on the device, and nothing else", { tag: "@desktop" }, async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/);
  // A product of its own: the log of the other tests expects no erasure.
  const product = await startProduct();
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("desk-draft:")));
  await openLead(page, product, "Riet Blijft");
  await typeNote(page, "Blijft staan");
  const [stays] = await drafts();
  const email = "gaat@weg.example";
  await postOfferRequest(product, offerRequestBody({ name: "Ger Gaat", email }));
  await page.goto(`${product.url}/admin?q=${encodeURIComponent(email)}`);
  await page.getByRole("main").getByRole("link", { name: "Ger Gaat", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ger Gaat");
  const address = page.url();
  await comeAlive(page);
  await typeNote(page, "Wil alles gewist hebben");
  await page.getByRole("link", { name: "Maak een offerte" }).click();
  await page.getByLabel("Inleiding").fill("Beste Ger");
  await expect.poll(async () => (await drafts()).length).toBe(3);

  await page.goto(`${product.url}/admin/privacy/erase?who=${encodeURIComponent(email)}`);
  await comeAlive(page);
  await page.getByRole("textbox").fill(email);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  await page.getByRole("button", { name: "Wis voorgoed" }).click();
  await expect(page.getByText("Gewist. In het logboek staat")).toBeVisible();
  expect(await drafts()).toEqual([stays]);

  // Another device, on which the same was typed, is told when it next opens a page.
  await page.evaluate((text) => Object.assign(localStorage, JSON.parse(text)), kept);
  await page.goto(address);
  await comeAlive(page);
  await expect.poll(drafts).toEqual([stays]);
});

test("a restored plan does not overwrite what a colleague has planned since", { tag: "@desktop" }, async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 409/);
  await openLead(page, product, "Twee Plannen");
  await openRow(page, "plan");
  await page.getByLabel("Wat ga je doen?").fill("Mijn plan");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Mijn plan");
  const status = await page.getByLabel("Wat ga je doen?").evaluate(async (field: HTMLInputElement) => {
    const sent = new FormData(field.form ?? undefined);
    sent.set(field.name, "Plan van een collega");
    const body = new URLSearchParams([...sent].map(([name, value]) => [name, String(value)]));
    return (await fetch(location.pathname, { method: "POST", body })).status;
  });
  expect(status).toBe(200);

  const again = await reopen(page);
  const plan = factRow(again, "plan");
  await expect(plan.locator("summary")).toContainText("Plan van een collega");
  await expect(again.getByLabel("Wat ga je doen?")).toHaveValue("Mijn plan");
  await again.getByLabel("Wat ga je doen?").press("Enter");
  await expect(plan.getByRole("alert")).toContainText("heeft deze lead");
  // A refused change does not count as sent, so it is still kept.
  expect(await again.evaluate(() => JSON.stringify(localStorage))).toContain("Mijn plan");
  await plan.getByRole("button", { name: "Neem mijn keuze" }).click();
  await expect(plan.getByRole("status")).toHaveText("Bewaard");
  await expect(plan.locator("summary")).toContainText("Mijn plan");
  await expect(restored(again)).toBeHidden();
});

test("a quote that is being written is kept, even before the scripts load, by the browser and in the next tab, until it is saved", {
  tag: "@desktop",
}, async ({ page, product }) => {
  await signInBrowser(page.context(), product);
  const come = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/admin/quotes/new`, { waitUntil: "commit" });
  await page.getByLabel("Inleiding").fill("Beste mevrouw Smit");
  await page.getByLabel("Prijs per stuk").fill("1499");
  come.resolve();
  await comeAlive(page);
  await page.getByRole("button", { name: "Regel toevoegen" }).click();
  await expect(page.locator("#intro")).toHaveValue("Beste mevrouw Smit");
  await expect(page.getByLabel("Prijs per stuk").first()).toHaveValue("1499");
  await page.unroute("**/*.js");
  await page.reload();
  await expect(page.locator("#intro")).toHaveValue("Beste mevrouw Smit");
  await comeAlive(page);
  await discard(page).click();
  await expect(restored(page)).toBeHidden();

  // Values that a browser restores by itself neither replace the draft nor outlive it.
  const leaveAndComeBack = async () => {
    await page.goto(`${product.url}/robots.txt`);
    await page.goBack();
    await comeAlive(page);
  };
  await page.getByLabel("Inleiding").fill("Beste mevrouw Smit");
  await page.getByLabel("Taal van de offerte").selectOption("en");
  await leaveAndComeBack();
  await expect(restored(page)).toBeVisible();
  await expect(page.locator("#intro")).toHaveValue("Beste mevrouw Smit");
  await expect(page.getByLabel("Taal van de offerte")).toHaveValue("en");
  await discard(page).click();
  await expect(restored(page)).toBeHidden();
  await expect(page.locator("#intro")).toHaveValue("");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining("desk-draft"),
  );

  // It is there in the next tab, until it is saved.
  await page.getByLabel("Naam").first().fill("R. Smit");
  await page.getByRole("button", { name: "Regel toevoegen" }).click();
  const second = (tab: Page) => tab.getByRole("group", { name: "Regel 2" });
  await second(page).getByLabel("Omschrijving").fill("Webshop");
  await second(page).getByLabel("Prijs per stuk").fill("1.250,50");

  let again = await reopen(page);
  await expect(restored(again)).toBeVisible();
  await expect(again.getByLabel("Naam").first()).toHaveValue("R. Smit");
  await expect(second(again).getByLabel("Prijs per stuk")).toHaveValue("1.250,50");
  await expectNoOverflow(again);
  await again.getByRole("button", { name: "Opslaan" }).click();
  await expect(again).toHaveURL(/uitkomst=saved/);
  await expect(restored(again)).toBeHidden();
  await again.reload();
  await expect(restored(again)).toBeHidden();

  // A row that stayed empty is not kept.
  const first = (tab: Page) => tab.getByRole("group", { name: "Regel 1" });
  await first(again).getByLabel("Omschrijving").fill("Webshop met kassa");
  again = await reopen(again);
  await expect(first(again).getByLabel("Omschrijving")).toHaveValue("Webshop met kassa");
  await discard(again).click();
  await expect(restored(again)).toBeHidden();
  await expect(first(again).getByLabel("Omschrijving")).toHaveValue("Webshop");
  await again.goto(`${product.url}/admin/quotes/new`);
  await expect(again.getByLabel("Naam").first()).toHaveValue("");
  await expect(restored(again)).toBeHidden();
});

test("what is typed into a quote while it is being saved continues from the saved quote", { tag: "@desktop" }, async ({
  page,
  product,
}) => {
  await signInBrowser(page.context(), product);
  let answer = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await answer.promise;
    await route.continue();
  });
  const name = page.getByLabel("Naam").first();
  const intro = page.getByLabel("Inleiding");
  const press = async (button: string, typed: string) => {
    answer = Promise.withResolvers<void>();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("button", { name: "Bezig..." })).toBeVisible();
    await intro.fill(typed);
    answer.resolve();
  };
  const isOutdated = page.getByText("Dit is intussen gewijzigd");

  await page.goto(`${product.url}/admin/quotes/new`);
  await comeAlive(page);
  await name.fill("R. Smit");
  await press("Opslaan", "Beste meneer Smit,");
  await expect(page).toHaveURL(/uitkomst=saved/);
  await expect(restored(page)).toBeVisible();
  await expect(page.locator("#intro")).toHaveValue("Beste meneer Smit,");

  await press("Opslaan", "Beste mevrouw Smit,");
  await expect(page.getByRole("button", { name: "Bezig..." })).toBeHidden();
  await expect(page.locator("#intro")).toHaveValue("Beste mevrouw Smit,");
  await expect(intro).toBeFocused();
  await expect(restored(page).or(isOutdated)).toBeHidden();
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await discard(page).click();
  await expect(page.locator("#intro")).toHaveValue("Beste meneer Smit,");

  // A row that stayed empty is not kept.
  await page.getByRole("button", { name: "Regel toevoegen" }).click();
  await page.getByLabel("Omschrijving").fill("Webshop");
  await page.getByLabel("Prijs per stuk").fill("1499");
  await page.getByLabel("E-mailadres").fill("smit@bakkerij.example");
  await press("Bekijken en versturen", "Beste familie Smit,");
  await expect(page).toHaveURL(/preview/);
  await page.goBack();
  await expect(restored(page)).toBeVisible();
  await expect(page.locator("#intro")).toHaveValue("Beste familie Smit,");
  // The page still says that it was saved, from the previous time; once it is, there is no draft any more.
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await saved;
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain("desk-draft");
  await page.reload();
  await expect(page.locator("#intro")).toHaveValue("Beste familie Smit,");
  await expect(restored(page).or(isOutdated)).toBeHidden();
  await page.goto(`${product.url}/admin/quotes/new`);
  await expect(name).toHaveValue("");
});

test("a new quote that two tabs have begun is two once both are saved, and one when an answer was lost", {
  tag: "@desktop",
}, async ({ page, product, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/);
  await signInBrowser(page.context(), product);
  const name = (tab: Page) => tab.getByLabel("Naam").first();
  const fillIn = async (tab: Page, customer: string) => {
    await name(tab).fill(customer);
    await tab.getByLabel("Omschrijving").fill("Webshop");
    await tab.getByLabel("Prijs per stuk").fill("1499");
  };
  const save = (tab: Page) => tab.getByRole("button", { name: "Opslaan" }).click();
  const begin = async (tab: Page) => {
    await tab.goto(`${product.url}/admin/quotes/new`);
    await comeAlive(tab);
  };
  await begin(page);
  await fillIn(page, "Eerste Tabblad");
  const other = await page.context().newPage();
  await begin(other);
  await expect(name(other)).toHaveValue("Eerste Tabblad");
  await save(other);
  await expect(other).toHaveURL(/uitkomst=saved/);
  await page.bringToFront();
  await fillIn(page, "Tweede Tabblad");
  await save(page);
  await expect(page).toHaveURL(/uitkomst=saved/);
  expect(page.url()).not.toBe(other.url());
  await other.reload();
  await expect(name(other)).toHaveValue("Eerste Tabblad");

  // The request arrives, but its answer gets lost.
  let saved = "";
  await begin(other);
  await fillIn(other, "Verloren Antwoord");
  await other.route("**/admin/quotes/new.data*", async (route) => {
    saved = await (await route.fetch()).text();
    await route.abort();
  });
  await save(other);
  await expect(other.getByText("Niet bewaard", { exact: true })).toBeVisible();
  for (let round = 0; round < 2; round++) {
    await page.goto(`${product.url}/admin/quotes/new`);
    await expect(restored(page)).toBeVisible();
  }
  await save(page);
  await expect(page).toHaveURL(/uitkomst=saved/);
  expect(saved).toContain(new URL(page.url()).pathname);
  await other.close();

  // Each of two drafts keeps its own text when one leads straight to the other.
  const open = async (customer: string) => {
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Concept/ })
      .click();
    await page.getByRole("link", { name: new RegExp(customer) }).click();
    await expect(name(page)).toHaveValue(customer);
  };
  await page.goto(`${product.url}/admin/quotes`);
  await comeAlive(page);
  await open("Eerste Tabblad");
  await page.getByRole("link", { name: "Alle offertes" }).click();
  await open("Tweede Tabblad");
  await page.evaluate(() => history.go(-3));
  await expect(name(page)).toHaveValue("Eerste Tabblad");
});
