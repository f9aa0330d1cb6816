import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";

/** The e-mail address of a visitor whom no other test has. */
export const someone = () => `jan-${randomUUID()}@smit.example`;

/** The toast with this text in it. */
export const toast = (page: Page, text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text });

/** All scripts of a page, except the small one that calls for the others. */
export const SCRIPTS = /\/assets\/(?!entry\.client).+\.js$/;

/** Holds back the scripts of a page until the test releases them. */
export async function holdScripts(
  page: Page,
  scripts: string | RegExp = SCRIPTS,
): Promise<{ let: () => void; asked: string[] }> {
  const held = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(scripts, async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  return { let: held.resolve, asked };
}

/** Takes the browser's storage away from pages opened later, as for a visitor who blocks all site data. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
}

/** Moves the pointer, as a visitor does who has begun to look: a page does not start its scripts before that. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
}

/** The same, and waits until React has taken over what does not wait until it is seen. */
export async function comeAlive(page: Page): Promise<void> {
  // A sign before the script that waits for it is missed.
  const isAliveNow = async () => {
    await wake(page);
    return page.evaluate(isAlive);
  };
  await expect.poll(isAliveNow).toBe(true);
  // React listens to keys in effects, which it runs after it has painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Runs in the browser. */
function isAlive(): boolean {
  // A document that is still arriving may lack the part that says what there is to wait for.
  if (document.readyState === "loading") return false;
  const [, root] = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$")) ?? [];
  if ("__reactRouterContext" in window) return root?.stateNode.current.memoizedState.isDehydrated === false;
  const seen = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > 0;
  return [...document.querySelectorAll<HTMLElement>("page-island")].every(
    ({ dataset: { when, hydrated }, parentElement }) =>
      hydrated !== undefined ||
      when === "touch" ||
      (when === "visible" && !(parentElement && seen(parentElement.getBoundingClientRect()))),
  );
}

/** Scrolls to a part of the page, and waits until the islands that it is in, or has in it, are hydrated. */
export async function comeTo(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const areHydrated = (element: Element) =>
    [element.closest<HTMLElement>("page-island"), ...element.querySelectorAll<HTMLElement>("page-island")].every(
      (island) => !island || island.dataset.when === "touch" || island.dataset.hydrated !== undefined,
    );
  await expect.poll(() => part.evaluate(areHydrated)).toBe(true);
}

/**
 * Focuses as Safari does from here on: a press focuses not the button, but the nearest focusable part around it, if
 * any.
 */
export async function focusAsSafari(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("mousedown", (event) => {
      const button = event.target instanceof Element && event.target.closest("button");
      if (!button) return;
      event.preventDefault();
      const around = button.parentElement?.closest<HTMLElement>("[tabindex]");
      if (around) around.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
}

/** Returns a function that tells what has been pressed outside of `part` from here on, such as what lies beneath it. */
export async function pressedOutside(page: Page, part: string): Promise<() => Promise<string[]>> {
  const pressed: string[] = [];
  await page.exposeFunction("notePress", (element: string) => pressed.push(element));
  await page.evaluate((selector) => {
    addEventListener("click", ({ target }) => {
      if (target instanceof Element && !target.closest(selector)) Reflect.get(window, "notePress")(target.outerHTML);
    });
  }, part);
  return async () => {
    // Calls arrive in order: this one comes after all earlier presses.
    await page.evaluate(() => Reflect.get(window, "notePress")(""));
    return pressed.filter(Boolean);
  };
}

/** Waits for the scripts of the toasts, which load once a visitor is in a form; without them a toast is plain. */
export async function toastsReady(page: Page): Promise<void> {
  await page.getByRole("region", { name: "(F8)" }).waitFor({ state: "attached" });
}

/** Opens a page and lets its scripts start; its clock, set to `time`, can be moved. */
export async function openPage(page: Page, address: string, time = new Date()): Promise<void> {
  const context = page.context();
  await context.addInitScript("window.told ??= performance");
  await context.clock.install({ time });
  // The clock replaces, along with the time, the browser's facts about the document.
  await context.addInitScript("performance.getEntriesByType = (type) => told.getEntriesByType(type)");
  await page.goto(address);
  await comeAlive(page);
}

/** Waits until what was typed is kept for a reload, by a form that comes alive after its page. */
export async function isKept(page: Page, typed: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(typed);
}

/** Lets as much time pass as a person needs to fill in a form: anything faster is taken for a program. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(3_000);
}

/**
 * Stops the clock of the page: from here on time only passes there when the test says so. Waits first until `part` has
 * come alive, which takes time.
 */
export async function stopClock(page: Page, part: Locator): Promise<void> {
  await comeTo(part);
  // The moment is far enough ahead to be still to come when the browser gets the command.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
}

/**
 * Holds back the server's answer to a request until the returned function is called; the answer then says that the mail
 * is late.
 */
export async function makeMailLate(page: Page, path = "/api/offer-requests"): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response, json: { ...(await response.json()), confirmation: "delayed" } });
  });
  return release;
}
