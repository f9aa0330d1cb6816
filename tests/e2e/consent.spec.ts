import type { Page, Response } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import {
  blockStorage,
  comeAlive,
  holdScripts,
  openPage,
  pressedOutside,
  someone,
  takeTime,
} from "../support/visitor.ts";

test.use({ consent: "unasked" });

const GA = "G-TEST1234";
/** Stands in for Google's tag: it does whatever the tag does that a policy could object to. */
const TAG = `document.cookie = "_ga=GA1.1.1.1; Path=/";
fetch("https://region1.google-analytics.com/g/collect", { method: "POST", mode: "no-cors" });`;

const banner = (page: Page) => page.getByRole("region", { name: "Cookies: jij kiest" });
/** The pages that the tag was told of, in the browser, and from where each was reached. */
const told = (page: Page) =>
  page.evaluate<[address: string, referrer: string][]>(
    "(window.dataLayer ?? []).filter(([kind]) => kind === 'event').map(([, , view]) => [view.page_location, view.page_referrer])",
  );
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookieConsent"));
const policyOf = (response: Response | null) => response?.headers()["content-security-policy"] ?? "";
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Answers on behalf of all other sites, and returns the list of those that were asked. */
async function standInForOthers(page: Page, own: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== own,
    (route) => {
      asked.push(new URL(route.request().url()).host);
      const isTag = route.request().url().startsWith("https://www.googletagmanager.com/gtag/js");
      return isTag
        ? route.fulfill({ contentType: "text/javascript", body: TAG })
        : route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
    },
  );
  return asked;
}

test("asks after a second and a half, with two equal answers, and not again", async ({ page }) => {
  const start = new Date();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 60_000);
  await page.goto("/");
  await page.clock.runFor(1_499);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  const boxes = await Promise.all(
    ["Weigeren", "Accepteren"].map((name) => banner(page).getByRole("button", { name, exact: true }).boundingBox()),
  );
  const [refuse, accept] = boxes;
  expect(refuse).toMatchObject({ width: accept?.width, height: accept?.height, y: accept?.y });
  await expect(banner(page).getByRole("button", { name: "Weigeren en sluiten" })).toBeHidden();
  await page.clock.resume();
  await expectNoAxeViolations(page, "#consent");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner(page).locator(":focus")).toHaveCount(1);

  await banner(page).getByRole("button", { name: "Weigeren", exact: true }).click();
  await expect(banner(page)).toHaveCount(0);
  // It disappears at once, and the answer is stored when the scripts are there.
  await expect.poll(() => stored(page)).toBe("false");
  await page.goto("/diensten");
  await comeAlive(page);
  await page.clock.runFor(3_000);
  await expect(banner(page)).toHaveCount(0);
});

for (const address of ["/", "/en"]) {
  test(`on a phone the question at ${address} covers at most three tenths of the first view, with equal answers and the purposes a tap away`, async ({
    page,
  }) => {
    const isDutch = address === "/";
    const question = page.locator("#consent");
    const [refuse, accept, byPurpose] = (
      isDutch ? ["Weigeren", "Accepteren", "Per doel kiezen"] : ["Decline", "Accept", "Choose by purpose"]
    ).map((name) => question.getByRole("button", { name, exact: true }));
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, address);
    await page.clock.runFor(1_500);
    await expect(question).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [360, 640],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [covered, no, yes] = await Promise.all([question, refuse, accept].map((part) => part?.boundingBox()));
      expect((covered?.height ?? height) / height, `${width} x ${height}`).toBeLessThanOrEqual(0.3);
      expect(no).toMatchObject({ width: yes?.width, height: yes?.height, y: yes?.y });
      expect(yes?.height).toBeGreaterThanOrEqual(44);
    }
    await expectNoAxeViolations(page, "#consent");
    await byPurpose?.click();
    await expect(question.getByRole("checkbox")).toHaveCount(3);
    await expect(question.getByText(/IP-adres|IP address/)).toBeInViewport();
    await expectNoAxeViolations(page, "#consent");
  });
}

