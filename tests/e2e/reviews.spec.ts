import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { openRow } from "../support/lead-page.ts";
import { awaitMail } from "../support/mails-to.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import type { Product } from "../support/product.ts";
import { openDatabase } from "../support/product-database.ts";
import { comeAlive, someone } from "../support/visitor.ts";

/** Makes requests for a review due, as after a week. */
function letAWeekPass(product: Product): void {
  using database = openDatabase(product);
  database.prepare("update reviews set due_at = '2026-01-01T00:00:00.000Z' where state = 'queued'").run();
}

/** `YYYY-MM-DD`. */
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function askAndWin(page: Page, product: Product, name: string): Promise<string> {
  const email = someone();
  await postOfferRequest(product, offerRequestBody({ name, email }));
  await page.goto(`${product.url}/admin?view=board&q=${email}`);
  const card = page.getByRole("listitem").filter({ hasText: name });
  await card.getByText("Verplaats").first().click();
  await card.getByLabel("Naar").selectOption("agreed");
  await card.getByRole("button", { name: "Verplaats" }).click();
  await expect(page.getByText("De lead staat nu op ‘Akkoord’.")).toBeVisible();
  await page.getByRole("link", { name }).first().click();
  await comeAlive(page);
  const live = await openRow(page, "live");
  await expect(live).toContainText("Zeven dagen na deze datum vragen we om een beoordeling.");
  await live.getByLabel("Staat live op").fill(dayAhead(0));
  await live.getByLabel("Staat live op").press("Enter");
  await expect(live).toContainText(/Op \d+ \S+ \d{4} vragen we om een beoordeling/);
  await expect(page.getByText(/^Site live op /)).toBeVisible();
  await expectNoAxeViolations(page);
  return email;
}

async function linkTo(product: Product, email: string): Promise<string> {
  letAWeekPass(product);
  const mail = await awaitMail(product, email, /^Hoe vind je het met/);
  return /https?:\/\/\S+\/beoordeling\?code=[\w-]{43}/.exec(mail.text ?? "")?.[0] ?? "";
}

