import { expect, test } from "../support/journey.ts";
import { openRow } from "../support/lead-page.ts";
import { offerRequestBody, postOfferRequest } from "../support/offer-request-body.ts";
import { signInBrowser } from "../support/owner-session.ts";
import { comeAlive } from "../support/visitor.ts";

test("a value that is typed and left while the former is being saved is stored after it", {
  tag: "@desktop",
}, async ({ page, product }) => {
  await postOfferRequest(product, offerRequestBody({ name: "Tess Terbeek" }));
  await signInBrowser(page.context(), product);
  await page.goto(`${product.url}/admin?q=Terbeek`);
  await page.getByRole("main").getByRole("link", { name: "Tess Terbeek", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tess Terbeek");
  await comeAlive(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/admin/leads/*.data*", async (route) => {
    if (route.request().method() === "POST") await held.promise;
    await route.continue();
  });
  const plan = await openRow(page, "plan");
  const action = plan.getByLabel("Wat ga je doen?");
  await action.fill("Bellen");
  const saving = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/leads/"));
  await action.press("Enter");
  await saving;
  await plan.locator("summary").click();
  await action.fill("Mailen");
  await page.getByRole("heading", { level: 1 }).click();
  held.resolve();
  await expect(plan.locator("summary")).toContainText("Mailen");
  await expect(page.getByText("Volgende actie: Mailen", { exact: true })).toBeVisible();
});
