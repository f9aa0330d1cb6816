import { parse } from "node-html-parser";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";

test("the cases lead round, each labelled as a concept", async ({ product }) => {
  const first = "/en/portfolio/balk-en-beton";
  const seen = new Set<string>();
  let address = first;
  for (let count = 0; count < 5; count++) {
    const root = parse(await (await fetch(product.url + address)).text());
    expect(root.querySelector("main")?.textContent).toContain("Concept project");
    seen.add(root.querySelector("h1")?.textContent ?? "");
    const next = root.querySelectorAll("a").find((link) => link.textContent.includes("Next project"));
    address = next?.getAttribute("href") ?? "";
  }
  expect(seen.size).toBe(5);
  expect(address).toBe(first);
});

test("letter case of an address does not matter, and the canonical is lower case", async ({ product }) => {
  const answer = await fetch(`${product.url}/portfolio/Streeklijn`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/<link rel="canonical" href="[^"]+\/portfolio\/streeklijn"/);
});

test("neither a case that is not there nor its website is found", async ({ product }) => {
  for (const path of ["/portfolio/toverberg", "/portfolio/toverberg/website"])
    expect((await fetch(product.url + path)).status).toBe(404);
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