test("a customer says what they think, and the owner puts it on the site @desktop", async ({
  page,
  browser,
  watch,
  startProduct,
  expectTrouble,
}) => {
  test.slow();
  expectTrouble(/status of 422/);
  const product = await startProduct();
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/site/reviews`);
  await expect(page.getByText("Er is nog geen beoordeling.")).toBeVisible();
  await page.getByLabel("Vraag klanten om een beoordeling").check();
  await page.getByLabel("Openbare site").fill("Google");
  await page.getByLabel("Link om daar te beoordelen").fill("maps.example");
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Vul het hele adres in, met https://.")).toBeVisible();
  await page.getByLabel("Link om daar te beoordelen").fill("https://maps.example/weef");
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeVisible();

  const email = await askAndWin(page, product, "Joris Bakker");
  const link = await linkTo(product, email);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "nl-NL" });
  watch(context);
  const visitor = await context.newPage();
  await visitor.goto(link);
  await comeAlive(visitor);
  await expectNoOverflow(visitor);
  await visitor.getByRole("button", { name: "Verstuur je beoordeling" }).click();
  await expect(visitor.getByText("Kies een aantal sterren.")).toBeVisible();
  await expect(visitor.getByRole("radio", { name: "1 ster", exact: true })).toBeFocused();
  await expectNoAxeViolations(visitor);
  await visitor.getByRole("radio", { name: "5 sterren" }).check();
  await visitor.getByLabel("Wat ging goed").fill("Vlot, helder, en de foto’s doen het werk.");
  await visitor.getByLabel("Naam zoals hij op de site komt").fill("Joris van Bakkerij Bos");
  await visitor.getByLabel("mag mijn beoordeling").check();
  await visitor.getByRole("button", { name: "Verstuur je beoordeling" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Dank je wel");
  await expect(visitor.getByRole("link", { name: "Beoordeel ons op Google" })).toHaveAttribute(
    "href",
    "https://maps.example/weef",
  );
  await expectNoAxeViolations(visitor);

  await page.goto(`${product.url}/admin/site/reviews`);
  await expectNoAxeViolations(page);
  await page.getByLabel("Antwoord").fill("Dank je, Joris.");
  await page.getByRole("button", { name: "Bewaar antwoord" }).click();
  await expect(page.getByText("Antwoord bewaard.")).toBeVisible();
  await page.getByRole("button", { name: "Plaats op de site" }).click();
  await expect(page.getByText("Geplaatst. Hij staat op de site.")).toBeVisible();
  await visitor.goto(`${product.url}/overijssel`);
  const said = visitor.getByRole("figure").filter({ hasText: "Joris van Bakkerij Bos" });
  await expect(said).toContainText("Geverifieerd, klant sinds");
  await expect(said).toContainText("Dank je, Joris.");
  await expect(visitor.getByText("Gemiddeld 5,0 van 5, uit 1 beoordeling")).toBeVisible();
  await expect(visitor.getByText("Voorbeeldreview", { exact: true })).toHaveCount(3);
  await said.scrollIntoViewIfNeeded();
  await expectNoAxeViolations(visitor);
  await expectNoOverflow(visitor);
  const source = await (await fetch(`${product.url}/overijssel`)).text();
  expect(source).not.toContain("AggregateRating");

  await page.locator("summary", { hasText: "Verberg" }).click();
  await page.getByRole("button", { name: /^Verberg/ }).click();
  await expect(page.getByText("Schrijf waarom.")).toBeVisible();
  await page.getByLabel("Waarom").fill("Op verzoek van de klant");
  await page.getByRole("button", { name: /^Verberg/ }).click();
  await expect(page.getByText("Verborgen: Op verzoek van de klant")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("Joris van Bakkerij Bos")).toHaveCount(0);
  await context.close();
});

test("without scripts, a customer would rather not, in English, and another one says so", async ({ startProduct }) => {
  const product = await startProduct();
  const page = await (await PlainPage.ofOwner(product)).goto("/admin/site/reviews");
  await page.check("Vraag klanten om een beoordeling").press("Publiceer");
  expect(page.text("main")).toContain("Gepubliceerd.");
  const win = async (name: string) => {
    const email = someone();
    await postOfferRequest(product, offerRequestBody({ name, email }));
    await page.goto(`/admin?view=board&q=${email}`);
    await page.fill({ Naar: "agreed" }).press("Verplaats");
    await page.follow(name);
    const live = "[data-row=lead-live]";
    await page.fill({ "Staat live op": "1-12-2026" }, live).press("Bewaar", live);
    expect([page.status, page.value("Staat live op")]).toEqual([422, "1-12-2026"]);
    expect(page.description("Staat live op")).toContain("Vul een dag in die bestaat");
    await page.fill({ "Staat live op": dayAhead(1) }, live).press("Bewaar", live);
    await page.fill({ "Staat live op": "" }, live).press("Bewaar", live);
    expect(page.text(live)).toContain("Zeven dagen na deze datum");
    await page.fill({ "Staat live op": dayAhead(0) }, live).press("Bewaar", live);
    return await linkTo(product, email);
  };
  await page.goto((await win("Ria Bloem")).replace("/beoordeling", "/en/beoordeling"));
  await page.press("Don’t ask me again");
  expect(page.heading()).toBe("We won’t ask again");
  await page.goto(await win("Ivo Kaas"));
  await page.press("Verstuur je beoordeling");
  expect(page.text("main")).toContain("Schrijf een paar woorden.");
  page.fill({ "Wat ging goed": "Prima." }).check("3 sterren").check("mag mijn beoordeling");
  await page.press("Verstuur je beoordeling");
  expect(page.heading()).toBe("Dank je wel");
  expect(page.text("main")).not.toContain("Beoordeel ons op");
  await page.goto("/beoordeling?code=broken");
  expect([page.status, page.heading()]).toEqual([410, "Deze link kennen we niet"]);
});
