import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";

for (const [address, language, home] of [
  ["/deze-pagina-bestaat-niet", "nl", "/"],
  ["/en/this-page-does-not-exist", "en", "/en"],
] as const) {
  test(`${address} is the 404 page, and leads on`, async ({ page, expectTrouble }) => {
    expectTrouble(/status of 404/);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(
      page
        .getByText("404")
        .or(page.getByRole("img", { name: "404" }))
        .first(),
    ).toBeAttached();
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expectNoAxeViolations(page);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(new RegExp(`localhost:\\d+${home}$`));
  });
}

test("an address that is asked in a wrong way shows the error page, with the brand and a way out", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 405/);
  await page.goto("/contact");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/contact" });
    document.body.append(form);
    form.submit();
  });
  expect((await answer).status()).toBe(405);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await expect(page.getByText(/\bat .+\.js:\d+/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  expect(product.troubles().filter((line) => line.includes("stack"))).toEqual([]);
});
