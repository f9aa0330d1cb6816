import type { Locator, Page } from "@playwright/test";
import { formatAmount } from "../../app/content/prices/price-facts.ts";
import { priceList } from "../../app/content/prices/price-list.ts";
import { answerAll, goOn, storedConfigurations } from "../support/configurations.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { mailsTo } from "../support/mails-to.ts";
import { PlainPage } from "../support/plain-page.ts";
import { comeAlive, makeMailLate, openPage, someone, stopClock, takeTime, toast } from "../support/visitor.ts";

const question = (page: Page) => page.locator("form").getByRole("heading", { level: 2 }).first();
const next = (page: Page) => page.getByRole("button", { name: "Volgende", exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Verstuur mijn aanvraag" });
const price = (page: Page) => page.getByRole("complementary", { name: "Jouw richtprijs" });
const thanks = (page: Page) => page.getByRole("heading", { name: "Je aanvraag is binnen" });

/** An amount as the panel shows it, without the "vanaf" before it. */
const euros = (sum: number) => formatAmount({ euros: sum, isFrom: false }, "nl");
const { websiteBasic, webshopBasic, websiteMonthly, hosting, extraLandingPage } = priceList;

test("a visitor puts a website together, sends it and hears when the quote comes; every step is for everyone", {
  tag: "@phone",
}, async ({ page, context, product }) => {
  test.slow();
  const email = someone();
  await openPage(page, "/configurator");
  await answerAll(page, email, "Webshop", async () => {
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);
  });
  await expect(page.getByRole("button", { name: "Volgende", exact: true })).toHaveCount(0);
  await expect(page.locator("form dl")).toContainText("Bakkerij Smit");
  const shown = ((await price(page).textContent()) ?? "").replace(/\s+/g, " ");
  await takeTime(page);
  await send(page).click();
  await expect(toast(page, "🎉 Configurator aanvraag verzonden!")).toContainText(
    "We nemen binnen 24 uur contact met u op met een persoonlijke offerte.",
  );
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText(/uiterlijk \w+dag \d+\s\w+ om \d?\d:00/).first()).toBeVisible();
  await expectNoOverflow(page);
  const [row] = storedConfigurations(product, email);
  expect(row).toMatchObject({
    submission_id: expect.stringMatching(/^[\da-f-]{36}$/),
    website_type: "webshop",
    services: '["seo","hosting"]',
    features: '["landing-pages","seo-extended"]',
    budget: "1000-2500",
    source: "configurator",
    status: "new",
  });
  const { lines, totals } = JSON.parse(row?.price_lines ?? "{}");
  const once = webshopBasic.euros + extraLandingPage.euros;
  expect([totals.once.excludingVat, totals.month.excludingVat, lines.length]).toEqual([once, hosting.euros, 5]);
  const [mail] = await mailsTo(product, email);
  expect(mail?.attachments).toMatchObject([{ filename: "Richtprijs Weef.pdf", mimeType: "application/pdf" }]);
  for (const text of [shown, mail?.text?.replace(/\s+/g, " ")]) {
    for (const sum of [once, hosting.euros]) expect(text).toContain(euros(sum).replace(/\s/g, " "));
  }
  await expect.poll(() => page.evaluate(() => [history.state.stepsBefore, window.scrollY])).toEqual([0, 0]);
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(/uiterlijk \w+dag \d+\s\w+ om \d?\d:00/).first()).toBeVisible();
  await page.getByRole("button", { name: "Nieuwe configuratie" }).click();
  await expect(question(page)).toHaveText("Wat voor website zoek je?");
  await expect(page.getByRole("radio", { checked: true, name: /Webshop|Bedrijfs/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("radio", { checked: true, name: /Webshop|Bedrijfs/ })).toHaveCount(0);
  const inbox = await context.newPage();
  await inbox.setViewportSize({ width: 320, height: 700 });
  await inbox.setContent(mail?.html ?? "");
  await expect(inbox.getByText("incl. 21% btw")).toBeVisible();
  await expectNoOverflow(inbox);
});

test("the price follows every choice; Back and Forward go one step, and a reload or a closed tab loses nothing", {
  tag: "@desktop",
}, async ({ page, context }) => {
  await openPage(page, "/configurator");
  await expect(page.getByRole("button", { name: "Vorige" })).toBeDisabled();
  await page.getByRole("radio", { name: /^Bedrijfswebsite/ }).check();
  await expect(price(page)).toContainText(euros(websiteBasic.euros));
  await goOn(page, "Wat moeten wij doen?");
  await page.getByRole("checkbox", { name: /^Hosting/ }).check();
  await page.getByRole("checkbox", { name: /^SEO/ }).check();
  await expect(price(page)).toContainText(euros(hosting.euros));
  await goOn(page, "Wanneer moet het klaar zijn?");
  await goOn(page, "Wat wil je er nog bij?");
  await page.getByRole("checkbox", { name: /^Extra landingspagina/ }).check();
  await expect(price(page)).toContainText(euros(websiteBasic.euros + extraLandingPage.euros));
  await page.getByRole("checkbox", { name: /^Uitgebreid SEO-pakket/ }).check();
  await page.goBack();
  await expect(question(page)).toHaveText("Wanneer moet het klaar zijn?");
  await page.goBack();
  await expect(page.getByText("Zit al in ‘Uitgebreid SEO-pakket’")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Hosting/ }).uncheck();
  await expect(price(page)).not.toContainText(euros(hosting.euros));

  await page.goBack();
  await expect(page.getByRole("radio", { name: /^Bedrijfswebsite/ })).toBeChecked();
  await page.goForward();
  await expect(question(page)).toHaveText("Wat moeten wij doen?");
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^SEO/ })).toBeChecked();
  await page.close();
  const again = await context.newPage();
  await openPage(again, "/configurator");
  await expect(again.getByText("Je gaat verder waar je gebleven was.")).toBeVisible();
  await expect(again.getByRole("checkbox", { name: /^SEO/ })).toBeChecked();
  await again.getByRole("button", { name: "Vorige" }).click();
  await expect(again.getByRole("radio", { name: /^Bedrijfswebsite/ })).toBeChecked();
  await again.reload();
  await again.goto("/configurator");
  await again.getByRole("button", { name: "Begin opnieuw" }).click();
  await expect(question(again)).toHaveText("Wat voor website zoek je?");
  await expect(again.getByRole("radio", { name: /^Bedrijfswebsite/ })).not.toBeChecked();
});

