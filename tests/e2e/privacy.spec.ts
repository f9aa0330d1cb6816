import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { storedRequests } from "../support/stored-requests.ts";
import { comeAlive, someone } from "../support/visitor.ts";

const EMAIL = "joris@wissink.example";

test("the owner hands out and erases what is kept of a person, without scripts too, and the log says so", async ({
  browser,
  product,
}) => {
  await postOfferRequest(product, offerRequestBody({ name: "Joris Wissink", email: EMAIL }));
  await postOfferRequest(product, offerRequestBody({ name: "Kim Blijft", email: "kim@blijft.example" }));
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "nl-NL" });
  await signInBrowser(context, product);
  const page = await context.newPage();
  await page.goto(`${product.url}/admin/privacy`);
  await page.getByLabel("E-mailadres of telefoonnummer").fill("geen adres");
  await page.getByRole("button", { name: "Zoek op" }).click();
  await expect(page.getByText("Vul een heel e-mailadres of telefoonnummer in.")).toBeVisible();
  await page.getByLabel("E-mailadres of telefoonnummer").fill(EMAIL.toUpperCase());
  await page.getByRole("button", { name: "Zoek op" }).click();
  await expect(page.getByRole("heading", { name: `Wat we hebben van ${EMAIL}` })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download alles" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^gegevens-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole("button", { name: "Wissen…" }).click();
  await expect(page.getByRole("table", { name: "Dit verdwijnt, voorgoed" })).toContainText("Aanvragen1");
  await page.getByRole("textbox").fill("kim@blijft.example");
  await page.getByRole("button", { name: "Wis voorgoed" }).click();
  await expect(page.getByText(`Dit is niet hetzelfde als ${EMAIL}.`)).toBeVisible();
  await page.getByRole("textbox").fill(EMAIL);
  await page.getByRole("button", { name: "Wis voorgoed" }).click();
  await expect(page.getByText("Gewist. In het logboek staat dat het gebeurd is, niet van wie.")).toBeVisible();
  expect(storedRequests(product, EMAIL)).toEqual([]);
  expect(storedRequests(product, "kim@blijft.example")).toHaveLength(1);

  await page.goto(`${product.url}/admin/log?kind=person`);
  await expect(page.getByRole("listitem").filter({ hasText: "wiste een persoon" }).first()).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: "haalde alle gegevens van een persoon op" }).first(),
  ).toBeVisible();
  await expect(page.getByText(EMAIL)).toHaveCount(0);
  await context.close();
});

test("the owner ticks what only has the same number, without scripts too, and nothing else of others goes along", async ({
  browser,
  product,
}) => {
  const [anna, bert] = [someone(), someone()];
  const numberOf = { phone: "0600000000" };
  await postOfferRequest(product, offerRequestBody({ name: "Anna Bakker", email: anna, ...numberOf }));
  await postOfferRequest(product, offerRequestBody({ name: "Bert Bouwman", email: bert, phone: "06-00000000" }));
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "nl-NL" });
  await signInBrowser(context, product);
  const page = await context.newPage();
  const apart = page.getByRole("group", { name: "Alleen hetzelfde nummer" });
  await page.goto(`${product.url}/admin/privacy?who=${anna}`);
  await expect(page.getByRole("table", { name: "Soort gegevens" })).toContainText("Aanvragen1");
  await expect(apart.getByRole("checkbox", { name: /Bert Bouwman/ })).not.toBeChecked();
  await expect(apart.getByRole("checkbox")).toHaveCount(1);

  await page.goto(`${product.url}/admin/privacy?who=0600000000`);
  await expect(apart.getByRole("checkbox")).toHaveCount(2);
  for (const button of ["Download wat is aangevinkt", "Wissen…"]) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("Er is niets aangevinkt. Vink aan wat van deze persoon is.")).toBeVisible();
  }
  await apart.getByRole("checkbox", { name: /Anna Bakker/ }).check();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download wat is aangevinkt" }).click();
  await downloading;
  await page.getByRole("button", { name: "Wissen…" }).click();
  const ticked = page.getByRole("region", { name: "Aangevinkt, met alleen hetzelfde nummer" });
  await expect(ticked).toContainText("Anna Bakker");
  await expect(ticked).not.toContainText("Bert Bouwman");
  await expect(page.getByRole("table", { name: "Dit verdwijnt, voorgoed" })).toContainText("Aanvragen1");
  await page.getByRole("textbox").fill("+31600000000");
  await page.getByRole("button", { name: "Wis voorgoed" }).click();
  await expect(page.getByText("Gewist. In het logboek staat dat het gebeurd is, niet van wie.")).toBeVisible();
  expect(storedRequests(product, anna)).toEqual([]);
  expect(storedRequests(product, bert)).toHaveLength(1);
  await page.goto(`${product.url}/admin/log?kind=person`);
  await expect(page.getByRole("listitem").filter({ hasText: "wiste een persoon" }).first()).toContainText(
    "aangevinkt op alleen het nummer: 1",
  );
  await context.close();
});

test("what only has the same number can be ticked on the smallest screen", async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const [one, other] = [someone(), someone()];
  for (const email of [one, other])
    await postOfferRequest(product, offerRequestBody({ email, phone: "06 31 31 31 31" }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/privacy?who=${one}`);
  await comeAlive(page);
  const box = page.getByRole("group", { name: "Alleen hetzelfde nummer" }).getByRole("checkbox");
  await box.check();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Wissen…" }).click();
  await expect(page.getByRole("region", { name: "Aangevinkt, met alleen hetzelfde nummer" })).toContainText(other);
  await comeAlive(page);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole("textbox").fill(one);
  await page.getByRole("button", { name: "Wis voorgoed" }).click();
  await expect(page.getByText("Gewist. In het logboek staat dat het gebeurd is, niet van wie.")).toBeVisible();
  expect([storedRequests(product, one), storedRequests(product, other)]).toEqual([[], []]);
});

test("the owner sees what is deleted by itself, and has it done now", async ({ page, product, expectTrouble }) => {
  await signInBrowser(page.context(), product);
  await postOfferRequest(product, offerRequestBody({ email: "lot@blijft.example" }));
  await page.goto(`${product.url}/admin/privacy/erase?who=lot@blijft.example`);
  await comeAlive(page);
  expectTrouble(/status of 422/);
  await page.getByRole("textbox").fill("kim@blijft.example");
  await page.getByRole("button", { name: "Wis voorgoed" }).click();
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.goto(`${product.url}/admin/privacy?who=${EMAIL}`);
  await expect(page.getByRole("heading", { name: `We hebben niets van ${EMAIL}` })).toBeVisible();
  await comeAlive(page);
  const run = page.getByRole("button", { name: "Nu uitvoeren" });
  await run.click();
  await expect(page.getByRole("status").filter({ hasText: "De ronde is klaar." })).toBeVisible();
  await expect(run).toBeFocused();
  await page.locator("summary", { hasText: "Rondes" }).click();
  const rounds = page.getByRole("table", { name: "Rondes" }).getByRole("row");
  await expect(rounds).toHaveCount(3);
  await expect(rounds.nth(1)).toContainText("op verzoek");
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.goto(`${product.url}/admin/log`);
  await expect(page.getByRole("listitem").filter({ hasText: "liet opruimen" }).first()).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});
