import type { Locator, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { addColleague, COLLEAGUE_PASSWORD, mailedLink } from "../support/colleagues.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { OWNER } from "../support/product.ts";

const EMAIL = "cas@example.nl";
const HALF_MINUTE = 30_000;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function typePassword(page: Page) {
  await page.getByLabel("E-mailadres").fill(EMAIL);
  await page.getByLabel("Wachtwoord").fill(COLLEAGUE_PASSWORD);
  await press(page, "Inloggen");
}

/** The app that is given the key which the page shows. */
async function appOf(page: Page): Promise<TOTP> {
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return new TOTP({ secret: key?.replaceAll(" ", "") ?? "" });
}

/** As on another device. The page is left first: one that is open asks for news of the desk, and is refused. */
async function forgetSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

test("a colleague is invited, signs in in two steps, and gets in without the phone too @desktop", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  // A story of four visits.
  test.slow();
  const product = await startProduct();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/users`);
  await page.getByLabel("E-mailadres").fill(EMAIL);
  await press(page, "Verstuur uitnodiging");
  await expect(page.getByText("De uitnodiging is onderweg.")).toBeVisible();
  await expect(page.getByLabel("E-mailadres")).toHaveValue("");
  await expect(page.getByRole("list", { name: "Open uitnodigingen" })).toContainText(EMAIL);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);

  const invitation = await mailedLink(product, EMAIL, "invite");
  await forgetSession(page);
  await page.goto(invitation);
  await page.getByLabel("Je naam").fill("Cas Colléga");
  await page.getByLabel("Wachtwoord", { exact: true }).fill(COLLEAGUE_PASSWORD);
  await page.getByLabel("Wachtwoord, nog een keer").fill("iets anders");
  expectTrouble(/status of 422/);
  await press(page, "Aan de slag");
  await expect(page.getByLabel("Wachtwoord, nog een keer")).toBeFocused();
  await page.getByLabel("Wachtwoord, nog een keer").fill(COLLEAGUE_PASSWORD);
  await press(page, "Aan de slag");
  await expect(heading(page, "Aanvragen")).toBeVisible();

  // What is the owner's alone says so, inside the desk.
  expectTrouble(/status of 403/);
  await page.goto(`${product.url}/admin/users`);
  await expect(heading(page, "Dit is voor de eigenaar")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Onderdelen" })).toBeVisible();

  await page.getByRole("link", { name: /^Je account/ }).click();
  await expect(page.getByRole("list", { name: "Ingelogde apparaten" })).toContainText("dit apparaat");
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Zet aan" }).click();
  await page.getByLabel("Je wachtwoord").fill(COLLEAGUE_PASSWORD);
  await press(page, "Begin");
  const app = await appOf(page);
  const now = Date.now();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  await page.getByLabel("Code van zes cijfers").fill(app.generate({ timestamp: now }));
  await press(page, "Zet aan");
  const codes = page.getByRole("list", { name: "Herstelcodes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expect(page.getByRole("heading", { name: "Bewaar deze herstelcodes" })).toBeFocused();
  await expectNoOverflow(page);
  const recoveryCode = (await codes.first().textContent()) ?? "";
  await page.getByRole("link", { name: "Ik heb ze bewaard" }).click();
  await expect(page.getByText("Herstelcodes over")).toBeVisible();

  await press(page, "Uitloggen");
  await typePassword(page);
  await expect(heading(page, "Nog één stap")).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  expectTrouble(/status of 401/);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Inloggen" }).first().click();
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/^Deze code klopt niet/);
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
  // The code of before has been used; the next one is good already.
  await page.getByLabel("Code", { exact: true }).fill(app.generate({ timestamp: now + HALF_MINUTE }));
  await page.getByRole("button", { name: "Inloggen" }).first().click();
  await expect(heading(page, "Aanvragen")).toBeVisible();

  await press(page, "Uitloggen");
  await typePassword(page);
  await page.getByText("Telefoon kwijt?").click();
  await expect(page.getByText("met een nieuw ADMIN_PASSWORD")).toBeVisible();
  await page.getByLabel("Herstelcode").fill(recoveryCode);
  await page.getByRole("button", { name: "Inloggen" }).last().click();
  await expect(heading(page, "Aanvragen")).toBeVisible();

  expectTrouble(/status of 404/);
  await page.goto(invitation);
  await expect(heading(page, "Deze uitnodiging is al gebruikt")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a forgotten password is chosen anew by a link that is mailed @desktop", async ({
    page,
    startProduct,
    expectTrouble,
  }) => {
    expectTrouble(/status of 422/);
    const product = await startProduct();
    await addColleague(product, { email: EMAIL, role: "staff" });
    await page.goto(`${product.url}/admin/sign-in`);
    await page.getByRole("link", { name: "Wachtwoord vergeten?" }).click();
    await page.getByLabel("E-mailadres").fill(EMAIL);
    await press(page, "Mail me een link");
    await expect(heading(page, "Kijk in je mail")).toBeVisible();
    await page.goto(await mailedLink(product, EMAIL, "reset", 2));
    await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill("kort");
    await page.getByLabel("Nieuw wachtwoord, nog een keer").fill("kort");
    await press(page, "Bewaar en log in");
    await expect(page.getByText("Kies een wachtwoord van minstens 12 tekens.")).toBeVisible();
    await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill("een nieuw lang wachtwoord");
    await page.getByLabel("Nieuw wachtwoord, nog een keer").fill("een nieuw lang wachtwoord");
    await press(page, "Bewaar en log in");
    await expect(heading(page, "Aanvragen")).toBeVisible();
  });

  test("new recovery codes take a code besides the password, and say beside it that it is wrong @desktop", async ({
    page,
    startProduct,
    expectTrouble,
  }) => {
    expectTrouble(/status of 422/);
    const product = await startProduct();
    await signInBrowser(page.context(), product);
    await page.goto(`${product.url}/admin/account/two-step`);
    await page.getByLabel("Je wachtwoord").fill(OWNER.password);
    await press(page, "Begin");
    const app = await appOf(page);
    const now = Date.now();
    await page.getByLabel("Code van zes cijfers").fill(app.generate({ timestamp: now }));
    await press(page, "Zet aan");
    const codes = page.getByRole("list", { name: "Herstelcodes" }).getByRole("listitem");
    const before = await codes.allTextContents();
    await page.getByRole("link", { name: "Ik heb ze bewaard" }).click();

    const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Maak nieuwe codes" }) });
    const renewWith = async (code: string) => {
      await form.getByLabel("Je wachtwoord").fill(OWNER.password);
      await form.getByLabel("Code van je app, of een herstelcode").fill(code);
      await press(page, "Maak nieuwe codes");
    };
    await renewWith("geen code");
    await expect(form.getByLabel("Code van je app, of een herstelcode")).toHaveAccessibleDescription(
      /^Deze code klopt niet, of is al gebruikt\./,
    );
    await renewWith(app.generate({ timestamp: now + HALF_MINUTE }));
    await expect(page.getByText("Je oude herstelcodes werken niet meer.")).toBeVisible();
    await expect(codes).toHaveCount(10);
    expect(before).not.toContain(await codes.first().textContent());
  });
});

test("what another tab has done meanwhile, a link that was used or a second step, is shown by the next answer @desktop", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/);
  expectTrouble(/status of 422/);
  const product = await startProduct();
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/users`);
  await page.getByLabel("E-mailadres").fill(EMAIL);
  await press(page, "Verstuur uitnodiging");
  const invitation = await mailedLink(product, EMAIL, "invite");
  await forgetSession(page);

  const other = await page.context().newPage();
  const choosePassword = async (tab: Page, password: string) => {
    await tab.getByLabel("Je naam").fill("Cas");
    await tab.getByLabel("Wachtwoord", { exact: true }).fill(password);
    await tab.getByLabel("Wachtwoord, nog een keer").fill(password);
    await press(tab, "Aan de slag");
  };
  for (const tab of [page, other]) await tab.goto(invitation);
  await choosePassword(page, `${EMAIL}!`);
  await expect(page.getByText(/^Dit wachtwoord is te raden/)).toBeVisible();
  await choosePassword(page, COLLEAGUE_PASSWORD);
  await expect(heading(page, "Aanvragen")).toBeVisible();
  await choosePassword(other, COLLEAGUE_PASSWORD);
  await expect(heading(other, "Deze uitnodiging is al gebruikt")).toBeVisible();

  for (const tab of [page, other]) await tab.goto(`${product.url}/admin/account/two-step`);
  for (const tab of [page, other]) {
    await tab.getByLabel("Je wachtwoord").fill(COLLEAGUE_PASSWORD);
    await press(tab, "Begin");
    await expect(tab.getByLabel("Code van zes cijfers")).toBeVisible();
  }
  const code = (await appOf(other)).generate();
  for (const tab of [other, page]) {
    await tab.getByLabel("Code van zes cijfers").fill(code);
    await press(tab, "Zet aan");
  }
  await expect(page.getByText("Herstelcodes over")).toBeVisible();
});

