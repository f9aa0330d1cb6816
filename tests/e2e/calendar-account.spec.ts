import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import type { Product } from "../support/product.ts";
import { isRadicaleInstalled, LOGIN, Radicale } from "../support/radicale.ts";
import { comeAlive, openPage, takeTime } from "../support/visitor.ts";

const PATH = "/admin/account/calendar";
const CUSTOMER = { name: "Anneke de Vries", email: "anneke@klant.example" };

test.skip(!isRadicaleInstalled(), "There is no Radicale on this machine");

let radicale: Radicale;
let website: Server;
let work: string;

test.beforeEach(async () => {
  radicale = await Radicale.start();
  work = await radicale.makeCalendar("work");
  website = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end("<h1>Bakkerij</h1>"));
  await once(website.listen(0, "127.0.0.1"), "listening");
});

test.afterEach(async () => {
  website.close();
  await radicale.stop();
});

const websiteHost = () => `127.0.0.1:${(website.address() as AddressInfo).port}`;

/** Starts of the moments that visitors can choose (ISO-8601 UTC). */
async function freeMoments(product: Product): Promise<string[]> {
  const answer = await fetch(`${product.url}/api/appointments/slots`);
  const { days } = (await answer.json()) as { days: { times: { starts_at: string }[] }[] };
  return days.flatMap(({ times }) => times.map(({ starts_at }) => starts_at));
}

/** An event of another program of the owner. */
function dentist(startsAt: string): string {
  const start = startsAt.replace(/[-:]|\.000/g, "");
  const event = ["UID:dentist@telefoon", "DTSTAMP:20261101T100000Z", `DTSTART:${start}`, "DURATION:PT20M"];
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Telefoon//NL", "BEGIN:VEVENT", ...event];
  return [...lines, "SUMMARY:Tandarts", "END:VEVENT", "END:VCALENDAR", ""].join("\r\n");
}

test("a colleague connects a calendar on a phone: what is in it closes moments, and appointments come into it", {
  tag: "@phone",
}, async ({ page, startProduct, expectTrouble }) => {
  test.slow();
  expectTrouble(/status of 422/);
  const product = await startProduct({ ALLOWED_PRIVATE_HOSTS: `${radicale.host},${websiteHost()}` });
  const [, busy = ""] = await freeMoments(product);
  await radicale.put(work, "dentist", dentist(busy));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/account`);
  await page.getByRole("link", { name: "Agenda’s koppelen" }).click();
  await comeAlive(page);
  await expectNoAxeViolations(page);

  await page.getByRole("link", { name: "Een andere" }).click();
  await expect(page.getByRole("img", { name: /Tekening: waar het staat/ })).toBeVisible();
  const form = page.getByRole("form", { name: "Koppel een agenda" });
  const address = form.getByLabel("Geheim adres / adres van de server");
  await form.getByLabel("Soort").selectOption("ics");
  await address.fill(`http://${websiteHost()}/agenda.ics`);
  await form.getByRole("button", { name: "Probeer het en koppel" }).click();
  await expect(address).toHaveAccessibleDescription(/geen agenda/);
  await expect(address).toHaveValue(`http://${websiteHost()}/agenda.ics`);
  await expect(address).toBeFocused();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  await form.getByLabel("Soort").selectOption("caldav");
  await address.fill(radicale.url);
  await form.getByLabel("Gebruikersnaam").fill(LOGIN.username);
  await form.getByLabel("App-wachtwoord").fill(LOGIN.password);
  await form.getByRole("button", { name: "Probeer het en koppel" }).click();
  await expect(page.getByText("Gekoppeld. Kies hieronder welke agenda’s meetellen")).toBeVisible();
  expect(await page.content()).not.toContain(LOGIN.password);
  await page.getByLabel("Zet afspraken in").selectOption(work);
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await expect.poll(() => freeMoments(product)).not.toContain(busy);

  await page.getByRole("button", { name: "Maak mijn adres" }).click();
  await expect(page.getByText("Je adres is er.")).toBeVisible();
  const feed = (await page.locator("code", { hasText: "/calendar/" }).textContent()) ?? "";

  const visitor = await page.context().newPage();
  await openPage(visitor, `${product.url}/afspraak`);
  const main = visitor.getByRole("main");
  await visitor.getByRole("group", { name: "Tijd" }).getByRole("radio").first().check();
  await main.getByLabel("Naam").fill(CUSTOMER.name);
  await main.getByLabel("E-mailadres").fill(CUSTOMER.email);
  await takeTime(visitor);
  await main.getByRole("button", { name: "Leg deze tijd vast" }).click();
  await expect(visitor.getByText(CUSTOMER.email)).toBeVisible();
  await visitor.close();
  const written = async () => (await radicale.objects(work)).map(({ content }) => content).join("\n");
  await expect.poll(written).toContain(`SUMMARY:Gesprek met ${CUSTOMER.name}`);

  const opened = await fetch(feed);
  expect([opened.status, opened.headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(await opened.text()).toMatch(/SUMMARY:Kennismaking(?![\s\S]*Anneke)/);
  const tag = opened.headers.get("ETag") ?? "";
  const head = await fetch(feed, { method: "HEAD" });
  // An answer that is compressed on its way has the same tag, as a weak one.
  expect([head.status, tag]).toEqual([200, expect.stringContaining(head.headers.get("ETag") ?? "no tag")]);
  expect((await fetch(feed, { headers: { "If-None-Match": tag } })).status).toBe(304);

  await page.getByRole("button", { name: "Haal weg, ook de afspraken die we erin zetten" }).click();
  await expect(page.getByText("Weggehaald.")).toBeVisible();
  await expect.poll(written).not.toContain(CUSTOMER.name);
  expect(await written()).toContain("Tandarts");
  expect(await freeMoments(product)).toContain(busy);
  await page.getByRole("button", { name: "Zet terug" }).click();
  await expect(page.getByText("Hij is terug.")).toBeVisible();
  await expect.poll(written).toContain(CUSTOMER.name);
  await expect.poll(() => freeMoments(product)).not.toContain(busy);
  expect(product.log.join("\n")).not.toContain(LOGIN.password);
});

test("without JavaScript what was typed stays, but for the password", async ({ startProduct }) => {
  const product = await startProduct({ ALLOWED_PRIVATE_HOSTS: radicale.host });
  const page = await (await PlainPage.ofOwner(product)).goto(`${PATH}?provider=nextcloud`);
  const fields = { url: radicale.url, username: LOGIN.username };
  await page.fill({ ...fields, password: "verkeerd" }).press("Probeer het en koppel");
  expect([page.value("url"), page.value("username"), page.value("password")]).toEqual([...Object.values(fields), ""]);
  expect(page.description("password")).toContain("neemt deze gebruikersnaam met dit wachtwoord niet aan");
  await page.fill({ password: LOGIN.password }).press("Probeer het en koppel");
  expect(page.text("main")).toContain("Gekoppeld.");
});
