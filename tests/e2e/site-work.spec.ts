import sharp from "sharp";
import { CASE_TEXTS } from "../../app/content/site/portfolio/work-values.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { signInBrowser } from "../support/owner-session.ts";

const PHONE = { width: 390, height: 844 };

/** A picture of a phone: on its side, with the place where it was taken. */
function photo(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: { r: 40, g: 90, b: 60 } } })
    .withExif({ IFD3: { GPSLatitude: "52/1 13/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test("an owner changes a case on a phone, with a picture of their own, and adds one", {
  tag: "@desktop",
}, async ({ page, browser, startProduct, expectTrouble }) => {
  test.slow();
  expectTrouble(/status of 422/);
  const product = await startProduct();
  await page.setViewportSize(PHONE);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/site`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Projecten met hun foto’s/ })
    .click();
  await expect(page.getByRole("link", { name: "Goed Volk" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Naar voren: Goed Volk" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeInViewport();
  await page.getByRole("link", { name: "Goed Volk" }).click();

  const title = page.getByRole("textbox", { name: "Naam van het bedrijf" }).first();
  const picture = page.getByLabel("Foto van de website");
  await title.fill("");
  await page.getByRole("textbox", { name: "Titel in zoekresultaten" }).first().fill("x".repeat(100));
  await picture.setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.from("MZ this is no photo") });
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Dit is geen foto die we kunnen gebruiken.")).toBeVisible();
  await expect(page.getByText("Vul dit in.")).toBeVisible();
  await expect(page.getByText("Maak het korter.")).toBeVisible();
  await expectNoAxeViolations(page);
  await title.fill("Goed Volk Zwolle");
  await page.getByRole("textbox", { name: "Titel in zoekresultaten" }).first().fill("Goed Volk in Zwolle");
  await picture.setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: await photo() });
  await page.getByRole("textbox", { name: "Wat er op de foto te zien is" }).first().fill("De nieuwe voorpagina");
  await page.getByRole("button", { name: "Bewaar als concept" }).click();
  await expect(page.getByText("Bewaard als concept.")).toBeInViewport();
  await expect(page.getByAltText("De foto van nu")).toBeVisible();
  await expectNoOverflow(page);

  const visitor = await (await browser.newContext({ viewport: PHONE, locale: "nl-NL" })).newPage();
  const preview = `${product.url}/portfolio/goed-volk?concept=work.goed-volk`;
  await visitor.goto(preview);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Goed Volk");
  await page.goto(preview);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Goed Volk Zwolle");
  await expect(page.getByAltText("De nieuwe voorpagina")).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`${product.url}/admin/site/work/goed-volk`);
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeInViewport();
  await visitor.goto(`${product.url}/portfolio/goed-volk`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Goed Volk Zwolle");
  await expect(visitor).toHaveTitle("Goed Volk in Zwolle");
  const src = (await visitor.getByAltText("De nieuwe voorpagina").getAttribute("src")) ?? "";
  const file = await visitor.request.get(product.url + src);
  expect(file.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  const { width, height, exif } = await sharp(await file.body()).metadata();
  expect([width, height, exif]).toEqual([800, 600, undefined]);
  for (const wrong of ["0".repeat(32), "..%2f..%2fweef.db", `${"0".repeat(32)}.svg`]) {
    expect((await visitor.request.get(`${product.url}/media/${wrong}`)).status()).toBe(404);
  }

  await page.goto(`${product.url}/admin/site/work`);
  await page.getByRole("link", { name: "Nieuw project" }).click();
  await page.getByRole("textbox", { name: /vindt het goed/ }).fill("Els Bakker, 1 november 2026");
  await page.getByRole("textbox", { name: "De website zelf" }).fill("https://bakkerij.example/");
  for (const name of CASE_TEXTS.filter((each) => !/^(made[34]|phone|meta)/.test(each))) {
    for (const language of ["nl", "en"]) {
      await page
        .locator(`[name="${name}/${language}"]`)
        .fill(name === "title" ? "Bakkerij Bakker" : `${name} ${language}`);
    }
  }
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Kies een foto.", { exact: true })).toBeVisible();
  await picture.setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: await photo() });
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Gepubliceerd.")).toBeInViewport();
  await expect(page).toHaveURL(/\/admin\/site\/work\/bakkerij-bakker\?/);
  await visitor.goto(`${product.url}/`);
  const projects = visitor.locator("#portfolio");
  await expect(projects.getByRole("heading", { level: 2 })).toHaveText("Zo zien onze sites eruit");
  await expect(projects.getByRole("heading", { level: 3 })).toHaveText([
    ...["Balk & Beton", "Nieuw Oud", "Streeklijn", "Goed Volk Zwolle", "Zwart op Wit", "Bakkerij Bakker"],
  ]);
  await visitor.goto(`${product.url}/en/portfolio/bakkerij-bakker`);
  await expect(visitor.getByText("For a client", { exact: true })).toBeVisible();
  await expect(visitor.getByRole("main").getByRole("link", { name: "bakkerij.example" })).toBeVisible();
  await visitor.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(visitor);
  const sitemap = await (await visitor.request.get(`${product.url}/sitemap.xml`)).text();
  expect(sitemap).toContain("/en/portfolio/bakkerij-bakker</loc>");

  await page.locator("[data-notice]").getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page).toHaveURL(/\/admin\/site\/work\?/);
  await expect(page.getByRole("link", { name: "Bakkerij Bakker" })).toHaveCount(0);
  expect((await visitor.request.get(`${product.url}/portfolio/bakkerij-bakker`)).status()).toBe(404);
  await visitor.close();
});
