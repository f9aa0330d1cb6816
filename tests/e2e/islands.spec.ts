import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { comeAlive, holdScripts, openPage, SCRIPTS, someone, wake } from "../support/visitor.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Cookies: jij kiest" });

test("a page asks for scripts at the first sign of a visitor, and a press before they come is not lost", {
  tag: "@desktop",
}, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/website-maken-overijssel");
  expect(scripts.asked).toEqual([]);
  await wake(page);
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
  const order = page.getByRole("button", { name: "Direct Bestellen" }).first();
  await order.click();
  await expect(order).toHaveAttribute("aria-busy", "true");
  scripts.let();
  await expect(page.getByRole("dialog", { name: "Gratis Offerte Aanvragen" })).toBeVisible();
  await expect(order).not.toHaveAttribute("aria-busy");
});

test("an island asks for its scripts when it is touched, and a press before they come is not lost", {
  tag: "@desktop",
}, async ({ page }) => {
  const scripts = await holdScripts(page, /\/settings-button-/);
  await page.goto("/diensten");
  await comeAlive(page);
  expect(scripts.asked).toEqual([]);
  const settings = page.getByRole("contentinfo").getByRole("button", { name: "Cookie-instellingen" });
  await settings.click();
  await expect(settings).toHaveAttribute("aria-busy", "true");
  scripts.let();
  await expect(page.getByRole("heading", { name: "Cookies: jij kiest" })).toBeFocused();
  await expect(settings).not.toHaveAttribute("aria-busy");
});

test("a link works at once in a part whose scripts do not load", { tag: "@desktop" }, async ({ page }) => {
  await holdScripts(page);
  await page.goto("/diensten");
  await wake(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Over Ons", exact: true }).click();
  await expect(page).toHaveURL("/over-ons");
});

test("a form whose scripts do not load is sent as without scripts, once it has waited long enough", {
  tag: "@desktop",
}, async ({ page }) => {
  await openPage(page, "/cookies");
  const scripts = await holdScripts(page, "**/assets/form-*.js");
  await page.goto("/contact");
  await wake(page);
  const form = page.locator("#offerte-contact");
  await form.getByLabel("Naam").fill("Jan Smit");
  await form.getByLabel("E-mail").fill(someone());
  await expect.poll(() => scripts.asked.length).toBe(1);
  const submit = form.getByRole("button", { name: "Gratis offerte aanvragen" });
  await submit.click();
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await page.clock.fastForward(8_000);
  await expect(page).toHaveURL(/aanvraag=(sent|delayed)/);
});

test("a link to a part of the page leads there before scripts have come", { tag: "@desktop" }, async ({ page }) => {
  await holdScripts(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Bekijk de prijzen" }).click();
  const fromTop = () => page.locator("#pricing").evaluate((part) => Math.abs(part.getBoundingClientRect().top));
  await expect.poll(fromTop, { timeout: 8_000 }).toBeLessThan(150);
});

test("a visitor who comes back to the middle of a page stays there", { tag: "@desktop" }, async ({ page }) => {
  const settle = () =>
    page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      for (const next of [frame, idle, frame, idle, frame, frame]) await next();
    });
  await page.goto("/prijzen");
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await settle();
  // Parts above may change their height; parts in view must not move because of that.
  const middle = () =>
    page.evaluate(() => {
      const shown = document.elementFromPoint(720, 450);
      return [shown?.textContent, Math.round(shown?.getBoundingClientRect().top ?? 0)];
    });
  const before = await middle();
  await page.goto("/locatie");
  await page.goBack();
  await settle();
  expect(await middle()).toEqual(before);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 390, height: 844 } });

  test("a link to a part of the page leads there, past parts that were not laid out yet", {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto("/webdesign-enschede");
    await comeAlive(page);
    await page.getByRole("main").getByRole("link", { name: "Laat je ontwerp nakijken" }).click();
    await expect(page).toHaveURL("/webdesign-enschede#contact");
    const fromTop = () => page.locator("#contact").evaluate((part) => Math.abs(part.getBoundingClientRect().top));
    await expect.poll(fromTop, { timeout: 8_000 }).toBeLessThan(150);
  });
});

