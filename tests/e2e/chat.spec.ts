import type { Page } from "@playwright/test";
import { answers, chat, field, launcher, log, open, option } from "../support/chat-widget.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { brokenWords } from "../support/page-layout.ts";
import { blockStorage, comeAlive, openPage, stopClock, toast } from "../support/visitor.ts";

test.use({ chat: "unseen" });

const typing = (page: Page) => chat(page).getByText("De assistent typt");
const contactPanel = (page: Page) => chat(page).getByRole("region", { name: "Liever direct contact?" });
const appointmentPanel = (page: Page) => chat(page).getByRole("region", { name: "Plan je afspraak" });

async function say(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press("Enter");
}

/** Does what posts a message, and waits until the server has answered. */
async function answered(page: Page, post: () => Promise<void>) {
  const answer = page.waitForResponse("**/api/chat/messages");
  await post();
  await (await answer).finished();
}

test("answers after a moment, shows what was asked for, and goes on at the next visit", async ({ page }) => {
  await openPage(page, "/privacy");
  await open(page);
  await stopClock(page, option(page, "Afspraak maken"));
  await answered(page, () => option(page, "Afspraak maken").click());
  await page.clock.runFor(790);
  await expect(typing(page)).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(answers(page)).toHaveCount(2);
  await expect(typing(page)).toBeHidden();
  await expect(option(page, "Offerteaanvraag")).toHaveCount(0);

  await expect(appointmentPanel(page).getByLabel("E-mailadres")).toBeVisible();
  const [form, ways] = [await appointmentPanel(page).boundingBox(), await contactPanel(page).boundingBox()];
  expect(form?.y).toBeLessThan(ways?.y ?? 0);
  await appointmentPanel(page).getByRole("button", { name: "Leg deze tijd vast" }).click();
  await expect(toast(page, "Vul alle verplichte velden in")).toBeVisible();
  await appointmentPanel(page).getByRole("button", { name: "Sluit de afspraak" }).click();
  await expect(appointmentPanel(page)).toHaveCount(0);
  await expect(contactPanel(page).getByRole("link", { name: "Bel 053 000 00 00" })).toHaveAttribute(
    "href",
    "tel:+31530000000",
  );
  await expect(contactPanel(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\//,
  );
  // The browser would ask which program may dial, and take no press meanwhile.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault(), { once: true }));
  const told = page.waitForResponse("**/api/chat/contact-method");
  await contactPanel(page).getByRole("link", { name: "Bel" }).click();
  expect((await told).status()).toBe(200);
  await expect(contactPanel(page)).toHaveCount(0);

  await say(page, "   ");
  await answered(page, () => say(page, "Mail me op jan@smit.example of bel 06-12345678"));
  await page.clock.runFor(990);
  await expect(answers(page)).toHaveCount(2);
  await page.clock.runFor(20);
  await expect(answers(page).last()).toContainText("Zijn dit je");
  await option(page, "Ja, dat klopt").click();
  await expect(option(page, "Ja, dat klopt")).toHaveCount(0);
  await page.clock.resume();
  await expectNoAxeViolations(page);

  const said = await log(page).locator("[data-said] > p:nth-child(2)").allTextContents();
  const stored = await page.evaluate(() => JSON.parse(localStorage.chatSessions));
  expect(stored).toEqual([
    {
      id: expect.stringMatching(/^chat_\d+_[0-9a-z]+$/),
      startTime: expect.any(String),
      messages: said.map((text) => ({ text, isBot: expect.any(Boolean), timestamp: expect.any(String) })),
      userEmail: "jan@smit.example",
      userPhone: "06-12345678",
    },
  ]);
  await page.goto("/diensten#chat");
  await expect(log(page).locator("[data-said] > p:nth-child(2)")).toHaveText(said);
  await expect(option(page, "Ja, dat klopt")).toHaveCount(0);
  // Reloading a page on which it was closed does not open it again.
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/diensten$/);
});

test("a question about details that is answered in one tab is answered in the others", { tag: "@desktop" }, async ({
  page,
}) => {
  await openPage(page, "/privacy");
  await open(page);
  await say(page, "Mail me op jan@smit.example of bel 06-12345678");
  await expect(option(page, "Ja, dat klopt")).toBeVisible();
  const other = await page.context().newPage();
  await openPage(other, "/privacy");
  await open(other);
  await option(other, "Ja, dat klopt").focus();
  await option(page, "Ja, dat klopt").click();
  await expect(option(page, "Ja, dat klopt")).toHaveCount(0);
  await expect(option(other, "Ja, dat klopt")).toHaveCount(0);
  await expect(chat(other).getByRole("region", { name: "Gesprek" })).toBeFocused();
  await expect(answers(other).last()).toContainText("genoteerd");
  // However often it is loaded again.
  await other.reload();
  await page.reload();
  for (const tab of [page, other]) await expect(option(tab, "Ja, dat klopt")).toHaveCount(0);
});

test("says so when the code of the appointment form does not load", { tag: "@desktop" }, async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  expectTrouble(/Failed to fetch dynamically imported module/);
  await page.route("**/assets/appointment-form-*.js", (route) => route.abort());
  await openPage(page, "/privacy");
  await open(page);
  await option(page, "Afspraak maken").click();
  await expect(appointmentPanel(page)).toContainText("Het formulier laadt niet.");
});

