import type { Page } from "@playwright/test";
import sharp from "sharp";
import { ChatBrowser } from "../support/chat-browser.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import { comeAlive } from "../support/visitor.ts";

const PHONE = { width: 390, height: 844 };

/** Opens every part of the form. */
async function unfold(page: Page) {
  const folded = page.locator("details.site-section:not([open]) > summary");
  await expect(page.locator("details.site-section")).not.toHaveCount(0);
  while ((await folded.count()) > 0) await folded.first().click();
}

test("an owner changes the hours on a phone, sees them as a draft, and they hold on the site", {
  tag: "@desktop",
}, async ({ page, browser, startProduct, expectTrouble }) => {
  test.slow();
  expectTrouble(/status of 422/);
  const product = await startProduct();
  await page.setViewportSize(PHONE);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/tools`);
  await comeAlive(page);
  await page.getByRole("link", { name: /^De site/ }).click();
  await expect(page.getByText("Zoals geleverd").first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Openingstijden, feestdagen/ })
    .click();
  await expect(page.getByRole("button", { name: "Publiceer" })).toBeInViewport();
  await unfold(page);
  await expect(page.getByRole("button", { name: "Publiceer" })).toBeInViewport();
  const visits = page.getByRole("group", { name: "Bellen en langskomen" });
  const day = (name: string) => visits.getByRole("textbox", { name });
  await day("Maandag").fill("12,5o");
  await day("Dinsdag").fill("17:00-9:00");
  await day("Zaterdag").fill("10-14");
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(visits.getByText("Dit is geen tijd.")).toBeVisible();
  await expect(visits.getByText("Sluitingstijd ligt vóór openingstijd.")).toBeVisible();
  await expect(day("Maandag")).toBeFocused();
  await expect(day("Zaterdag")).toHaveValue("10-14");
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await day("Maandag").fill("");
  await day("Dinsdag").fill("9:00-12:00, 13:00-17:30");
  const notice = page.getByRole("group", { name: "Bericht boven aan de site" });
  await notice.getByLabel("In het Nederlands").fill("Zaterdag zijn we er ook");
  await notice.getByLabel("In het Engels").fill("We are in on Saturdays too");
  await notice.getByLabel("Laatste dag").fill("2099-12-31");
  await page.reload();
  await expect(page.getByText("Concept hersteld")).toBeVisible();
  await expect(day("Dinsdag")).toHaveValue("9:00-12:00, 13:00-17:30");
  await page.getByRole("button", { name: "Bewaar als concept" }).click();
  await expect(page.getByText("Bewaard als concept.")).toBeInViewport();
  await expect(page.getByText("Concept hersteld")).toHaveCount(0);

  const visitor = await (await browser.newContext({ viewport: PHONE, locale: "nl-NL" })).newPage();
  const preview = `${product.url}/locatie?concept=hours`;
  await visitor.goto(preview);
  await expect(visitor.getByText("Zaterdag zijn we er ook")).toHaveCount(0);
  await page.goto(preview);
  await expect(page.getByText("Zaterdag zijn we er ook")).toBeVisible();
  await expect(page.getByRole("main").getByText("13:00 – 17:30").first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);

  await page.goto(`${product.url}/admin/site/hours`);
  await comeAlive(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeInViewport();
  await visitor.goto(`${product.url}/locatie`);
  await expect(visitor.getByText("Zaterdag zijn we er ook")).toBeVisible();
  await expect(visitor.getByRole("main").getByText("10:00 – 14:00").first()).toBeVisible();

  await page.getByRole("button", { name: "Vandaag dicht" }).click();
  await expect(page.getByText("Vandaag staat op de site dat je dicht bent.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator("footer").getByText("Gesloten")).toBeVisible();
  await page.locator("[data-notice]").getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("Ongedaan gemaakt.")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Vandaag dicht" })).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator("footer").getByText("Gesloten")).toHaveCount(0);
  await visitor.close();
});

test("an owner shows who answers the telephone, and whoever has not agreed is not on the site", {
  tag: "@desktop",
}, async ({ page, browser, startProduct, expectTrouble }) => {
  test.slow();
  expectTrouble(/status of 422/);
  const product = await startProduct();
  await page.setViewportSize(PHONE);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/site/facts`);
  await comeAlive(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2 * PHONE.height);
  await unfold(page);
  await page.getByLabel("Telefoonnummer").fill("053 765 43 21");
  await page.getByLabel("WhatsApp-nummer, als dat een ander is").fill("");
  for (const form of ["tel:+31537654321", "wa.me/31537654321"]) await expect(page.getByText(form)).toBeVisible();
  const people = page.getByRole("group", { name: "Wie bezoekers spreken" });
  const part = (name: string) => people.getByLabel(name).last();
  await part("Naam").fill("Noor Wever");
  await part("Dat hij of zij het goed vindt").fill("Mail van 1 november");
  await part("Wat hij of zij doet, in het Engels").fill("Design and telephone");
  const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#284a3c" } })
    .jpeg()
    .toBuffer();
  const file = { name: "noor.jpg", mimeType: "image/jpeg", buffer };
  await part("Foto, vierkant").setInputFiles(file);
  const face = page.getByRole("group", { name: "Het gezicht boven aan de site" });
  await face.getByLabel("Je foto").setInputFiles(file);
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(people.getByText("Vul dit in.")).toBeVisible();
  const first = people.getByRole("group", { name: "Persoon 1" });
  await expect(first.getByLabel("Wat hij of zij doet, in het Nederlands")).toBeFocused();
  await expect(first.getByAltText("De foto van nu")).toBeVisible();
  await expectNoAxeViolations(page);
  await first.getByLabel("Wat hij of zij doet, in het Nederlands").fill("Ontwerp en telefoon");
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeInViewport();
  await unfold(page);
  await expect(page.getByLabel("WhatsApp-nummer, als dat een ander is")).toHaveValue("");
  await part("Naam").fill("Bas Draad");
  await part("Wat hij of zij doet, in het Nederlands").fill("Techniek");
  await part("Wat hij of zij doet, in het Engels").fill("Technique");
  await face.getByLabel("Dat je het goed vindt").fill("Zelf gekozen");
  const delivered = page.getByRole("group", { name: "Websites opgeleverd" });
  await delivered.getByLabel("Bewijs").fill("Lijst in de boekhouding");
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.locator("details.site-section[open]")).toHaveCount(0);
  await unfold(page);
  await expect(people.getByRole("group", { name: "Nog iemand" }).getByLabel("Naam")).toHaveValue("");
  await expect(people.getByRole("group", { name: "Persoon 2" }).getByLabel("Naam")).toHaveValue("Bas Draad");
  await expect(delivered.getByLabel("Bewijs")).toHaveValue("Lijst in de boekhouding");
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);

  const visitor = await (await browser.newContext({ viewport: PHONE, locale: "nl-NL" })).newPage();
  await visitor.goto(`${product.url}/en/over-ons`);
  await expect(visitor.getByRole("heading", { name: "Noor Wever" })).toBeVisible();
  await expect(visitor.getByText("Design and telephone")).toBeVisible();
  await expect(visitor.locator("body")).not.toContainText("Bas Draad");
  for (const html of [await visitor.content(), await (await visitor.request.get(`${product.url}/contact`)).text()]) {
    expect(html).toMatch(/<header[\s\S]*<img src="\/media\/[0-9a-f]{32}\.webp"[\s\S]*<\/header>/);
    expect(html).not.toContain("Zelf gekozen");
  }
  await expectNoAxeViolations(visitor);
  await expectNoOverflow(visitor);
  await visitor.goto(`${product.url}/diensten`);
  await expect(visitor.getByText("Jij spreekt Noor Wever. Ontwerp en telefoon")).toBeVisible();
  await visitor.close();
});

