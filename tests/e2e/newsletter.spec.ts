import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { v7 as uuidv7 } from "uuid";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMails } from "../support/mails-to.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import type { Product } from "../support/product.ts";
import { openDatabase } from "../support/product-database.ts";
import { openPage, someone, takeTime } from "../support/visitor.ts";

const box = (page: Page, place: "blog" | "footer") => page.locator(`#nieuwsbrief-${place}`);

function stateOf(product: Product, email: string) {
  using database = openDatabase(product);
  const row = database.prepare("select state, page, language from subscribers where email = ?").get(email);
  return row && { ...row };
}

const headerOf = (mail: Email | undefined, key: string) => mail?.headers.find((header) => header.key === key)?.value;
const linkIn = (mail: Email | undefined, action: string) =>
  new RegExp(`https?://\\S+/nieuwsbrief/${action}\\?code=[\\w-]{43}`).exec(mail?.text ?? "")?.[0] ?? "";

/** Asks for the newsletter as a form without JavaScript, or a program, does. */
const ask = (product: Product, email: string) =>
  fetch(`${product.url}/api/newsletter`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, page: "/blog" }),
  });

/** Adds `count` more subscribers like the newest, each with its own address. */
function multiplySubscribers(product: Product, count: number): void {
  using database = openDatabase(product);
  const newest = database.prepare("SELECT * FROM subscribers ORDER BY id DESC LIMIT 1").get();
  if (!newest) throw new Error("Nobody has subscribed");
  const columns = Object.keys(newest);
  const add = database.prepare(`INSERT INTO subscribers (${columns}) VALUES (${columns.map(() => "?")})`);
  for (let one = 0; one < count; one += 1) add.run(...Object.values({ ...newest, id: uuidv7(), email: someone() }));
}

test("a reader of the blog subscribes, confirms, and leaves with one click", async ({ page, product }) => {
  const email = someone();
  await openPage(page, "/blog");
  await box(page, "blog").getByLabel("Je mailadres").fill("jan@");
  await box(page, "blog").getByRole("button", { name: "Inschrijven" }).click();
  await expect(box(page, "blog").getByLabel("Je mailadres")).toBeFocused();
  await expect(box(page, "blog")).toContainText("een volledig e-mailadres");
  await box(page, "blog").getByLabel("Je mailadres").fill(email);
  await takeTime(page);
  await box(page, "blog").getByRole("button", { name: "Inschrijven" }).click();
  await expect(box(page, "blog").getByRole("status")).toContainText("Kijk in je mail");
  await expect(page).toHaveURL("/blog");
  // One invitation is enough: here the footer has none.
  await expect(box(page, "footer")).toHaveCount(0);
  expect(stateOf(product, email)).toEqual({ state: "pending", page: "/blog", language: "nl" });

  const [question] = await awaitMails(product, email, 1);
  await page.goto(linkIn(question, "bevestigen"));
  await expect(page.getByText(email)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(stateOf(product, email)).toMatchObject({ state: "pending" });
  await page.getByRole("button", { name: "Ja, schrijf mij in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je staat op de lijst");
  await expect(page.locator("h1 :focus")).toHaveText("Je staat op de lijst");
  expect(stateOf(product, email)).toMatchObject({ state: "confirmed" });

  const [, welcome] = await awaitMails(product, email, 2);
  expect(headerOf(welcome, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const address = /^<(.+)>$/.exec(headerOf(welcome, "list-unsubscribe") ?? "")?.[1] ?? "";
  // A mail program does it, even on another site's page: no cookies, and a body that says no more than the header
  // (RFC 8058). A reader may press twice.
  const body = new FormData();
  body.set("List-Unsubscribe", "One-Click");
  for (const headers of [{ Origin: "https://mail.example" }, new Headers()]) {
    expect((await fetch(address, { method: "POST", headers, body, redirect: "manual" })).status).toBe(200);
  }
  expect(stateOf(product, email)).toMatchObject({ state: "unsubscribed" });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je bent afgemeld");
});

test("the answer does not tell whether an address is known", async ({ product, page }) => {
  const [reader, stranger] = [someone(), someone()];
  await ask(product, reader);
  const [question] = await awaitMails(product, reader, 1);
  await page.goto(linkIn(question, "bevestigen"));
  await page.getByRole("button", { name: "Ja, schrijf mij in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je staat op de lijst");
  const answers = await Promise.all(
    [reader, stranger].map(async (email) => {
      const answer = await ask(product, email);
      return [answer.status, await answer.text()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  const [, , already] = await awaitMails(product, reader, 3);
  await page.goto(linkIn(already, "afmelden"));
  await page.getByRole("button", { name: "Meld mij af" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je bent afgemeld");
  expect(stateOf(product, reader)).toMatchObject({ state: "unsubscribed" });
});

test("a link that has expired says what to do", async ({ page, expectTrouble }) => {
  expectTrouble(/410 \(Gone\)/);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/en/nieuwsbrief/bevestigen?code=broken");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectNoOverflow(page);
  await page.getByRole("link", { name: "Subscribe again" }).click();
  await expect(box(page, "blog").getByLabel("Your e-mail")).toBeInViewport();
});

test("whoever empties a later page of the readers is led to the first one, which says what was done", async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  await ask(product, someone());
  multiplySubscribers(product, 50);
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/newsletter?state=pending`);
  const readers = page.getByRole("list", { name: "Wacht op bevestiging" }).locator("> li");
  await page.getByRole("link", { name: "Oudere inschrijvingen" }).click();
  await expect(readers).toHaveCount(1);
  await readers.getByText("Verwijderen").click();
  await readers.getByRole("button", { name: "Verwijder voorgoed" }).click();
  await expect(page.getByText("Verwijderd. Van dit adres is niets meer bewaard.")).toBeVisible();
  await expect(readers).toHaveCount(50);
});

test("without JavaScript, a visitor subscribes in the footer, in the language of the browser, and confirms", async ({
  product,
}) => {
  const email = someone();
  const footer = "#nieuwsbrief-footer";
  const page = await new PlainPage(product, "en-GB").goto("/diensten");
  await page.fill({ "Your e-mail": "nobody@nowhere" }, footer).press("Subscribe", footer);
  expect([page.status, page.value("Your e-mail", footer)]).toEqual([422, "nobody@nowhere"]);
  await page.fill({ "Your e-mail": email }, footer).press("Subscribe", footer);
  expect(page.address).toBe("/diensten?nieuwsbrief=footer#nieuwsbrief-footer");
  expect(page.text(`${footer} [role=status]`)).toContain("Check your inbox");
  const [question] = await awaitMails(product, email, 1);
  await page.goto(linkIn(question, "bevestigen"));
  await page.press("Yes, subscribe me");
  expect(page.heading()).toBe("You’re on the list");
  expect(stateOf(product, email)).toEqual({ state: "confirmed", page: "/diensten", language: "en" });
});