test("on a phone what the price is made of does not stay open over the next question", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/configurator");
  await page.getByRole("radio", { name: /^Bedrijfswebsite/ }).check();
  await price(page).locator("summary").click();
  await expect(price(page).getByRole("listitem")).toHaveText(/^Bedrijfswebsite/);
  await goOn(page, "Wat moeten wij doen?");
  await expect(price(page).getByRole("listitem")).toHaveCount(0);
});

test("a double press goes on one step, and chooses nothing there", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/configurator");
  await comeAlive(page);
  for (const title of ["Wat moeten wij doen?", "Wanneer moet het klaar zijn?", "Wat wil je er nog bij?"]) {
    await next(page).scrollIntoViewIfNeeded();
    await next(page).dblclick();
    await expect(question(page)).toHaveText(title);
    await expect(page.locator("form input:checked")).toHaveCount(0);
  }
});

test("it is filled in and sent with the keyboard alone", { tag: "@desktop" }, async ({ page, product }) => {
  const email = someone();
  await openPage(page, "/en/configurator");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole("radio", { name: /^Business website/ }).focus();
  await press("ArrowDown", "Enter");
  await expect(question(page)).toHaveText("What can we take care of?");
  await expect(question(page)).toBeFocused();
  await press("Tab", "Space");
  await expect(page.getByRole("checkbox", { name: /^Design/ })).toBeChecked();
  await press("Enter");
  await expect(question(page)).toHaveText("When should it be ready?");
  await expect(question(page)).toBeFocused();
  await press("Tab", "Enter");
  await expect(question(page)).toHaveText("Anything else you’d like?");
  await expect(question(page)).toBeFocused();
  await press("Tab", "Enter");
  await expect(question(page)).toHaveText("Tell us about your business");
  await expect(question(page)).toBeFocused();
  await press("Tab");
  await page.keyboard.type("مخبز 🥐 Smit");
  await press("Tab");
  await page.keyboard.type("bakery");
  await press("Enter");
  await expect(question(page)).toHaveText("Where should we send the quote?");
  await expect(question(page)).toBeFocused();
  await press("Tab");
  await page.keyboard.type("R. Smit");
  await press("Tab");
  await page.keyboard.type(email);
  await press("Enter");
  await expect(question(page)).toBeFocused();
  await takeTime(page);
  // Six links back to an answer, then the one to the previous step, then the button at the end.
  await press(..."Tab ".repeat(8).trim().split(" "));
  await expect(page.getByRole("button", { name: "Send my request" })).toBeFocused();
  await press("Enter");
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeFocused();
  expect(storedConfigurations(product, email)).toMatchObject([
    { website_type: "webshop", services: '["design"]', company: "مخبز 🥐 Smit", language: "en", status: "new" },
  ]);
});

