import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { addColleague, COLLEAGUE_PASSWORD, mailedLink } from "../support/colleagues.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { ownMenu, signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import { OWNER } from "../support/product.ts";
import { comeAlive, someone } from "../support/visitor.ts";

const HALF_MINUTE = 30_000;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const press = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true }).click();

async function typePassword(page: Page, email: string) {
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord").fill(COLLEAGUE_PASSWORD);
  await press(page, "Inloggen");
}

async function accept(page: Page, password: string, again = password) {
  await page.getByLabel("Je naam").fill("Cas Colléga");
  await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await page.getByLabel("Wachtwoord, nog een keer").fill(again);
  await press(page, "Aan de slag");
}

/** An authenticator app that is given the key shown on the page. */
async function appOf(page: Page): Promise<TOTP> {
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return new TOTP({ secret: key?.replaceAll(" ", "") ?? "" });
}

/** Ends the session as a new device does. Leaves the page first: an open page asks for news of the desk, and would be refused. */
async function forgetSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

async function isTurnedDown(field: Locator) {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/./);
  await expect(field).toBeFocused();
}

test("a colleague is invited, signs in in two steps, and gets in without the phone too; a tab that is behind is told @desktop", async ({
  page,
  product,
  expectTrouble,
}) => {
  // A story of four visits.
  test.slow();
  const email = someone();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInBrowser(page.context(), product);
  await page.goto("/admin/users");
  const invitations = page.getByRole("list", { name: "Open uitnodigingen" });
  await page.getByLabel("E-mailadres").fill(email);
  await press(page, "Verstuur uitnodiging");
  await expect(page.getByText("De uitnodiging is onderweg.")).toBeVisible();
  await expect(page.getByLabel("E-mailadres")).toHaveValue("");
  await expect(invitations).toContainText(email);

  // Withdrawing one first says what the consequences are.
  const stranger = someone();
  await page.getByLabel("E-mailadres").fill(stranger);
  await press(page, "Verstuur uitnodiging");
  const mistaken = invitations.getByRole("listitem").filter({ hasText: stranger });
  await expect(mistaken.getByRole("button")).toHaveText([/^Stuur opnieuw/]);
  await mistaken.getByText("Trek in").click();
  await expect(mistaken).toContainText("De link in de mail werkt dan niet meer.");
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await press(page, `Trek deze uitnodiging in (${stranger})`);
  await expect(page.getByText("De uitnodiging is ingetrokken. De link werkt niet meer.")).toBeVisible();
  await expect(mistaken).toHaveCount(0);

  const invitation = await mailedLink(product, email, "invite");
  await forgetSession(page);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(invitation);
    await comeAlive(tab);
  }
  expectTrouble(/status of 422/);
  await accept(page, COLLEAGUE_PASSWORD, "iets anders");
  await expect(page.getByLabel("Wachtwoord, nog een keer")).toBeFocused();
  await accept(page, `${email}!`);
  await expect(page.getByText(/^Dit wachtwoord is te raden/)).toBeVisible();
  await accept(page, COLLEAGUE_PASSWORD);
  await expect(heading(page, "Aanvragen")).toBeVisible();
  expectTrouble(/status of 404/);
  await accept(other, COLLEAGUE_PASSWORD);
  await expect(heading(other, "Deze uitnodiging is al gebruikt")).toBeVisible();

  // A page that is only for the owner says so, inside the desk.
  expectTrouble(/status of 403/);
  await page.goto("/admin/users");
  await comeAlive(page);
  await expect(heading(page, "Dit is voor de eigenaar")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Onderdelen" })).toBeVisible();

  await (await ownMenu(page)).getByRole("link", { name: /^Je account/ }).click();
  await expect(page.getByRole("list", { name: "Ingelogde apparaten" })).toContainText("dit apparaat");
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Zet aan" }).click();
  await page.getByLabel("Je wachtwoord").fill("verkeerd");
  await press(page, "Begin");
  await isTurnedDown(page.getByLabel("Je wachtwoord"));
  await other.goto("/admin/account/two-step");
  for (const tab of [other, page]) {
    await tab.getByLabel("Je wachtwoord").fill(COLLEAGUE_PASSWORD);
    await press(tab, "Begin");
    await expect(tab.getByLabel("Code van zes cijfers")).toBeVisible();
  }
  const app = await appOf(page);
  const now = Date.now();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByLabel("Code van zes cijfers").fill("000000");
  await press(page, "Zet aan");
  await isTurnedDown(page.getByLabel("Code van zes cijfers"));
  for (const tab of [page, other]) {
    await tab.getByLabel("Code van zes cijfers").fill(app.generate({ timestamp: now }));
    await press(tab, "Zet aan");
  }
  await expect(other.getByText("Herstelcodes over")).toBeVisible();
  await other.close();
  const codes = page.getByRole("list", { name: "Herstelcodes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expect(page.getByRole("heading", { name: "Bewaar deze herstelcodes" })).toBeFocused();
  await expectNoOverflow(page);
  const recoveryCode = (await codes.first().textContent()) ?? "";
  await page.getByRole("link", { name: "Ik heb ze bewaard" }).click();
  await expect(page.getByText("Herstelcodes over")).toBeVisible();

  await press(await ownMenu(page), "Uitloggen");
  await typePassword(page, email);
  await expect(heading(page, "Nog één stap")).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  expectTrouble(/status of 401/);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Inloggen" }).first().click();
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/^Deze code klopt niet/);
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
  // The previous code has been used; the next one is already valid.
  await page.getByLabel("Code", { exact: true }).fill(app.generate({ timestamp: now + HALF_MINUTE }));
  await page.getByRole("button", { name: "Inloggen" }).first().click();
  await expect(heading(page, "Aanvragen")).toBeVisible();

  await press(await ownMenu(page), "Uitloggen");
  await typePassword(page, email);
  await page.getByText("Telefoon kwijt?").click();
  await expect(page.getByText("met een nieuw ADMIN_PASSWORD")).toBeVisible();
  await page.getByLabel("Herstelcode").fill(`${recoveryCode.slice(0, -4)}zzzz`);
  await page.getByRole("button", { name: "Inloggen" }).last().click();
  await expect(page.getByLabel("Herstelcode")).toHaveAccessibleDescription(/^Deze herstelcode klopt niet/);
  await page.getByLabel("Herstelcode").fill(recoveryCode);
  await page.getByRole("button", { name: "Inloggen" }).last().click();
  await expect(heading(page, "Aanvragen")).toBeVisible();

  expect(await (await fetch(invitation)).text()).toContain("Deze uitnodiging is al gebruikt");
});

test("without JavaScript, a forgotten password is chosen anew by a link, and new recovery codes take a code besides the password @desktop", async ({
  product,
}) => {
  const [email, password] = [someone(), "een nieuw lang wachtwoord"];
  await addColleague(product, { email, role: "staff" });
  const page = await new PlainPage(product).goto("/admin/sign-in");
  await page.follow("Wachtwoord vergeten?");
  await page.fill({ "E-mailadres": email }).press("Mail me een link");
  expect(page.heading()).toBe("Kijk in je mail");
  await page.goto(await mailedLink(product, email, "reset", 2));
  const choose = (typed: string) =>
    page.fill({ "Nieuw wachtwoord": typed, "Nieuw wachtwoord, nog een keer": typed }).press("Bewaar en log in");
  await choose("kort");
  expect(page.text("main")).toContain("Kies een wachtwoord van minstens 12 tekens.");
  await choose(password);
  expect(page.heading()).toBe("Aanvragen");

  await page.goto("/admin/account/two-step");
  await page.fill({ "Je wachtwoord": password }).press("Begin");
  const [secret = ""] = /([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(page.text("main")) ?? [];
  const app = new TOTP({ secret: secret.replaceAll(" ", "") });
  const now = Date.now();
  await page.fill({ "Code van zes cijfers": app.generate({ timestamp: now }) }).press("Zet aan");
  const codes = () => page.root.querySelectorAll("main [aria-label=Herstelcodes] li").map((code) => code.textContent);
  const before = codes();
  expect(before).toHaveLength(10);
  await page.follow("Ik heb ze bewaard");

  const form = 'form:has([value="renew"])';
  const code = "Code van je app, of een herstelcode";
  const renewWith = (typed: string) =>
    page.fill({ "Je wachtwoord": password, [code]: typed }, form).press("Maak nieuwe codes", form);
  await renewWith("geen code");
  expect(page.description(code, form)).toMatch(/^Deze code klopt niet, of is al gebruikt\./);
  await renewWith(app.generate({ timestamp: now + HALF_MINUTE }));
  expect(page.text("main")).toContain("Je oude herstelcodes werken niet meer.");
  expect(codes()).toHaveLength(10);
  expect(before).not.toContain(codes()[0]);
});

test("what was refused has the focus @desktop", async ({ page, product, expectTrouble }) => {
  expectTrouble(/status of 422/);
  expectTrouble(/status of 401/);
  const open = async (path: string) => {
    await page.goto(path);
    await comeAlive(page);
  };
  await open("/admin/sign-in");
  await page.getByLabel("E-mailadres").fill(OWNER.email);
  await page.getByLabel("Wachtwoord").fill("verkeerd");
  await press(page, "Inloggen");
  await isTurnedDown(page.getByLabel("Wachtwoord"));
  await signInBrowser(page.context(), product);

  await open("/admin/unknown-paths/redirects");
  const redirect = async (from: string) => {
    await page.getByLabel("Oud adres").fill(from);
    await page.getByLabel("Naar welke pagina").first().fill("/diensten");
    await press(page, "Verwijs door");
  };
  const old = `/oud-${randomUUID()}`;
  await redirect("/diensten");
  await isTurnedDown(page.getByLabel("Oud adres"));
  await redirect(old);
  await expect(page.getByText(`${old}: `)).toBeVisible();
  await redirect("/diensten");
  await isTurnedDown(page.getByLabel("Oud adres"));

  await open("/admin/users");
  await page.getByLabel("E-mailadres").fill(OWNER.email);
  await press(page, "Verstuur uitnodiging");
  await expect(page.getByLabel("E-mailadres")).toHaveAccessibleDescription(/./);
  await expect(page.getByLabel("E-mailadres")).toBeFocused();

  await open("/admin/account");
  await page.getByLabel("Je naam").fill(" ");
  await press(page, "Bewaar naam");
  await expect(page.getByLabel("Je naam")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Je naam")).toBeFocused();
  await page.getByLabel("Huidig wachtwoord").fill("verkeerd");
  await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(COLLEAGUE_PASSWORD);
  await page.getByLabel("Nieuw wachtwoord, nog een keer").fill(COLLEAGUE_PASSWORD);
  await press(page, "Wijzig wachtwoord");
  await expect(page.getByLabel("Huidig wachtwoord")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Huidig wachtwoord")).toBeFocused();
});

test("without a connection what is typed before the desk stays, and does once it is back @desktop", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const email = someone();
  const away = page.getByRole("alert").filter({ hasText: "We kunnen nu niet bij onze gegevens." });
  const pressTwice = async (button: string, typed: Locator, value: string) => {
    await comeAlive(page);
    await page.context().setOffline(true);
    await press(page, button);
    await expect(away).toBeVisible();
    await expect(typed).toHaveValue(value);
    await page.context().setOffline(false);
    await press(page, button);
  };
  await signInBrowser(page.context(), product);
  await page.goto("/admin/users");
  await page.getByLabel("E-mailadres").fill(email);
  await press(page, "Verstuur uitnodiging");
  const invitation = await mailedLink(product, email, "invite");
  await forgetSession(page);
  await page.goto(invitation);
  await page.getByLabel("Je naam").fill("Cas Colléga");
  await page.getByLabel("Wachtwoord", { exact: true }).fill(COLLEAGUE_PASSWORD);
  const again = page.getByLabel("Wachtwoord, nog een keer");
  await again.fill(COLLEAGUE_PASSWORD);
  await pressTwice("Aan de slag", again, COLLEAGUE_PASSWORD);
  await expect(heading(page, "Aanvragen")).toBeVisible();

  await press(await ownMenu(page), "Uitloggen");
  await page.getByRole("link", { name: "Wachtwoord vergeten?" }).click();
  await expect(heading(page, "Wachtwoord vergeten")).toBeVisible();
  await page.getByLabel("E-mailadres").fill(email);
  await pressTwice("Mail me een link", page.getByLabel("E-mailadres"), email);
  await expect(heading(page, "Kijk in je mail")).toBeVisible();
  await page.goto(await mailedLink(product, email, "reset", 2));
  const password = "een nieuw lang wachtwoord";
  await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(password);
  const repeated = page.getByLabel("Nieuw wachtwoord, nog een keer");
  await repeated.fill(password);
  await pressTwice("Bewaar en log in", repeated, password);
  await expect(heading(page, "Aanvragen")).toBeVisible();

  await press(await ownMenu(page), "Uitloggen");
  await page.getByLabel("E-mailadres").fill(email);
  const typed = page.getByLabel("Wachtwoord");
  await typed.fill(password);
  await pressTwice("Inloggen", typed, password);
  await expect(heading(page, "Aanvragen")).toBeVisible();
});
