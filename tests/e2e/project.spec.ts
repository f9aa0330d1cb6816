import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { agreedProject, showVersion } from "../support/agreed-project.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";
import { openDatabase } from "../support/product-database.ts";
import { comeAlive, holdScripts, someone } from "../support/visitor.ts";

test.use({ viewport: { width: 390, height: 844 } });

const PART = 320 * 1024;

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photograph, no two of which are alike. */
async function photo(name: string, width = 640): Promise<Upload> {
  const height = Math.round((width * 3) / 4);
  const pixels = randomBytes(width * height * 3);
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

const TEXTS = {
  "Je verhaal in vijf zinnen": "Ik leg tuinen aan in Enschede. Altijd met één vast team.",
  "Zo bereiken klanten je": "06 12 34 56 78, info@smit.example",
  "Je openingstijden": "Maandag tot en met vrijdag 8:00 tot 17:00",
  "Wie mag akkoord geven": "Ikzelf",
  "Je domeinnaam": "smit.example, bij Hostnet",
};

test("a customer gives five texts and eight photos on a phone, and sees the date of the first version", async ({
  page,
  product,
}) => {
  const email = someone();
  await page.goto(await agreedProject(product, email));
  await comeAlive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fijn! Nog 5 dingen, dan beginnen we");
  await expect(page.getByText("Wacht op jou: 5 dingen")).toBeVisible();
  await expectNoAxeViolations(page);
  for (const [title, text] of Object.entries(TEXTS)) {
    const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    if ((await item.locator("details").first().getAttribute("open")) === null)
      await item.locator("summary").first().click();
    await item.getByLabel("Je antwoord").fill(text);
    await expect(item.getByText("Bewaard", { exact: true })).toBeVisible();
  }
  const photos = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Drie foto’s" }) });
  await photos.locator("summary").first().click();
  const files = await Promise.all(Array.from({ length: 8 }, (_, index) => photo(`werk-${index + 1}.jpg`)));
  await photos.getByLabel("Kies foto’s").setInputFiles(files);
  for (const { name } of files) await expect(photos.getByRole("link", { name: `Download ${name}` })).toBeVisible();
  await expect(page.getByText(/^Eerste versie: uiterlijk/)).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);

  await photos.getByRole("button", { name: "Verwijder werk-8.jpg" }).click();
  await expect(photos.getByText("werk-8.jpg wordt verwijderd.")).toBeVisible();
  await photos.getByRole("button", { name: "Zet terug" }).click();
  await page.reload();
  await comeAlive(page);
  await photos.locator("summary").first().click();
  await expect(photos.getByRole("link", { name: /^Download/ })).toHaveCount(8);
  await photos.getByRole("button", { name: "Verwijder werk-7.jpg" }).click();
  await expect(photos.getByRole("button", { name: "Zet terug" })).toBeFocused();
  await expect(photos.getByText("werk-7.jpg")).toHaveCount(0);
  await expect(photos.getByRole("link", { name: /^Download/ })).toHaveCount(7);
  using database = openDatabase(product);
  const { texts } = database
    .prepare(
      "select count(*) as texts from project_items join projects on projects.id = project_id where email = ? and text is not null",
    )
    .get(email) as { texts: number };
  expect(texts).toBe(5);
});

test("a text that was typed without a line is kept on the device, and sent when the line is back", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(await agreedProject(product, someone()));
  await comeAlive(page);
  const story = page.getByLabel("Je antwoord").first();
  await page.context().setOffline(true);
  await story.fill("Zonder verbinding getypt");
  await page.getByRole("button", { name: "Bewaar en ga verder" }).first().click();
  await expect(page.getByText(/^Bewaard op dit toestel\./)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Bewaard", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Je antwoord").first()).toHaveValue("Zonder verbinding getypt");
});

