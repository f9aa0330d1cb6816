import type { Locator } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMail } from "../support/mails-to.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import { linkIn, sendQuote } from "../support/sent-quote.ts";
import { comeAlive, someone } from "../support/visitor.ts";

const PHONE = { width: 390, height: 844 };

test("a question leads to a new version in six taps, which the page of the former tells about and leads to", async ({
  page,
  browser,
  product,
  watch,
}) => {
  const email = someone();
  const id = await sendQuote(product, email);
  const link = linkIn(await awaitMail(product, email, /Je offerte van Weef/));
  const plain = await new PlainPage(product).goto(link);
  await plain.fill({ "Je vraag": "Kan het goedkoper?" }).press("Verstuur je vraag");
  await signInBrowser(page.context(), product);
  await page.goto(`/admin/quotes/${id}`);
  await comeAlive(page);
  let taps = 0;
  const tap = (place: Locator) => {
    taps += 1;
    return place.click();
  };
  const question = page.getByRole("article", { name: "Vraag van de klant" });
  await tap(question.getByRole("button", { name: "Nieuwe versie" }));
  await expect(page.getByText("Dit is een nieuwe versie")).toBeVisible();
  await expectNoAxeViolations(page);
  const price = page.getByLabel("Prijs per stuk");
  await tap(price);
  await price.fill("1299");
  await tap(page.getByRole("button", { name: "Bekijken en versturen" }));
  await tap(page.getByRole("button", { name: `Versturen naar ${email}` }));
  await expect(page.getByText("De offerte is verstuurd.")).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Offerte \d{4}-\d{4}-2$/);
  await expectNoAxeViolations(page);

  const versions = page.getByRole("navigation", { name: "Versies" }).getByRole("link");
  await expect(versions).toHaveCount(2);
  await versions.first().click();
  await expect(page.locator("h1 + p")).toHaveText("Vervangen");
  await expect(question).toContainText("De nieuwe versie gold als antwoord.");
  await expect(page.getByRole("button", { name: "Stuur de offerte nog eens" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Nieuwe versie" })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.goto("/admin/quotes?state=replaced");
  await expect(page.getByRole("list", { name: "Vervangen" })).toContainText("R. Smit");

  const mail = await awaitMail(product, email, /Je aangepaste offerte van Weef/);
  expect(mail.text?.replaceAll("\u00a0", " ")).toContain("Webshop: € 1.499 wordt € 1.299");
  const phone = await browser.newContext({ viewport: PHONE, reducedMotion: "reduce" });
  watch(phone);
  const customer = await phone.newPage();
  await customer.goto(link);
  await expect(customer.getByRole("heading", { name: "Er is een nieuwe versie" })).toBeVisible();
  await expect(customer.getByText("wordt € 1.299")).toBeVisible();
  await expect(customer.getByText("Kan het goedkoper?")).toBeVisible();
  await expect(customer.getByRole("button", { name: /^Akkoord/ })).toHaveCount(0);
  await expectNoOverflow(customer);
  await expectNoAxeViolations(customer);
  await customer.getByRole("link", { name: /^Bekijk versie/ }).click();
  await expect(customer).toHaveURL(linkIn(mail));
  await expect(customer.getByRole("button", { name: /^Akkoord/ })).toBeVisible();
  await phone.close();
});
