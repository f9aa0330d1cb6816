import type { Locator, Page } from "@playwright/test";
import { ringOfFocus } from "../support/focus-ring.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import type { Product } from "../support/product.ts";
import { comeAlive, toast } from "../support/visitor.ts";

const leads = (page: Page) => page.getByRole("list", { name: "Aanvragen, nieuwste eerst" }).locator("> li");
const lead = (page: Page, name: string) => page.locator("[data-lead]").filter({ hasText: name });
const column = (page: Page, name: string) => page.getByRole("region", { name });
const undo = (page: Page) => page.getByRole("button", { name: "Ongedaan maken" });

/** A product with these leads, the last the newest, and the owner on its dashboard, where scripts run if they do. */
async function openDashboard(page: Page, product: Product, names: string[], query = "") {
  for (const name of names) await postOfferRequest(product, offerRequestBody({ name }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin${query}`);
}

test("the owner works through the list by keys and in bulk, and takes it back @desktop", async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  await openDashboard(page, product, ["Anneke", "Bart", "Carla"]);
  const help = page.getByRole("button", { name: "Sneltoetsen" });
  await help.click();
  await expect(page.getByRole("dialog")).toContainText("Volgende lead");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(help).toBeFocused();

  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Carla", exact: true })).toBeFocused();
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

  await page.getByRole("link", { name: "Bart", exact: true }).focus();
  await page.keyboard.press("2");
  await expect(lead(page, "Bart")).toContainText("Contact gehad");
  await page.keyboard.press("u");
  await expect(page.getByText("De lead is weer zoals hij was.")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("jx2");
  await expect(page.getByRole("searchbox")).toHaveValue("jx2");
});

test("whoever empties a later page of the list is led to the first one, and can take it back there @desktop", async ({
  page,
  startProduct,
}) => {
  const names = Array.from({ length: 26 }, (_, index) => `Bezoeker ${index + 1}`);
  await openDashboard(page, await startProduct(), names, "?status=new");
  await page.getByRole("link", { name: "Oudere aanvragen" }).click();
  await expect(leads(page)).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Kies Bezoeker 1" }).check();
  await page.locator("#bulk-status").selectOption("contacted");
  await page.getByRole("button", { name: "Pas toe" }).click();
  await expect(page.getByText("De lead staat nu op ‘Contact gehad’.")).toBeVisible();
  await expect(leads(page)).toHaveCount(25);
  await undo(page).click();
  await expect(page.getByText("De lead is weer zoals hij was.")).toBeVisible();
});

test("on a phone, news does not cover the way to take back what was just done @desktop", async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await openDashboard(page, product, ["Onbedekt Een"], "?q=onbedekt");
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

test("news is told on the page that the way back leads to from an open dialog @desktop", async ({ page, product }) => {
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/chats`);
  await comeAlive(page);
  await page.getByRole("navigation", { name: "Onderdelen" }).getByRole("link", { name: "Aanvragen" }).click();
  await page.getByRole("button", { name: "Sneltoetsen" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/chats$/);
  await postOfferRequest(product, offerRequestBody({ name: "Terug Nieuws" }));
  await expect(toast(page, "Terug Nieuws")).toBeVisible();
});

test("a lead that comes in is not chosen with all the others, and what is chosen is let go after a refusal @desktop", async ({
  page,
  product,
  expectTrouble,
}) => {
  await openDashboard(page, product, ["Zwerm Een", "Zwerm Twee"], "?q=zwerm");
  await comeAlive(page);
  const all = page.getByRole("checkbox", { name: "Hele pagina" });
  await leads(page).first().getByRole("checkbox").check();
  await all.check();
  await expect(page.getByText("2 leads gekozen")).toBeVisible();
  await postOfferRequest(product, offerRequestBody({ name: "Zwerm Drie" }));
  await expect(leads(page)).toHaveCount(3);
  await expect(page.getByText("2 leads gekozen")).toBeVisible();
  await expect(all).not.toBeChecked();

  expectTrouble(/status of 422/);
  await page.locator("#bulk-kind").selectOption("tag");
  await page.getByRole("button", { name: "Pas toe" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Niets kiezen" }).click();
  await expect(leads(page).locator(":checked")).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Kies Zwerm Twee" })).toBeFocused();
});

test("a second lead that is given a status while the first is under way waits for it, and a card that is gone is dropped nowhere @desktop", async ({
  page,
  product,
}) => {
  await openDashboard(page, product, ["Ziva Eerst", "Ziva Daarna"], "?view=board&q=ziva");
  await comeAlive(page);
  const answer = Promise.withResolvers<void>();
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

  // A card that goes elsewhere while it is dragged is dropped nowhere.
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
});

test("a lead is declined that was given another status a moment before @desktop", async ({ page, product }) => {
  await openDashboard(page, product, ["Zef Bedenkt"], "?view=board&q=zef+bedenkt");
  await comeAlive(page);
  const answer = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: "Zef Bedenkt", exact: true }).focus();
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.keyboard.press("4");
  await sent;
  await page.keyboard.press("5");
  await page.getByLabel("Reden").fill("Te duur");
  answer.resolve();
  await expect(column(page, "Akkoord 1")).toContainText("Zef Bedenkt");
  await page.getByLabel("Reden").press("Enter");
  await expect(column(page, "Niet akkoord 1")).toContainText("Zef Bedenkt");
});

test("the ring of the focus is whole around whatever comes before the list and the board", async ({
  page,
  product,
}) => {
  await postOfferRequest(product, offerRequestBody({ name: "Gerda Ring" }));
  await signInBrowser(page.context(), product);
  for (const [view, width] of [
    ["list", 1440],
    ["board", 1440],
    ["list", 390],
    ["board", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.url}/admin?view=${view}&q=gerda`);
    await comeAlive(page);
    const cut: string[] = [];
    for (let name = ""; name !== "Gerda Ring"; ) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(ringOfFocus);
      name = focused.name;
      if (focused.isCut) cut.push(name);
    }
    expect(cut).toEqual([]);
  }
});

test("what is open among others stands out in the reader's own colours too @desktop", async ({ page, product }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin`);
  const fill = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const groups = page.getByRole("navigation").filter({ has: page.locator("a[aria-current]") });
  for (const group of await groups.all()) {
    const others = group.locator("a:not([aria-current])");
    expect(await fill(group.locator("a[aria-current]"))).not.toBe(await fill(others.first()));
  }
  await expect(groups).not.toHaveCount(0);
});

test("the list stays when it cannot be read again, and is when it can @desktop", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  const product = await startProduct();
  await openDashboard(page, product, ["Anneke"]);
  await expect(page.getByRole("button", { name: "Sneltoetsen" })).toBeVisible();
  expectTrouble(/ERR_FAILED/);
  await page.route("**/readyz", (route) => route.abort());
  await postOfferRequest(product, offerRequestBody({ name: "Dirk" }));
  await expect(toast(page, "Kon geen data ophalen. Probeer het opnieuw.")).toContainText("Error");
  await expect(leads(page)).toHaveCount(1);
  await page.unroute("**/readyz");
  await expect(leads(page)).toHaveCount(2);
});

test("a second Enter, or one that is held down, in the dialog of declining opens nothing @desktop", async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  await openDashboard(page, product, ["Anneke", "Bart"], "?view=board");
  await comeAlive(page);
  const decline = async (name: string) => {
    await page.getByRole("link", { name, exact: true }).focus();
    await page.keyboard.press("5");
    await page.getByLabel("Reden").fill("Te duur");
    await page.keyboard.down("Enter");
  };
  await decline("Anneke");
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  await decline("Bart");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(column(page, "Niet akkoord 2")).toContainText("Bart");

  // A press of its own does what it says.
  await page.getByRole("link", { name: "Bart", exact: true }).focus();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bart", { timeout: 200 });
  }).toPass();
});

