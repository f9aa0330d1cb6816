import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { ownMenu, signInBrowser } from "../support/owner-session.ts";
import { brokenWords } from "../support/page-layout.ts";
import { PlainPage } from "../support/plain-page.ts";
import { OWNER, type Product } from "../support/product.ts";
import { SmtpPeer } from "../support/smtp-peer.ts";
import { comeAlive } from "../support/visitor.ts";

async function signIn(page: Page, { url }: Product, password: string = OWNER.password) {
  await page.goto(`${url}/admin`);
  await page.getByLabel("E-mailadres").fill(OWNER.email);
  await page.getByLabel("Wachtwoord").fill(password);
  await page.getByRole("button", { name: "Inloggen" }).click();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Aanvragen" });
/** Those on the page of a lead, also while their row is closed. */
const mails = (page: Page) =>
  page.getByRole("list", { name: "E-mails", includeHidden: true }).getByRole("listitem", { includeHidden: true });
const leads = (page: Page) => page.getByRole("list", { name: "Aanvragen, nieuwste eerst" }).locator("> li");

test("the owner signs in, at the second try, sees the newest request first, and signs out", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  const product = await startProduct();
  // A wrong password and an unknown e-mail address get the same answer, and the address stays.
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
  await page.getByLabel("E-mailadres").fill(OWNER.email);
  await page.getByLabel("Wachtwoord").fill(OWNER.password);
  await page.getByRole("button", { name: "Inloggen" }).click();
  await expect(page.getByText("Nog geen aanvragen")).toBeVisible();
  await expectNoAxeViolations(page);

  await postOfferRequest(product, offerRequestBody({ name: "Eerste Bezoeker", phone: "06 12 34 56 78" }));
  const message = `Regel een\nRegel twee <b>niet vet</b> & "aanhaling"`;
  await postOfferRequest(product, offerRequestBody({ name: "Zoë 'Tweede' <img src=x> Bezoeker", message, source: "" }));
  await page.reload();
  await comeAlive(page);
  await expect(leads(page)).toHaveCount(2);
  const newest = leads(page).first();
  await expect(newest.getByRole("heading")).toHaveText("Zoë 'Tweede' <img src=x> Bezoeker");
  await expect(newest).toContainText('Regel twee <b>niet vet</b> & "aanhaling"');
  await expect(newest).toContainText("Webshop");
  await expect(newest).toContainText("Via Website");
  await expect(newest.getByText(/^(ma|di|wo|do|vr|za|zo) \d+ [a-z]{3} \d{4}, \d?\d:\d\d$/).first()).toBeVisible();
  const first = leads(page).last();
  const whatsapp = first.getByRole("link", { name: /WhatsApp/ }).locator("visible=true");
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/31612345678/);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await newest.getByRole("link", { name: /Zoë/ }).first().click();
  await expect(mails(page)).toContainText(["Bevestiging aan klant", "Melding aan jou"]);
  // The focus is where it is after a page load: a screen reader announces it, and Tab goes on from there.
  await expect(page.getByRole("main")).toBeFocused();
  await expect(mails(page).first()).toBeHidden();
  await page.locator("summary", { hasText: "Automatische mails" }).click();
  await expect(mails(page).first()).toBeVisible();

  await (await ownMenu(page)).getByRole("button", { name: "Uitloggen" }).click();
  await expect(page).toHaveURL(/\/admin\/sign-in/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/sign-in\?next=/);
  await page.goto(`${product.url}/admin`);
  await expect(page).toHaveURL(/\/admin\/sign-in/);
  await expect(heading(page)).toHaveCount(0);
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
  const confirmation = mails(page).filter({ hasText: "Bevestiging" });
  const notice = mails(page).filter({ hasText: "Melding" });
  await expect(confirmation).toContainText("Wacht, volgende poging");
  await comeAlive(page);
  await expect(confirmation).toContainText("De mailserver kan de e-mail nu niet aannemen.");
  await expect(confirmation.getByText("451 4.3.0")).toBeHidden();
  await confirmation.getByText("Technisch").click();
  await expect(confirmation.getByText("451 4.3.0 Try again later")).toBeVisible();
  await expectNoAxeViolations(page);

  peer.behave();
  await confirmation.getByRole("button", { name: "Nu versturen" }).click();
  await expect(page.getByText("De e-mail is verzonden.")).toBeFocused();
  // The list shows what is stuck; the page of the lead shows every mail.
  await expect(confirmation).toHaveCount(0);
  await leads(page).getByRole("link", { name: "Wachtende Bezoeker", exact: true }).click();
  await expect(confirmation).toContainText("Verzonden");
  // One mail that gets through shows that the others will too.
  await peer.receives(2);
  await expect(async () => {
    await page.reload();
    await expect(notice).toContainText("Verzonden", { timeout: 1_000 });
  }).toPass();
  expect(peer.received.flatMap((mail) => mail.envelope.to)).toContain(body.email);
  await peer.goDown();
});

const toSuspects = (page: Page) => page.getByRole("link", { name: /^Verdacht \(\d+\)$/ });
const notSpam = (page: Page, name: string) =>
  leads(page).filter({ hasText: name }).getByRole("button", { name: "Geen spam" });
const postSuspect = (product: Product, name: string) =>
  postOfferRequest(product, offerRequestBody({ name, leave_empty: "https://smit.example" }));

