import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { filled } from "../../app/content/facts.server.ts";
import { nl } from "../../app/content/site/package/nl.ts";
import { expect, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";
import { storedRequests } from "../support/product-database.ts";
import { someone, takeTime } from "../support/visitor.ts";

const { offers, vat } = filled(nl, "nl");

const starter = (page: Page) => page.getByRole("article").filter({ hasText: "Kies Starter" });
const pro = (page: Page) => page.getByRole("article").filter({ hasText: "Kies Pro" });

test("the switches set the prices from the keyboard, and only the shown price is read out", async ({ page }) => {
  await page.goto("/prijzen");
  await expect(starter(page)).toMatchAriaSnapshot(`
    - heading "Starter"
    - paragraph: ${offers.starter.month.amount}
    - paragraph: ${offers.starter.month.per}, ${vat.excl}
    - paragraph: ${offers.starter.month.scope}
    - list
  `);
  await page.getByRole("radio", { name: "Per maand" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Eenmalig" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Excl. btw" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(starter(page)).toMatchAriaSnapshot(`
    - heading "Starter"
    - paragraph: ${offers.starter.once.amountIncl}
    - paragraph: ${offers.starter.once.per}, ${vat.incl}
    - paragraph: ${offers.starter.once.scope}
    - list
  `);
  await expect(pro(page).getByText(offers.pro.once.amountIncl)).toBeVisible();
});

test("the switches set the prices, and a package that is chosen to be paid once is asked for so", async ({
  page,
  product,
}) => {
  const email = someone();
  await page.goto("/prijzen");
  await page.getByText("Eenmalig", { exact: true }).first().click();
  await page.getByText("Incl. btw", { exact: true }).click();
  await expect(starter(page).getByText(offers.starter.once.amountIncl)).toBeVisible();
  await expect(starter(page).getByText(offers.starter.month.amount, { exact: true })).toBeHidden();
  await starter(page).getByRole("link", { name: "Kies Starter" }).click();
  await expect(page.getByRole("complementary").getByRole("definition").first()).toContainText(
    offers.starter.once.amount,
  );
  await page.getByRole("link", { name: "Of vul het formulier in" }).click();
  await page.getByRole("link", { name: "Terug" }).click();
  await page.getByRole("link", { name: "Of vul het formulier in" }).click();
  await expect(page.getByLabel("Bericht")).toHaveValue("Ik wil eenmalig betalen.");
  await page.getByLabel("Naam").fill("Jan Smit");
  await page.getByLabel("E-mailadres").fill(email);
  await takeTime(page);
  await page.getByRole("button", { name: "Aanvraag versturen" }).click();
  await expect(page.getByText(/Aanvraag (verzonden!|opgeslagen)/).first()).toBeVisible();
  expect(storedRequests(product, email)).toMatchObject([
    { service: "Starter Package", source: "package-contact-starter", message: "Ik wil eenmalig betalen." },
  ]);
  // A second request is at the same price.
  await expect(page.getByLabel("Naam")).toHaveValue("");
  await expect(page.getByLabel("Bericht")).toHaveValue("Ik wil eenmalig betalen.");
  await page.reload();
  await expect(page.getByLabel("Naam")).toHaveValue("");
  await expect(page.getByLabel("Bericht")).toHaveValue("Ik wil eenmalig betalen.");
});

test("without JavaScript, a package that is chosen to be paid once is asked for so", async ({ product }) => {
  const email = someone();
  const page = await new PlainPage(product).goto("/pakket-contact/starter?betaling=eenmalig");
  for (const link of ["Of vul het formulier in", "Terug", "Of vul het formulier in"]) await page.follow(link);
  expect(page.value("Bericht")).toBe("Ik wil eenmalig betalen.");
  await page.fill({ Naam: "Jan Smit", "E-mailadres": email }).press("Aanvraag versturen");
  expect(page.text("main")).toMatch(/Aanvraag (verzonden!|opgeslagen)/);
  expect(storedRequests(product, email)).toMatchObject([
    { service: "Starter Package", source: "package-contact-starter", message: "Ik wil eenmalig betalen." },
  ]);
  // A second request is at the same price.
  expect([page.value("Naam"), page.value("Bericht")]).toEqual(["", "Ik wil eenmalig betalen."]);
});

test("the message of a package says how it is paid, whatever was chosen when the form was begun", async ({ page }) => {
  const message = page.getByLabel("Bericht");
  await page.goto("/pakket-contact/starter?formulier=open");
  await page.getByLabel("Naam").fill("Jan Smit");
  await page.goto("/pakket-contact/starter?betaling=eenmalig&formulier=open");
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await expect(message).toHaveValue("Ik wil eenmalig betalen.");
  await page.goto("/pakket-contact/starter?formulier=open");
  await expect(page.getByLabel("Naam")).toHaveValue("Jan Smit");
  await expect(message).toHaveValue("");
});

test("every price of the page follows the btw switch", async ({ page }) => {
  await page.goto("/prijzen");
  const without = page.getByText(vat.excl, { exact: true }).filter({ visible: true });
  const included = page.getByText(vat.incl, { exact: true }).filter({ visible: true });
  expect(await without.count()).toBeGreaterThan(10);
  await expect(included).toHaveCount(0);
  await page.getByText("Incl. btw", { exact: true }).click();
  await expect(without).toHaveCount(0);
  expect(await included.count()).toBeGreaterThan(10);
});

test("a package without a fixed price says so", async ({ product }) => {
  const page = await new PlainPage(product).goto("/en/prijzen");
  const growth = page.root.querySelectorAll("article").find(({ textContent }) => textContent.includes("Choose Growth"));
  expect(growth?.textContent).toContain("on request");
  expect(growth?.querySelector("a[href^='/en/pakket-contact/groei']")?.textContent).toContain("Choose Growth");
});

test("a package that an address names leads straight to its form", async ({ request }) => {
  for (const [asked, answered] of [
    ["/package-contact?package=starter", "/pakket-contact/starter"],
    ["/package-contact?package=PRO", "/pakket-contact/pro"],
    ["/en/package-contact?package=Groei", "/en/pakket-contact/groei"],
    [
      "/package-contact?package=pro&utm_source=mail&utm_campaign=a%26b",
      "/pakket-contact/pro?utm_source=mail&utm_campaign=a%26b",
    ],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([302, answered]);
  }
});

test("an unknown package leaves the choice to the visitor", async ({ request }) => {
  const root = parse(await (await request.get("/package-contact?package=goud")).text());
  for (const name of ["Starter", "Groei", "Pro"]) {
    const link = root.querySelectorAll("main a").find(({ textContent }) => textContent.includes(`Kies ${name}`));
    expect(link?.getAttribute("href")).toBe(`/pakket-contact/${name.toLowerCase()}`);
  }
});
