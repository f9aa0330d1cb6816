import type { Page } from "@playwright/test";
import { answerAll, goOn, storedConfigurations } from "../support/configurations.ts";
import { expect, expectNoAxeViolations, test } from "../support/journey.ts";
import { mailsTo } from "../support/mails-to.ts";
import type { Product } from "../support/product.ts";
import { comeAlive, openPage, someone, takeTime, toast, toastsReady } from "../support/visitor.ts";

const send = (page: Page) => page.getByRole("button", { name: "Verstuur mijn aanvraag" });
const thanks = (page: Page) => page.getByRole("heading", { name: "Je aanvraag is binnen" });

/** Has the answers so far mailed. Gives the address of the link. */
async function mailAnswers(page: Page, product: Product): Promise<string> {
  const email = someone();
  await page.getByText("Nu geen tijd?").click();
  await page.getByLabel("E-mailadres").fill(email);
  await takeTime(page);
  await page.getByRole("button", { name: "Mail mijn keuzes" }).click();
  await expect(page.getByText("De link is onderweg naar je mailbox.")).toBeVisible();
  const [mail] = await mailsTo(product, email);
  return /http\S+concept=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
}

test("what waits for a connection can be corrected, and is not sent until then", async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const email = someone();
  await openPage(page, "/configurator");
  await answerAll(page, email);
  await takeTime(page);
  await toastsReady(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(toast(page, "Geen verbinding")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Toch nog aanpassen" }).click();
  await expect(toast(page, "Geen verbinding")).toHaveCount(0);
  await expect(send(page)).toBeFocused();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Vorige" }).click();
  await page.getByLabel("Naam *").fill("R. Smid");
  await page.reload();
  await comeAlive(page);
  await expect(page.getByLabel("Naam *")).toHaveValue("R. Smid");
  expect(storedConfigurations(product, email)).toEqual([]);
  await goOn(page, "Klopt het zo?");
  await takeTime(page);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(storedConfigurations(product, email)).toMatchObject([{ name: "R. Smid", status: "new" }]);
});

test("the link of a draft by mail takes the place of nothing that no mail has", async ({ page, context, product }) => {
  await openPage(page, "/configurator");
  await page.getByRole("radio", { name: /^Webshop/ }).check();
  const address = await mailAnswers(page, product);
  await goOn(page, "Wat moeten wij doen?");
  await page.getByRole("checkbox", { name: /^Hosting/ }).check();
  await goOn(page, "Wanneer moet het klaar zijn?");
  const other = await context.newPage();
  await openPage(other, "/configurator?stap=2");
  await page.goto(address);
  await expect(page.getByText("Je gaat verder met wat je in deze browser invulde")).toBeVisible();
  await expect(page).toHaveURL("/configurator?stap=3");
  await page.getByRole("button", { name: "Vorige" }).click();
  await expect(page.getByRole("checkbox", { name: /^Hosting/ })).toBeChecked();
  await expect(other.getByRole("checkbox", { name: /^Hosting/ })).toBeChecked();
  await page.goto(address);
  await page.getByRole("button", { name: "Begin opnieuw" }).click();
  for (const _ of ["first", "second"]) {
    await page.goto(address);
    await expect(page.getByText("Je gaat verder waar je gebleven was.")).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Webshop/ })).toBeChecked();
    await goOn(page, "Wat moeten wij doen?");
    await expect(page.getByRole("checkbox", { name: /^Hosting/ })).not.toBeChecked();
  }
});

test("the link of a draft without answers leads to what this browser has", async ({ page, product }) => {
  await openPage(page, "/configurator");
  const address = await mailAnswers(page, product);
  await page.getByRole("radio", { name: /^Webshop/ }).check();
  await page.goto(address);
  await expect(page.getByText("Je gaat verder waar je gebleven was.")).toBeVisible();
  await expect(page).toHaveURL("/configurator");
  await expect(page.getByRole("radio", { name: /^Webshop/ })).toBeChecked();
});

test("a configuration that is begun while another is sent stays, and is what the next one goes on with", async ({
  page,
  context,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/configurator-requests", async (route) => {
    await released;
    await route.continue();
  });
  await openPage(page, "/configurator");
  await answerAll(page, someone());
  await takeTime(page);
  await send(page).click();
  await expect(page.getByRole("button", { name: "Bezig met verzenden..." })).toBeDisabled();
  const other = await context.newPage();
  await openPage(other, "/configurator");
  await other.getByRole("button", { name: "Begin opnieuw" }).click();
  await other.getByRole("radio", { name: /^Landingspagina/ }).check();
  release();
  await expect(thanks(page)).toBeVisible();
  await other.reload();
  await expect(other.getByRole("radio", { name: /^Landingspagina/ })).toBeChecked();
  await page.getByRole("button", { name: "Nieuwe configuratie" }).click();
  await expect(page.getByText("Je gaat verder waar je gebleven was.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Landingspagina/ })).toBeChecked();
  await page.getByRole("button", { name: "Begin opnieuw" }).click();
  await expect(page.getByRole("radio", { name: /^Landingspagina/ })).not.toBeChecked();
});
