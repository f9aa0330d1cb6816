import { business } from "../../app/content/business.ts";
import { nl } from "../../app/content/site/surroundings/nl.ts";
import { fill } from "../../app/lib/text/fill.ts";
import { expect, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";

const { address: visiting, coordinates } = business;

const MAP = "https://www.openstreetmap.org";

for (const { address, open, plan } of [
  { address: "/contact", open: "Open de kaart", plan: "Plan je route" },
  { address: "/en/locatie", open: "Open the map", plan: "Plan your route" },
]) {
  test(`${address} asks nobody else for anything until the map is opened, and plans the route`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    await page.route(`${MAP}/**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>map</title>" }));

    const before = await page.goto(address);
    expect(before?.headers()["content-security-policy"]).not.toContain("frame-src");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(foreign).toEqual([]);
    const route = await page.getByRole("link", { name: plan }).getAttribute("href");
    const { origin, pathname, searchParams } = new URL(route ?? "");
    expect(origin + pathname).toBe("https://www.google.com/maps/dir/");
    const { street, postalCode, town } = visiting;
    expect(searchParams.get("destination")).toBe(`${street}, ${postalCode} ${town}`);

    const after = page.waitForResponse((response) => response.url().includes("kaart=open"));
    await page.getByRole("button", { name: open }).click();
    expect((await after).headers()["content-security-policy"]).toContain(`frame-src ${MAP};`);
    await expect(page).toHaveURL(`${address}?kaart=open#kaart`);
    await expect(page.locator("iframe")).toBeInViewport();
    await expect
      .poll(() => foreign)
      .toEqual([expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed/)]);
    expect(new URL(foreign[0] ?? "").searchParams.get("marker")).toBe(
      `${coordinates.latitude},${coordinates.longitude}`,
    );
  });
}

test("the map opens without JavaScript", async ({ product }) => {
  const page = await new PlainPage(product).goto("/locatie");
  await page.press("Open de kaart");
  const titles = page.root.querySelectorAll("iframe").map((frame) => frame.getAttribute("title"));
  expect(titles).toEqual([fill(nl.map.frame, { name: business.name })]);
});

test("no map opens for a visitor whose address asks for it", async ({ page }) => {
  await page.route(`${MAP}/**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>map</title>" }));
  await page.goto("/locatie?kaart=open");
  await expect(page).toHaveURL("/locatie");
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("button", { name: "Open de kaart" }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
});

test("no map stays open when the language is switched", async ({ page, isMobile }) => {
  await page.route(`${MAP}/**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>map</title>" }));
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open de kaart" }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "English" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL("/en/contact");
  await expect(page.locator("iframe")).toHaveCount(0);
});
