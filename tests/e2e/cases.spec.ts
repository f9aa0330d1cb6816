import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";

test("the cases lead round, each labelled as a concept", async ({ page }) => {
  await page.goto("/en/portfolio/balk-en-beton");
  const seen: string[] = [];
  for (let count = 0; count < 5; count++) {
    const heading = page.getByRole("heading", { level: 1 });
    await expect(page.getByRole("main").getByText("Concept project")).toBeVisible();
    const name = (await heading.textContent()) ?? "";
    seen.push(name);
    await page.getByRole("link", { name: "Next project" }).click();
    await expect(heading).not.toHaveText(name);
  }
  expect(new Set(seen).size).toBe(5);
  await expect(page).toHaveURL("/en/portfolio/balk-en-beton");
});

test("letter case of an address does not matter, and the canonical is lower case", async ({ product }) => {
  const answer = await fetch(`${product.url}/portfolio/Streeklijn`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/<link rel="canonical" href="[^"]+\/portfolio\/streeklijn"/);
});

test("a case that is not there is not found", async ({ product }) => {
  expect((await fetch(`${product.url}/portfolio/toverberg`)).status).toBe(404);
});

test("'Bekijk Website' of a concept shows its design on this site, says what it is and leads back", async ({
  page,
}) => {
  await page.goto("/");
  const addresses = await page
    .getByRole("link", { name: /^Bekijk Website/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses).toHaveLength(5);
  for (const address of addresses) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByText("Conceptproject van Weef")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect
      .poll(() => page.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectNoOverflow(page);
  }
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Terug naar het project" }).click();
  await expect(page).toHaveURL(addresses.at(-1)?.replace(/\/website$/, "") ?? "");
});

test("a website of a case that is not there is not found", async ({ product }) => {
  expect((await fetch(`${product.url}/portfolio/toverberg/website`)).status).toBe(404);
});
