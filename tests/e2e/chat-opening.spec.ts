import { FIELD_ID } from "../../app/features/chat/paths.ts";
import { answers, chat, field, launcher, log, open } from "../support/chat-widget.ts";
import { expect, expectNoAxeViolations, test } from "../support/journey.ts";
import { comeAlive, holdScripts, openPage, pressedOutside, wake } from "../support/visitor.ts";

test.use({ chat: "unseen" });

test("opens by itself once, ten seconds after load, greets by the visitor's clock, and does not take the focus", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  // Still afternoon in Greenwich.
  const start = new Date("2027-06-15T18:00:00+02:00");
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 60_000);
  await page.goto("/privacy");
  // Scripts start a second before that if the visitor gives no sign; the page has settled after its idle callback.
  await page.clock.runFor(9_000);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(launcher(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  // The clock counts the time before it was paused as time on the page.
  const shown = await page.evaluate(() => performance.now());
  await page.clock.runFor(9_990 - shown);
  await expect(chat(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(chat(page)).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  await expect(log(page)).toContainText("Je praat met een virtuele assistent");
  await expect(answers(page)).toContainText(["Goedenavond, waar kan ik u mee helpen?"]);
  await page.clock.resume();
  await expectNoAxeViolations(page, ".chat");
  await field(page).focus();
  await page.keyboard.press("Escape");
  await expect(chat(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.reload();
  await wake(page);
  await launcher(page).waitFor();
  await page.clock.fastForward(60_000);
  await expect(launcher(page)).toBeVisible();
  expect(calls.filter((path) => path.startsWith("/api/"))).toEqual([]);
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

test("does not open over a form that was filled in before its scripts ran", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts = await holdScripts(page);
  await page.clock.install();
  await page.goto("/meta-ads");
  const name = page.getByRole("main").getByLabel("Naam").first();
  await name.fill("Jan Smit");
  await name.blur();
  scripts.let();
  await comeAlive(page);
  await launcher(page).waitFor();
  await page.clock.fastForward(20_000);
  await expect(name).toHaveValue("Jan Smit");
  await expect(chat(page)).toBeHidden();
});

test("does not open over thanks that have just come, but on the next page", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const corner = page.locator(".chat");
  const dot = corner.locator(".chat-dot");
  for (const [address, thanks] of [
    ["/contact?aanvraag=sent&formulier=contact", "Bedankt voor je aanvraag"],
    ["/en/contact?aanvraag=sent&formulier=contact", "Thank you for your request"],
  ] as const) {
    await openPage(page, address);
    await corner.getByRole("button").waitFor();
    await page.clock.fastForward(10_000);
    await expect(dot).toBeVisible();
    await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
    await expect(corner.getByRole("dialog")).toHaveCount(0);
    await expectNoAxeViolations(page, ".chat");
  }
  await page.goto("/prijzen");
  await wake(page);
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
  // Everything that waits for the same code is served in order.
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
  // The second press comes as soon as the send button is where the launcher was.
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