test("what is missing or wrong is said, with the first wrong field in focus", async ({ page }) => {
  await openPage(page, "/configurator?stap=5");
  await expect(question(page)).toHaveText("Vertel iets over je bedrijf");
  await page.getByLabel("Branche").fill("  ");
  await next(page).click();
  const oops = toast(page, "Oeps! 😅");
  await expect(oops).toContainText("Vul alle verplichte velden in voordat u verder gaat.");
  await expect(page.getByLabel("Bedrijfsnaam")).toBeFocused();
  await expect(page.getByLabel("Bedrijfsnaam")).toHaveAccessibleDescription("Vul je bedrijfsnaam in.");
  await page.getByLabel("Bedrijfsnaam").fill("Bakkerij Smit");
  await next(page).click();
  await expect(page.getByLabel("Branche")).toBeFocused();
  await expect(oops).toHaveCount(1);
  await page.getByLabel("Branche").fill("bakker");
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveText("Waar sturen we de offerte heen?");
  await expect(question(page)).toBeFocused();

  await page.getByLabel("Naam *").fill("R. Smit");
  await page.getByLabel("E-mailadres *").fill("smit@");
  await next(page).click();
  await expect(page.getByLabel("E-mailadres *")).toBeFocused();
  await expect(page.getByLabel("E-mailadres *")).toHaveAccessibleDescription(/een volledig e-mailadres/);
  await expect(oops).toContainText("Kijk de velden met een melding nog even na.");
  await page.getByLabel("E-mailadres *").fill("smit@bakkerij.example");
  await goOn(page, "Klopt het zo?");
  await expect(oops).toHaveCount(0);
});

test("a subscription is put together in the same way; a late mail is reported for eight seconds, and the request stands", {
  tag: "@desktop",
}, async ({ page, product }) => {
  const email = someone();
  await openPage(page, "/configurator-abonnement");
  await expect(question(page)).toHaveText("Welk pakket past bij je?");
  await answerAll(page, email, "Starter");
  await expect(price(page)).toContainText(euros(websiteMonthly.euros));
  await expect(price(page)).not.toContainText(euros(websiteMonthly.euros + hosting.euros));
  await takeTime(page);
  const arrive = await makeMailLate(page, "/api/configurator-requests");
  await stopClock(page, send(page));
  await send(page).click();
  await expect(page.getByRole("button", { name: "Bezig met verzenden..." })).toBeDisabled();
  arrive();
  const late = toast(page, "⚠️ Gedeeltelijk succesvol:");
  await expect(late).toContainText("Uw aanvraag is opgeslagen, maar er ging iets mis met de email.");
  await expect(thanks(page)).toBeVisible();
  await page.clock.fastForward(6_500);
  await expect(late).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(late).toHaveCount(0);
  expect(storedConfigurations(product, email)).toMatchObject([
    { website_type: "abonnement-starter", source: "configurator" },
  ]);
});