test("choosing by purpose with the keyboard moves the focus to the first choice", async ({ page }) => {
  await openPage(page, "/diensten");
  await page.clock.runFor(1_500);
  await banner(page).getByRole("button", { name: "Per doel kiezen" }).press("Enter");
  await expect(banner(page).getByRole("checkbox", { name: /^Bezoek meten/ })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toBe("true");
});

test("on a phone, the answers stay whole at twice the size of text, and one that is pressed twice presses nothing beneath", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/diensten");
  await comeAlive(page);
  const accept = banner(page).getByRole("button", { name: "Accepteren", exact: true });
  await accept.waitFor();
  const setText = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await setText("200%");
  const buttons = banner(page).getByRole("button", { name: /^(Weigeren|Accepteren)$/ });
  await expect(buttons).toHaveCount(2);
  expect(await buttons.evaluateAll((all) => all.map((button) => button.scrollWidth - button.clientWidth))).toEqual([
    0, 0,
  ]);
  await setText("");
  const pressed = await pressedOutside(page, "#consent");
  await accept.dblclick();
  await expect(banner(page)).toBeHidden();
  expect(await pressed()).toEqual([]);
});

test("measures only after consent, from the next document on, and stops when it is withdrawn; nobody is told the link to a booking", async ({
  page,
  startProduct,
}) => {
  const { url } = await startProduct({ GA_MEASUREMENT_ID: GA });
  const asked = await standInForOthers(page, url);
  await openPage(page, `${url}/`);
  await page.clock.runFor(1_500);
  await banner(page).getByRole("button", { name: "Accepteren", exact: true }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toBe("true");
  expect(asked).toEqual([]);

  // A link within the site: this time a whole document, whose policy lets Google in.
  const next = page.waitForResponse((response) => new URL(response.url()).pathname === "/over-ons");
  await footerLink(page, "Over Ons").click();
  expect(policyOf(await next)).toContain("https://www.googletagmanager.com");
  await expect.poll(() => asked).toEqual(["www.googletagmanager.com", "region1.google-analytics.com"]);
  await expect.poll(() => told(page)).toEqual([[`${url}/over-ons`, `${url}/`]]);
  await footerLink(page, "Diensten").click();
  await expect(page).toHaveURL(`${url}/diensten`);
  // The referrer names the site, not its page.
  await expect.poll(() => told(page)).toEqual([[`${url}/diensten`, `${url}/`]]);
  await expect.poll(() => asked).toHaveLength(4);

  await page.getByRole("button", { name: "Cookie-instellingen" }).click();
  await expect(page.getByRole("heading", { name: "Cookies: jij kiest" })).toBeFocused();
  await expect(page.getByRole("checkbox", { name: /Bezoek meten/ })).toBeChecked();
  await page.getByRole("button", { name: "Weigeren", exact: true }).click();
  await expect(page.getByRole("button", { name: "Cookie-instellingen" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("_ga");
  expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), GA)).toBe(true);
  expect(policyOf(await page.reload())).not.toContain("google");
  expect(asked).toHaveLength(4);

  await page.goto(`${url}/afspraak`);
  await comeAlive(page);
  await page.getByRole("button", { name: "Cookie-instellingen" }).click();
  await page.getByRole("button", { name: "Accepteren", exact: true }).click();
  await expect.poll(() => stored(page)).toBe("true");
  await page.reload();
  const opened = [`${url}/afspraak`, ""];
  await expect.poll(() => told(page)).toEqual([opened]);
  await comeAlive(page);
  await page.getByRole("group", { name: "Datum" }).getByRole("radio").nth(3).check();
  await page.getByRole("group", { name: "Tijd" }).getByRole("radio").first().check();
  await page.getByRole("main").getByLabel("Naam").fill("Jan Smit");
  await page.getByRole("main").getByLabel("E-mailadres").fill(someone());
  await takeTime(page);
  await page.getByRole("button", { name: "Leg deze tijd vast" }).click();
  await expect(page).toHaveURL(/\/[\w-]{43}\?uitkomst=(booked|delayed)$/);
  const [token = ""] = /[\w-]{43}/.exec(page.url()) ?? [];
  // The page is left, and shown again as it was.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => told(page)).toEqual([opened, opened]);
  for (const answer of ["Weigeren", "Accepteren"]) {
    await page.getByRole("button", { name: "Cookie-instellingen" }).click();
    await page.getByRole("button", { name: answer, exact: true }).click();
  }
  await expect.poll(async () => (await told(page)).length).toBe(3);
  expect(JSON.stringify(await told(page))).not.toContain(token);
  await footerLink(page, "Diensten").click();
  await expect.poll(() => told(page)).toEqual([[`${url}/diensten`, `${url}/`]]);
  await page.close();
});

/** The scripts of the map load when a visitor comes near it. */
const comeNearMap = (page: Page) => page.locator("main figure").last().scrollIntoViewIfNeeded();

test("shows the map at once to a visitor who allowed only that, on the pages that have it, until that is withdrawn in another tab", async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await standInForOthers(page, baseURL ?? "");
  await openPage(page, "/cookies");
  await page.getByRole("main").getByRole("button", { name: "Cookie-instellingen" }).click();
  await page.getByRole("checkbox", { name: /Kaart tonen/ }).check();
  await page.getByRole("button", { name: "Keuze opslaan" }).click();
  await expect.poll(() => stored(page)).toBe("true");
  await footerLink(page, "Contact").click();
  await comeNearMap(page);
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect.poll(() => asked).toEqual(["www.openstreetmap.org"]);
  await expectNoAxeViolations(page);
  expect(policyOf(await page.goto("/diensten"))).not.toContain("frame-src");

  await page.goto("/en/contact");
  await comeNearMap(page);
  await expect(page.locator("iframe")).toHaveCount(1);
  const other = await context.newPage();
  await openPage(other, "/");
  await other.getByRole("button", { name: "Cookie-instellingen" }).click();
  await other.getByRole("button", { name: "Weigeren", exact: true }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a map that was allowed in another tab, after the page was asked for and before its scripts ran, opens by a click", async ({
  page,
  context,
  baseURL,
}) => {
  await standInForOthers(page, baseURL ?? "");
  const scripts = await holdScripts(page);
  await page.goto("/contact");
  const other = await context.newPage();
  await openPage(other, "/cookies");
  await other.getByRole("main").getByRole("button", { name: "Cookie-instellingen" }).click();
  await other.getByRole("checkbox", { name: /Kaart tonen/ }).check();
  await other.getByRole("button", { name: "Keuze opslaan" }).click();
  await expect.poll(() => stored(other)).toBe("true");
  scripts.let();
  await comeAlive(page);
  await page.getByRole("button", { name: "Open de kaart" }).click();
  await expect(page).toHaveURL("/contact?kaart=open#kaart");
  await expect(page.frameLocator("iframe").locator("html")).toHaveCount(1);
});

