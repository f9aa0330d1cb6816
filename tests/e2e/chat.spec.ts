import type { Page } from "@playwright/test";
import { FIELD_ID } from "../../app/features/chat/ids.ts";
import { brokenWords } from "../support/broken-words.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { blockStorage, comeAlive, openPage, pressedOutside, stopClock, toast, wake } from "../support/visitor.ts";

test.use({ chat: "unseen" });

const launcher = (page: Page) => page.getByRole("button", { name: "Open de chat" });
const chat = (page: Page) => page.getByRole("dialog", { name: "Vraag het Weef" });
const log = (page: Page) => chat(page).getByRole("log", { name: "Gesprek" });
const field = (page: Page) => chat(page).getByRole("textbox", { name: "Typ je vraag" });
const option = (page: Page, name: string) => chat(page).getByRole("button", { name, exact: true });
const typing = (page: Page) => chat(page).getByText("De assistent typt");
const contactPanel = (page: Page) => chat(page).getByRole("region", { name: "Liever direct contact?" });
const appointmentPanel = (page: Page) => chat(page).getByRole("region", { name: "Plan je afspraak" });

/** What the assistant said, its greeting included. */
const answers = (page: Page) => log(page).locator("[data-author=bot]");

async function open(page: Page) {
  await launcher(page).click();
  await expect(field(page)).toBeFocused();
}

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

test("opens by itself ten seconds after load, once, and takes nothing from the visitor", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  const start = new Date();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1_000);
  await page.goto("/prijzen");
  // Without a sign of the visitor its scripts start a second before; it has settled when its idle moment has come.
  await page.clock.runFor(9_000);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(launcher(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  // The clock counts what passed before it was paused as time on the page.
  const shown = await page.evaluate(() => performance.now());
  await page.clock.runFor(9_990 - shown);
  await expect(chat(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(chat(page)).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  await expect(log(page)).toContainText("Je praat met een virtuele assistent");
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await field(page).focus();
  await page.keyboard.press("Escape");
  await expect(chat(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await expectNoAxeViolations(page);
  await page.reload();
  await wake(page);
  await launcher(page).waitFor();
  await page.clock.fastForward(60_000);
  await expect(launcher(page)).toBeVisible();
  expect(calls.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("greets by the clock of the visitor", async ({ page }) => {
  // Each visit is the first.
  await page.addInitScript(() => {
    localStorage.removeItem("chatSessions");
    sessionStorage.removeItem("chatOpened");
  });
  const greetings = [
    ["06:00", "Goedemorgen"],
    ["12:00", "Goedemiddag"],
    ["17:59", "Goedemiddag"],
    ["18:00", "Goedenavond"],
  ] as const;
  for (const [time, greeting] of greetings) {
    await openPage(page, "/privacy", new Date(`2027-06-15T${time}:00+02:00`));
    await open(page);
    await expect(answers(page)).toContainText([`${greeting}, waar kan ik u mee helpen?`]);
  }
});

test("does not open while a form is filled in, but on the next page", async ({ page }) => {
  await openPage(page, "/contact");
  await launcher(page).waitFor();
  const name = page.getByRole("main").getByLabel("Naam").first();
  await name.fill("Jan Smit");
  await name.blur();
  await page.clock.fastForward(20_000);
  await expect(name).toHaveValue("Jan Smit");
  await expect(chat(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Prijzen" }).click();
  await expect(page).toHaveURL("/prijzen");
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(chat(page)).toBeVisible({ timeout: 200 });
  }).toPass();
});

test("does not open over a form that was begun while it was fetched", { tag: "@desktop" }, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/chat-room-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, "/contact");
  await launcher(page).waitFor();
  const room = page.waitForRequest("**/assets/chat-room-*.js");
  await page.clock.fastForward(10_000);
  const address = (await room).url();
  await page.getByRole("main").getByLabel("Naam").first().fill("Jan Smit");
  release();
  // Whoever waits for the same code is told in order.
  await page.evaluate(async (url) => {
    await import(url);
    const { port1, port2 } = new MessageChannel();
    await new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(null);
    });
  }, address);
  await expect(chat(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.chatOpened)).toBeUndefined();
});

test("a double press opens it and sends nothing, or closes it and presses nothing beneath", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await comeAlive(page);
  await open(page);
  await field(page).fill("Wat kost een web");
  await page.keyboard.press("Escape");
  const pressed = await pressedOutside(page, ".chat");
  // The second press comes as soon as the button that sends stands where the launcher was.
  const pressedAgain = page.evaluate(async (id) => {
    const composer = () => document.activeElement?.closest(`form:has(#${id})`);
    while (!composer()) await new Promise(requestAnimationFrame);
    const second = new MouseEvent("click", { detail: 2, bubbles: true, cancelable: true });
    composer()?.querySelector("button")?.dispatchEvent(second);
  }, FIELD_ID);
  await launcher(page).click();
  await pressedAgain;
  await expect(field(page)).toHaveValue("Wat kost een web");
  await chat(page).getByRole("button", { name: "Sluit de chat" }).dblclick();
  await expect(chat(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  expect(await pressed()).toEqual([]);
});

test("answers in its time, brings up what was asked for, and goes on at the next visit", async ({ page }) => {
  await openPage(page, "/prijzen");
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
  await appointmentPanel(page).getByRole("button", { name: "Afspraak aanvragen" }).click();
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
  // A reload of what was closed does not open it again.
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/diensten$/);
});

test("a question about details that is answered in one tab is answered in the others", { tag: "@desktop" }, async ({
  page,
}) => {
  await openPage(page, "/prijzen");
  await open(page);
  await say(page, "Mail me op jan@smit.example of bel 06-12345678");
  await expect(option(page, "Ja, dat klopt")).toBeVisible();
  const other = await page.context().newPage();
  await openPage(other, "/diensten");
  await open(other);
  await option(other, "Ja, dat klopt").focus();
  await option(page, "Ja, dat klopt").click();
  await expect(option(page, "Ja, dat klopt")).toHaveCount(0);
  await expect(option(other, "Ja, dat klopt")).toHaveCount(0);
  await expect(chat(other).getByRole("region", { name: "Gesprek" })).toBeFocused();
  await expect(answers(other).last()).toContainText("genoteerd");
  // As often as it comes back.
  await other.reload();
  await page.reload();
  for (const tab of [page, other]) await expect(option(tab, "Ja, dat klopt")).toHaveCount(0);
});

test("says so when the code of the appointment form does not come", { tag: "@desktop" }, async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  expectTrouble(/Failed to fetch dynamically imported module/);
  await page.route("**/assets/appointment-form-*.js", (route) => route.abort());
  await openPage(page, "/prijzen");
  await open(page);
  await option(page, "Afspraak maken").click();
  await expect(appointmentPanel(page)).toContainText("Het formulier laadt niet.");
});

test("waits no longer for a connection to book once the form is closed", { tag: "@desktop" }, async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, "/prijzen");
  await open(page);
  await option(page, "Afspraak maken").click();
  const form = appointmentPanel(page);
  for (const name of ["Datum", "Tijd"]) await form.getByLabel(name).selectOption({ index: 1 });
  await form.getByLabel("Naam").fill("Jan Smit");
  await form.getByLabel("E-mailadres").fill("jan@smit.example");
  await form.getByLabel("Onderwerp").fill("Een webshop");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Afspraak aanvragen" }).click();
  await expect(toast(page, "Geen verbinding")).toBeVisible();
  await form.getByRole("button", { name: "Sluit de afspraak" }).click();
  await expect(toast(page, "Geen verbinding")).toHaveCount(0);
});

