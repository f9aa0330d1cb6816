import { expect, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { openPage, toast } from "../support/visitor.ts";

/** More than the six connections that a browser opens to a server over HTTP/1.1. */
const TABS = 8;

test("eight tabs of the desk hear what happens over one connection, also after the one that holds it has gone", {
  tag: "@desktop",
}, async ({ page, context, startProduct }) => {
  test.slow();
  const product = await startProduct();
  await signInBrowser(context, product);
  const opened: string[] = [];
  const ended: string[] = [];
  const isStream = (url: string) => url.includes("/api/desk/events");
  context.on("request", (request) => isStream(request.url()) && opened.push(request.url()));
  context.on("requestfailed", (request) => isStream(request.url()) && ended.push(request.url()));

  const tabs = [page];
  while (tabs.length < TABS) tabs.push(await context.newPage());
  for (const tab of tabs) {
    const heard = context.waitForEvent("response", (answer) => isStream(answer.url()));
    await tab.goto(`${product.url}/admin/tools`);
    await heard;
  }
  await expect.poll(() => opened.length - ended.length).toBe(1);

  await postOfferRequest(product, offerRequestBody({ name: "Eerste Klant" }));
  for (const tab of tabs) await expect(toast(tab, "Eerste Klant")).toBeVisible();

  const [first, ...others] = tabs;
  await Promise.all([first?.close(), postOfferRequest(product, offerRequestBody({ name: "Tweede Klant" }))]);
  for (const tab of others) {
    await expect(toast(tab, "Tweede Klant")).toBeVisible();
    await expect(tab).toHaveTitle(/^\(2\)/);
  }
  const heardAnew = context.waitForEvent("response", (answer) => isStream(answer.url()));
  await others.at(-1)?.reload();
  await heardAnew;
  await postOfferRequest(product, offerRequestBody({ name: "Derde Klant" }));
  for (const tab of others) await expect(toast(tab, "Derde Klant")).toBeVisible();
});

test("a tab before somebody's eyes does not wait for one that is held up in the background", {
  tag: "@desktop",
}, async ({ page, context, startProduct }) => {
  const product = await startProduct();
  await signInBrowser(context, product);
  // As a phone leaves a page that it has stopped: what it holds stays its own, and it answers nothing.
  const stopped = await context.newPage();
  await stopped.goto(`${product.url}/robots.txt`);
  await stopped.evaluate(() => {
    void navigator.locks.request("/api/desk/events", () => new Promise(() => {})).catch(() => {});
  });
  await page.bringToFront();
  const heard = page.waitForResponse("**/api/desk/events");
  await page.goto(`${product.url}/admin/tools`);
  await heard;
  await postOfferRequest(product, offerRequestBody({ name: "Eerste Klant" }));
  await expect(toast(page, "Eerste Klant")).toBeVisible();
  const other = await context.newPage();
  const passedOn = page.waitForResponse("**/api/desk/events?*");
  await other.goto(`${product.url}/admin/tools`);
  await passedOn;
  await postOfferRequest(product, offerRequestBody({ name: "Tweede Klant" }));
  for (const tab of [page, other]) await expect(toast(tab, "Tweede Klant")).toBeVisible();
});

test("signing out in one tab ends what the others hear, and they say so", { tag: "@desktop" }, async ({
  page,
  context,
  startProduct,
  expectTrouble,
}) => {
  expectTrouble(/status of 401/);
  const product = await startProduct();
  await signInBrowser(context, product);
  await page.goto(`${product.url}/admin/tools`);
  const other = await context.newPage();
  await other.goto(`${product.url}/admin/tools`);
  await other.getByRole("button", { name: "Uitloggen" }).click();
  await expect(other.getByLabel("Wachtwoord")).toBeVisible();
  await postOfferRequest(product, offerRequestBody({ name: "Te Laat" }));
  await expect(page.getByRole("alert")).toContainText("niet meer ingelogd");
  await expect(toast(page, "Te Laat")).toBeHidden();
});

test("a tab that is left open over midnight is read again, as what it calls today is yesterday then", {
  tag: "@desktop",
}, async ({ page, startProduct }) => {
  const product = await startProduct();
  await signInBrowser(page.context(), product);
  // A minute and a half before midnight in Amsterdam.
  await openPage(page, `${product.url}/admin/appointments`, new Date("2026-11-25T22:58:30.000Z"));
  const read: string[] = [];
  page.on("request", (request) => request.url().includes("/admin/appointments.data") && read.push(request.url()));
  await page.clock.fastForward(60_000);
  expect(read).toEqual([]);
  await page.clock.fastForward(60_000);
  await expect.poll(() => read.length).toBe(1);
});
