import { expect, expectNoAxeViolations, expectNoOverflow, test } from "../support/journey.ts";
import { signInBrowser, signInOwner } from "../support/owner-session.ts";
import { PlainPage } from "../support/plain-page.ts";

test("the 404 page fits every width, is usable by everyone, and leads on", async ({ page, expectTrouble }) => {
  expectTrouble(/status of 404/);
  const answer = await page.goto("/deze-pagina-bestaat-niet");
  expect(answer?.status()).toBe(404);
  await expect(
    page
      .getByText("404")
      .or(page.getByRole("img", { name: "404" }))
      .first(),
  ).toBeAttached();
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  await expectNoAxeViolations(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test("an address that is requested in a wrong way shows the error page, with the brand and a way out", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 405/);
  const before = product.log.length;
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
  expect(product.troubles(before).filter((line) => line.includes("stack"))).toEqual([]);
});

test("what is not there is the same 404 page, however deep or near a page that exists", async ({ product }) => {
  for (const [address, language] of [
    ["/deze-pagina-bestaat-niet", "nl"],
    ["/en/this-page-does-not-exist", "en"],
    ["/een/pad/dat/nergens/heen-gaat", "nl"],
    ["/en/a/path/to/nowhere", "en"],
    ["/en/blog/no-such-article", "en"],
    ["/portfolio/bestaat-niet", "nl"],
  ] as const) {
    const answer = await fetch(product.url + address);
    expect(answer.status, address).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(language === "nl" ? "<title>404: pagina niet gevonden" : "<title>404: page not found");
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    for (const text of ["404", "Oops! Page not found", "Return to Home"]) expect(html).toContain(text);
    const [link] = /<a [^>]*>(?:(?!<\/a>).)*Return to Home/s.exec(html) ?? [];
    expect(link).toContain(language === "nl" ? ' href="/"' : ' href="/en"');
  }
});

test("the address above a family leads to the overview of what stands below it", async ({ product }) => {
  for (const [address, overview] of [
    ["/portfolio", "/#portfolio"],
    ["/Portfolio?utm_source=krant", "/?utm_source=krant#portfolio"],
    ["/en/portfolio", "/en#portfolio"],
    ["/packages", "/prijzen"],
    ["/en/packages", "/en/prijzen"],
    ["/pakket-contact", "/package-contact"],
    ["/en/pakket-contact", "/en/package-contact"],
  ] as const) {
    const answer = await fetch(product.url + address, { redirect: "manual" });
    expect([answer.status, answer.headers.get("Location")], address).toEqual([301, overview]);
    expect((await fetch(new URL(overview, product.url))).status).toBe(200);
  }
});

test("a lost visitor gets the page that a misspelt address was meant to be", async ({ product }) => {
  const page = await new PlainPage(product).goto("/en/prijzne");
  expect([page.status, page.text("main")]).toEqual([404, expect.stringContaining("You may be looking for")]);
  expect(page.root.querySelectorAll('main a[href="/en/prijzen"]')).not.toEqual([]);
});

test("a lost visitor searches where the page would have been, without scripts", async ({ product }) => {
  const page = await new PlainPage(product).goto("/oude/webwinkel.html");
  await page.fill({ "Zoek een pagina": "toegankelijkheid" }).press("Zoeken");
  expect(page.address).toBe("/oude/webwinkel.html?q=toegankelijkheid");
  expect(page.text("main")).toContain("Gevonden voor ‘toegankelijkheid’");
  expect(page.root.querySelectorAll('main a[href="/toegankelijkheid"]')).not.toEqual([]);
  await page.fill({ "Zoek een pagina": "qqqxyz<b>" }).press("Zoeken");
  expect(page.text("main")).toContain("Niets gevonden voor ‘qqqxyz<b>’");
});

test("a wrong address of the desk shows an error inside the desk, if signed in, and leads to the requests", async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/);
  await signInBrowser(page.context(), product);
  expect((await page.goto("/admin/bestaat/niet"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Deze pagina is er niet" })).toBeVisible();
  await expect(page).toHaveTitle(/Pagina niet gevonden \| Weef$/);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await page.getByRole("link", { name: "Naar de aanvragen" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("an address of the desk above its pages leads to the list, or to the sign-in page and then there", async ({
  product,
}) => {
  const headers = await signInOwner(product);
  const ask = async (path: string, as: HeadersInit = headers) => {
    const { status, headers } = await fetch(product.url + path, { headers: as, redirect: "manual" });
    return [status, headers.get("Location"), headers.get("X-Robots-Tag")?.includes("noindex")];
  };
  expect(await ask("/admin/people")).toEqual([302, "/admin", true]);
  expect(await ask("/admin/leads")).toEqual([302, "/admin", true]);
  expect(await ask("/admin/bestaat-niet", {})).toEqual([302, "/admin/sign-in?next=%2Fadmin%2Fbestaat-niet", true]);
});
