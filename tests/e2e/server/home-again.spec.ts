import { expect, test } from "../../support/server-journey.ts";

test("the home page has a second address, and is to be found at its own alone", async ({ product }) => {
  for (const [address, home] of [
    ["/home", "/"],
    ["/en/home", "/en"],
  ] as const) {
    const answer = await fetch(product.url + address, { redirect: "manual" });
    expect(answer.status).toBe(200);
    const canonical = /<link rel="canonical" href="(.+?)"/.exec(await answer.text())?.[1] ?? "";
    expect(new URL(canonical).href).toBe(new URL(home, product.url).href);
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
    expect(sitemap).not.toContain(`<loc>${product.url}${address}</loc>`);
  }
});

test("what is coming soon leads home in one step, and is not left in the history", async ({ product }) => {
  for (const [address, target] of [
    ["/coming-soon", "/home"],
    ["/coming-soon?utm_source=mail", "/home?utm_source=mail"],
    ["/en/coming-soon", "/en/home"],
  ] as const) {
    const answer = await fetch(product.url + address, { redirect: "manual" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, target]);
    // A script that navigates reads this: it replaces this address in the history with the target.
    expect(answer.headers.get("X-Remix-Replace")).toBe("true");
    expect((await fetch(product.url + target, { redirect: "manual" })).status).toBe(200);
  }
});
