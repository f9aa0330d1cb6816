import type { Page } from "@playwright/test";
import { ChatBrowser } from "../support/chat-browser.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";
import { OWNER, type Product } from "../support/product.ts";
import { toast, wake } from "../support/visitor.ts";

const inbox = (page: Page) => page.getByRole("list", { name: "Gesprekken, laatste eerst" }).locator("> li");
const log = (page: Page) => page.getByRole("log", { name: "Gesprek" });
const reply = (page: Page) => page.getByRole("textbox", { name: "Je antwoord" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Onderdelen" });

/** Opens a page of the desk, and waits until it receives news. */
async function openDesk(page: Page, product: Product, path: string) {
  await signInBrowser(page.context(), product);
  const stream = page.waitForResponse("**/api/desk/events");
  await page.goto(product.url + path);
  await stream;
}

test("a visitor writes, the owner hears of it, takes over, answers, and hands back", async ({
  page,
  browser,
  watch,
  startProduct,
}) => {
  const product = await startProduct();
  await openDesk(page, product, "/admin/chats");
  await expect(page.getByText("Nog geen gesprekken")).toBeVisible();

  const context = await browser.newContext({
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    reducedMotion: "reduce",
  });
  watch(context);
  const visitor = await context.newPage();
  await visitor.goto(`${product.url}/prijzen`);
  await wake(visitor);
  await visitor.getByRole("button", { name: "Open de chat" }).click();
  const chat = visitor.getByRole("dialog", { name: "Vraag het Weef" });
  const said = chat.getByRole("log", { name: "Gesprek" });
  const field = chat.getByRole("textbox", { name: "Typ je vraag" });
  await field.fill("Kan een van jullie meekijken met mijn oude site?");
  await field.press("Enter");

  const news = toast(page, "Nieuw bericht ontvangen");
  await expect(news).toContainText("Er is 1 ongelezen gesprek");
  // It stays while the pointer is on it.
  await news.hover();
  await expect(inbox(page)).toContainText(["meekijken met mijn oude site?"]);
  await expect(inbox(page).first()).toContainText("1 ongelezen");
  await expect(menu(page)).toContainText("1 ongelezen");
  await expect(page).toHaveTitle(/^\(1\) Gesprekken/);
  await expectNoAxeViolations(page);
  await expect(said.locator("[data-author=bot]")).toHaveCount(2);

  await news.getByRole("button", { name: "Bekijk" }).click();
  await expect(log(page)).toContainText("meekijken met mijn oude site?");
  await expect(page).toHaveTitle(/^Gesprek/);
  await page.getByRole("button", { name: "Overnemen" }).click();
  await expect(page.getByText("Jij antwoordt. De assistent zwijgt.")).toBeVisible();
  await expect(said).toContainText("Je praat nu met iemand van Weef");

  await field.fill("Ben je er?");
  await field.press("Enter");
  await expect(log(page)).toContainText("Ben je er?");
  await reply(page).fill("Ja, ik kijk met je mee.");
  await reply(page).press("Enter");
  await expect(log(page)).toContainText("Ja, ik kijk met je mee.");
  await expect(reply(page)).toHaveValue("");
  await expect(said).toContainText("Ja, ik kijk met je mee.");
  await expect(said.locator("[data-author=bot]")).toHaveCount(2);
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Teruggeven aan de assistent" }).click();
  await expect(page.getByText("De assistent antwoordt. Jij leest mee.")).toBeVisible();
  await field.fill("Wat kost een webshop?");
  await field.press("Enter");
  await expect(said.locator("[data-author=bot]")).toHaveCount(3);
  await expect(log(page).getByText("Assistent")).toHaveCount(3);
  await expect(page.getByText("De bezoeker is er nu.", { exact: true })).toBeVisible();
  await visitor.close();
  await expect(page.getByText("De bezoeker is er nu niet")).toBeVisible();
  await context.close();
});

test("a conversation opened from news shows what was said last; an answer that did not get through stays there, and is sent once", async ({
  page,
  startProduct,
  expectTrouble,
}) => {
  const product = await startProduct();
  const [one, other] = [new ChatBrowser(product), new ChatBrowser(product)];
  const long = Array.from({ length: 12 }, (_, line) => `Regel ${line}`).join("\n");
  for (const visitor of [one, other]) for (const text of [long, long]) await visitor.say(text);
  await openDesk(page, product, "/admin/chats");
  await inbox(page).last().getByRole("link").click();
  await expect(log(page).getByText("Regel 0").first()).not.toBeInViewport();
  await log(page).getByText("Regel 0").first().scrollIntoViewIfNeeded();
  await other.say("Nog iets");
  await toast(page, "Nieuw bericht ontvangen").getByRole("button", { name: "Bekijk" }).click();
  // However far the conversation before it was scrolled.
  await expect(log(page).getByText("Nog iets")).toBeInViewport();

  await reply(page).fill("Goedemiddag");
  // The unfinished answer is still there after a look at the other conversations.
  await page.getByRole("link", { name: "Alle gesprekken" }).click();
  await inbox(page).first().getByRole("link").click();
  await expect(reply(page)).toHaveValue("Goedemiddag");
  let isStored = false;
  const lost = Promise.withResolvers<void>();
  await page.route("**/admin/chats/*.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    // The answer reaches the server, but the server's response gets lost.
    if (!isStored) await route.fetch({ maxRedirects: 0 });
    isStored = true;
    await route.abort();
    lost.resolve();
  });
  expectTrouble(/net::ERR_FAILED/);
  await page.getByRole("button", { name: "Versturen" }).click();
  await lost.promise;
  expect((await other.lines()).some(({ author }) => author === "person")).toBe(true);
  await page.unroute("**/admin/chats/*.data*");
  await expect(log(page)).toContainText("Goedemiddag");
  await expect(reply(page)).toHaveValue("");
  await reply(page).fill("Waarmee kan ik helpen?");
  await page.getByRole("button", { name: "Versturen" }).click();
  await expect(log(page)).toContainText("Waarmee kan ik helpen?");
  const texts = (await other.lines()).filter(({ author }) => author === "person").map(({ text }) => text);
  expect(texts).toEqual(["Goedemiddag", "Waarmee kan ik helpen?"]);
});

test("a conversation is answered on the page of its lead, which follows it and keeps what is typed", async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  const visitor = new ChatBrowser(product);
  const { lines } = await visitor.say("Bel me maar op 06 12 34 56 78");
  await visitor.answerContact({ asked: lines.find(({ asks }) => asks)?.seq ?? 0, agrees: true, name: "Jan Smit" });
  await openDesk(page, product, "/admin?q=jan+smit");
  await page.getByRole("main").getByRole("link", { name: "Jan Smit", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jan Smit");
  const address = page.url();
  await reply(page).fill("Half getypt");
  await visitor.say("Ben je er?");
  const said = page.getByRole("list", { name: "Wat er gebeurde, het laatste onderaan" });
  await expect(said).toContainText("Ben je er?");
  await expect(reply(page)).toHaveValue("Half getypt");
  await expect(reply(page)).toBeFocused();
  await reply(page).fill("Ja, ik bel zo.");
  await reply(page).press("Enter");
  await expect(said).toContainText("Ja, ik bel zo.");
  await expect(reply(page)).toHaveValue("");
  expect(page.url()).toBe(address);
  expect((await visitor.lines()).filter(({ author }) => author === "person")).toMatchObject([
    { text: "Ja, ik bel zo." },
  ]);
  await expectNoAxeViolations(page);
});

test("the desk says that the owner is not signed in any more, and comes back to the page", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/401 \(Unauthorized\)/);
  await signInBrowser(page.context(), product);
  // The session has expired.
  await page.route("**/api/desk/events", async (route) => {
    const { cookie: _session, ...headers } = await route.request().allHeaders();
    await page.context().clearCookies();
    await route.continue({ headers });
  });
  await page.goto(`${product.url}/admin/appointments?list=past`);
  const note = page.getByRole("alert").filter({ hasText: "Je bent niet meer ingelogd." });
  await expect(note).toBeVisible();
  await expectNoAxeViolations(page);
  await note.getByRole("link", { name: "Log weer in" }).click();
  await page.getByLabel("E-mailadres").fill(OWNER.email);
  await page.getByLabel("Wachtwoord").fill(OWNER.password);
  await page.getByRole("button", { name: "Inloggen" }).click();
  await expect(page).toHaveURL(`${product.url}/admin/appointments?list=past`);
});

