import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMail, mailsTo } from "../support/mails-to.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import { OWNER, type Product } from "../support/product.ts";
import { openDatabase } from "../support/product-database.ts";
import { comeAlive, someone } from "../support/visitor.ts";

/** A reader who has confirmed. */
function addReader(product: Product, language: "nl" | "en"): string {
  const email = someone();
  using database = openDatabase(product);
  const at = "2026-01-05T10:00:00.000Z";
  database
    .prepare(
      "insert into subscribers (id, email, language, state, wording, page, requested_at, confirmed_at) values (?, ?, ?, 'confirmed', 'Ja', '/blog', ?, ?)",
    )
    .run(crypto.randomUUID(), email, language, at, at);
  return email;
}

function addDrafts(product: Product, count: number): void {
  using database = openDatabase(product);
  for (let number = 1; number <= count; number += 1) {
    const at = new Date(Date.UTC(2026, 0, number)).toISOString();
    database
      .prepare(
        "insert into letters (id, subject_nl, body_nl, subject_en, body_en, state, version, due_at, attempts, created_at, updated_at) values (?, ?, 'Dag!', '', '', 'draft', 1, ?, 0, ?, ?)",
      )
      .run(crypto.randomUUID(), `Concept ${number}`, at, at, at);
  }
}

test("a letter is begun with an article, tested, and sent to each reader in their language @desktop", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  test.slow();
  expectTrouble(/status of 422/);
  const product = await startProduct();
  const [jan, kim] = [addReader(product, "nl"), addReader(product, "en")];
  await page.setViewportSize({ width: 390, height: 844 });
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/newsletter`);
  await page.getByRole("link", { name: "Brieven" }).click();
  await expect(page.getByText("Nog geen brieven")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Schrijf een brief" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nieuwe brief");
  await comeAlive(page);
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect(page.getByText("Schrijf de brief in minstens één taal.")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await page.getByLabel("Begin met een artikel").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Zet in de brief" }).click();
  const dutch = page.getByRole("group", { name: "Nederlands" });
  await expect(dutch.getByLabel("Tekst")).toHaveValue(/\/blog\/\d+$/);
  await dutch.getByLabel("Onderwerp").fill("Zo maak je een site");
  await page.getByRole("group", { name: "Engels" }).getByLabel("Onderwerp").fill("How to make a site");
  await page.getByRole("button", { name: "Bewaar en stuur een test naar mij" }).click();
  await expect(page.getByText("De test is onderweg naar je eigen adres.")).toBeVisible();
  await awaitMail(product, OWNER.email, /^Zo maak je een site$/);
  await awaitMail(product, OWNER.email, /^How to make a site$/);
  await expect(page.frameLocator("iframe").first().getByRole("heading", { name: "Zo maak je een site" })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await expect(page.getByText("Naar 2 lezers: 1 in het Nederlands, 1 in het Engels.")).toBeVisible();
  expect(await mailsTo(product, jan)).toEqual([]);
  await page.getByText("Verstuur deze brief").click();
  await page.getByRole("button", { name: "Ja, verstuur aan 2 lezers" }).click();
  await expect(page.getByText("De brief gaat nu op weg.")).toBeVisible();
  const mail = await awaitMail(product, jan, /^Zo maak je een site$/);
  await awaitMail(product, kim, /^How to make a site$/);
  const link = /https?:\/\/\S+\/nieuwsbrief\/afmelden\?code=[\w-]{43}/.exec(mail.text ?? "")?.[0] ?? "";
  expect(mail.headers.find(({ key }) => key === "list-unsubscribe")?.value).toBe(`<${link}>`);
  // A mail program unsubscribes.
  const left = await fetch(link, { method: "POST", body: "List-Unsubscribe=One-Click" });
  expect(left.status).toBe(200);
  await page.goto(`${product.url}/admin/newsletter?state=unsubscribed`);
  await expect(page.getByRole("heading", { name: jan })).toBeVisible();
  expect(await mailsTo(product, jan)).toHaveLength(1);
});

test("without scripts, a letter is written in one language, sent and paused", async ({ startProduct }) => {
  const product = await startProduct();
  // Enough readers to pause the letter before it is done.
  for (let reader = 0; reader < 150; reader += 1) addReader(product, "nl");
  addReader(product, "en");
  const page = await (await PlainPage.ofOwner(product)).goto("/admin/newsletter/letters/new");
  page.fill({ Onderwerp: "Alleen in het Nederlands", Tekst: "Dag!" });
  await page.press("Bewaar");
  expect(page.text("main")).toContain("Wie hem niet krijgt, omdat hij niet in hun taal is: 1 lezer.");
  await page.press("Ja, verstuur aan 150 lezers");
  await page.press("Pauzeer");
  expect(page.text("main")).toContain("Gepauzeerd.");
  addDrafts(product, 26);
  await page.goto("/admin/newsletter/letters");
  expect(page.text("main")).toMatch(/Alleen in het Nederlands.*Gepauzeerd · .* nog te gaan/);
  await page.follow("Oudere brieven");
  expect(page.text("main")).toMatch(/Concept 1.*Dit waren ze allemaal\./);
});
