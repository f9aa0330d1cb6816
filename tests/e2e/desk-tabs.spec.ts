import { expect, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { openPage, toast } from "../support/visitor.ts";

/** More than the six connections that a browser opens to a server over HTTP/1.1. */
const TABS = 7;

test("all tabs of the desk receive news over one connection, whichever held it before, until one signs out", {
  tag: "@desktop",
}, async ({ page, context, startProduct, expectTrouble }) => {
  test.slow();
  const product = await startProduct();
  await signInBrowser(context, product);
  const opened: string[] = [];
  const ended: string[] = [];
  const isStream = (url: string) => url.includes("/api/desk/events");
  const stream = () => context.waitForEvent("response", (answer) => isStream(answer.url()));
  context.on("request", (request) => isStream(request.url()) && opened.push(request.url()));
  context.on("requestfailed", (request) => isStream(request.url()) && ended.push(request.url()));

  // Like a page that a phone has suspended: it keeps the lock that it holds, and answers nothing.
  const stopped = await context.newPage();
  await stopped.goto(`${product.url}/robots.txt`);
  await stopped.evaluate(() => {
    void navigator.locks.request("/api/desk/events", () => new Promise(() => {})).catch(() => {});
  });
  // A visible tab does not wait for it.
  await page.bringToFront();
  const taken = stream();
  await openPage(page, `${product.url}/admin/tools`);
  await page.clock.fastForward(3_000);
  await taken;

  const tabs = [page];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    tabs.push(tab);
    const heard = stream();
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
  const heardAnew = stream();
  await others.at(-1)?.reload();
  await heardAnew;
  await postOfferRequest(product, offerRequestBody({ name: "Derde Klant" }));
  for (const tab of others) await expect(toast(tab, "Derde Klant")).toBeVisible();

  expectTrouble(/status of 401/);
  const leaving = others.pop() ?? page;
  await leaving.getByRole("button", { name: "Uitloggen" }).click();
  await expect(leaving.getByLabel("Wachtwoord")).toBeVisible();
  await postOfferRequest(product, offerRequestBody({ name: "Te Laat" }));
  for (const tab of others) {
    await expect(tab.getByRole("alert")).toContainText("niet meer ingelogd");
    await expect(toast(tab, "Te Laat")).toBeHidden();
  }
});

test("a tab that is left open past midnight is loaded again, as what it calls today is yesterday by then", {
  tag: "@desktop",
}, async ({ page, product }) => {
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