test("of two owners at the board, the second hears who was first; a card is dragged, declined, and put back @desktop", async ({
  page,
  browser,
  watch,
  startProduct,
  expectTrouble,
}) => {
  const product = await startProduct();
  await openDashboard(page, product, ["Anneke", "Bart"], "?view=board");
  await expect(column(page, "Nieuw 2").locator("[data-lead]")).toHaveCount(2);
  await expect(lead(page, "Anneke")).toHaveAttribute("draggable", "true");
  await expectNoAxeViolations(page);
  // Without scripts, so that it shows what it read until it asks again.
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  watch(context);
  const other = await context.newPage();
  await openDashboard(other, product, [], "?view=board");

  await lead(page, "Anneke").dragTo(column(page, "Offerte uit"));
  await expect(column(page, "Offerte uit 1")).toContainText("Anneke");
  expectTrouble(/status of 409/);
  const move = async () => {
    await lead(other, "Anneke").getByText("Verplaats").first().click();
    await lead(other, "Anneke").getByLabel("Naar").selectOption("agreed");
    await lead(other, "Anneke").getByRole("button", { name: "Verplaats" }).click();
  };
  await move();
  await expect(other.getByRole("alert")).toContainText("Anneke is niet verplaatst: eigenaar@example.nl");
  await expect(column(other, "Offerte uit 1")).toContainText("Anneke");
  await expect(lead(other, "Anneke").getByLabel("Naar")).toHaveValue("agreed");
  await expectNoOverflow(other);
  await lead(other, "Anneke").getByRole("button", { name: "Verplaats" }).click();
  await expect(other.getByText("De lead staat nu op ‘Akkoord’.")).toBeVisible();
  await expect(column(page, "Akkoord 1")).toContainText("Anneke");
  await context.close();

  await lead(page, "Bart").dragTo(column(page, "Niet akkoord"));
  await page.getByLabel("Reden").fill("Te duur");
  await page.getByRole("button", { name: "Zet op niet akkoord" }).click();
  await expect(column(page, "Niet akkoord 1")).toContainText("Bart");
  await undo(page).click();
  await expect(column(page, "Nieuw 1")).toContainText("Bart");
  await expectNoAxeViolations(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the owner declines several leads, takes that back, and keeps a view by its name @desktop", async ({
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
    await expect(page.getByRole("alert")).toContainText("Zeg bij ‘Niet akkoord’ ook waarom");
    await expect(choose("Carla")).toBeChecked();
    await expect(choose("Anneke")).not.toBeChecked();
    await page.locator("#bulk-reason").fill("Te duur");
    await page.getByRole("button", { name: "Pas toe" }).click();
    await expect(page.getByText("2 leads staan nu op ‘Niet akkoord’.")).toBeVisible();
    await undo(page).click();
    await expect(leads(page).filter({ hasText: "Nieuw" })).toHaveCount(3);
    await expectNoOverflow(page);

    const clear = page.getByRole("link", { name: "Wis alles" });
    const place = await clear.boundingBox();
    await page.getByText("Bewaar deze weergave").click();
    await expect(page.getByLabel("Naam")).toBeVisible();
    expect(await clear.boundingBox()).toEqual(place);
    await page.getByLabel("Naam").fill("Van vandaag");
    await page.getByRole("button", { name: "Bewaar", exact: true }).click();
    const views = page.getByRole("navigation", { name: "Weergaven" });
    await expect(views.getByRole("link", { name: "Van vandaag" })).toHaveAttribute("aria-current", "page");
    await views.getByRole("link", { name: "Te laat" }).click();
    await expect(page.getByText("Niets gevonden")).toBeVisible();
    await views.getByRole("link", { name: "Van vandaag" }).click();
    await expect(leads(page)).toHaveCount(3);
    await page.getByText("Wijzig ‘Van vandaag’").click();
    await page.getByRole("button", { name: "Verwijder" }).click();
    await expect(views.getByRole("link", { name: "Van vandaag" })).toHaveCount(0);
    await undo(page).click();
    await expect(views.getByRole("link", { name: "Van vandaag" })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
  });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 256],
] as const) {
  test(`what has the focus is not behind what can be done with the chosen leads (${width}×${height}) @desktop`, async ({
    page,
    startProduct,
  }) => {
    const product = await startProduct();
    await page.setViewportSize({ width, height });
    const names = ["Anneke", "Bart", "Carla", "Daan", "Ellen", "Fatima", "Gerrit", "Hanna"];
    await openDashboard(page, product, names);
    await page.getByRole("checkbox", { name: "Kies Hanna" }).focus();
    await page.keyboard.press("Space");
    const bar = page.getByRole("form", { name: "Met de gekozen leads" });
    await expect(bar).toBeVisible();
    for (let name = ""; name !== "Anneke"; ) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      name = (await focused.textContent()) ?? "";
      const [place, cover] = await Promise.all([focused.boundingBox(), bar.boundingBox()]);
      expect(place?.y ?? 0, name).toBeLessThan((cover?.y ?? 0) - 8);
    }
  });
}
