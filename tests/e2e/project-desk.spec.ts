import type { Page } from "@playwright/test";
import { agreedProject } from "../support/agreed-project.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { awaitMail } from "../support/mails-to.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import type { Product } from "../support/product.ts";
import { comeAlive, someone, toast } from "../support/visitor.ts";

const PHONE = { width: 390, height: 844 };

/** A customer who calls what the page of the project calls. */
class Customer {
  readonly #api: string;

  constructor(product: Product, link: string) {
    const [, token] = /\/project\/([\w-]{43})/.exec(link) ?? [];
    this.#api = `${product.url}/api/projects/${token}`;
  }

  async give(item: string, text: string): Promise<void> {
    await this.#post(`/items/${item}`, { text });
  }

  async react(reaction: { version: number; outcome: "approved" | "changes"; text: string }): Promise<void> {
    await this.#post("/reactions", { ...reaction, name: "Rob Smit", submission_id: crypto.randomUUID() });
  }

  async #post(path: string, body: object): Promise<void> {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(this.#api + path, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
  }
}

const itemOf = (page: Page, title: string) => page.getByRole("article", { name: title });

async function idOf(page: Page, title: string): Promise<string> {
  const id = await itemOf(page, title).getAttribute("aria-labelledby");
  return id?.slice("item-".length) ?? "";
}

test("a yes becomes a project, which the desk takes from the first text to a live site", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/);
  const email = someone();
  // Other journeys leave projects on the same desk.
  const name = `Rob ${email.slice(0, email.indexOf("@"))}`;
  const customer = new Customer(product, await agreedProject(product, email, name));
  await signInBrowser(page.context(), product);
  await page.goto("/admin/projects");
  const waiting = page.getByRole("list", { name: "Wacht op ons" });
  await expect(waiting).toContainText("Neem contact op na het akkoord");
  await expectNoAxeViolations(page);
  await waiting.getByRole("link", { name }).click();
  await comeAlive(page);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "Contact gehad" }).click();
  await expect(page.getByText("Mist nog 5 dingen")).toBeVisible();

  await customer.give(await idOf(page, "Je verhaal in vijf zinnen"), "Ik leg tuinen aan in Enschede.");
  const story = itemOf(page, "Je verhaal in vijf zinnen");
  await expect(story).toContainText("Ik leg tuinen aan in Enschede.");
  await expectNoAxeViolations(page);
  await story.getByText("Stuur terug", { exact: true }).click();
  await story.getByLabel("Wat er anders moet").fill("Mag het iets langer?");
  await story.getByRole("button", { name: "Stuur terug en mail de klant" }).click();
  await expect(story).toContainText("Teruggestuurd: Mag het iets langer?");
  await awaitMail(product, email, /Mag het iets langer|terug|nog/i);
  await customer.give(await idOf(page, "Je verhaal in vijf zinnen"), "Ik leg tuinen aan. In Enschede en Hengelo.");
  await story.getByRole("button", { name: /^Goed/ }).click();
  await expect(story).toContainText("Goed");
  await expect(story.getByRole("button", { name: /^Goed/ })).toHaveCount(0);

  const domain = itemOf(page, "Je domeinnaam");
  await domain.getByText("Vul in voor de klant").click();
  await domain.getByLabel("Tekst").fill("smit.example, bij Hostnet");
  await domain.getByRole("button", { name: "Bewaar de tekst" }).click();
  await expect(domain).toContainText(/ingevuld door/);
  await domain.getByText("Vul in voor de klant").click();
  await domain.getByLabel("Bestanden").setInputFiles({
    name: "factuur.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 factuur"),
  });
  await domain.getByRole("button", { name: "Voeg de bestanden toe" }).click();
  const download = page.waitForEvent("download");
  await domain.getByRole("link", { name: /factuur\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe("factuur.pdf");
  const zip = await page.request.get(`${page.url().replace(/\?.*/, "")}/files.zip`);
  expect(zip.headers()["content-type"]).toBe("application/zip");
  expect((await zip.body()).subarray(0, 2).toString()).toBe("PK");

  for (const title of ["Drie foto’s van je werk", "Zo bereiken klanten je", "Wie mag akkoord geven"])
    await itemOf(page, title)
      .getByRole("button", { name: /^Niet nodig/ })
      .click();
  await expect(page.getByText("Maak de eerste versie")).toBeVisible();
  await page.getByLabel("Adres van de versie").fill("geen adres");
  await page.getByRole("button", { name: "Toon en mail de klant" }).click();
  await expect(page.getByText("Vul een webadres in, zoals voorbeeld.nl.")).toBeVisible();
  await page.getByLabel("Adres van de versie").fill("proef.smit.example");
  await page.getByRole("button", { name: "Toon en mail de klant" }).click();
  await expect(page.getByText("Versie 1 ligt bij de klant")).toBeVisible();

  const stream = page.waitForResponse("**/api/desk/events");
  await page.goto("/admin/projects?group=customer");
  await stream;
  await customer.react({ version: 1, outcome: "changes", text: "Andere kleur" });
  await expect(toast(page, "Project: er moet iets anders")).toBeVisible();
  await page.goto("/admin/projects");
  await page.getByRole("link", { name }).click();
  await comeAlive(page);
  const versions = page.getByRole("region", { name: "Versies" });
  await expect(versions).toContainText("Andere kleur");
  await page.getByText("Toon een nieuwe versie aan de klant").click();
  await page.getByLabel("Adres van de versie").fill("proef2.smit.example");
  await page.getByRole("button", { name: "Toon en mail de klant" }).click();
  await expect(page.getByText("Versie 2 ligt bij de klant")).toBeVisible();
  await page.getByText("Leg de reactie van de klant vast").click();
  await page.getByRole("radio", { name: "Akkoord" }).check();
  await page.getByLabel("Naam van de klant").fill("Rob Smit");
  await page.getByRole("button", { name: "Leg vast" }).click();
  await expect(versions).toContainText("Akkoord van Rob Smit");
  await expectNoAxeViolations(page);
  await page.getByLabel("Adres waar de site staat").fill("smit.example");
  await page.getByRole("button", { name: "Zet op live en mail de klant" }).click();
  await expect(page.getByText("De site staat live op smit.example.")).toBeVisible();
  await page.goto("/admin/projects");
  await expect(page.getByRole("list", { name: "Live" })).toContainText("smit.example");
});

