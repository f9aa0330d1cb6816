import { expect, test } from "../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { ownMenu, signInBrowser } from "../support/owner-session.ts";
import { openPage, toast } from "../support/visitor.ts";

test("two tabs of the desk hear of what comes in, also after a reload, until one signs out", {
  tag: "@desktop",
}, async ({ page, context, startProduct, expectTrouble }) => {
  const product = await startProduct();
  await signInBrowser(context, product);
  const stream = () => context.waitForEvent("response", (answer) => answer.url().includes("/api/desk/events"));
  const tabs = [page, await context.newPage()] as const;
  for (const tab of tabs) {
    const heard = stream();
    await openPage(tab, `${product.url}/admin/tools`);
    await heard;
  }
  await postOfferRequest(product, offerRequestBody({ name: "Eerste Klant" }));
  for (const tab of tabs) {
    await expect(toast(tab, "Eerste Klant")).toBeVisible();
    await expect(tab).toHaveTitle(/^\(1\)/);
  }
  const heardAnew = stream();
  await page.reload();
  await heardAnew;
  await postOfferRequest(product, offerRequestBody({ name: "Tweede Klant" }));
  for (const tab of tabs) await expect(toast(tab, "Tweede Klant")).toBeVisible();

  expectTrouble(/status of 401/);
  const [staying, leaving] = tabs;
  await (await ownMenu(leaving)).getByRole("button", { name: "Uitloggen" }).click();
  await expect(leaving.getByLabel("Wachtwoord")).toBeVisible();
  await postOfferRequest(product, offerRequestBody({ name: "Te Laat" }));
  await expect(staying.getByRole("alert")).toContainText("niet meer ingelogd");
  await expect(toast(staying, "Te Laat")).toBeHidden();
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