test("a text that is refused on its way stays open, and on the device", async ({ page, product, expectTrouble }) => {
  expectTrouble(/403 \(Forbidden\)/);
  await page.goto(await agreedProject(product, someone()));
  await comeAlive(page);
  await page.route("**/api/projects/*/items/*", (route) =>
    route.fulfill({ status: 403, contentType: "text/html", body: "<title>Refused</title>" }),
  );
  await page.getByLabel("Je antwoord").first().fill("Ik leg tuinen aan");
  await page.getByRole("button", { name: "Bewaar en ga verder" }).first().click();
  await expect(page.getByText(/^Niet bij ons bewaard/)).toBeVisible();
  await expect(page.getByLabel("Je antwoord").first()).toBeVisible();
  await page.unroute("**/api/projects/*/items/*");
  await page.reload();
  await comeAlive(page);
  await expect(page.getByText("Bewaard", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Bewaar en ga verder" }).first().click();
  await expect(page.getByLabel("Je antwoord").first()).toBeHidden();
});

test("files that are chosen before the page can send any are told to wait, and go when it can", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(await agreedProject(product, someone()));
  await comeAlive(page);
  const photos = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Drie foto’s" }) });
  await photos.locator("summary").first().click();
  await page.context().setOffline(true);
  await photos.getByLabel("Kies foto’s").setInputFiles(await photo("veranda.jpg"));
  await expect(photos.getByText("0%. Gaat verder zodra je weer verbinding hebt.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(photos.getByRole("link", { name: "Download veranda.jpg" })).toBeVisible();
});

test("photos go on after the line was cut where they stopped, and after a reload too", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/);
  await page.goto(await agreedProject(product, someone()));
  await comeAlive(page);
  const photos = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Drie foto’s" }) });
  await photos.locator("summary").first().click();
  const file = await photo("groot.jpg", 1_800);
  const parts = Math.ceil(file.buffer.length / PART);
  expect(parts).toBeGreaterThan(6);
  let sent = 0;
  let most = 3;
  await page.route("**/api/projects/*/files", async (route) => {
    if (route.request().method() !== "POST") return await route.continue();
    if (sent >= most) return await route.abort("connectionfailed");
    sent += 1;
    await route.continue();
  });
  await photos.getByLabel("Kies foto’s").setInputFiles(file);
  await expect(photos.getByText(/proberen het zo opnieuw/)).toBeVisible();
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await comeAlive(page);
  await photos.locator("summary").first().click();
  await expect(photos.getByText(/is binnen\. Kies dit bestand opnieuw/)).toBeVisible();
  await expectNoAxeViolations(page);
  most = Number.POSITIVE_INFINITY;
  await photos.getByLabel("Kies foto’s").setInputFiles(file);
  await expect(photos.getByRole("link", { name: "Download groot.jpg" })).toBeVisible();
  expect(sent, "parts that were sent, each once").toBe(parts);
});

test("the customer asks for changes, sees what became of them, and approves the next version once", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/422 \(Unprocessable Entity\)|409 \(Conflict\)/);
  const email = someone();
  const link = await agreedProject(product, email);
  showVersion(product, email);
  const scripts = await holdScripts(page);
  await page.goto(link, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je eerste versie staat klaar");
  await page.getByText("Ik wil nog iets anders").click();
  await page.getByLabel("Wijziging 1").fill("Het logo mag groter");
  scripts.let();
  await comeAlive(page);
  await expect(page.getByLabel("Wijziging 1")).toHaveValue("Het logo mag groter");
  await page.getByLabel("Wijziging 2").fill("Het nummer klopt niet");
  await page.getByLabel("Bestanden erbij").setInputFiles(await photo("logo.jpg"));
  await expect(page.getByRole("link", { name: "Download logo.jpg" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await comeAlive(page);
  await expect(page.getByLabel("Wijziging 2")).toHaveValue("Het nummer klopt niet");
  const late = await page.context().newPage();
  await late.goto(link);
  await comeAlive(late);
  await page.getByRole("button", { name: "Verstuur je wijzigingen" }).click();
  await expect(page.getByText("Je wijzigingen zijn binnen.")).toBeVisible();
  await expect(page.getByText("2. Het nummer klopt niet")).toBeVisible();
  await expectNoAxeViolations(page);

  showVersion(product, email, 2);
  await late.getByLabel("Je naam").first().fill("R. Smit");
  await late.getByRole("button", { name: "Akkoord met versie 1" }).click();
  await expect(late.getByText("Er is intussen een nieuwe versie.")).toBeVisible();
  await expect(late.getByLabel("Je naam").first()).toHaveValue("R. Smit");
  await late.getByLabel("Je naam").first().fill("");
  await late.getByRole("button", { name: "Akkoord met versie 2" }).click();
  await expect(late.getByText("Vul je naam in.")).toBeVisible();
  await late.getByLabel("Je naam").first().fill("R. Smit");
  await late.getByRole("button", { name: "Akkoord met versie 2" }).dblclick();
  await expect(late.getByText("Je akkoord is binnen. Fijn!")).toBeVisible();
  await expect(late.getByRole("heading", { level: 1 })).toHaveText("Akkoord! We zetten je site live");
});

test("a customer without JavaScript gives texts and files, removes one, and approves", async ({ product }) => {
  const email = someone();
  const link = await agreedProject(product, email);
  const page = await new PlainPage(product).goto(link);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  const [story, , photos] = page.root.querySelectorAll("main li[id^=item-]").map((item) => `#${item.id}`);
  page.fill({ text: "Ik leg tuinen aan" }, story);
  await page.press("Bewaar", story);
  expect(page.text("main")).toContain("Bewaard.");
  expect(page.value("text", story)).toBe("Ik leg tuinen aan");
  page.fill({ text: "x".repeat(10_001) }, story);
  await page.press("Bewaar", story);
  expect([page.status, page.description("text", story)]).toEqual([422, expect.stringContaining("te lang")]);
  const { buffer } = await photo("veranda.jpg");
  page.attach("files", new File([new Uint8Array(buffer)], "../veranda.jpg"), photos);
  await page.press("Bewaar", photos);
  expect(page.text(photos)).toContain("veranda.jpg");
  const download = page.root.querySelector(`${photos} a[download]`)?.getAttribute("href") ?? "";
  const file = await fetch(product.url + download);
  expect(Buffer.from(await file.arrayBuffer()).equals(buffer)).toBe(true);
  expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="veranda.jpg"/);
  expect(file.headers.get("Content-Security-Policy")).toContain("sandbox");
  page.attach("files", new File([], "leeg.jpg"), photos);
  await page.press("Bewaar", photos);
  expect([page.status, page.text(photos)]).toEqual([422, expect.stringContaining("leeg.jpg is leeg")]);
  await page.press("Verwijder veranda.jpg");
  expect(page.text("main")).toContain("Het bestand is verwijderd.");
  showVersion(product, email);
  await page.goto(link);
  page.fill({ name: "R. Smit" }, "#versie");
  await page.press("Akkoord met versie 1", "#versie");
  expect(page.text("h1")).toBe("Akkoord! We zetten je site live");
  const unknown = await new PlainPage(product).goto(`${link.slice(0, -1)}_`);
  expect([unknown.status, unknown.text("h1")]).toEqual([404, "Deze link werkt niet"]);
});