test("an owner changes a price on a phone, and every page, the configurator and the chat ask it", {
  tag: "@desktop",
}, async ({ page, browser, startProduct, expectTrouble }) => {
  test.slow();
  expectTrouble(/status of 422/);
  expectTrouble(/ERR_FAILED/);
  const product = await startProduct();
  await page.setViewportSize(PHONE);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/site`);
  await comeAlive(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Elk bedrag op de site/ })
    .click();
  const basic = page.getByRole("textbox", { name: "Basiswebsite", exact: true });
  await unfold(page);
  await basic.fill("12,5o");
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Dit is geen getal.")).toBeVisible();
  await expect(basic).toBeFocused();
  await expect(basic).toHaveValue("12,5o");
  await expectNoAxeViolations(page);
  await basic.fill("€ 845");
  await page.getByRole("textbox", { name: "Complete website" }).fill("1.234");
  await page.getByRole("checkbox", { name: /vanaf \(basiswebsite\)/ }).uncheck();
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeInViewport();
  await expect(page.getByText("€ 845 eenmalig")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);

  await page.goto(`${product.url}/admin/site/questions`);
  await comeAlive(page);
  await expectNoOverflow(page);
  const answer = page.getByRole("textbox", { name: "Antwoord 1" }).first();
  await answer.fill("Een website is er {price.websiteBasik}.");
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("{price.websiteBasik} kennen we niet")).toBeVisible();
  await expect(answer).toBeFocused();
  await answer.fill("Een website is er ");
  await page.getByRole("button", { name: "Gegeven invoegen: Antwoord 1 Nederlands", exact: true }).press("Enter");
  const fact = (name: RegExp) => page.getByRole("dialog").getByRole("button", { name });
  await expect(fact(/^Prijs: basiswebsite €\s845$/)).toBeFocused();
  await expectNoAxeViolations(page, "dialog");
  await page.keyboard.press("Escape");
  await expect(answer).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(fact(/^Prijs: complete website/)).toBeFocused();
  await page.keyboard.type("looptijd");
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText([/^Minimale looptijd van een abonnement/]);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("basiswebsite");
  await page.keyboard.press("Enter");
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue(/^Een website is er .€\s845/u);
  await expect(answer).toHaveAccessibleDescription(/Met deze gegevens: Prijs: basiswebsite$/);
  await expect(page.getByRole("status").filter({ hasText: /Ingevoegd: Prijs: basiswebsite, €\s845/ })).toBeAttached();
  await page.keyboard.press("Backspace");
  await expect(answer).toHaveValue("Een website is er ");
  await page.keyboard.press("Control+z");
  await expect(answer).toHaveValue(/€\s845/);
  // The caret moves over the whole fact, and not into it.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("nu ");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type(", en meer niet.");

  await page.getByRole("button", { name: "Vraag toevoegen" }).click();
  const eleventh = (name: string) => page.getByRole("textbox", { name: `${name} 11`, exact: true });
  await expect(eleventh("Vraag").first()).toBeFocused();
  await eleventh("Vraag").first().fill("Mag de hond mee?");
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(eleventh("Antwoord").first()).toBeFocused();
  await expectNoAxeViolations(page);
  await eleventh("Vraag").last().fill("Can I bring the dog?");
  await eleventh("Antwoord").first().fill("Graag zelfs.\n\nAan de lijn.");
  await eleventh("Antwoord").last().fill("Please do.");
  await page.getByRole("button", { name: "Weghalen: Vraag 2", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Terugzetten.*Hoe snel/ })).toBeFocused();
  await page.getByRole("button", { name: "Naar boven: Vraag 10", exact: true }).click();
  await expect(page.getByRole("button", { name: "Naar boven: Vraag 9", exact: true })).toBeFocused();
  let isCut = true;
  await page.route("**/api/desk/events*", (route) => (isCut ? route.abort() : route.continue()));
  await page.reload();
  await expect(page.getByText("Concept hersteld")).toBeVisible();
  const refreshed = page.waitForResponse(/\/admin\/site\/questions\.data/);
  isCut = false;
  await refreshed;
  await expect(page.getByText("Concept hersteld")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Vraag 9", exact: true }).first()).toHaveValue("Mag de hond mee?");
  await expect(page.getByRole("button", { name: /^Terugzetten.*Hoe snel/ })).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeInViewport();
  await expect(page.getByRole("textbox", { name: "Vraag 9", exact: true }).first()).toHaveValue("Mag de hond mee?");

  const plain = await (await PlainPage.ofOwner(product)).goto("/admin/site/questions");
  expect(plain.text("details dl")).toMatch(/Prijs: basiswebsite.*\{price\.websiteBasic\}/);
  expect(plain.value("Antwoord 1")).toBe("Een website is er nu {price.websiteBasic}, en meer niet.");
  await plain.fill({ "Antwoord 1": "Een website is er nu {price.websiteBasic}." }).press("Naar beneden: Vraag 1");
  expect(plain.text("main")).toContain("Dit staat nog niet op de site");
  expect(plain.value("Antwoord 2")).toBe("Een website is er nu {price.websiteBasic}.");

  const visitor = await (await browser.newContext({ viewport: PHONE, locale: "nl-NL" })).newPage();
  for (const path of ["/", "/prijzen", "/diensten", "/faq", "/packages/starter", "/en/prijzen"]) {
    await visitor.goto(product.url + path);
    await expect(visitor.locator("body"), path).toContainText(path.startsWith("/en") ? "€1,234" : /€\s(845|1\.234)/);
    await expect(visitor.locator("body"), path).not.toContainText(/€\s?(795|995)\b/);
  }
  await visitor.goto(`${product.url}/faq`);
  await expect(visitor.locator("body")).toContainText(/Een website is er nu €\s845, en meer niet\./);
  const asked = visitor.locator("summary h2");
  await expect(asked.nth(8)).toHaveText("Mag de hond mee?");
  expect(await visitor.locator("details p").allTextContents()).toContain("Graag zelfs.\n\nAan de lijn.");
  await expect(asked).toHaveCount(10);
  await expect(asked.filter({ hasText: "Hoe snel staat" })).toHaveCount(0);
  expect(await visitor.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining("Mag de hond mee?"),
  );
  await visitor.goto(`${product.url}/configurator`);
  await visitor.mouse.wheel(0, 400);
  // The script of the page has the prices too.
  await expect(visitor.locator('[data-name="configurator"][data-hydrated]')).toContainText(/€\s845/);
  await expect(visitor.locator("body")).not.toContainText(/€\s795/);
  const { lines } = await new ChatBrowser(product).say("Wat kost een website?");
  expect(lines.map(({ text }) => text).join(" ")).toMatch(/€\s(845|1\.234)/);
  await visitor.close();
});