test("stays open beside the page that a link leads to, with what stands in its field", { tag: "@desktop" }, async ({
  page,
}) => {
  await openPage(page, "/prijzen");
  await open(page);
  await field(page).fill("Wat kost een web");
  await page.getByRole("banner").getByRole("link", { name: "Diensten", exact: true }).click();
  await expect(page).toHaveURL("/diensten");
  await expect(field(page)).toHaveValue("Wat kost een web");
  await expect(page.locator("body")).toBeFocused();
  // Closed on a page after this one, which is shown again as it was left.
  await page.evaluate(() => {
    sessionStorage.chatOpened = "closed";
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(chat(page)).toBeHidden();
  await expect(launcher(page)).toBeVisible();
});

test("keeps what is said without a connection, and sends it once when it is back", async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, "/prijzen");
  await open(page);
  await page.context().setOffline(true);
  await say(page, "Wat kost een webshop?");
  await say(page, "En onderhoud?");
  await expect(log(page).getByText("Wordt verstuurd zodra je weer verbinding hebt")).toHaveCount(2);
  await expect(chat(page).getByRole("status")).toContainText("Geen verbinding");
  await page.context().setOffline(false);
  await expect(log(page).getByText("Wordt verstuurd zodra je weer verbinding hebt")).toHaveCount(0);
  await expect(log(page).locator("[data-author=visitor]")).toHaveCount(2);
  await expect(answers(page)).toHaveCount(3);
  const lines = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.chatToken}` };
    const { lines } = await (await fetch("/api/chat/conversation", { headers })).json();
    return lines.map(({ author, text }: { author: string; text: string }) => (author === "visitor" ? text : author));
  });
  expect(lines).toEqual(["bot", "Wat kost een webshop?", "bot", "En onderhoud?", "bot"]);
});

test("says in sight that an answer does not arrive, and leaves the focus where it is", { tag: "@desktop" }, async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  await openPage(page, "/prijzen");
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

test("says the day of what was said before today", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/prijzen");
  await open(page);
  await say(page, "Wat kost een website?");
  await expect(answers(page)).toHaveCount(2);
  const said = log(page).locator("[data-author=visitor] time");
  await expect(said).toHaveText(/^\d?\d:\d\d$/);
  // More than a day: the one on which summer time ends has 25 hours.
  await page.clock.setSystemTime(Date.now() + 26 * 3_600_000);
  await page.reload();
  await comeAlive(page);
  await expect(said).toHaveText(/^\d+ [a-z]+, \d?\d:\d\d$/);
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

/** Runs in the browser: takes away what Safari 16.4 lacks, the oldest that the styles are made for. */
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

test("works where storage is blocked, on the smallest screen", async ({ page }) => {
  await blockStorage(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, "/prijzen");
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
  await expect(chat(page).getByRole("alert")).toHaveText("Tekens te veel: 1. Maak er twee berichten van.");
  await field(page).press("Enter");
  await expect(log(page).locator("[data-author=visitor]")).toHaveCount(1);
  await expectNoAxeViolations(page);
});

test("magnified four times, what is typed and what sends it are in view", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, "/prijzen");
  await open(page);
  await field(page).fill("Een vraag\nvan\nvier\nregels");
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(chat(page).getByRole("button", { name: "Verstuur" })).toBeInViewport({ ratio: 1 });
  await expect(chat(page).getByRole("button", { name: "Sluit de chat" })).toBeInViewport({ ratio: 1 });
});