test("a job of before is added by hand, and corrected beside its items, on a phone", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 422/);
  await page.setViewportSize(PHONE);
  await signInBrowser(page.context(), product);
  await page.goto("/admin/projects");
  await page.getByRole("link", { name: "Project toevoegen" }).click();
  await comeAlive(page);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await page.getByLabel("Naam", { exact: true }).fill("Kapsalon Anna");
  await page.getByRole("radio", { name: /al live/ }).check();
  await page.getByRole("button", { name: "Project toevoegen" }).click();
  await expect(page.getByText("Vul een webadres in, zoals voorbeeld.nl.")).toBeVisible();
  await page.getByRole("radio", { name: /We verzamelen nog/ }).check();
  await page.getByRole("button", { name: "Project toevoegen" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Kapsalon Anna" })).toBeVisible();
  await expectNoOverflow(page);
  await page.locator(".record-facts-button").click();
  const facts = page.locator("#facts");
  await facts.locator("[data-row=project-kind] summary").click();
  await facts.getByRole("button", { name: "Onderhoud" }).click();
  await expect(facts.locator("[data-row=project-kind] summary")).toContainText("Onderhoud");
  await expectNoAxeViolations(page);
  await page.goto("/admin/projects");
  await expect(page.getByRole("link", { name: "Kapsalon Anna" })).toHaveCount(1);
  const row = await page.locator("[data-entry]").first().boundingBox();
  expect(row?.height).toBeLessThanOrEqual(88);
});

test("without JavaScript the project of a lead is begun and stopped", async ({ product }) => {
  const email = someone();
  const page = await PlainPage.ofOwner(product);
  await page.goto("/admin/leads/new");
  await page.fill({ Naam: "Vera Vos", "E-mailadres": email }).press("Bewaar");
  const lead = page.address.replace(/\?.*/, "");
  await page.follow("Project beginnen");
  expect(page.value("E-mailadres")).toBe(email);
  await page.press("Project toevoegen");
  expect(page.heading()).toBe("Vera Vos");
  const project = page.address;
  expect(page.text("main")).toContain("Mist nog 5 dingen");
  await page.goto(lead);
  expect(page.text("main")).toContain("Project begonnen");
  await page.goto(project);
  await page.press("Stop het project");
  expect(page.text("main")).toContain("Dit project is gestopt.");
  await page.goto("/admin/projects");
  expect(page.text("main")).not.toContain("Vera Vos");
  await page.goto("/admin/projects?group=stopped");
  expect(page.text("main")).toContain("Vera Vos");
});