test("a phone number that a visitor confirms becomes a lead while the owner watches, who can answer without scripts too", async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  const visitor = new ChatBrowser(product);
  const { lines } = await visitor.say("Bel me maar op 06 12 34 56 78");
  await openDesk(page, product, "/admin");
  await expect(page.getByText("Nog geen aanvragen")).toBeVisible();
  const question = lines.find(({ asks }) => asks);
  expect(question?.text).toBe("Is dit je nummer?");
  await visitor.answerContact({ asked: question?.seq ?? 0, agrees: true, name: "Jan Smit" });
  await expect(toast(page, "Nieuwe contactgegevens ontvangen!")).toBeVisible();
  const lead = page.getByRole("list", { name: "Aanvragen, nieuwste eerst" }).locator("> li");
  await expect(lead).toContainText(["Jan Smit"]);
  await visitor.chooseMethod("whatsapp");
  await expect(toast(page, "Contact via WhatsApp aangevraagd")).toContainText("Er is 1 ongelezen gesprek");
  await page.setViewportSize({ width: 320, height: 700 });
  await lead.getByRole("link", { name: "Open het gesprek: Jan Smit" }).click();
  const about = page.getByRole("region", { name: "Over de bezoeker" });
  await expect(about.getByRole("link", { name: "06 12 34 56 78" })).toHaveAttribute("href", "tel:+31612345678");
  await expect(about).toContainText("WhatsApp");
  await expect(log(page)).toContainText("De bezoeker zegt ja");
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);

  await page.goto("about:blank");
  const said = (await visitor.lines()).length;
  await visitor.say("Werkt dit ook zo?");
  const plain = await (await PlainPage.ofOwner(product)).goto("/admin/chats");
  expect(plain.text("nav")).toContain("1 ongelezen");
  await plain.goto(plain.root.querySelector('main a[href^="/admin/chats/"]')?.getAttribute("href") ?? "");
  expect(plain.text("nav")).not.toContain("ongelezen");
  await plain.press("Overnemen");
  expect(plain.text("main")).toContain("Jij antwoordt. De assistent zwijgt.");
  await plain.fill({ "Je antwoord": "   " }).press("Versturen");
  expect(plain.text("main")).toContain("Typ eerst een antwoord.");
  await plain.fill({ "Je antwoord": "Ja hoor." }).press("Versturen");
  expect(plain.text("[role=log]")).toContain("Ja hoor.");
  await plain.goto("/admin?q=jan+smit");
  await plain.follow("Jan Smit");
  await plain.fill({ "Je antwoord": "" }).press("Versturen");
  expect(plain.text("main")).toContain("Typ eerst een antwoord.");
  await plain.fill({ "Je antwoord": "Tot zo." }).press("Versturen");
  expect(plain.text("main ol")).toContain("Tot zo.");
  await plain.goto(plain.root.querySelector('main ol a[href^="/admin/chats/"]')?.getAttribute("href") ?? "");
  await plain.press("Teruggeven aan de assistent");
  expect(plain.text("main")).toContain("De assistent antwoordt. Jij leest mee.");
  expect((await visitor.lines()).slice(said).map(({ author }) => author)).toEqual([
    "visitor",
    "bot",
    "person",
    "person",
  ]);
});
