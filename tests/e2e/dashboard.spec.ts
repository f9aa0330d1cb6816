import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { ringOfFocus } from "../support/page-layout.ts";
import type { Product } from "../support/product.ts";
import { comeAlive, openPage, toast } from "../support/visitor.ts";

const leads = (page: Page) => page.getByRole("list", { name: "Aanvragen, nieuwste eerst" }).locator("> li");
const lead = (page: Page, name: string) => page.locator("[data-entry]").filter({ hasText: name });
const column = (page: Page, name: string) => page.getByRole("region", { name });
const undo = (page: Page) => page.getByRole("button", { name: "Ongedaan maken" });

/**
 * A product with these leads, the newest last, and the owner on its dashboard, with its scripts running if there are
 * any.
 */
async function openDashboard(page: Page, product: Product, names: string[], query = "") {
  for (const name of names) await postOfferRequest(product, offerRequestBody({ name }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin${query}`);
}

test("the owner works through the list by keys and in bulk and takes it back, while it follows what comes in @desktop", async ({
  page,
  product,
  expectTrouble,
}) => {
  for (const name of ["Anneke Zwerm", "Bart Zwerm", "Carla Zwerm"])
    await postOfferRequest(product, offerRequestBody({ name }));
  await signInBrowser(page.context(), product);
  await openPage(page, `${product.url}/admin?q=zwerm`);
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Carla Zwerm", exact: true })).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await expect(page.getByText("2 leads gekozen")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.locator("#bulk-status").selectOption("quoted");
  await page.getByRole("button", { name: "Pas toe" }).click();
  await expect(page.getByText("2 leads staan nu op ‘Offerte uit’.")).toBeVisible();
  await expect(leads(page).filter({ hasText: "Offerte uit" })).toHaveCount(2);
  await expect(page.getByText("leads gekozen")).toBeHidden();
  await undo(page).click();
  await expect(page.getByText("2 leads zijn weer zoals ze waren.")).toBeVisible();
  await expect(leads(page).filter({ hasText: "Nieuw" })).toHaveCount(3);

  await page.getByRole("link", { name: "Bart Zwerm", exact: true }).focus();
  await page.keyboard.press("2");
  await expect(lead(page, "Bart Zwerm")).toContainText("Contact gehad");
  await page.keyboard.press("u");
  await expect(page.getByText("De lead is weer zoals hij was.")).toBeVisible();

  // A lead that comes in later is not selected with the others.
  const all = page.getByRole("checkbox", { name: "Hele pagina" });
  await leads(page).first().getByRole("checkbox").check();
  await all.check();
  await expect(page.getByText("3 leads gekozen")).toBeVisible();
  await postOfferRequest(product, offerRequestBody({ name: "Daan Zwerm" }));
  await expect(leads(page)).toHaveCount(4);
  await expect(page.getByText("3 leads gekozen")).toBeVisible();
  await expect(all).not.toBeChecked();

  // A refusal leaves the selection, which can still be cleared.
  expectTrouble(/status of 422/);
  await page.locator("#bulk-kind").selectOption("tag");
  await page.getByRole("button", { name: "Pas toe" }).click();
  await expect(page.locator("#bulk-tag")).toBeFocused();
  await page.getByRole("button", { name: "Niets kiezen" }).click();
  await expect(leads(page).locator(":checked")).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Kies Carla Zwerm" })).toBeFocused();

  // If the list cannot be read again, the old one stays until it can.
  expectTrouble(/ERR_FAILED/);
  await page.route("**/readyz", (route) => route.abort());
  await postOfferRequest(product, offerRequestBody({ name: "Ellen Zwerm" }));
  await expect(toast(page, "Kon geen data ophalen. Probeer het opnieuw.")).toContainText("Error");
  await expect(leads(page)).toHaveCount(4);
  await page.unroute("**/readyz");
  await page.clock.fastForward(5_000);
  await expect(leads(page)).toHaveCount(5);

  await page.keyboard.press("/");
  await page.keyboard.type("jx2");
  await expect(page.getByRole("searchbox")).toHaveValue("jx2zwerm");
});

test("whoever empties a later page of the list is led to the first one, and can take it back there @desktop", async ({
  page,
  product,
}) => {
  const names = Array.from({ length: 26 }, (_, index) => `Bladeraar ${index + 1}`);
  await openDashboard(page, product, names, "?status=new&q=bladeraar");
  await page.getByRole("link", { name: "Oudere aanvragen" }).click();
  await expect(leads(page).getByRole("heading")).toHaveText(["Bladeraar 1"]);
  await expect(page.getByText("Oudere aanvragen, van nieuw naar oud.")).toBeVisible();
  await page.getByRole("link", { name: "Terug naar de nieuwste" }).click();
  await expect(leads(page).first()).toContainText("Bladeraar 26");
  await page.getByRole("link", { name: "Oudere aanvragen" }).click();
  await page.getByRole("checkbox", { name: "Kies Bladeraar 1", exact: true }).check();
  await page.locator("#bulk-status").selectOption("contacted");
  await page.getByRole("button", { name: "Pas toe" }).click();
  await expect(page.getByText("De lead staat nu op ‘Contact gehad’.")).toBeVisible();
  await expect(leads(page)).toHaveCount(25);
  await undo(page).click();
  await expect(page.getByText("De lead is weer zoals hij was.")).toBeVisible();
});

test("news is shown after going back from an open dialog, and on a phone does not cover the way to undo something @desktop", async ({
  page,
  product,
}) => {
  await openDashboard(page, product, ["Onbedekt Een"], "/chats");
  await comeAlive(page);
  await page.getByRole("navigation", { name: "Onderdelen" }).getByRole("link", { name: "Aanvragen" }).click();
  await page.getByRole("link", { name: "Onbedekt Een", exact: true }).focus();
  await page.keyboard.press("5");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/chats$/);
  await postOfferRequest(product, offerRequestBody({ name: "Terug Nieuws" }));
  await expect(toast(page, "Terug Nieuws")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto(`${product.url}/admin?q=onbedekt`);
  await comeAlive(page);
  await page.getByRole("link", { name: "Onbedekt Een", exact: true }).focus();
  await page.keyboard.press("2");
  await expect(undo(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(undo(page)).toBeInViewport();
  await postOfferRequest(product, offerRequestBody({ name: "Onbedekt Twee" }));
  const news = toast(page, "Nieuwe aanvraag");
  await expect(news).toContainText("Onbedekt Twee");
  for (const below of [undo(page), page.getByRole("link", { name: "Gesprekken" })]) {
    const [over, under] = [await news.boundingBox(), await below.boundingBox()];
    if (!over || !under) throw new Error("one of them is nowhere");
    expect(over.y + over.height <= under.y || over.y >= under.y + under.height).toBe(true);
  }
});

test("on the board, a key waits for what another key has under way, and acts once however long it is held @desktop", async ({
  page,
  product,
}) => {
  await openDashboard(page, product, ["Ziva Eerst", "Ziva Daarna", "Ziva Laatst"], "?view=board&q=ziva");
  await comeAlive(page);
  let answer = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: "Ziva Eerst", exact: true }).focus();
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.keyboard.press("2");
  await sent;
  await page.getByRole("link", { name: "Ziva Daarna", exact: true }).focus();
  await page.keyboard.press("3");
  answer.resolve();
  await expect(column(page, "Offerte uit 1")).toContainText("Ziva Daarna");
  await expect(column(page, "Contact gehad 1")).toContainText("Ziva Eerst");
  await expect(page.getByRole("link", { name: "Ziva Daarna", exact: true })).toBeFocused();

  // A card that changes column while it is being dragged cannot be dropped anywhere.
  await lead(page, "Ziva Daarna").dispatchEvent("dragstart", {
    dataTransfer: await page.evaluateHandle(() => new DataTransfer()),
  });
  const agreed = page.locator("[data-status=agreed]");
  const takesDrop = (board: Element) =>
    !board.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true }));
  expect(await agreed.evaluate(takesDrop)).toBe(true);
  await page.keyboard.press("2");
  await expect(column(page, "Contact gehad 2")).toBeVisible();
  expect(await agreed.evaluate(takesDrop)).toBe(false);

  // Declines a lead that was given another status a moment before.
  answer = Promise.withResolvers<void>();
  await page.getByRole("link", { name: "Ziva Eerst", exact: true }).focus();
  const asked = page.waitForRequest((request) => request.method() === "POST");
  await page.keyboard.press("4");
  await asked;
  await page.keyboard.press("5");
  await page.getByLabel("Reden").fill("Te duur");
  answer.resolve();
  await expect(column(page, "Akkoord 1")).toContainText("Ziva Eerst");
  await page.getByLabel("Reden").press("Enter");
  await expect(column(page, "Niet akkoord 1")).toContainText("Ziva Eerst");

  // A second Enter, or one that is held down, in the dialog of declining opens nothing.
  const decline = async (name: string) => {
    await page.getByRole("link", { name, exact: true }).focus();
    await page.keyboard.press("5");
    await page.getByLabel("Reden").fill("Te duur");
    await page.keyboard.down("Enter");
  };
  await decline("Ziva Daarna");
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  await decline("Ziva Laatst");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(column(page, "Niet akkoord 3")).toContainText("Ziva Laatst");

  // A separate press does what it says.
  await page.getByRole("link", { name: "Ziva Laatst", exact: true }).focus();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ziva Laatst", { timeout: 200 });
  }).toPass();
});

test("what has the focus is whole and in view, before the list and the board and beside what can be done with the chosen leads @desktop", async ({
  page,
  product,
}) => {
  const names = ["Anneke", "Bart", "Carla", "Daan", "Ellen", "Fatima", "Gerrit", "Hanna"].map((name) => `${name} Ring`);
  await openDashboard(page, product, names, "?q=ring");
  await comeAlive(page);
  const expectWholeRings = async () => {
    const cut: string[] = [];
    await page.locator("a, button").first().focus();
    for (let name = ""; name !== "Hanna Ring"; ) {
      const focused = await page.evaluate(ringOfFocus);
      name = focused.name;
      if (focused.isCut) cut.push(name);
      await page.keyboard.press("Tab");
    }
    expect(cut).toEqual([]);
  };
  const bar = page.getByRole("form", { name: "Met de gekozen leads" });
  const expectInSight = async () => {
    await page.getByRole("checkbox", { name: "Kies Hanna Ring" }).focus();
    await page.keyboard.press("Space");
    await expect(bar).toBeVisible();
    for (let name = ""; name !== "Anneke Ring"; ) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      name = (await focused.textContent()) ?? "";
      const [place, cover] = await Promise.all([focused.boundingBox(), bar.boundingBox()]);
      expect(place?.y ?? 0, name).toBeLessThan((cover?.y ?? 0) - 8);
    }
    await page.getByRole("button", { name: "Niets kiezen" }).click();
    await expect(bar).toBeHidden();
  };
  await expectWholeRings();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectInSight();
  await page.setViewportSize({ width: 320, height: 256 });
  await expectInSight();

  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${product.url}/admin?view=board&q=ring`);
  await comeAlive(page);
  await expectWholeRings();
  await page.setViewportSize({ width: 1440, height: 900 });

  // The open one of several stands out in the reader's own colours too.
  await page.emulateMedia({ forcedColors: "active" });
  const fill = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const groups = page.getByRole("navigation").filter({ has: page.locator("a[aria-current]") });
  await expect(groups).not.toHaveCount(0);
  for (const group of await groups.all()) {
    const others = group.locator("a:not([aria-current])");
    expect(await fill(group.locator("a[aria-current]"))).not.toBe(await fill(others.first()));
  }
});

