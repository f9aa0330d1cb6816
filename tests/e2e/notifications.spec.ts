import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { linkToken } from "../../app/lib/token.server.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { ownMenu, signInBrowser } from "../support/owner-session.ts";
import type { Product } from "../support/product.ts";
import { PushReceiver } from "../support/push-receiver.ts";
import { sendQuote } from "../support/sent-quote.ts";
import { toast } from "../support/visitor.ts";

/**
 * A browser whose user is asked, agrees and gets subscribed: without a window and a push service neither is possible.
 */
async function stubPushService(page: Page, receiver: PushReceiver) {
  await page.addInitScript((subscription) => {
    const made = { ...subscription, toJSON: () => subscription, unsubscribe: async () => sessionStorage.clear() };
    const isSubscribed = () => sessionStorage.getItem("subscribed") !== null;
    Object.defineProperty(Notification, "permission", { get: () => (isSubscribed() ? "granted" : "default") });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem("subscribed", "yes");
      return made as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => (isSubscribed() ? (made as unknown as PushSubscription) : null);
  }, receiver.subscription);
}

/** The path of the customer's page of a quote. */
function customerPath({ dataDir }: Product, quote: string): string {
  const secret = readFileSync(path.join(dataDir, "session-secret"), "utf8").trim();
  return `/offerte/${linkToken(`quote ${quote}`, secret)}`;
}

/** Opens the desk, and waits until this browser receives news: the first page does so for all of them. */
async function openDesk(page: Page, to: string) {
  const stream = page.context().waitForEvent("response", (answer) => answer.url().includes("/api/desk/events"));
  await page.goto(to);
  await stream;
}

/** Counts chimes by their first tone. */
async function countChimes(context: BrowserContext) {
  await context.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      const { dataset } = document.documentElement;
      if (this.type === "square") dataset.chimes = String(Number(dataset.chimes ?? 0) + 1);
      start.call(this, when);
    };
  });
}

const chimes = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.chimes ?? 0));

test("a device is told what comes in until it is removed; what a customer says reaches every open page of the desk, and chimes once", {
  tag: "@desktop",
}, async ({ page, context, startProduct }) => {
  test.slow();
  const product = await startProduct();
  const quote = customerPath(product, await sendQuote(product, "smit@bakkerij.example"));
  await stubPushService(page, new PushReceiver("https://push.browser.example"));
  await countChimes(context);
  await page.goto(product.url);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await signInBrowser(context, product);
  await openDesk(page, `${product.url}/admin/tools`);
  await page.getByRole("link", { name: /^Meldingen/ }).click();
  await expect(page.getByText("Meldingen staan uit")).toBeVisible();
  await page.getByRole("button", { name: "Zet meldingen aan" }).click();
  await expect(page.getByText("Meldingen staan aan")).toBeVisible();
  const devices = page.getByRole("region", { name: "Je apparaten" }).getByRole("listitem");
  await expect(devices).toContainText(["dit apparaat"]);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);

  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(workers).toEqual(["/admin"]);

  await devices.locator("summary").click();
  await devices.getByRole("button", { name: "Ja, verwijder" }).click();
  await expect(page.getByText("Dat apparaat krijgt geen meldingen meer.")).toBeVisible();
  await expect(page.getByText("Meldingen staan uit")).toBeVisible();
  await expect(page.getByText("Nog geen apparaat")).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await (await ownMenu(page)).getByRole("button", { name: "Zet geluid aan" }).click();
  await expect(page.getByText("Geluid staat aan op dit apparaat.")).toBeVisible();
  await expect.poll(() => chimes(page)).toBe(1);
  const other = await context.newPage();
  await openDesk(other, `${product.url}/admin/quotes`);
  await other.getByRole("heading", { level: 1 }).click();

  await fetch(product.url + quote, {
    method: "POST",
    body: new URLSearchParams({ do: "decline", reason: "price" }),
    redirect: "manual",
  });
  const told = [page, other].map((one) => expect(toast(one, "Offerte niet akkoord")).toContainText("R. Smit"));
  await Promise.all(told);
  await toast(page, "Offerte niet akkoord").getByRole("button", { name: "Bekijk" }).click();
  await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]{36}$/);
  await expect(other.getByRole("link", { name: "Niet akkoord 1" })).toBeVisible();
  await expect.poll(async () => (await chimes(page)) + (await chimes(other))).toBe(2);
});

test("without scripts, nothing that needs them is offered, and the page says what does", { tag: "@desktop" }, async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: "nl-NL", javaScriptEnabled: false });
  const page = await context.newPage();
  await signInBrowser(context, product);
  await page.goto(`${product.url}/admin/notifications`);
  await expect(page.getByRole("region", { name: "Op dit apparaat" }).locator("noscript > p")).toBeVisible();
  await expect(page.getByText("Even kijken wat deze browser kan...")).toBeHidden();
  await expect(page.getByRole("button", { name: "Zet geluid aan" })).toHaveCount(0);
  await context.close();
});
