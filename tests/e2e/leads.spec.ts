import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { factRow, giveStatus, openNote, openRow } from "../support/lead-page.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import type { Product } from "../support/product.ts";
import { openEditor, writeInto } from "../support/rich-text.ts";
import { comeAlive, someone, toast } from "../support/visitor.ts";

const leads = (page: Page) => page.getByRole("list", { name: "Aanvragen, nieuwste eerst" }).locator("> li");
const timeline = (page: Page) => page.getByRole("list", { name: "Wat er gebeurde, het laatste onderaan" });

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
  await giveStatus(page, "Contact gehad");
  const status = factRow(page, "status");
  await expect(status.getByRole("status")).toHaveText("Bewaard");
  await expect(status.locator("summary")).toBeFocused();
  await expect(page.getByText("Beantwoord na 0 min")).toBeVisible();
  await status.getByRole("button", { name: /^Ongedaan maken/ }).click();
  await expect(status.getByRole("status")).toHaveText("Teruggezet");
  await expect(status.locator("summary")).toContainText("Nieuw");

  expectTrouble(/status of 422/);
  await giveStatus(page, "Niet akkoord");
  const why = page.getByLabel("Waarom niet?");
  await expect(why).toBeFocused();
  await why.press("Enter");
  await expect(why).toHaveAccessibleDescription(/Zeg ook waarom niet\./);
  await why.fill("Te duur");
  await why.press("Enter");
  await expect(timeline(page)).toContainText("Nieuw → Niet akkoord");
  const plan = await openRow(page, "plan");
  const action = page.getByLabel("Wat ga je doen?");
  await page.getByLabel("Wanneer?").fill("2027-04-01");
  await page.getByLabel("Wanneer?").press("Enter");
  // The row is put back, and what was typed stays.
  await expect(action).toHaveAccessibleDescription("Zeg ook wat je op die dag gaat doen.");
  await expect(action).toBeFocused();
  await expect(plan.locator("summary")).toContainText("nog niet ingevuld");
  await action.fill("In het voorjaar nabellen");
  await action.press("Enter");
  await expect(timeline(page)).toContainText("In het voorjaar nabellen, op 1 april 2027");
  await expect(plan.locator("summary")).toContainText("In het voorjaar nabellen, do 1 apr 2027");
  await openRow(page, "plan");
  await action.fill("Toch niet");
  await page.keyboard.press("Escape");
  await expect(plan.locator("summary")).toBeFocused();
  await expect(action).toBeHidden();
  await expect(plan.locator("summary")).toContainText("In het voorjaar nabellen");

  const labels = await openRow(page, "tag");
  const label = page.getByLabel("Nieuw label");
  await expect(label).toBeFocused();
  const long = "horeca en ".repeat(20).trim();
  await label.fill(long);
  await label.press("Enter");
  await expect(label).toBeFocused();
  await expect(label).toHaveAccessibleDescription(/kort label/);
  await expect(label).toHaveValue(long);
  await label.fill("#Horeca");
  await label.press("Enter");
  await expect(labels.locator("summary")).toContainText("#horeca");
  await expect(labels.getByRole("status")).toHaveText("Bewaard");
  const note = await openNote(page);
  await writeInto(note, "Heeft een\u0000 café");
  await page.getByRole("button", { name: "Zet erbij" }).click();
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleDescription("Dit is te lang, of er staan vreemde tekens in.");
  await writeInto(note, "Heeft een **café** in Borne");
  await tapTwice(page, "Zet erbij", "Bezig...");
  await expect(timeline(page).getByText("Heeft een café in Borne")).toHaveCount(1);
  await expect(note).toHaveText("");
  // A text written after the session has expired is kept until there is a new one.
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await writeInto(note, "Belt liever na vijven");
  await page.getByRole("button", { name: "Zet erbij" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Dit is nog niet bewaard" })).toBeVisible();
  await expect(
    page.getByRole("alert").filter({ hasText: "Dat is niet bewaard: je bent niet meer ingelogd." }),
  ).toBeVisible();
  await expect(note).toHaveText("Belt liever na vijven");
  await page.context().addCookies(cookies);
  await page.getByRole("button", { name: "Zet erbij" }).click();
  await expect(timeline(page)).toContainText("Belt liever na vijven");
  await expect(page.getByRole("alert")).toHaveCount(0);
  // The other request from the same address is on the same timeline.
  await expect(timeline(page).getByText("Aanvraag via ‘Contactpagina’", { exact: true })).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);

  await page.goto(`${product.url}/admin`);
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

test("two owners at one lead lose nothing: the page follows, and of two values for one fact the later chooses", async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  await postOfferRequest(product, offerRequestBody({ name: "Gedeelde Lead" }));
  await openLead(page, product, "Gedeelde Lead");
  const other = await context.newPage();
  const stream = other.waitForResponse("**/api/desk/events");
  await other.goto(page.url());
  await comeAlive(other);
  await stream;
  const plan = await openRow(other, "plan");
  const action = other.getByLabel("Wat ga je doen?");
  await action.fill("Mijn plan");
  const draft = other.getByRole("textbox", { name: "Bericht" });

  // The other page follows, and keeps what is being typed, with the focus.
  await giveStatus(page, "Contact gehad");
  await expect(factRow(other, "status").locator("summary")).toContainText("Contact gehad");
  await expect(timeline(other)).toContainText("Nieuw → Contact gehad");
  await expect(action).toHaveValue("Mijn plan");
  await expect(action).toBeFocused();
  // A change of another fact is no conflict.
  await action.press("Enter");
  await expect(plan.getByRole("status")).toHaveText("Bewaard");

  await openRow(other, "plan");
  await action.fill("Plan van de tweede");
  await openRow(page, "plan");
  await page.getByLabel("Wat ga je doen?").fill("Plan van de eerste");
  await page.keyboard.press("Enter");
  await expect(plan.locator("summary")).toContainText("Plan van de eerste");
  expectTrouble(/status of 409/);
  await action.press("Enter");
  await expect(plan.getByRole("alert")).toContainText("eigenaar@example.nl heeft deze lead");
  await expect(plan.locator("dd")).toHaveText(["Plan van de eerste", "Plan van de tweede"]);
  await expectNoAxeViolations(other);
  await plan.getByRole("button", { name: "Neem mijn keuze" }).click();
  await expect(timeline(page)).toContainText("Volgende actie: Plan van de tweede");
  await expect(factRow(page, "plan").locator("summary")).toContainText("Plan van de tweede");
  await expect(factRow(page, "plan").getByRole("button", { name: /^Ongedaan maken/ })).toHaveCount(0);

  // A row that is left stores itself.
  await draft.fill("Half getypt");
  const tag = await openRow(other, "tag");
  await other.getByLabel("Nieuw label").fill("horeca");
  await draft.click();
  await expect(tag.locator("summary")).toContainText("#horeca");
  await expect(draft).toHaveText("Half getypt");

  // The page of the person follows too.
  await other.getByRole("link", { name: /^Eerste aanvraag/ }).click();
  await expect(other).toHaveURL(/\/admin\/people\//);
  const requests = other.getByRole("list", { name: /^Aanvragen van deze persoon/ });
  await expect(requests).toContainText("Contact gehad");
  await openEditor(draft);
  await giveStatus(page, "Akkoord");
  await expect(requests).toContainText("Akkoord");
  await expect(draft).toHaveText("Half getypt");
  await expect(draft).toBeFocused();
});

test("a change without a connection waits, and is stored once when there is one", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  await postOfferRequest(product, offerRequestBody({ name: "Nora Nabel", phone: "06 12 34 56 78" }));
  await openLead(page, product, "Nora Nabel");
  let posts = 0;
  await page.route("**/admin/leads/*.data*", (route) => {
    if (route.request().method() === "POST") posts += 1;
    return posts > 0 && posts < 3 ? route.abort() : route.continue();
  });
  const plan = await openRow(page, "plan");
  await page.getByRole("button", { name: "Over 3 dagen" }).click();
  await expect(plan.getByRole("status")).toContainText("Geen verbinding. Dit wacht");
  await expect(plan.locator("summary")).toContainText("Terugbellen");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => posts).toBe(2);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(plan.getByRole("status")).toHaveText("Bewaard");
  await expect(timeline(page).getByText(/^Volgende actie: Terugbellen/)).toHaveCount(1);
  await page.unroute("**/admin/leads/*.data*");

  const address = page.url();
  await page.route("**/admin/leads/*.data*", (route) => route.abort());
  await page.getByRole("button", { name: /^Ik heb ?gebeld/ }).click();
  await expect(page.getByRole("alert")).toContainText("Dat is niet bewaard.");
  await page.unroute("**/admin/leads/*.data*");
  await page.getByRole("button", { name: /^Ik heb ?gebeld/ }).click();
  await expect(page.getByText("De lead staat nu op ‘Contact gehad’.")).toBeVisible();
  await page.getByRole("button", { name: /^Ongedaan maken ?: Contact/ }).click();
  await expect(page.getByText("De lead is weer zoals hij was.")).toBeVisible();
  await expect(factRow(page, "status").locator("summary")).toContainText("Nieuw");
  expect(page.url()).toBe(address);
});

