import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { writeInto } from "../support/rich-text.ts";
import { comeAlive } from "../support/visitor.ts";

/** The field that is posted. */
function storedText(page: Page, language: "nl" | "en"): Locator {
  return page.locator(`textarea[name="text/${language}"]`);
}

/** Puts the first picture into the text in that language. */
async function putIn(page: Page, language: string): Promise<void> {
  const field = page
    .getByText("Tekst", { exact: true })
    .and(page.locator("label"))
    .nth(language === "Engels" ? 1 : 0);
  const tools = field.locator("xpath=../..").getByRole("toolbar");
  await tools.getByRole("button", { name: "Foto in de tekst" }).click();
  await page.getByRole("list", { name: "Foto’s bij dit artikel" }).getByRole("button").first().click();
}

const PHONE = { width: 390, height: 844 };

test("an owner writes an article on a phone, sees it as a draft, and publishes it in Dutch alone", {
  tag: "@desktop",
}, async ({ page, browser, startProduct, expectTrouble }) => {
  test.slow();
  expectTrouble(/status of (404|409|422)/);
  const product = await startProduct();
  await page.setViewportSize(PHONE);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/site`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Het blog: schrijven/ })
    .click();
  await expect(page.getByText("op de site").first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Nieuw artikel" }).click();
  const dutch = (name: string) => page.getByRole("textbox", { name, exact: true }).first();
  const stored = storedText(page, "nl");
  await page.getByRole("button", { name: "Bewaar als concept" }).click();
  await expect(dutch("Titel")).toBeFocused();
  await dutch("Titel").fill("Op maandag dicht, en toch bereikbaar");
  await writeInto(dutch("Tekst"), "Een begin, vanaf {price.nogNiet}");
  // Unfinished, and with something that cannot be published.
  await page.getByRole("button", { name: "Bewaar als concept" }).click();
  await expect(page).toHaveURL(/\/admin\/site\/articles\/op-maandag-dicht-en-toch-bereikbaar\?/);
  await expect(page.getByText("nog niet af")).toBeVisible();
  await page.goto(page.url());
  await expect(stored).toHaveValue("Een begin, vanaf {price.nogNiet}");
  await dutch("Waar het over gaat, in een of twee zinnen").fill("Hoe je een vrije dag houdt zonder klanten te missen.");
  await writeInto(dutch("Tekst"), "Kijk <script>alert(1)</script>");
  const titles = page.getByRole("textbox", { name: "Titel", exact: true });
  await titles.last().fill("Closed on Mondays");
  await page.getByRole("checkbox", { name: "Ook in het Engels" }).uncheck();
  await expect(titles).toHaveCount(1);
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("HTML kan niet.")).toBeVisible();
  await expect(dutch("Tekst")).toBeFocused();
  await expect(dutch("Titel")).toHaveValue("Op maandag dicht, en toch bereikbaar");
  await expectNoAxeViolations(page);
  const text =
    "Een vrije dag is geen luxe.\n\n## Zeg het op tijd\n\nZet het op je site, vanaf {price.hosting} per maand.\n\n- Op de site\n- Op [de contactpagina](/contact)\n";
  const buffer = await sharp({ create: { width: 1000, height: 500, channels: 3, background: "#284a3c" } })
    .jpeg()
    .toBuffer();
  await writeInto(dutch("Tekst"), `${text}\n![De deur op maandag](/media/nog-niet.webp)\n`);
  await page.getByLabel("Foto 1 in de tekst").setInputFiles({ name: "deur.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("De tekst toont een foto die niet (meer) bij de foto’s hieronder staat.")).toBeVisible();
  await writeInto(dutch("Tekst"), text);
  await page.getByText("Zo komt het op de site: Nederlands").click();
  const shown = page.getByRole("region", { name: "Zo komt het op de site: Nederlands" });
  await expect(shown.getByRole("heading", { name: "Zeg het op tijd" })).toBeVisible();
  await expect(shown).toContainText(/vanaf €\s15 per maand/);
  await expectNoAxeViolations(page);
  await dutch("Tekst").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("En **altijd** per mail.");
  await expect(shown.getByText("altijd")).toHaveCSS("font-weight", "650");
  await shown.getByRole("link", { name: "de contactpagina" }).click();
  await expect(dutch("Titel")).toBeVisible();
  await writeInto(dutch("Tekst"), text);
  await putIn(page, "Nederlands");
  await page.keyboard.type("De deur op maandag");
  await page.getByRole("button", { name: "Bewaar als concept" }).click();
  await expect(page.getByText("Bewaard als concept.")).toBeInViewport();
  await expect(page).toHaveURL(/\/admin\/site\/articles\/op-maandag-dicht-en-toch-bereikbaar\?/);
  await page.getByRole("checkbox", { name: "Ook in het Engels" }).check();
  await expect(titles.last()).toHaveValue("Closed on Mondays");
  await page.getByRole("checkbox", { name: "Ook in het Engels" }).uncheck();
  await expectNoOverflow(page);

  const path = "/blog/op-maandag-dicht-en-toch-bereikbaar";
  const visitor = await (await browser.newContext({ viewport: PHONE, locale: "nl-NL" })).newPage();
  const preview = `${path}?concept=articles.op-maandag-dicht-en-toch-bereikbaar`;
  expect((await visitor.goto(product.url + preview))?.status()).toBe(404);
  const seen = await page.goto(product.url + preview);
  expect(seen?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Op maandag dicht, en toch bereikbaar");
  await expect(page.getByRole("heading", { name: "Zeg het op tijd" })).toBeVisible();
  await expect(page.locator(".article-body")).toContainText(/€\s\d+/);
  await expect(page.getByAltText("De deur op maandag")).toHaveAttribute("height", "500");
  await expectNoAxeViolations(page);

  const desk = `${product.url}/admin/site/articles/op-maandag-dicht-en-toch-bereikbaar`;
  const other = await page.context().newPage();
  await other.goto(desk);
  await page.goto(desk);
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeInViewport();
  await other.getByRole("textbox", { name: "Titel", exact: true }).first().fill("Op maandag gesloten");
  await other.getByRole("button", { name: "Publiceer" }).click();
  await expect(other.getByText(/wijzigde intussen ook/)).toBeInViewport();
  await expect(other.getByRole("textbox", { name: "Titel", exact: true }).first()).toHaveValue("Op maandag gesloten");
  await other.close();

  await visitor.goto(`${product.url}/blog`);
  await visitor.getByRole("link", { name: /^Lees meer.*Op maandag dicht, en toch bereikbaar/ }).click();
  await expect(visitor).toHaveURL(product.url + path);
  await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute("content", /\/share\/nl\/blog\.png$/);
  await expectNoAxeViolations(visitor);
  await visitor.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(visitor);
  await visitor.goto(`${product.url}/en${path}`);
  await expect(visitor.getByText("This article is only available in Dutch.")).toBeVisible();
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute("href", product.url + path);
  await expect(visitor.locator("link[hreflang]")).toHaveCount(0);
  const textAt = async (address: string) => (await visitor.request.get(product.url + address)).text();
  expect(await textAt("/feed.xml")).toContain(`${path}</link>`);
  expect(await textAt("/en/feed.xml")).not.toContain(path);
  const sitemap = await textAt("/sitemap.xml");
  expect(sitemap).toContain(`${product.url}${path}</loc>`);
  expect(sitemap).not.toContain(`/en${path}`);

  await page.goto(desk);
  await comeAlive(page);
  await page.getByRole("checkbox", { name: "Staat op de site" }).uncheck();
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeInViewport();
  expect((await visitor.request.get(product.url + path)).status()).toBe(404);
  await visitor.close();
});

test("an owner changes one sentence of an article that ships, and undoes it", { tag: "@desktop" }, async ({
  page,
  browser,
  startProduct,
}) => {
  const product = await startProduct();
  await signInBrowser(page.context(), product);
  const desk = `${product.url}/admin/site/articles/1`;
  await page.goto(desk);
  await comeAlive(page);
  const text = storedText(page, "nl");
  await page.getByRole("textbox", { name: "Tekst", exact: true }).first().click();
  await expect(page.locator('[data-source="{name}"]', { hasText: "Weef" }).first()).toBeAttached();
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Er was niets veranderd.")).toBeInViewport();
  const visitor = await (await browser.newContext({ locale: "nl-NL" })).newPage();
  const body = visitor.locator(".article-body");
  const parts = body.locator("table, .article-checklist, a, h2, li");
  await visitor.goto(`${product.url}/blog/1`);
  const [shipped, count] = [await body.innerHTML(), await parts.count()];

  await comeAlive(page);
  await writeInto(
    page.getByRole("textbox", { name: "Tekst", exact: true }).first(),
    (await text.inputValue()).replace("Dat ligt zelden aan de bureaus", "Dat ligt bijna nooit aan de bureaus"),
  );
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeInViewport();
  await visitor.reload();
  await expect(body).toContainText("Dat ligt bijna nooit aan de bureaus");
  await expect(parts).toHaveCount(count);
  await expect(body.getByRole("row", { name: /^Basiswebsite vanaf €\s795/ })).toBeVisible();
  await expectNoAxeViolations(visitor);
  await visitor.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(visitor);
  await visitor.setViewportSize({ width: 1280, height: 720 });

  await page
    .getByRole("button", { name: /^Ongedaan maken/ })
    .first()
    .click();
  await expect(page.getByText("Ongedaan gemaakt.")).toBeInViewport();
  await expect(text).toHaveValue(/Dat ligt zelden aan de bureaus/);
  await visitor.reload();
  expect(await body.innerHTML()).toBe(shipped);
  await visitor.close();
});

test("a picture goes into the text of each language where the caret was, and is described at once", {
  tag: "@desktop",
}, async ({ page, browser, startProduct, expectTrouble }) => {
  test.slow();
  expectTrouble(/status of 422/);
  const product = await startProduct();
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/site/articles/new`);
  const texts = page.getByRole("textbox", { name: "Tekst", exact: true });
  const [dutch, english] = [storedText(page, "nl"), storedText(page, "en")];
  for (const name of ["Titel", "Waar het over gaat, in een of twee zinnen"]) {
    await page.getByRole("textbox", { name, exact: true }).first().fill("De deur is groen");
    await page.getByRole("textbox", { name, exact: true }).last().fill("The door is green");
  }
  await writeInto(texts.first(), "Een.\n\nTwee, vanaf {price.hosting}.");
  await writeInto(texts.last(), "One.\n\nTwo.");
  const buffer = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#284a3c" } })
    .jpeg()
    .toBuffer();
  await page.getByLabel("Foto 1 in de tekst").setInputFiles({ name: "deur.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Bewaar als concept" }).click();
  await expect(page.getByText("Bewaard als concept.")).toBeInViewport();
  await comeAlive(page);

  await putIn(page, "Nederlands");
  await page.keyboard.type("Een groene deur");
  const withPicture = /^Een\.\n\nTwee, vanaf \{price\.hosting\}\.\n\n!\[Een groene deur\]\(\/media\/\w+\.webp\)$/;
  await expect(dutch).toHaveValue(withPicture);
  await texts.last().click();
  await texts.last().getByText("One.", { exact: true }).click();
  await putIn(page, "Engels");
  const undescribed = /^One\.\n\n!\[\]\(\/media\/\w+\.webp\)\n\nTwo\.$/;
  await expect(english).toHaveValue(undescribed);
  await texts.last().focus();
  await page.keyboard.press("Control+z");
  await expect(english).toHaveValue("One.\n\nTwo.");
  await page.keyboard.press("Control+y");
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByText("Concept hersteld")).toBeVisible();
  await expect(dutch).toHaveValue(withPicture);
  await expect(english).toHaveValue(undescribed);
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Schrijf bij elke foto in de tekst wat er te zien is.")).toBeVisible();
  await expect(texts.last()).toBeFocused();
  // Wrong, and so in sight.
  await page.getByRole("checkbox", { name: "Ook in het Engels" }).uncheck();
  await expect(texts).toHaveCount(2);
  await writeInto(texts.last(), "One.\n\nTwo.");
  await page.getByRole("button", { name: "Bewaar als concept" }).click();
  await expect(page.getByText("Bewaard als concept.")).toBeInViewport();
  await expect(texts).toHaveCount(1);
  await expectNoOverflow(page);

  const plain = await browser.newContext({ locale: "nl-NL", javaScriptEnabled: false });
  await signInBrowser(plain, product);
  const scriptless = await plain.newPage();
  await scriptless.goto(page.url());
  await expect(scriptless.locator("code").last()).toHaveText(/^!\[\]\(\/media\/\w+\.webp\)$/);
  const bare = scriptless.getByRole("textbox", { name: "Tekst", exact: true });
  await expect(bare).toHaveCount(1);
  await scriptless.getByRole("checkbox", { name: "Ook in het Engels" }).check();
  await expect(bare.last()).toHaveValue("One.\n\nTwo.");
  await plain.close();
});
