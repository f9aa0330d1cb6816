import { readFile } from "node:fs/promises";
import { readXlsx } from "hucre/xlsx";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import { openDatabase } from "../support/product-database.ts";
import { comeAlive, openPage } from "../support/visitor.ts";

test("how far a visitor comes is counted, and the owner sees it and takes the leads along", {
  tag: "@desktop",
}, async ({ page, browser, watch, startProduct }) => {
  const product = await startProduct();
  await postOfferRequest(product, offerRequestBody({ name: "=Jan(1)", phone: "+31612345678" }));
  const visitor = await browser.newContext({ baseURL: product.url });
  watch(visitor);
  const configurator = await visitor.newPage();
  await openPage(configurator, "/configurator");
  const counted = (step: string) =>
    configurator.waitForRequest(
      (request) => request.url().endsWith("/api/configurator-steps") && !!request.postData()?.includes(step),
    );
  const begun = counted("type");
  await configurator.getByRole("radio", { name: /Webshop/ }).check();
  await (await begun).response();
  const further = counted("services");
  await configurator.getByRole("button", { name: "Volgende", exact: true }).click();
  const answer = await (await further).response();
  expect(answer?.status()).toBe(204);
  // Going back and forth does not count again.
  await configurator.goBack();
  await expect(configurator.getByRole("heading", { name: "Wat voor website zoek je?" })).toBeVisible();
  await configurator.getByRole("button", { name: "Volgende", exact: true }).click();
  await expect(configurator.getByRole("heading", { name: "Wat moeten wij doen?" })).toBeFocused();
  expect(await visitor.cookies()).toEqual([]);
  await visitor.close();

  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/reports`);
  const steps = page.getByRole("list", { name: "Website los" }).getByRole("listitem");
  await expect(steps).toHaveCount(8);
  await expect(steps.nth(0)).toContainText(/Website Type\s*1\s*100/);
  await expect(steps.nth(1)).toContainText(/Diensten\s*1\s*100/);
  await expect(steps.nth(2)).toContainText(/Planning.*0/);
  await expect(page.getByRole("img", { name: /Staafdiagram van leads per week/ })).toBeVisible();
  for (const chart of ["Wat elke bron oplevert", "Hoe ver mensen komen in de configurator"]) {
    await expect(page.getByText(`Bekijk als tabel: ${chart}`, { exact: true })).toBeVisible();
  }
  await page.getByText("Bekijk als tabel: Leads per week", { exact: true }).click();
  await expect(page.getByRole("table", { name: "Leads per week" }).getByRole("row").nth(1)).toContainText("1");
  await expectNoAxeViolations(page);
  // The parts of a drawing have an outline in the reader's own colours.
  await page.emulateMedia({ forcedColors: "active" });
  const pieces = page.getByRole("main").locator("[fill^='url(']");
  await expect(pieces).not.toHaveCount(0);
  const bare = await pieces.evaluateAll((all) => all.filter((one) => getComputedStyle(one).stroke === "none").length);
  expect(bare).toBe(0);
  await page.emulateMedia({ forcedColors: "none" });
  await page.getByRole("link", { name: "52 weken" }).click();
  await expect(page).toHaveURL(/weeks=52/);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);

  await page.goto(`${product.url}/admin?q=jan`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Excel" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await file.path()));
  expect(sheets[0]?.rows[1]).toEqual(expect.arrayContaining(["=Jan(1)", "+31612345678"]));
});

test("what each source brought can be compared: numbers are aligned in columns, and beside their names in the table on a phone", {
  tag: "@desktop",
}, async ({ page, startProduct }) => {
  const product = await startProduct();
  for (const source of ["contact", "homepage", "nieuwsbrief-van-de-ondernemersvereniging-in-onze-regio"]) {
    await postOfferRequest(product, offerRequestBody({ source }));
  }
  const database = openDatabase(product);
  database.exec("update leads set status = 'agreed' where source = 'contact'");
  database.close();
  await signInBrowser(page.context(), product);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/admin/reports`);
  const sources = page.getByRole("region", { name: "Wat elke bron oplevert", exact: true });
  const totals = sources.getByRole("listitem").locator("strong");
  await expect(totals).toHaveCount(3);
  const ends = await totals.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.5);
  await sources.getByText("Bekijk als tabel").click();
  await expect(sources.getByRole("cell").first()).toBeInViewport({ ratio: 1 });
});

test("the owner finds a subscriber with the proof of consent, and takes it off the list without scripts; with scripts the outcome is in view, however far down the page", {
  tag: "@desktop",
}, async ({ page, startProduct }) => {
  const product = await startProduct();
  const database = openDatabase(product);
  for (let number = 10; number < 35; number++) {
    const email = number === 34 ? "anna@bakkerij.example" : `anna-${number}@winkel.example`;
    database.exec(`insert into subscribers (id, email, language, state, wording, page, requested_at, confirmed_at)
      values ('s${number}', '${email}', 'nl', 'confirmed', 'Ja, graag', '/blog',
      '2026-11-20T09:${number}:00.000Z', '2026-11-20T09:${number}:00.000Z')`);
  }
  database.close();
  const plain = await (await PlainPage.ofOwner(product)).goto("/admin/newsletter");
  await plain.fill({ "Zoek in adressen": "BAKKERIJ" }).press("Zoek");
  expect(plain.text("main")).toContain("Ja, graag");
  await plain.press("Schrijf uit");
  expect(plain.text("main")).toContain("Dit adres krijgt geen nieuwsbrief meer");
  await plain.follow("Uitgeschreven");
  expect(plain.text("main li")).toContain("anna@bakkerij.example");

  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/newsletter`);
  await comeAlive(page);
  const notice = page.getByText("Dit adres krijgt geen nieuwsbrief meer");
  await page.locator("summary", { hasText: "Uitschrijven" }).last().click();
  await page.getByRole("button", { name: "Schrijf uit" }).last().click();
  await expect(notice).toBeInViewport();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Melding sluiten" }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
});
