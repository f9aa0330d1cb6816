import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { OWNER, type Product } from "../support/product.ts";
import { SmtpPeer } from "../support/smtp-peer.ts";

async function signIn(page: Page, { url }: Product, password: string = OWNER.password) {
  await page.goto(`${url}/admin`);
  await page.getByLabel("E-mailadres").fill(OWNER.email);
  await page.getByLabel("Wachtwoord").fill(password);
  await page.getByRole("button", { name: "Inloggen" }).click();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Aanvragen" });
const leads = (page: Page) => page.getByRole("list", { name: "Aanvragen, nieuwste eerst" }).locator("> li");

test("the owner signs in, sees the newest request first, and signs out", async ({ page, startProduct }) => {
  const product = await startProduct();
  await signIn(page, product);
  await expect(page.getByText("Nog geen aanvragen")).toBeVisible();
  await expectNoAxeViolations(page);

  await postOfferRequest(product, offerRequestBody({ name: "Eerste Bezoeker", phone: "06 12 34 56 78" }));
  const message = `Regel een\nRegel twee <b>niet vet</b> & "aanhaling"`;
  await postOfferRequest(product, offerRequestBody({ name: "Zoë 'Tweede' Bezoeker", message, source: "" }));
  await page.reload();
  await expect(leads(page)).toHaveCount(2);
  const newest = leads(page).first();
  await expect(newest).toContainText("Zoë 'Tweede' Bezoeker");
  await expect(newest).toContainText('Regel twee <b>niet vet</b> & "aanhaling"');
  await expect(newest).toContainText("Webshop");
  await expect(newest).toContainText("Via Website");
  await expect(newest.getByText(/^(ma|di|wo|do|vr|za|zo) \d+ [a-z]{3} \d{4}, \d\d:\d\d$/).first()).toBeVisible();
  await expect(newest.getByRole("list", { name: "E-mails" })).toContainText("Bevestiging aan klant");
  const first = leads(page).last();
  const whatsapp = first.getByRole("link", { name: /WhatsApp/ }).locator("visible=true");
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/31612345678/);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect(page).toHaveURL(/\/admin\/sign-in/);
  await page.goBack();
  await page.goto(`${product.url}/admin`);
  await expect(heading(page)).toHaveCount(0);
});

test("a wrong password and an unknown e-mail get the same answer, and the e-mail stays", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 401/);
  await signIn(page, product, "een verkeerd wachtwoord");
  const refusal = page.getByText("Dit e-mailadres en wachtwoord horen niet bij elkaar.");
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel("E-mailadres")).toHaveValue(OWNER.email);
  await expectNoAxeViolations(page);
  await page.getByLabel("E-mailadres").fill("niemand@example.nl");
  await page.getByLabel("Wachtwoord").fill("een verkeerd wachtwoord");
  await page.getByRole("button", { name: "Inloggen" }).click();
  await expect(page.getByLabel("E-mailadres")).toHaveValue("niemand@example.nl");
  await expect(refusal).toBeVisible();
});

test("the owner pages back to older requests and forth again", async ({ page, startProduct }) => {
  const product = await startProduct();
  for (let index = 1; index <= 60; index++) {
    await postOfferRequest(product, offerRequestBody({ name: `Bezoeker ${index}` }));
  }
  await signIn(page, product);
  await expect(leads(page).first()).toContainText("Bezoeker 60");
  const seen = [...(await leads(page).getByRole("heading").allTextContents())];
  for (;;) {
    const older = page.getByRole("link", { name: "Oudere aanvragen" });
    if ((await older.count()) === 0) break;
    await older.click();
    await expect(leads(page).first()).not.toContainText(seen.at(-1) ?? "");
    await expect(page.getByText("Oudere aanvragen, van nieuw naar oud.")).toBeVisible();
    await expect(leads(page).first().getByRole("heading")).toHaveText(`Bezoeker ${60 - seen.length}`);
    seen.push(...(await leads(page).getByRole("heading").allTextContents()));
  }
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `Bezoeker ${60 - index}`));
  await page.getByRole("link", { name: "Terug naar de nieuwste" }).click();
  await expect(leads(page).first()).toContainText("Bezoeker 60");
});

test("a mail that could not go out shows why, and goes out when the owner sends it again", async ({
  page,
  startProduct,
}) => {
  const peer = await SmtpPeer.start();
  peer.refuse("recipient", "451 4.3.0 Try again later");
  const product = await startProduct({ SMTP_URL: peer.url() });
  const body = offerRequestBody({ name: "Wachtende Bezoeker" });
  expect(await (await postOfferRequest(product, body)).json()).toMatchObject({ confirmation: "delayed" });

  await signIn(page, product);
  const confirmation = leads(page)
    .getByRole("list", { name: "E-mails" })
    .getByRole("listitem")
    .filter({ hasText: "Bevestiging" });
  await expect(confirmation).toContainText("Wacht, volgende poging");
  await expect(confirmation).toContainText("451");
  await expectNoAxeViolations(page);

  peer.behave();
  await confirmation.getByRole("button", { name: "Opnieuw versturen" }).click();
  await expect(page.getByText("De e-mail is verzonden.")).toBeVisible();
  await expect(confirmation).toContainText("Verzonden");
  expect(peer.received.flatMap((mail) => mail.envelope.to)).toContain(body.email);
  await expectNoAxeViolations(page);
  await peer.goDown();
});

test("the first owner opens the link in the log, chooses a password, and the link is used up", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/);
  const product = await startProduct({ ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
  const link = product.log.join("\n").match(/http:\/\/localhost:\d+\/admin\/setup\/[\w-]+/)?.[0] ?? "";
  await page.goto(link);
  await page.getByLabel("E-mailadres").fill("nieuw@example.nl");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("een heel lang wachtwoord");
  await page.getByLabel("Wachtwoord, nog een keer").fill("een heel lang wachtwoord");
  await page.getByRole("button", { name: "Toegang aanmaken" }).click();
  await expect(heading(page)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("Deze link werkt niet meer")).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the owner signs in and out, and finds the same list in English", async ({ page, startProduct }) => {
    const product = await startProduct();
    await postOfferRequest(product, offerRequestBody({ name: "Eerste Bezoeker" }));
    await signIn(page, product);
    await expect(leads(page)).toContainText("Eerste Bezoeker");
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Requests" })).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/admin\/sign-in/);
  });
});
