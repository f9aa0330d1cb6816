import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import type { Product } from "../support/product.ts";
import { comeAlive, someone, toast } from "../support/visitor.ts";

const leads = (page: Page) => page.getByRole("list", { name: "Aanvragen, nieuwste eerst" }).locator("> li");
const form = (page: Page, name: string): Locator => page.getByRole("region", { name });
const timeline = (page: Page) => page.getByRole("list", { name: "Wat er gebeurde, het laatste bovenaan" });
const saved = (page: Page) => page.getByText("Bewaard.");

/** Opens the desk, and waits until it receives news. */
async function openDesk(page: Page, product: Product) {
  await signInBrowser(page.context(), product);
  const stream = page.waitForResponse("**/api/desk/events");
  await page.goto(`${product.url}/admin`);
  await stream;
}

/** Opens the page of the only lead with this name. */
async function openLead(page: Page, product: Product, name: string) {
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=${encodeURIComponent(name)}`);
  await leads(page).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await comeAlive(page);
}

async function changeStatus(page: Page, status: string) {
  await page.getByLabel("Status van deze lead").selectOption(status);
  await page.getByRole("button", { name: "Bewaar status" }).click();
}

/** Presses a button a second time after the server has done what it asks, but before it answers. */
async function tapTwice(page: Page, name: string, pending: string) {
  const second = Promise.withResolvers<void>();
  await page.route("**/admin/leads/*.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch();
    await second.promise;
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: pending }).dispatchEvent("click");
  second.resolve();
  await expect(page.getByRole("button", { name })).toBeVisible();
  await page.unroute("**/admin/leads/*.data*");
}

test("a lead from an advertisement appears while the owner watches, counted and urgent, and somebody who then searches can go on typing", async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  await openDesk(page, product);
  await expect(page.getByText("Nog geen aanvragen")).toBeVisible();
  await postOfferRequest(product, offerRequestBody({ name: "Haastige Bezoeker", source: "meta-ads-landing" }));
  await expect(toast(page, /Nieuwe advertentielead: contact uiterlijk \w\w \d?\d:00/)).toContainText(
    "Haastige Bezoeker",
  );
  await expect(leads(page)).toHaveCount(1);
  await expect(leads(page)).toContainText(["Urgent"]);
  await expect(page).toHaveTitle(/^\(1\) Aanvragen/);
  await expect(page.getByRole("navigation", { name: "Onderdelen" })).toContainText("1 te beantwoorden");
  const ads = page.locator("dl > div").filter({ hasText: "Advertentieleads" });
  await expect(ads).toContainText("Advertentieleads1");
  await page.getByRole("link", { name: "Configurator", exact: true }).click();
  await expect(page.getByText("Nog geen configuraties")).toBeVisible();
  await page.getByRole("link", { name: "Advertenties", exact: true }).click();
  await expect(leads(page)).toHaveCount(1);

  const question = page.getByRole("searchbox");
  await question.fill("onvindba");
  await question.press("Enter");
  await expect(page.getByText("Niets gevonden")).toBeVisible();
  await expect(question).toHaveValue("onvindba");
  await expect(question).toBeFocused();
  await page.keyboard.type("ar");
  await expect(question).toHaveValue("onvindbaar");
  const search = page.getByRole("button", { name: "Zoek", exact: true });
  await search.press("Enter");
  await expect(page).toHaveURL(/q=onvindbaar/);
  await expect(search).toBeFocused();
});

test("the owner answers a lead, follows it up, and finds it again by a note", async ({
  page,
  product,
  expectTrouble,
}) => {
  const email = someone();
  await postOfferRequest(product, offerRequestBody({ name: "Zoë", email, phone: "06 12 34 56 78" }));
  await postOfferRequest(product, offerRequestBody({ name: "Zoë ten Brinke", email, message: "Nog iets" }));
  await openLead(page, product, "Zoë ten Brinke");
  await expect(page.getByText(/^Nog \d|^Voor /).first()).toBeVisible();
  await changeStatus(page, "contacted");
  await expect(saved(page)).toBeFocused();
  await expect(page.getByText("Beantwoord na 0 min")).toBeVisible();

  expectTrouble(/status of 422/);
  await changeStatus(page, "declined");
  const why = page.getByLabel("Waarom niet?");
  await expect(why).toBeFocused();
  await expect(why).toHaveAccessibleDescription(/Zeg ook waarom niet\./);
  await why.fill("Te duur");
  await page.getByRole("button", { name: "Bewaar status" }).click();
  await expect(timeline(page)).toContainText("Contact gehad → Niet akkoord");
  await page.getByLabel("Wat ga je doen?").fill("In het voorjaar nabellen");
  await page.getByLabel("Wanneer?").fill("2027-04-01");
  await page.getByRole("button", { name: "Bewaar actie" }).click();
  await expect(timeline(page)).toContainText("In het voorjaar nabellen, op 1 april 2027");
  const note = page.getByLabel("Nieuwe notitie");
  await note.fill(" ");
  await page.getByRole("button", { name: "Zet erbij" }).click();
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleDescription("Typ eerst een notitie.");
  await expect(note).toHaveAttribute("aria-invalid", "true");
  // A user who has gone on to write something else by then keeps the focus there.
  const label = page.getByLabel("Nieuw label");
  const answer = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await label.fill("#");
  await page.getByRole("button", { name: "Zet erop" }).click();
  await note.fill("Heeft een café");
  answer.resolve();
  await expect(label).toHaveAccessibleDescription(/kort label/);
  await page.keyboard.press("End");
  await page.keyboard.type(" in Borne");
  await expect(note).toHaveValue("Heeft een café in Borne");
  const long = "horeca en ".repeat(20).trim();
  await label.fill(long);
  await page.getByRole("button", { name: "Zet erop" }).click();
  await expect(label).toBeFocused();
  await expect(label).toHaveAccessibleDescription(/kort label/);
  await expect(label).toHaveValue(long);
  await tapTwice(page, "Zet erbij", "Bezig...");
  await expect(timeline(page).getByText("Heeft een café in Borne")).toHaveCount(1);
  await expect(note).toHaveValue("");
  // A text written after the session has expired is kept until there is a new one.
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await note.fill("Belt liever na vijven");
  await page.getByRole("button", { name: "Zet erbij" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Dit is nog niet bewaard" })).toBeVisible();
  await expect(form(page, "Notitie").getByRole("alert")).toHaveText("Dat is niet bewaard: je bent niet meer ingelogd.");
  await expect(note).toHaveValue("Belt liever na vijven");
  await page.context().addCookies(cookies);
  await page.getByRole("button", { name: "Zet erbij" }).click();
  await expect(timeline(page)).toContainText("Belt liever na vijven");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByLabel("Nieuw label").fill("#Horeca");
  await page.getByRole("button", { name: "Zet erop" }).click();
  await expect(form(page, "Labels").getByRole("button", { name: "#horeca" })).toBeVisible();
  // The other request from the same address is on the same timeline.
  await expect(timeline(page).getByText("Aanvraag via ‘Contactpagina’", { exact: true })).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);

  await page.getByRole("link", { name: "Alle aanvragen" }).click();
  await expectNoOverflow(page);
  await page.getByRole("searchbox").fill("CAFE borne");
  await page.getByRole("button", { name: "Zoek", exact: true }).click();
  await expect(page).toHaveURL(/q=CAFE/);
  await expect(leads(page).getByRole("heading")).toHaveText(["Zoë ten Brinke"]);
  await page.locator("summary").filter({ hasText: "Filters" }).click();
  await page.getByRole("search").getByLabel("Status").selectOption("new");
  await page.getByRole("button", { name: "Zoek", exact: true }).click();
  await expect(page.getByText("Niets gevonden")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("two owners at one lead lose nothing that they type, and the second to change its status is told of the first", async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  await postOfferRequest(product, offerRequestBody({ name: "Gedeelde Lead" }));
  await openLead(page, product, "Gedeelde Lead");
  const other = await context.newPage();
  await other.goto(page.url());
  await comeAlive(other);
  await page.getByLabel("Wat ga je doen?").fill("Bellen na vijven");
  await page.getByLabel("Nieuwe notitie").fill("Half getypt");
  await page.getByLabel("Nieuw label").fill("horeca");
  await other.getByLabel("Nieuwe notitie").fill("Van een collega");
  await other.getByRole("button", { name: "Zet erbij" }).click();
  await expect(timeline(other)).toContainText("Van een collega");
  await changeStatus(page, "contacted");
  await expect(timeline(page)).toContainText("Van een collega");
  await expect(page.getByLabel("Wat ga je doen?")).toHaveValue("Bellen na vijven");
  await expect(page.getByLabel("Nieuwe notitie")).toHaveValue("Half getypt");

  await page.getByRole("button", { name: "Bewaar actie" }).click();
  await expect(timeline(page)).toContainText("Bellen na vijven");
  await page.getByRole("button", { name: "Zet erop" }).click();
  await expect(form(page, "Labels").getByRole("button", { name: "#horeca" })).toBeVisible();
  await expect(page.getByLabel("Nieuw label")).toHaveValue("");
  await page.getByRole("button", { name: "Zet erbij" }).click();
  await expect(timeline(page)).toContainText("Half getypt");
  await expect(page.getByLabel("Nieuwe notitie")).toHaveValue("");

  // A text typed while the previous one is being saved stays, and so does the focus.
  const answer = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await answer.promise;
    await route.continue();
  });
  const tag = page.getByLabel("Nieuw label");
  await tag.fill("eerste");
  await tag.press("Enter");
  await expect(page.getByRole("button", { name: "Zet erop" })).toHaveAttribute("aria-disabled", "true");
  await tag.fill("tweede");
  answer.resolve();
  await expect(form(page, "Labels").getByRole("button", { name: "#eerste" })).toBeVisible();
  await expect(tag).toHaveValue("tweede");
  await expect(tag).toBeFocused();

  // The second to change its status is told of the first, and loses nothing.
  expectTrouble(/status of 409/);
  await changeStatus(other, "agreed");
  await expect(form(other, "Status").getByRole("alert")).toContainText("eigenaar@example.nl heeft deze lead");
  await expect(other.locator("h1 ~ p").filter({ hasText: "Contact gehad" })).toBeVisible();
  await expect(other.getByLabel("Status van deze lead")).toHaveValue("agreed");
  await expectNoAxeViolations(other);
  await other.getByRole("button", { name: "Bewaar status" }).click();
  await expect(timeline(other)).toContainText("Contact gehad → Akkoord");
});

test("a press that does not get through is reported, and one while another is being saved is saved after it", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  await postOfferRequest(product, offerRequestBody({ name: "Nora Nabel", phone: "06 12 34 56 78" }));
  await openLead(page, product, "Nora Nabel");
  const lost = toast(page, "Niet bewaard");
  /** Presses it without a connection, and again with one. */
  const pressTwice = async (name: RegExp) => {
    await page.route("**/admin/leads/*.data*", (route) => route.abort());
    await page.getByRole("button", { name }).click();
    await expect(lost).toBeVisible();
    await page.unroute("**/admin/leads/*.data*");
    await lost.getByRole("button", { name: "Melding sluiten" }).click();
    await expect(lost).toHaveCount(0);
    await page.getByRole("button", { name }).click();
  };
  await pressTwice(/^Ik heb ?gebeld/);
  await expect(page.getByText("De lead staat nu op ‘Contact gehad’.")).toBeVisible();
  await pressTwice(/^Ongedaan maken/);
  await expect(page.getByText("De lead is weer zoals hij was.")).toBeVisible();

  // A press while another is being saved is saved after it, based on what its own writer has read.
  let answer = Promise.withResolvers<void>();
  // The server has done what it was asked, but the page does not know yet.
  await page.route("**/admin/leads/*.data*", async (route) => {
    if (route.request().method() === "GET") await answer.promise;
    await route.continue();
  });
  const plan = form(page, "Volgende actie");
  const day = page.getByLabel("Wanneer?");
  // A button that waits for an answer can still be pressed.
  const press = (region: Locator) => region.getByRole("button").dispatchEvent("click");
  await page.getByLabel("Wat ga je doen?").fill("Nabellen");
  await press(plan);
  await expect(plan.getByRole("button")).toHaveText("Bezig...");
  await day.fill("2027-04-01");
  await press(plan);
  answer.resolve();
  await expect(timeline(page)).toContainText("Nabellen, op 1 april 2027");
  await expect(day).toHaveValue("2027-04-01");

  // Nothing typed after the press is lost, and nothing is sent by itself; nor does another form interfere.
  answer = Promise.withResolvers<void>();
  await day.fill("2027-04-02");
  await press(plan);
  await day.fill("2027-04-03");
  await page.getByLabel("Status van deze lead").selectOption("contacted");
  await press(form(page, "Status"));
  answer.resolve();
  await expect(timeline(page)).toContainText("Nieuw → Contact gehad");
  await expect(timeline(page)).toContainText("Nabellen, op 2 april 2027");
  await expect(day).toHaveValue("2027-04-03");
  await expect(page.getByText("Concept hersteld")).toHaveCount(0);
  await press(plan);
  await expect(timeline(page)).toContainText("Nabellen, op 3 april 2027");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("everything on the page of a lead can be read: from right to left, on one line, past the menu and on paper", async ({
  page,
  product,
}) => {
  const first = "أريد متجرًا (webshop) من فضلك!";
  const message = [first, ...Array.from({ length: 12 }, (_, line) => `Regel ${line + 1} van de vraag`)].join("\n");
  await postOfferRequest(product, offerRequestBody({ name: "Lange Lies", message }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=lange+lies`);
  await expect(leads(page).getByText(first)).toHaveCSS("direction", "rtl");
  await leads(page).getByRole("link", { name: "Lange Lies", exact: true }).click();
  await expect(timeline(page)).toBeVisible();
  await comeAlive(page);
  const shown = page.getByRole("main").getByText(first);
  await expect(shown).toHaveCount(2);
  for (const place of await shown.all()) await expect(place).toHaveCSS("direction", "rtl");

  const tag = "terugbellen na de zomervakantie van 2027";
  await page.getByLabel("Nieuw label").fill(tag);
  await page.getByRole("button", { name: "Zet erop" }).click();
  const button = page.getByRole("button", { name: `#${tag}` });
  await expect(button).toHaveAttribute("title", `#${tag}`);
  expect((await button.boundingBox())?.height).toBe(44);

  await changeStatus(page, "agreed");
  await expect(saved(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  // The message about what was done does not cover the link past the menu: nothing else takes the click.
  const skip = page.getByRole("link", { name: "Naar de inhoud" });
  await skip.focus();
  await skip.click({ trial: true });
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.emulateMedia({ media: "print" });
  const told = page.getByText("Regel 1 van de vraag");
  await expect(told).not.toHaveCount(0);
  const hidden = await told.evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
  expect(Math.max(...hidden)).toBe(0);
  const heights = await told.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThan(12 * 16);
  await expect(page.getByText("Hele bericht")).toBeHidden();
  // The mark is white on green on the screen; on paper the green is gone.
  await expect(page.getByText("Akkoord", { exact: true }).first()).toHaveCSS("color", "rgb(0, 0, 0)");

  await page.emulateMedia({ media: null });
  await page.goto(`${product.url}/admin?view=board&q=lange+lies`);
  const mark = page.locator("[data-lead]").getByText(`#${tag}`);
  await expect(mark).toHaveAttribute("title", `#${tag}`);
  expect((await mark.boundingBox())?.height).toBeLessThan(30);
});

test("without scripts, a lead can be found, answered and given notes too", async ({ product }) => {
  await postOfferRequest(product, offerRequestBody({ name: "Eerste Scriptloze" }));
  await postOfferRequest(product, offerRequestBody({ name: "Tweede Scriptloze" }));
  const page = await (await PlainPage.ofOwner(product)).goto("/admin");
  await page.fill({ Zoeken: "eerste scriptloze" }).press("Zoek");
  expect(page.text("main")).not.toContain("Tweede Scriptloze");
  await page.follow("Eerste Scriptloze");
  await page.fill({ "Status van deze lead": "declined" }).press("Bewaar status");
  expect(page.description("Waarom niet?")).toMatch(/Zeg ook waarom niet\./);
  await page.fill({ "Waarom niet?": "Te laat" }).press("Bewaar status");
  expect(page.text("main")).toContain("Bewaard.");
  await page.fill({ "Nieuwe notitie": "Volgend jaar weer" }).press("Zet erbij");
  expect(page.text("main ol")).toContain("Volgend jaar weer");
});
