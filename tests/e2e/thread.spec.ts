import type { Locator, Page } from "@playwright/test";
import { addColleague } from "../support/colleagues.ts";
import { Dovecot, isDovecotInstalled } from "../support/dovecot.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMail, awaitMails } from "../support/mails-to.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import type { Product } from "../support/product.ts";
import { writeInto } from "../support/rich-text.ts";
import { comeAlive, someone } from "../support/visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The page of a new lead with this address. */
async function openLead(page: Page, product: Product, email: string): Promise<Locator> {
  await postOfferRequest(product, offerRequestBody({ name: "Jan de Boer", email }));
  await awaitMails(product, email, 1);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=${email}`);
  await page.getByRole("main").getByRole("link", { name: "Jan de Boer", exact: true }).click();
  const composer = page.getByRole("region", { name: "Mail aan Jan de Boer" });
  await expect(composer).toBeVisible();
  return composer;
}

/** The address of the first moment that a mail offers. */
function momentIn({ url }: Product, text = ""): string {
  const [link = ""] = /https?:\/\/\S+\/afspraak\?\S+/.exec(text) ?? [];
  return link.replace(/[)>]+$/, "").replace(/^https?:\/\/[^/]+/, url);
}

test("a request is answered with two moments, of which the visitor books one from the mail", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/);
  const email = someone();
  const composer = await openLead(page, product, email);
  await comeAlive(page);
  const text = composer.getByRole("textbox", { name: "Bericht" });
  await expect(text).toHaveValue(/^Hallo Jan,/);
  await text.tap();
  await composer.getByRole("button", { name: "Eén vraag" }).tap();
  await composer.getByRole("button", { name: "Verstuur" }).tap();
  await expect(composer.getByText("Vul {vraag} nog in.")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await writeInto(text, "Hallo Jan,\n\n**Leuk plan.**");
  await composer.getByRole("button", { name: "Twee vrije momenten" }).tap();
  await composer.getByRole("button", { name: "Verstuur" }).tap();
  await composer.getByRole("button", { name: "Haal terug" }).tap();
  await expect(composer.getByText("Teruggehaald")).toBeVisible();
  await expect(text).toContainText("Leuk plan");
  await text.tap();
  await composer.getByRole("button", { name: "Verstuur" }).tap();
  await expect(composer.getByText("gaat over tien seconden weg")).toBeVisible();
  await expect(composer.locator("textarea[name=text]")).toHaveValue("Hallo Jan,\n\n");
  await expect(text).toHaveText("Hallo Jan,");
  await expect(composer.getByText("Je mail is verstuurd.")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Verstuurd \d+:\d\d$/)).toBeVisible();
  const [, answer] = await awaitMails(product, email, 2);
  await expect(page.getByText(/^Beantwoord na/).first()).toBeVisible();
  await page.context().clearCookies();
  await page.goto(momentIn(product, answer?.text));
  const form = page.locator("#afspraak");
  await expect(form.getByLabel("E-mail")).toHaveValue(email);
  await form.getByRole("button", { name: "Leg deze tijd vast" }).tap();
  await awaitMails(product, email, 3);
});

test("a colleague sees who is writing, for as long as they are", async ({ browser, page, product }) => {
  const email = someone();
  const composer = await openLead(page, product, email);
  await comeAlive(page);
  const { Cookie } = await addColleague(product, { email: someone(), role: "staff" });
  const context = await browser.newContext({ locale: "nl-NL", extraHTTPHeaders: { Cookie } });
  const other = await context.newPage();
  await other.goto(page.url());
  await comeAlive(other);
  await expect(composer.getByText("Cas schrijft ook.")).toBeHidden();
  await other.getByRole("textbox", { name: "Bericht" }).pressSequentially("Dag");
  await expect(composer.getByText("Cas schrijft ook.")).toBeVisible();
  await expect(other.getByText("schrijft ook.")).toBeHidden();
  await page.reload();
  await expect(composer.getByText("Cas schrijft ook.")).toBeVisible();
  await context.close();
});

test("of two who answer at once, one is told for as long as it matters", async ({ browser, page, product }) => {
  const composer = await openLead(page, product, someone());
  await comeAlive(page);
  const { Cookie } = await addColleague(product, { email: someone(), role: "staff" });
  const context = await browser.newContext({ locale: "nl-NL", extraHTTPHeaders: { Cookie } });
  const other = await context.newPage();
  await other.goto(page.url());
  await comeAlive(other);
  await writeInto(other.getByRole("textbox", { name: "Bericht" }), "Dag Jan, ik mail je.");
  await writeInto(composer.getByRole("textbox", { name: "Bericht" }), "Dag Jan, ik bel je.");
  await composer.getByRole("button", { name: "Verstuur" }).tap();
  await expect(composer.getByText("gaat over tien seconden weg")).toBeVisible();
  // The other page follows, and keeps what is being written.
  await expect(other.getByText("Dag Jan, ik bel je.")).toBeVisible();
  await other.getByRole("button", { name: "Verstuur" }).click();
  // The page is refreshed until the colleague's mail is out.
  await expect(other.getByText(/^Verstuurd \d+:\d\d$/)).toBeVisible({ timeout: 20_000 });
  await expect(other.getByText("Er is niets verstuurd.")).toBeVisible();
  await expect(other.getByRole("textbox", { name: "Bericht" })).toHaveText("Dag Jan, ik mail je.");
  await other.getByRole("button", { name: "Verstuur" }).click();
  await expect(other.getByText("gaat over tien seconden weg")).toBeVisible();
  await expect(other.getByText("Er is niets verstuurd.")).toBeHidden();
  await context.close();
});

test("an answer by mail, and one from another mail program, are counted", async ({ page, startProduct }) => {
  test.skip(!isDovecotInstalled(), "Dovecot is not installed");
  const dovecot = await Dovecot.start();
  try {
    const product = await startProduct({ IMAP_URL: dovecot.url(), IMAP_POLL_SECONDS: "10" });
    const email = someone();
    const composer = await openLead(page, product, email);
    await comeAlive(page);
    await composer.getByRole("textbox", { name: "Bericht" }).tap();
    await composer.getByRole("textbox", { name: "Onderwerp" }).fill("Een plan");
    await composer.getByRole("button", { name: "Twee vrije momenten" }).tap();
    await composer.getByRole("button", { name: "Verstuur" }).tap();
    const { messageId, text } = await awaitMail(product, email, /^Een plan$/);
    const lead = page.url();
    await page.goto(momentIn(product, text));
    await page.locator("#afspraak").getByRole("button", { name: "Leg deze tijd vast" }).tap();
    await awaitMail(product, email, /afspraak/i);
    await page.goto(`${product.url}/admin/mailbox`);
    await expect(page.getByText(/wordt gelezen/)).toBeVisible();
    const between = (from: string, to: string, id: string, answers: string, words: string) =>
      [
        `From: ${from}`,
        `To: ${to}`,
        `Date: ${new Date().toUTCString()}`,
        "Subject: Re: Een plan",
        `Message-ID: <${id}.${email}>`,
        `In-Reply-To: ${answers}`,
        `References: ${answers}`,
        "",
        words,
      ].join("\r\n");
    const list = `${product.url}/admin?q=${email}`;
    const waits = page.locator("[data-entry]").getByText(/^(Nog|Voor) /);
    await page.goto(list);
    await comeAlive(page);
    dovecot.deliver(
      between(`Jan <${email}>`, "hallo@weef.example", "in", messageId ?? "", "Tot dan! Neem ik iets mee?"),
    );
    await expect(waits.first()).toBeVisible({ timeout: 15_000 });
    await page.goto(lead);
    await expect(page.getByText("Tot dan! Neem ik iets mee?")).toBeInViewport();
    await page.goto(list);
    await comeAlive(page);
    dovecot.deliver(between("hallo@weef.example", `Jan <${email}>`, "out", `<in.${email}>`, "Alleen jezelf."), "Sent");
    await expect(waits).toHaveCount(0, { timeout: 15_000 });
    await page.goto(lead);
    await expect(page.getByText("Alleen jezelf.")).toBeVisible();
    await page.goto(`${product.url}/admin/reports`);
    await expect(page.getByText("2 van 2 antwoorden op tijd.")).toBeVisible();
  } finally {
    await dovecot.stop();
  }
});

const PLAN = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 Een plan") };

test("files are kept as soon as they are chosen, and can be removed", async ({ page, product }) => {
  const composer = await openLead(page, product, someone());
  await comeAlive(page);
  const text = composer.getByRole("textbox", { name: "Bericht" });
  await text.tap();
  const chooser = composer.locator("input[type=file]");
  await chooser.setInputFiles({ ...PLAN, name: "film.mp4", buffer: Buffer.alloc(10_000_001) });
  await expect(composer.getByText("‘film.mp4’ is te groot: een bestand mag hoogstens 10 MB zijn.")).toBeVisible();
  await expect(chooser).toHaveAttribute("aria-invalid", "true");
  await chooser.setInputFiles(PLAN);
  const files = composer.getByRole("list", { name: "Bijlagen" });
  await expect(files.getByText("plan.pdf", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await page.reload();
  await comeAlive(page);
  await text.tap();
  await files.getByRole("button", { name: "Haal plan.pdf weg" }).tap();
  await expect(files).toBeHidden();
});

test("without scripts, a mail takes its files along, also after it was refused", async ({ product }) => {
  const email = someone();
  await postOfferRequest(product, offerRequestBody({ name: "Jan de Boer", email }));
  const page = await (await PlainPage.ofOwner(product)).goto(`/admin?q=${email}`);
  await page.follow("Jan de Boer");
  const composer = 'section:has([name="files"])';
  page.fill({ Onderwerp: "Het plan", Bericht: "Tot {dag}" }, composer);
  page.attach("files", new File([PLAN.buffer], PLAN.name, { type: PLAN.mimeType }), composer);
  await page.press("Verstuur", composer);
  expect(page.text(composer)).toContain("Vul {dag} nog in.");
  expect(page.text(`${composer} li`)).toContain("plan.pdf");
  await page.fill({ Bericht: "Tot morgen" }, composer).press("Verstuur", composer);
  expect(page.text(composer)).toContain("gaat over tien seconden weg");
  await page.follow("plan.pdf");
  const of = ["Content-Disposition", "X-Content-Type-Options"].map((name) => page.headers.get(name));
  expect(of).toEqual(["attachment; filename=\"plan.pdf\"; filename*=UTF-8''plan.pdf", "nosniff"]);
  const { attachments } = await awaitMail(product, email, /^Het plan$/);
  expect(attachments.map(({ filename, mimeType, content }) => [filename, mimeType, String(content)])).toEqual([
    ["plan.pdf", "application/pdf", expect.anything()],
  ]);
});