test("without a connection, waits to book only while the form is open, keeps what is said, sends it once when back online, and shows its day on the next", {
  tag: "@desktop",
}, async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, "/privacy");
  await open(page);
  await option(page, "Afspraak maken").click();
  const form = appointmentPanel(page);
  for (const name of ["Datum", "Tijd"]) await form.getByLabel(name).selectOption({ index: 1 });
  await form.getByLabel("Naam").fill("Jan Smit");
  await form.getByLabel("E-mailadres").fill("jan@smit.example");
  await form.getByLabel("Onderwerp").fill("Een webshop");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Leg deze tijd vast" }).click();
  await expect(toast(page, "Geen verbinding")).toBeVisible();
  await form.getByRole("button", { name: "Sluit de afspraak" }).click();
  await expect(toast(page, "Geen verbinding")).toHaveCount(0);

  const waiting = log(page).getByText("Wordt verstuurd zodra je weer verbinding hebt");
  await say(page, "Wat kost een webshop?");
  await say(page, "En onderhoud?");
  await expect(waiting).toHaveCount(2);
  await expect(chat(page).getByRole("status")).toContainText("Geen verbinding");
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(log(page).locator("[data-author=visitor]")).toHaveCount(3);
  await expect(answers(page)).toHaveCount(4);
  const lines = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.chatToken}` };
    const { lines } = await (await fetch("/api/chat/conversation", { headers })).json();
    return lines.map(({ author, text }: { author: string; text: string }) => (author === "visitor" ? text : author));
  });
  expect(lines).toEqual(["bot", "Afspraak maken", "bot", "Wat kost een webshop?", "bot", "En onderhoud?", "bot"]);

  const times = log(page).locator("[data-author=visitor] time");
  await expect(times).toHaveText(Array(3).fill(/^\d?\d:\d\d$/));
  // More than a day: the day on which summer time ends has 25 hours.
  await page.clock.setSystemTime(Date.now() + 26 * 3_600_000);
  await page.reload();
  await comeAlive(page);
  await expect(times).toHaveText(Array(3).fill(/^\d+ [a-z]+, \d?\d:\d\d$/));
});

test("stays open beside the page that a link leads to, and says in view that an answer does not arrive", {
  tag: "@desktop",
}, async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/);
  await openPage(page, "/privacy");
  await open(page);
  await field(page).fill("Wat kost een web");
  await page.getByRole("banner").getByRole("link", { name: "Diensten", exact: true }).click();
  await expect(page).toHaveURL("/diensten");
  await expect(field(page)).toHaveValue("Wat kost een web");
  await expect(page.locator("body")).toBeFocused();
  // Closed on a later page, after which this one is shown again as it was left.
  await page.evaluate(() => {
    sessionStorage.chatOpened = "closed";
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(chat(page)).toBeHidden();
  await expect(launcher(page)).toBeVisible();

  await open(page);
  await say(page, "Mail me op jan@smit.example");
  await page.route("**/api/chat/contact", (route) => route.abort());
  await option(page, "Ja, dat klopt").press("Enter");
  await expect(chat(page).getByRole("alert")).toBeInViewport({ ratio: 0.9 });
  await expect(option(page, "Ja, dat klopt")).toBeFocused();
  await page.unroute("**/api/chat/contact");
  await option(page, "Ja, dat klopt").press("Enter");
  await expect(option(page, "Ja, dat klopt")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(chat(page)).toBeHidden();
});

test("works in a browser of early 2023, as the pages do", { tag: "@desktop" }, async ({ page }) => {
  await page.addInitScript(forgetNews);
  await openPage(page, "/");
  const stream = page.waitForResponse("**/api/chat/events");
  await open(page);
  await answered(page, () => say(page, "Wat kost een website?"));
  expect((await stream).status()).toBe(200);
  await page.clock.runFor(2_000);
  await expect(answers(page)).toHaveCount(2);

  await field(page).evaluate(({ style }) => style.setProperty("field-sizing", "fixed"));
  const height = () => field(page).evaluate(({ clientHeight }) => clientHeight);
  const ofOneLine = await height();
  await field(page).fill("Een webshop\nvoor brood\nen gebak");
  expect(await height()).toBeGreaterThan(ofOneLine + 40);
  await field(page).fill("");
  expect(await height()).toBe(ofOneLine);
});

/** Runs in the browser: removes what Safari 16.4 lacks, the oldest version that the styles support. */
function forgetNews(): void {
  Reflect.set(CSS, "supports", () => false);
  Reflect.deleteProperty(window, "requestIdleCallback");
  Reflect.deleteProperty(AbortSignal, "any");
  for (const name of ["try", "withResolvers"]) Reflect.deleteProperty(Promise, name);
  for (const name of ["canParse", "parse"]) Reflect.deleteProperty(URL, name);
  for (const grouped of [Object, Map]) Reflect.deleteProperty(grouped, "groupBy");
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  for (const name of ["map", "filter", "toArray"]) Reflect.deleteProperty(iterator, name);
}

test("works where storage is blocked, on the smallest screen, and magnified four times", async ({ page }) => {
  await blockStorage(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, "/privacy");
  await open(page);
  await expect(chat(page).getByRole("button", { name: "Offerteaanvraag" })).toBeVisible();
  expect(await chat(page).getByRole("button").evaluateAll(brokenWords)).toEqual([]);
  await say(page, "Wat kost een website?");
  await expect(answers(page)).toHaveCount(2);
  await expectNoOverflow(page);
  const box = await chat(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(568);
  await field(page).fill("a".repeat(2_001));
  await expect(chat(page).getByRole("alert")).toHaveText("Tekens te veel: 1. Verdeel het over meer berichten.");
  await field(page).press("Enter");
  await expect(log(page).locator("[data-author=visitor]")).toHaveCount(1);
  await expectNoAxeViolations(page, ".chat");

  await page.setViewportSize({ width: 320, height: 256 });
  await field(page).fill("Een vraag\nvan\nvier\nregels");
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(chat(page).getByRole("button", { name: "Verstuur" })).toBeInViewport({ ratio: 1 });
  await expect(chat(page).getByRole("button", { name: "Sluit de chat" })).toBeInViewport({ ratio: 1 });
});