test("a map that was opened by a click can be allowed for good, and no longer, which keeps the focus at it", async ({
  page,
  baseURL,
}) => {
  await standInForOthers(page, baseURL ?? "");
  await page.goto("/locatie");
  await page.getByRole("button", { name: "Open de kaart" }).click();
  await expect(page).toHaveURL("/locatie?kaart=open#kaart");
  await comeAlive(page);
  await page.getByRole("button", { name: "Kaart altijd tonen" }).click();
  await expect.poll(() => stored(page)).toBe("true");
  await page.goto("/contact");
  await comeNearMap(page);
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("button", { name: "Niet meer altijd tonen" }).press("Enter");
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open de kaart" })).toBeFocused();
  await expect.poll(() => stored(page)).toBe("false");
});

test("works for the lifetime of the page where storage is blocked", async ({ page }) => {
  await blockStorage(page);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", {
      get: () => "",
      set: () => undefined,
    });
  });
  await openPage(page, "/contact");
  await page.clock.runFor(1_500);
  await banner(page).getByRole("button", { name: "Accepteren", exact: true }).click();
  await page.clock.runFor(3_000);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open de kaart" })).toBeVisible();
});

test.describe("the chat that opens by itself", () => {
  test.use({ chat: "unseen" });

  for (const [where, width, height] of [
    ["beside the question on a desk", 1440, 900],
    ["above it on a long phone", 430, 932],
    ["above it, with less to read, on a shorter one", 390, 664],
    ["behind it on a phone on its side, until the visitor goes into it", 667, 375],
  ] as const) {
    test(`stands ${where}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, "/diensten");
      await page.getByRole("button", { name: "Open de chat" }).waitFor();
      await page.clock.runFor(10_000);
      const chat = page.getByRole("dialog", { name: "Vraag het Weef" });
      await expect(chat).toBeVisible();
      await page.clock.runFor(1_000);
      await banner(page).getByRole("button", { name: "Weigeren", exact: true }).click({ trial: true });
      await banner(page).getByRole("button", { name: "Accepteren", exact: true }).click({ trial: true });
      const field = chat.getByRole("textbox");
      await field.focus();
      await field.click({ trial: true });
      // The keyboard of a phone covers nearly half of it.
      await chat.evaluate(
        (panel, left) => {
          panel.style.setProperty("--chat-lift", `${innerHeight - left}px`);
          panel.style.setProperty("--chat-room", `${left}px`);
        },
        Math.round(height * 0.55),
      );
      await expect(field).toBeInViewport({ ratio: 1 });
      await field.click({ trial: true });
    });
  }
});

test("on a phone in landscape, the question and the button of the chat are in view", async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 320 });
  await openPage(page, "/");
  await page.clock.runFor(1_500);
  const more = banner(page).getByRole("link", { name: "Wat we bewaren" });
  const chat = page.getByRole("button", { name: "Open de chat" });
  // The answers are in view in a low, narrow window, and do not hide a control behind them that has the focus.
  for (const name of ["Weigeren", "Accepteren"]) {
    await expect(banner(page).getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await chat.click({ trial: true });
  await more.focus();
  await more.click({ trial: true });
  for (const [width, height] of [
    [568, 320],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ["Weigeren", "Accepteren", "Per doel kiezen"]) {
      await expect(banner(page).getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(more).toBeInViewport({ ratio: 1 });
    await chat.click({ trial: true });
  }
  await chat.click();
  await expect(chat).toHaveCount(0);
});

test("magnified four times, what has the focus is not hidden behind the question", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, "/contact");
  await page.clock.runFor(1_500);
  await expect(banner(page)).toBeVisible();
  const form = page.getByRole("main");
  const header = await page.getByRole("banner").boundingBox();
  for (const label of ["Naam", "E-mailadres", "Telefoonnummer", "Waar gaat het om?"]) {
    const field = form.getByLabel(label).first();
    await (label === "Naam" ? field.focus() : page.keyboard.press("Tab"));
    await expect(field).toBeFocused();
    const [place, question] = await Promise.all([field.boundingBox(), banner(page).boundingBox()]);
    expect(place?.y, label).toBeLessThan((question?.y ?? 0) - 8);
    expect((place?.y ?? 0) + (place?.height ?? 0), label).toBeGreaterThan((header?.height ?? 0) + 8);
  }
});

test("is closed on a phone by an icon, which refuses", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/");
  await page.clock.runFor(1_500);
  await expect(banner(page)).toBeVisible();
  await expectNoOverflow(page);
  // The end of the page appears from under the banner.
  await footerLink(page, "Toegankelijkheid").focus();
  const link = await footerLink(page, "Toegankelijkheid").boundingBox();
  const panel = await banner(page).boundingBox();
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
  await banner(page).getByRole("button", { name: "Weigeren en sluiten" }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toBe("false");
});
