import type { Page } from "@playwright/test";
import { JSON_TYPE } from "./offer-request-body.ts";
import type { Product } from "./product.ts";
import { openDatabase } from "./product-database.ts";
import { openPage, takeTime } from "./visitor.ts";

interface StoredConfiguration {
  submission_id: string | null;
  name: string;
  company: string | null;
  website_type: string | null;
  services: string;
  features: string;
  budget: string | null;
  price_lines: string;
  source: string;
  language: string;
  status: string;
}

/** The configurations that a product on SQLite has stored for a visitor, oldest first. */
export function storedConfigurations(product: Product, email: string): StoredConfiguration[] {
  using database = openDatabase(product);
  const statement = database.prepare("SELECT * FROM configurator_requests WHERE email = ? ORDER BY id");
  return statement.all(email) as unknown as StoredConfiguration[];
}

export function postConfiguration({ url }: Product, body: unknown): Promise<Response> {
  return fetch(`${url}/api/configurator-requests`, { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) });
}

/** Goes one step further, and waits for the question with this title. */
export async function goOn(page: Page, title: string | RegExp, button = "Volgende"): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: title }).waitFor();
}

/** Answers the first six questions, and ends at the confirmation. Calls `look` at each step after the first. */
export async function answerAll(
  page: Page,
  email: string,
  type = "Webshop",
  look = () => Promise.resolve(),
): Promise<void> {
  const goOnTo = async (title: string) => {
    await goOn(page, title);
    await look();
  };
  await page.getByRole("radio", { name: new RegExp(`^${type}`) }).check();
  await goOnTo("Wat moeten wij doen?");
  await page.getByRole("checkbox", { name: /^SEO/ }).check();
  await page.getByRole("checkbox", { name: /^Hosting/ }).check();
  await goOnTo("Wanneer moet het klaar zijn?");
  await page.getByRole("radio", { name: /^2 tot 4 weken/ }).check();
  await page.getByLabel("Heb je een bedrag in gedachten?").selectOption("1000-2500");
  await goOnTo("Wat wil je er nog bij?");
  await page.getByRole("checkbox", { name: /^Extra landingspagina/ }).check();
  await page.getByRole("checkbox", { name: /^Uitgebreid SEO-pakket/ }).check();
  await goOnTo("Vertel iets over je bedrijf");
  await page.getByLabel("Bedrijfsnaam").fill("Bakkerij Smit");
  await page.getByLabel("Branche").fill("bakker");
  await goOnTo("Waar sturen we de offerte heen?");
  await page.getByLabel("Naam *").fill("R. Smit");
  await page.getByLabel("E-mailadres *").fill(email);
  await goOnTo("Klopt het zo?");
}

/** Opens the configurator and answers only what is required; ends at the confirmation. */
export async function answerNeeded(page: Page, email: string): Promise<void> {
  await openPage(page, "/configurator?stap=5");
  await page.getByLabel("Bedrijfsnaam").fill("Bakkerij Smit");
  await page.getByLabel("Branche").fill("bakker");
  await goOn(page, "Waar sturen we de offerte heen?");
  await page.getByLabel("Naam *").fill("R. Smit");
  await page.getByLabel("E-mailadres *").fill(email);
  await goOn(page, "Klopt het zo?");
  await takeTime(page);
}
