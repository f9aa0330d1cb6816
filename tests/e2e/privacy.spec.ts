import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { storedRequests } from "../support/stored-requests.ts";
import { comeAlive } from "../support/visitor.ts";

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

  await page.getByRole("link", { name: "Wissen…" }).click();
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
  await expect(page.getByRole("listitem").filter({ hasText: "wiste een persoon" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "haalde alle gegevens van een persoon op" })).toBeVisible();
  await expect(page.getByText(EMAIL)).toHaveCount(0);
  await context.close();
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
  await expect(page.getByRole("listitem").filter({ hasText: "liet opruimen" })).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});