test("the owner finds a request that was taken for spam, and makes a lead of it once, and pages through many in either language", async ({
  page,
  context,
  startProduct,
}) => {
  const product = await startProduct();
  await postOfferRequest(product, offerRequestBody({ name: "Gewone Bezoeker" }));
  await signIn(page, product);
  await expect(leads(page)).toHaveCount(1);
  await expect(toSuspects(page)).toHaveCount(0);
  await postSuspect(product, "Eerste Verdachte");
  await postSuspect(product, "Tweede Verdachte");
  await page.reload();
  await comeAlive(page);
  await expect(leads(page)).toHaveCount(1);
  await expect(toSuspects(page)).toHaveText("Verdacht (2)");
  await toSuspects(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verdachte aanvragen");
  await expect(leads(page).getByRole("heading")).toHaveText(["Tweede Verdachte", "Eerste Verdachte"]);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  const otherTab = await context.newPage();
  const suspects = page.url();
  await otherTab.goto(suspects);

  await notSpam(page, "Eerste Verdachte").click();
  await expect(page.getByText("De aanvraag staat nu bij je aanvragen.")).toBeFocused();
  await expect(leads(page).getByRole("heading")).toHaveText(["Tweede Verdachte"]);
  await expectNoOverflow(page);
  await expect(leads(otherTab).getByRole("heading")).toHaveText(["Tweede Verdachte"]);

  await notSpam(page, "Tweede Verdachte").click();
  await expect(page.getByText("Niets verdachts")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Naar de aanvragen" }).first().click();
  await expect(leads(page)).toHaveCount(3);
  await expect(toSuspects(page)).toHaveCount(0);
  await leads(page).getByRole("link", { name: "Eerste Verdachte", exact: true }).click();
  await expect(mails(page)).toContainText(["Bevestiging aan klant", "Melding aan jou"]);

  for (let index = 1; index <= 26; index++) await postSuspect(product, `Verdachte ${index}`);
  await page.goto(suspects);
  await page.getByRole("link", { name: "Oudere aanvragen" }).click();
  await expect(leads(page).getByRole("heading")).toHaveText(["Verdachte 1"]);
  await (await ownMenu(page)).getByRole("button", { name: "English" }).click();
  await expect(page.getByText("Older suspect requests, from new to old.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Verdachte 1"]);
  await page.getByRole("link", { name: "Back to the newest" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(25);
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
  await comeAlive(page);
  expectTrouble(/status of 422/);
  await page.getByLabel("E-mailadres").fill("nieuw@example.nl");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("kort");
  await page.getByLabel("Wachtwoord, nog een keer").fill("kort");
  await page.getByRole("button", { name: "Toegang aanmaken" }).click();
  await expect(page.getByLabel("Wachtwoord", { exact: true })).toBeFocused();
  await page.getByLabel("Wachtwoord", { exact: true }).fill("een heel lang wachtwoord");
  await page.getByLabel("Wachtwoord, nog een keer").fill("een heel lang wachtwoord");
  await page.getByRole("button", { name: "Toegang aanmaken" }).click();
  await expect(heading(page)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("Deze link werkt niet meer")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("without JavaScript, the owner signs in, makes a lead of a request that was taken for spam, finds it in English, and signs out", async ({
  product,
}) => {
  await postSuspect(product, "Verdachte Bezoeker");
  const page = await new PlainPage(product).goto("/admin");
  await page.fill({ "E-mailadres": OWNER.email, Wachtwoord: OWNER.password }).press("Inloggen");
  await page.follow("Verdacht (");
  await page.press("Geen spam: Verdachte Bezoeker");
  expect(page.text("main")).toContain("De aanvraag staat nu bij je aanvragen.");
  await page.follow("Naar de aanvragen");
  expect(page.text("[data-entry] h2")).toMatch(/^Verdachte Bezoeker/);
  await page.press("English", "body");
  expect(page.heading()).toBe("Requests");
  expect(page.text("[data-entry] h2")).toMatch(/^Verdachte Bezoeker/);
  await page.press("Sign out", "body");
  expect(page.address).toMatch(/^\/admin\/sign-in/);
});

test("the bar and the bottom menu fit a narrow window, also with its text at twice the size", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/tools`);
  for (const language of ["en", "nl"]) {
    await (await ownMenu(page)).getByRole("button", { name: language === "en" ? "English" : "Nederlands" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const names = page.locator(".desk-menu a > span:first-of-type").filter({ visible: true });
    await expect(names).toHaveCount(4);
    const heights = await names.evaluateAll((all) => all.map((name) => name.clientHeight));
    expect(new Set(heights).size).toBe(1);
  }

  await page.setViewportSize({ width: 640, height: 844 });
  const names = page
    .getByRole("navigation", { name: "Onderdelen" })
    .locator("a > span:first-of-type")
    .filter({ visible: true });
  await expect(names).not.toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const own = await ownMenu(page);
  const right = await own
    .getByRole("button", { name: "Uitloggen" })
    .evaluate((one) => one.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(640);
  const sides = await names.evaluateAll((all) =>
    all.map((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return words.getBoundingClientRect();
    }),
  );
  const gaps = sides.slice(1).map(({ left }, index) => left - (sides[index]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await names.evaluateAll(brokenWords)).toEqual([]);
});