test("an invitation is withdrawn in two steps, the first of which says what comes of it @desktop", async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin/users`);
  await page.getByLabel("E-mailadres").fill(EMAIL);
  await press(page, "Verstuur uitnodiging");
  const invites = page.getByRole("list", { name: "Open uitnodigingen" });
  await expect(invites.getByRole("button")).toHaveText([/^Stuur opnieuw/]);
  await invites.getByText("Trek in").click();
  await expect(invites).toContainText("De link in de mail werkt dan niet meer.");
  await expectNoAxeViolations(page);
  await press(page, `Trek deze uitnodiging in (${EMAIL})`);
  await expect(page.getByText("De uitnodiging is ingetrokken. De link werkt niet meer.")).toBeVisible();
});

test("what is turned down has the focus @desktop", async ({ page, startProduct, expectTrouble }) => {
  expectTrouble(/status of 422/);
  expectTrouble(/status of 401/);
  const product = await startProduct();
  const isTurnedDown = async (field: Locator) => {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/./);
    await expect(field).toBeFocused();
  };
  await page.goto(`${product.url}/admin/sign-in`);
  await page.getByLabel("E-mailadres").fill(OWNER.email);
  await page.getByLabel("Wachtwoord").fill("verkeerd");
  await press(page, "Inloggen");
  await isTurnedDown(page.getByLabel("Wachtwoord"));
  await signInBrowser(page.context(), product);

  await page.goto(`${product.url}/admin/unknown-paths/redirects`);
  const redirect = async (from: string) => {
    await page.getByLabel("Oud adres").fill(from);
    await page.getByLabel("Naar welke pagina").first().fill("/diensten");
    await press(page, "Verwijs door");
  };
  await redirect("/diensten");
  await isTurnedDown(page.getByLabel("Oud adres"));
  await redirect("/oud");
  await expect(page.getByText("/oud: ")).toBeVisible();
  await redirect("/diensten");
  await isTurnedDown(page.getByLabel("Oud adres"));

  await page.goto(`${product.url}/admin/account/two-step`);
  await page.getByLabel("Je wachtwoord").fill("verkeerd");
  await press(page, "Begin");
  await isTurnedDown(page.getByLabel("Je wachtwoord"));
  await page.getByLabel("Je wachtwoord").fill(OWNER.password);
  await press(page, "Begin");
  await page.getByLabel("Code van zes cijfers").fill("000000");
  await press(page, "Zet aan");
  await isTurnedDown(page.getByLabel("Code van zes cijfers"));
  await page.goto(`${product.url}/admin/users`);
  await page.getByLabel("E-mailadres").fill(OWNER.email);
  await press(page, "Verstuur uitnodiging");
  await expect(page.getByLabel("E-mailadres")).toHaveAccessibleDescription(/./);
  await expect(page.getByLabel("E-mailadres")).toBeFocused();

  await page.goto(`${product.url}/admin/account`);
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
