import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMails } from "../support/mails-to.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import type { Product } from "../support/product.ts";
import { comeAlive, someone } from "../support/visitor.ts";

const submit = (page: Page) => page.getByRole("button", { name: "Zet in de agenda" }).last();

async function openForm(page: Page, product: Product, name: string, email: string): Promise<void> {
  await postOfferRequest(product, offerRequestBody({ name, email, phone: "0612345678" }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=${email}`);
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("link", { name: "Afspraak maken" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Afspraak maken");
}

test("the desk makes an appointment for a lead at a free moment, and its visitor moves it by the mailed link @desktop", async ({
  page,
  product,
}) => {
  const email = someone();
  await openForm(page, product, "Femke Belt", email);
  await comeAlive(page);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.getByText("Ander moment", { exact: true }).click();
  await expectNoOverflow(page);
  await page.getByText("Vrij moment", { exact: true }).click();
  await page.locator("input[name=date]").nth(1).check();
  await page.locator("input[name=time]").first().check();
  await page.getByLabel("Waar gaat het over?").fill("Een webshop");
  await submit(page).click();
  await expect(page.getByText("De klant krijgt de uitnodiging per mail.")).toBeVisible();
  await expect(page.getByText(/^Afspraak gemaakt voor/)).toBeVisible();
  await expect(page.getByText("Contact gehad").first()).toBeVisible();
  const mails = await awaitMails(product, email, 2);
  const link = mails.map(({ text }) => /https?:\S+\/afspraak\/beheer\/\S+/.exec(text ?? "")?.[0]).find(Boolean);
  await page.goto(new URL(link ?? "").pathname);
  await expect(page.getByText("Een webshop").first()).toBeVisible();
  await page.goto(`${product.url}/admin/appointments?list=upcoming`);
  await page.getByRole("link", { name: "Femke Belt", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Femke Belt");
});

test("without scripts, an evening is booked on purpose, without a mail", async ({ product }) => {
  const email = someone();
  await postOfferRequest(product, offerRequestBody({ name: "Gerrit Avond", email, phone: "0612345678" }));
  const page = await (await PlainPage.ofOwner(product)).goto(`/admin?q=${email}`);
  await page.follow("Gerrit Avond");
  await page.follow("Afspraak maken");
  await page.check("Op kantoor").check("Ander moment").press("Zet in de agenda");
  expect(page.text("main")).toContain("Vul een dag in.");
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.fill({ Datum: day, Tijd: "21:30" }).uncheck("Mail de bevestiging").press("Zet in de agenda");
  expect(page.text("main")).toContain("is buiten de openingstijden.");
  expect(page.value("Datum")).toBe(day);
  await page.check("Ja, zo bedoel ik het").press("Zet in de agenda");
  expect(page.text("main")).toContain("De klant krijgt geen mail.");
  await page.goto("/admin/appointments?list=upcoming");
  expect(page.text("article")).toMatch(/Gerrit Avond.*21:30|21:30.*Gerrit Avond/);
});
