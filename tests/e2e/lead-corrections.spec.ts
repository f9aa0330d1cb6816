import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { openRow } from "../support/lead-page.ts";
import { awaitMails } from "../support/mails-to.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { comeAlive, someone } from "../support/visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a wrong address is corrected, in all requests of the person, and gets the confirmation after all", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/);
  const [wrong, right] = [someone(), someone()];
  for (const name of ["Jan Eerst", "Jan Later"]) {
    await postOfferRequest(product, offerRequestBody({ name, email: wrong, phone: "0612345678" }));
  }
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=${wrong}`);
  await page.getByRole("main").getByRole("link", { name: "Jan Later", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jan Later");
  await comeAlive(page);
  await page.getByRole("button", { name: "Toon de gegevens" }).tap();
  const details = await openRow(page, "correct");
  const address = details.getByRole("textbox", { name: "E-mailadres" });
  await expect(details.getByRole("textbox", { name: "Telefoonnummer" })).toHaveValue("0612345678");
  await address.fill("jan@smit");
  await address.press("Enter");
  await expect(details.getByText("Vul een volledig e-mailadres in")).toBeVisible();
  await expect(address).toHaveValue("jan@smit");
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await address.fill(right);
  await details.getByLabel("Ook bij de andere aanvragen van deze persoon").check();
  await address.press("Enter");
  await expect(details.getByRole("status")).toHaveText("Bewaard");
  await expect(page.getByText("Gegevens verbeterd")).toHaveCount(2);
  await page.locator("summary").filter({ hasText: "Automatische mails" }).tap();
  await page.getByRole("button", { name: "Stuur de bevestiging opnieuw" }).tap();
  await awaitMails(product, right, 1);
  await page.goto(`${product.url}/admin?q=${right}`);
  await expect(page.getByRole("main").getByRole("link", { name: "Jan Eerst", exact: true })).toBeVisible();
  await page.goto(`${product.url}/admin/log`);
  await expect(page.getByText(`adres was ${wrong}`).first()).toBeVisible();
});
