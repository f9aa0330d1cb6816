import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { openFacts } from "../support/lead-page.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { openDatabase } from "../support/product-database.ts";

const DAY = 24 * 3_600_000;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the owner says what they hear and when, sees which device is silent, and that somebody is calling @desktop", async ({
    page,
    startProduct,
    expectTrouble,
  }) => {
    test.slow();
    expectTrouble(/status of 422/);
    const product = await startProduct();
    const db = openDatabase(product);
    const since = new Date(Date.now() - 4.5 * DAY).toISOString();
    db.prepare(
      "insert into push_devices (id, user_id, endpoint, p256dh, auth, name, created_at, last_sent_at, unheard_since) select 'd1', id, 'https://push.browser.example/1', 'p', 'a', 'Chrome, Android', ?, ?, ? from \"user\"",
    ).run(since, since, since);
    db.close();
    await signInBrowser(page.context(), product);
    await page.goto(`${product.url}/admin/notifications`);
    const devices = page.getByRole("region", { name: "Je apparaten" });
    await expect(devices.getByText("Dit apparaat kreeg al 4 dagen niets")).toBeVisible();

    const settings = page.getByRole("region", { name: "Wat je hoort, en wanneer" });
    await settings.getByLabel("Nieuwe afspraken").uncheck();
    await settings.getByLabel("Van", { exact: true }).fill("21:00");
    await settings.getByRole("button", { name: "Bewaar" }).click();
    await expect(settings.getByText("Vul beide tijden in, of geen van beide.")).toBeVisible();
    await expect(settings.getByLabel("Van", { exact: true })).toHaveValue("21:00");
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);
    await settings.getByLabel("Tot", { exact: true }).fill("07:30");
    await settings.getByRole("button", { name: "Bewaar" }).click();
    await expect(page.getByText("Je keuzes zijn bewaard.")).toBeVisible();
    await page.reload();
    await expect(settings.getByLabel("Nieuwe afspraken")).not.toBeChecked();
    await expect(settings.getByLabel("Nieuwe aanvragen")).toBeChecked();
    await expect(settings.getByLabel("Tot", { exact: true })).toHaveValue("07:30");

    await postOfferRequest(product, offerRequestBody({ name: "Nora Belt", phone: "06 12 34 56 78" }));
    await page.goto(`${product.url}/admin`);
    const today = page.getByRole("region", { name: "Vandaag", exact: true });
    await today.locator("summary").filter({ hasText: "Meer: Nora Belt" }).click();
    await today.getByRole("button", { name: /^Ik bel nu.*Nora Belt/ }).click();
    await expect(today.getByText(/belt nu. Tot \d+:\d\d herinneren we niemand/)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);
    await today.getByRole("link", { name: "Nora Belt", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nora Belt");
    await openFacts(page);
    await page.getByRole("button", { name: /^Toch niet/ }).click();
    await expect(page.getByRole("button", { name: /^Ik bel nu.*Nora Belt/ })).toBeVisible();
    await expectNoOverflow(page);

    await postOfferRequest(product, offerRequestBody({ name: "Olga Mailt" }));
    await page.goto(`${product.url}/admin`);
    await today.getByRole("link", { name: "Olga Mailt", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Olga Mailt");
    await page.getByRole("textbox", { name: "Bericht" }).click();
    await expect(page.getByRole("button", { name: "Eén vraag" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Ik bel/ })).toHaveCount(0);
  });
});

test("a device is believed by the id of what it received, and told nothing", { tag: "@desktop" }, async ({
  product,
}) => {
  const report = async (body: object) => {
    const answer = await fetch(`${product.url}/api/desk/push/received`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return answer.status;
  };
  expect(await report({ id: "019aa6b2-0000-7000-8000-000000000000" })).toBe(204);
  expect(await report({ id: "019aa6b2-0000-7000-8000-000000000000", isCalling: true })).toBe(204);
  expect(await report({ id: "another" })).toBe(422);
});
