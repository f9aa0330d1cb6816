import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test as journey } from "../support/journey.ts";
import { awaitMail } from "../support/mails-to.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import type { Product } from "../support/product.ts";
import { comeAlive, someone } from "../support/visitor.ts";

/** A page with much to improve, and a number that is not to be tapped. */
const BAKERY = `<html><head><title>Home</title></head><body><p>Welkom bij Bakkerij Smit</p>
  <script>document.title = "<b>stuk</b>"</script><p>Bel 053 460 12 34</p></body></html>`;

interface Bakery {
  /** The site of a bakery on this machine, as its owner types its address. */
  bakery: string;
  /** A product that may look at it. */
  looking: Product;
}

const test = journey.extend<Bakery>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  bakery: async ({}, use) => {
    const server = createServer((request, response) => {
      const isPage = request.url === "/";
      response.writeHead(isPage ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(isPage ? BAKERY : "");
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    await use(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
  looking: async ({ startProduct, bakery }, use) => use(await startProduct({ ALLOWED_PRIVATE_HOSTS: bakery })),
});

async function look(page: Page, product: Product, site: string): Promise<void> {
  await page.goto(`${product.url}/website-check`);
  await page.getByLabel("Adres van je website").fill(site);
  await page.getByRole("button", { name: "Bekijk mijn site" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /dingen je klanten/ })).toBeVisible();
}

test("a baker sees what costs customers, has the rest sent, and becomes a lead @phone", async ({
  page,
  bakery,
  looking,
}) => {
  await look(page, looking, bakery);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await expect(page.getByText("Wat wij zagen")).toHaveCount(3);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");

  await comeAlive(page);
  const email = someone();
  await page.getByLabel("Je e-mailadres").fill(email);
  await expect(page.getByLabel(/nieuwsbrief/)).not.toBeChecked();
  await page.getByRole("button", { name: "Laat de rest zien" }).click();
  await expect(page.getByText("Gelukt. Alles staat hieronder")).toBeVisible();
  expect(await page.getByText("Wat wij zagen").count()).toBeGreaterThan(3);

  await page.getByLabel("Je naam").fill("Jan Smit");
  await expect(page.getByLabel("E-mailadres", { exact: true })).toHaveValue(email);
  await page.getByRole("button", { name: "Vraag wat het kost" }).click();
  await expect(page.getByText("Je aanvraag is binnen")).toBeVisible();
  await expectNoAxeViolations(page);

  const mail = await awaitMail(looking, email, /websitecheck/);
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(["application/pdf"]);
  await signInBrowser(page.context(), looking);
  await page.goto(`${looking.url}/admin/website-checks`);
  await page.getByRole("link", { name: "Lead: Jan Smit" }).click();
  await expect(page.getByText(`Websitecheck van ${bakery}`)).toBeVisible();
});

test("the desk looks at the site of a lead with one tap, and has three points ready to send", async ({
  page,
  bakery,
  looking,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/);
  const message = `Mijn site is http://${bakery}/ en kan beter.`;
  const body = { name: "Anna Bakker", email: someone(), source: "homepage", fill_time: 5_000, message };
  await fetch(`${looking.url}/api/offer-requests`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  await signInBrowser(page.context(), looking);
  await page.goto(`${looking.url}/admin?view=list`);
  await page.getByRole("link", { name: "Anna Bakker", exact: true }).click();
  await page.getByRole("button", { name: `Bekijk ${bakery}` }).click();
  await expect(page.getByRole("link", { name: /dingen te verbeteren/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Drie punten van de site" }).click();
  await expect(page.getByLabel("Bericht")).toContainText(`Ik heb naar ${bakery} gekeken`);
  await page.getByText("Opnieuw, of een andere site").click();
  await page.getByRole("button", { name: "Bekijk deze site" }).click();
  await expect(page.getByText(/nog bekeken, zie hierboven\. Vanaf .+ kan het opnieuw/)).toBeVisible();
});

test("an owner has a site left alone", async ({ page, startProduct }) => {
  const looking = await startProduct();
  await signInBrowser(page.context(), looking);
  await page.goto(`${looking.url}/admin/website-checks`);
  await page.getByLabel("Adres van de site").fill("bakkerijsmit.nl");
  await page.getByRole("button", { name: "Nooit meer bekijken" }).click();
  await expect(page.getByText("We kijken niet meer naar bakkerijsmit.nl.")).toBeVisible();
  await expectNoAxeViolations(page);
  const visitor = await new PlainPage(looking).goto("/website-check");
  await visitor.fill({ url: "www.bakkerijsmit.nl" }).press("Bekijk mijn site");
  expect(visitor.status).toBe(422);
  expect(visitor.value("url")).toBe("www.bakkerijsmit.nl");
  expect(visitor.description("url")).toBe("De eigenaar van deze site wil niet dat wij ernaar kijken.");
});

test("a check needs no scripts, in English too", async ({ bakery, looking }) => {
  const page = await new PlainPage(looking, "en").goto("/en");
  await page.fill({ url: bakery }).press("Check my site");
  expect(page.address).toMatch(/^\/en\/website-check\/[\w-]{43}$/);
  await expect
    .poll(async () => {
      const isRunning = page.root.querySelector("noscript meta[http-equiv=refresh]") !== null;
      if (isRunning) await page.goto(page.address);
      return page.heading();
    })
    .toMatch(/things on 127\.0\.0\.1:\d+ are costing you customers/);
  const email = someone();
  await page.fill({ email: "nobody" }, "#rest").press("Show me the rest", "#rest");
  expect([page.status, page.value("email", "#rest")]).toEqual([422, "nobody"]);
  await page.fill({ email }, "#rest").press("Show me the rest", "#rest");
  expect(page.text("#rest")).toContain("Everything is below");
  await page.fill({ name: "Jane Smith", email }, "#oplossen").press("Ask what it costs", "#oplossen");
  expect(page.text("#oplossen")).toContain("We have your request");
  expect((await awaitMail(looking, email, /website check/)).text).toContain("/en/website-check/");
});

test("what cannot be seen is said with what to do, and keeps the address @desktop", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/);
  expectTrouble(/status of 404/);
  await page.goto(`${product.url}/website-check`);
  await page.getByLabel("Adres van je website").fill("http://10.0.0.1/");
  await page.getByRole("button", { name: "Bekijk mijn site" }).click();
  await expect(page.getByText(/niet op het openbare internet/)).toBeVisible();
  await expect(page.getByLabel("Adres van je website")).toHaveValue("http://10.0.0.1/");
  await expectNoAxeViolations(page);
  const gone = await page.goto(`${product.url}/website-check/onbekend`);
  expect(gone?.status()).toBe(404);
  await expectNoAxeViolations(page);
});