test("the second of two owners at the board is told who was first; a card is dragged, declined, and put back @desktop", async ({
  page,
  browser,
  watch,
  product,
  expectTrouble,
}) => {
  await openDashboard(page, product, ["Anneke Samen", "Bart Samen"], "?view=board&q=samen");
  await expect(column(page, "Nieuw 2").locator("[data-entry]")).toHaveCount(2);
  await expect(lead(page, "Anneke Samen")).toHaveAttribute("draggable", "true");
  await expectNoAxeViolations(page);
  // A page without scripts shows what it has read until it is loaded again.
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  watch(context);
  const other = await context.newPage();
  await openDashboard(other, product, [], "?view=board&q=samen");

  await lead(page, "Anneke Samen").dragTo(column(page, "Offerte uit"));
  await expect(column(page, "Offerte uit 1")).toContainText("Anneke");
  expectTrouble(/status of 409/);
  const move = async () => {
    await lead(other, "Anneke").getByText("Verplaats").first().click();
    await lead(other, "Anneke").getByLabel("Naar").selectOption("agreed");
    await lead(other, "Anneke").getByRole("button", { name: "Verplaats" }).click();
  };
  await move();
  await expect(other.getByRole("alert")).toContainText("Anneke Samen is niet verplaatst: eigenaar@example.nl");
  await expect(column(other, "Offerte uit 1")).toContainText("Anneke");
  await expect(lead(other, "Anneke").getByLabel("Naar")).toHaveValue("agreed");
  await expectNoOverflow(other);
  await lead(other, "Anneke").getByRole("button", { name: "Verplaats" }).click();
  await expect(other.getByText("De lead staat nu op ‘Akkoord’.")).toBeVisible();
  await expect(column(page, "Akkoord 1")).toContainText("Anneke");
  await context.close();

  await lead(page, "Bart Samen").dragTo(column(page, "Niet akkoord"));
  await page.getByLabel("Reden").fill("Te duur");
  await page.getByRole("button", { name: "Zet op niet akkoord" }).click();
  await expect(column(page, "Niet akkoord 1")).toContainText("Bart");
  await undo(page).click();
  await expect(column(page, "Nieuw 1")).toContainText("Bart");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the owner declines several leads and takes that back @desktop", async ({
    page,
    startProduct,
    expectTrouble,
  }) => {
    const product = await startProduct();
    await openDashboard(page, product, ["Anneke", "Bart", "Carla"], "?period=today");
    await expect(lead(page, "Carla")).toBeInViewport();
    const choose = (name: string) => page.getByRole("checkbox", { name: `Kies ${name}` });
    await choose("Carla").check();
    await choose("Bart").check();
    await page.locator("#bulk-status").selectOption("declined");
    expectTrouble(/status of 422/);
    await page.getByRole("button", { name: "Pas toe" }).click();
    const reason = page.locator("#bulk-reason");
    await expect(reason).toHaveAccessibleDescription("Zeg ook in een paar woorden waarom niet.");
    await expect(choose("Carla")).toBeChecked();
    await expect(choose("Anneke")).not.toBeChecked();
    await reason.fill("Te duur");
    await page.getByRole("button", { name: "Pas toe" }).click();
    await expect(page.getByText("2 leads staan nu op ‘Niet akkoord’.")).toBeVisible();
    await undo(page).click();
    await expect(leads(page).filter({ hasText: "Nieuw" })).toHaveCount(3);
    await expectNoOverflow(page);

    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
  });
});