test("the button of the chat is on the bar with the price, not over the questions", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 664 });
  await openPage(page, "/configurator");
  const webshop = page.getByRole("radio", { name: /^Webshop/ });
  await webshop.check();
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error("Nothing there");
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const launcher = page.getByRole("button", { name: "Open de chat" });
  const lines = price(page).locator("summary");
  for (const width of [320, 390, 800]) {
    await page.setViewportSize({ width, height: 664 });
    // Further down, the bar is at its own place on the page.
    await page.evaluate(() => scrollTo(0, 0));
    await webshop.scrollIntoViewIfNeeded();
    await expect(launcher).toBeVisible();
    const [button, bar] = [await boxOf(launcher), await boxOf(price(page))];
    expect(button.y).toBeGreaterThanOrEqual(bar.y);
    expect(button.bottom).toBeLessThanOrEqual(bar.bottom);
    expect((await boxOf(lines)).right).toBeLessThan(button.x);
    await lines.click();
    await expect(launcher).toBeHidden();
    await lines.click();
  }
});

test("the steps stand apart at twice the size of text", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/configurator");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const steps = page.getByRole("navigation", { name: "Voortgang" });
  for (const [width, parts] of [
    [1440, steps.locator("button > span:last-of-type")],
    [390, steps.locator("button > span:first-of-type")],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const sides = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
    expect(sides).toHaveLength(7);
    expect(sides.filter(({ left }, index) => left < (sides[index - 1]?.right ?? 0))).toEqual([]);
  }
});

test("without JavaScript, the configurator is a form of seven pages", { tag: "@desktop" }, async ({ product }) => {
  const email = someone();
  const page = await new PlainPage(product).goto("/configurator");
  await page.choose("website_type", "webshop").press("Volgende");
  await page.choose("services", "seo").press("Volgende");
  await page.press("Volgende");
  await page.choose("features", "landing-pages").choose("features", "seo-extended").press("Volgende");
  await page.fill({ company: "Bakkerij Smit", industry: "bakker" }).press("Volgende");
  await page.fill({ name: "R. Smit", email }).press("Volgende");
  await page.press("Wijzig: Extra Features");
  expect(page.field("Uitgebreid SEO-pakket").hasAttribute("checked")).toBe(true);
  await page.choose("features", "booking").press("Bevestiging");
  expect(page.text("form dl")).toContain("Boekings- of reserveringssysteem");
  await page.press("Verstuur mijn aanvraag");
  expect(page.address).toMatch(/^\/configurator\?aanvraag=(sent|delayed)&op=/);
  expect(page.text("main")).toMatch(/Je aanvraag is binnen.*uiterlijk \w+dag \d+\s\w+ om \d?\d:00/);
  expect(storedConfigurations(product, email)).toMatchObject([
    { submission_id: null, features: '["booking","landing-pages","seo-extended"]', company: "Bakkerij Smit" },
  ]);
  await page.follow("Nieuwe configuratie");
  expect(page.text("form h2")).toContain("Wat voor website zoek je?");
});

test("without JavaScript, a step that lacks something comes back with all that was typed", { tag: "@desktop" }, async ({
  product,
}) => {
  const page = await new PlainPage(product).goto("/en/configurator?stap=5");
  await page.fill({ description: "Bread & cake", company: " ", industry: "bakery" }).press("Next");
  expect([page.status, page.root.querySelector("html")?.getAttribute("lang")]).toEqual([422, "en"]);
  expect([page.value("industry"), page.value("description")]).toEqual(["bakery", "Bread & cake"]);
  expect(page.text("main [role=alert]")).not.toBe("");
});

test("without JavaScript, a draft is mailed by its button and by Enter in its field; Enter in another goes on", {
  tag: "@desktop",
}, async ({ product }) => {
  const email = someone();
  const page = await new PlainPage(product).goto("/configurator?stap=5");
  await page.fill({ company: "Bakkerij Smit", "E-mailadres": email }).press("Mail mijn keuzes");
  expect(page.text("main")).toMatch(/Vertel iets over je bedrijf.*De link is onderweg naar je mailbox\./);
  expect(page.value("company")).toBe("Bakkerij Smit");
  await page.fill({ industry: "bakker" }).enter("industry");
  await page.fill({ name: "R. Smit", email: someone() }).enter("email");
  await page.fill({ "E-mailadres": email }).enter("E-mailadres");
  expect(page.text("main")).toMatch(/Klopt het zo\?.*De link is onderweg naar je mailbox\./);
  const mails = await mailsTo(product, email);
  expect(mails).toHaveLength(2);
  const [mail] = mails;
  await page.goto(/http\S+concept=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "");
  expect(page.value("company")).toBe("Bakkerij Smit");
});
