import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { openFacts } from "../support/lead-page.ts";
import { awaitMails } from "../support/mails-to.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import { comeAlive, someone } from "../support/visitor.ts";

test("the owner changes a plan, follows a lead up by it, and takes a mail back before it goes @desktop", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/);
  const product = await startProduct();
  const email = someone();
  await postOfferRequest(product, offerRequestBody({ name: "Hilde Volg", email, phone: "0612345678" }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/plans`);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: /Wijzig.*Niet bereikt/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Niet bereikt");
  await comeAlive(page);
  await expectNoAxeViolations(page);
  const subject = page.locator("[name=step_0_subject_nl]");
  await subject.fill("Ben je er, {naam}?");
  await page.getByRole("button", { name: "Bewaar plan" }).click();
  await expect(page.getByText("Dit kennen we niet: {naam}.")).toBeVisible();
  await subject.fill("Ben je er, {name}?");
  await page.getByRole("button", { name: "Bewaar plan" }).click();
  await expect(page.getByText("Bewaard. Wie al opgevolgd wordt")).toBeVisible();

  await page.goto(`${product.url}/admin?q=${email}`);
  await page.getByRole("main").getByRole("link", { name: "Hilde Volg", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hilde Volg");
  const card = page.locator("details", { has: page.getByText("Opvolgen", { exact: true }) });
  await card.locator("summary").first().click();
  await expect(card.getByText("‘Offerte opvolgen’ kan zodra er een offerte openstaat.")).toBeVisible();
  await card.getByRole("button", { name: "Start: Niet bereikt" }).click();
  await expect(card.getByText("Ben je er, Hilde Volg?").first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await openFacts(page);
  await expectNoOverflow(page);
  await card.getByRole("button", { name: /Verstuur.*Ben je er, Hilde Volg/ }).click();
  await expect(page.getByText("De mail gaat over een minuut weg.")).toBeVisible();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("De stap staat weer open.")).toBeVisible();
  // An activity of the same person ends the plan.
  await postOfferRequest(product, offerRequestBody({ name: "Hilde Volg", email }));
  await page.reload();
  await openFacts(page);
  await expect(card.getByText("gestopt, omdat er een nieuwe aanvraag kwam")).toBeVisible();
  expect((await awaitMails(product, email, 2)).map(({ subject: of }) => of)).not.toContain("Ben je er, Hilde Volg?");
});

test("without scripts, a plan is made and followed", async ({ product }) => {
  const email = someone();
  await postOfferRequest(product, offerRequestBody({ name: "Ivo Volg", email, phone: "0612345678" }));
  const page = await (await PlainPage.ofOwner(product)).goto("/admin/plans/new");
  page.fill({ Naam: "Nabellen", step_0_kind: "call", step_0_day: "0" });
  await page.fill({ step_0_subject_nl: "Bel {name}", step_0_subject_en: "Call {name}" }).press("Bewaar plan");
  expect(page.text("main h2")).toContain("Nabellen");
  await page.goto(`/admin?q=${email}`);
  await page.follow("Ivo Volg");
  await page.press("Start: Nabellen");
  expect(page.text("main")).toContain("Bel Ivo Volg");
  await page.press("Stop");
  expect(page.text("main")).toContain("Opvolgplan ‘Nabellen’ gestopt");
});