test("on a phone the request and the composer are in view, an answer takes three taps, and a status three keys", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = "Vera Vers";
  await postOfferRequest(product, offerRequestBody({ name, email: someone(), message: "Graag een site." }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=vera+vers`);
  await comeAlive(page);
  // Tap one of three.
  await leads(page).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const text = page.getByRole("textbox", { name: "Bericht" });
  await expect(page.getByText("Graag een site.")).toBeInViewport();
  await expect(text).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_700);
  await expect(page.getByRole("button", { name: /^(Bewaar|Zet er)/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  await page.keyboard.press("s");
  await page.keyboard.press("c");
  await page.keyboard.press("Enter");
  await expect(factRow(page, "status").locator("summary")).toContainText("Contact gehad");
  await expect(factRow(page, "status").getByRole("status")).toHaveText("Bewaard");

  await page.getByRole("button", { name: "Toon de gegevens" }).click();
  await expect(factRow(page, "plan")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(factRow(page, "plan")).toBeHidden();

  // Taps two and three.
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("Ik bel je morgen.");
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Verstuur" }).click();
  await expect(page.getByText("gaat over tien seconden weg")).toBeInViewport();
  await expect(timeline(page).getByText("Ik bel je morgen.")).toBeInViewport();
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
  await expect(shown).toHaveCSS("direction", "rtl");

  const tag = "terugbellen na de zomervakantie van 2027";
  const labels = await openRow(page, "tag");
  await page.getByLabel("Nieuw label").fill(tag);
  await page.keyboard.press("Enter");
  await expect(labels.locator("summary")).toContainText(tag);
  await openRow(page, "tag");
  const button = page.getByRole("button", { name: `#${tag}` });
  await expect(button).toHaveAttribute("title", `#${tag}`);
  expect((await button.boundingBox())?.height).toBe(44);

  await giveStatus(page, "Akkoord");
  await expect(factRow(page, "status").getByRole("status")).toHaveText("Bewaard");
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
  const mark = page.locator("[data-entry]").getByText(`#${tag}`);
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
  await page.press("Niet akkoord");
  expect(page.description("Waarom niet?")).toMatch(/Zeg ook waarom niet\./);
  await page.fill({ "Waarom niet?": "Te laat" }).press("Niet akkoord");
  expect(page.text("main")).toContain("Bewaard.");
  await page.fill({ "Nieuwe notitie": "Volgend jaar weer" }).press("Zet erbij");
  expect(page.text("main ol")).toContain("Volgend jaar weer");
});
