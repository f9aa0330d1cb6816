import type { Page } from "@playwright/test";
import { answerAll, goOn, storedConfigurations } from "../support/configurations.ts";
import { expect, expectNoAxeViolations, test } from "../support/journey.ts";
import { comeAlive, openPage, someone, takeTime, toast, toastsReady } from "../support/visitor.ts";

const send = (page: Page) => page.getByRole("button", { name: "Verstuur mijn aanvraag" });
const thanks = (page: Page) => page.getByRole("heading", { name: "Je aanvraag is binnen" });

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