test.describe("asked for cookies", () => {
  test.use({ consent: "unasked" });

  test("an answer given before scripts run counts, with what is pressed after it", { tag: "@desktop" }, async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto("/website-maken-overijssel");
    await page.getByRole("button", { name: "Weigeren", exact: true }).press("Enter");
    await expect(banner(page)).toBeHidden();
    await page.getByRole("button", { name: "Direct Bestellen" }).first().click();
    scripts.let();
    await expect(page.getByRole("dialog", { name: "Gratis Offerte Aanvragen" })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("false");
  });

  test("an answer that takes effect once scripts run does not move the focus from where it is by then", {
    tag: "@desktop",
  }, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto("/diensten");
    await page.getByRole("button", { name: "Weigeren", exact: true }).press("Enter");
    await page.getByRole("contentinfo").getByRole("link", { name: "Over Ons", exact: true }).focus();
    scripts.let();
    await page.waitForFunction(() => localStorage.getItem("cookieConsent") === "false");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/over-ons");
  });

  test("an answer given before scripts run is kept for the next page", { tag: "@desktop" }, async ({ page }) => {
    await holdScripts(page);
    await page.goto("/diensten");
    await page.getByRole("button", { name: "Weigeren", exact: true }).press("Enter");
    await expect(banner(page)).toBeHidden();
    await page.unroute(SCRIPTS);
    await page.getByRole("contentinfo").getByRole("link", { name: "Over Ons", exact: true }).press("Enter");
    await expect(page).toHaveURL("/over-ons");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("false");
    await expect(banner(page)).toBeHidden();
  });

  test("a page restored from the back/forward cache no longer asks, once another has been answered", {
    tag: "@desktop",
  }, async ({ page }) => {
    await holdScripts(page);
    await page.goto("/diensten");
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem("cookieConsent", "false");
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(banner(page)).toBeHidden();
  });

  test("without its scripts a page sends forms, leads to what stands in for them, and asks nothing", {
    tag: "@desktop",
  }, async ({ page, expectTrouble }) => {
    expectTrouble(/ERR_FAILED/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/website-maken-overijssel");
    await expect(banner(page)).toBeVisible();
    await page.getByRole("button", { name: "Direct Bestellen" }).first().click();
    await expect(page).toHaveURL(/\/contact#offerte-contact$/);
    const form = page.locator("#offerte-contact");
    await form.getByLabel("Naam").fill("Jan Smit");
    await expect(banner(page)).toBeHidden();
    await form.getByLabel("E-mail").fill(someone());
    await form.getByRole("button", { name: "Gratis offerte aanvragen" }).dblclick();
    await expect(page).toHaveURL(/aanvraag=(sent|delayed)/);
  });

  test("focus in the banner stays there when the page comes alive", { tag: "@desktop" }, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto("/website-maken-overijssel");
    const refuse = page.getByRole("button", { name: "Weigeren", exact: true });
    await expect(refuse).toBeVisible();
    await refuse.focus();
    scripts.let();
    await comeAlive(page);
    await expect(page.locator("[data-path]")).toHaveCSS("--room-below", /px$/);
    await expect(refuse).toBeFocused();
  });
});

test("what is out of view is not laid out before the visitor comes near", { tag: "@desktop" }, async ({ page }) => {
  const isLaidOut = () =>
    page
      .locator("footer a")
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto("/diensten");
  expect(await isLaidOut()).toBe(false);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});

test("a page has the length of what is in it once its visitor has come", { tag: "@desktop" }, async ({ page }) => {
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const drawn = await page.evaluate(() => {
      document.documentElement.setAttribute("data-whole", "");
      return document.documentElement.scrollHeight;
    });
    await page.goto("/");
    expect(await length()).toBeGreaterThan(1.1 * drawn);
    await wake(page);
    await expect.poll(async () => Math.abs((await length()) / drawn - 1)).toBeLessThan(0.1);
  }
});
