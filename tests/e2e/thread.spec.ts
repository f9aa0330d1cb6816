import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMails } from "../support/mails-to.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { comeAlive, someone } from "../support/visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a request is answered with two moments, of which the visitor books one from the mail", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/);
  const email = someone();
  await postOfferRequest(product, offerRequestBody({ name: "Jan de Boer", email }));
  await awaitMails(product, email, 1);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=${email}`);
  await page.getByRole("main").getByRole("link", { name: "Jan de Boer", exact: true }).click();
  const composer = page.getByRole("region", { name: "Mail aan Jan de Boer" });
  await expect(composer).toBeVisible();
  await comeAlive(page);
  const text = composer.getByRole("textbox", { name: "Bericht" });
  await expect(text).toHaveValue(/^Hallo Jan,/);
  await composer.getByRole("button", { name: "Ik bel je" }).tap();
  await composer.getByRole("button", { name: "Verstuur" }).tap();
  await expect(composer.getByText("Vul {dag} nog in.")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await text.fill("Hallo Jan,\n\n**Leuk plan.**");
  await composer.getByRole("button", { name: "Twee vrije momenten" }).tap();
  await composer.getByRole("button", { name: "Verstuur" }).tap();
  await composer.getByRole("button", { name: "Haal terug" }).tap();
  await expect(composer.getByText("Teruggehaald")).toBeVisible();
  await expect(text).toHaveValue(/Leuk plan/);
  await composer.getByRole("button", { name: "Verstuur" }).tap();
  await expect(composer.getByText("gaat over tien seconden weg")).toBeVisible();
  await expect(text).toHaveValue("Hallo Jan,\n\n");
  await expect(page.getByText(/^Verstuurd \d+:\d\d$/)).toBeVisible({ timeout: 20_000 });
  const [, answer] = await awaitMails(product, email, 2);
  await expect(page.getByText(/^Beantwoord na/).first()).toBeVisible();
  const [link = ""] = /https?:\/\/\S+\/afspraak\?\S+/.exec(answer?.text ?? "") ?? [];
  await page.context().clearCookies();
  await page.goto(link.replace(/[)>]+$/, "").replace(/^https?:\/\/[^/]+/, product.url));
  const form = page.locator("#afspraak");
  await expect(form.getByLabel("E-mail")).toHaveValue(email);
  await form.getByRole("button", { name: "Afspraak aanvragen" }).tap();
  await awaitMails(product, email, 3);
});
