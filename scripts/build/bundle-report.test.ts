import { expect, it } from "vitest";
import { weighPages } from "./bundle-report.ts";

const root = { id: "root", module: "/root.js", imports: ["/react.js"], css: ["/app.css"] };
const page = (id: string) => ({
  id,
  parentId: "root",
  module: `/${id}.js`,
  imports: ["/react.js"],
  css: ["/app.css#"],
});

it("counts a file once, with what a page has from its parents", () => {
  const ids = [
    "appointment-manage",
    "newsletter-confirm",
    "newsletter-unsubscribe",
    "quote",
    "review",
    "routes/desk/lead",
  ];
  const routes = { root, ...Object.fromEntries(ids.map((id) => [id, page(id)])) };
  const pages = weighPages({ entry: { module: "/entry.js" }, routes }, () => 1_024);
  expect(pages[0]).toMatchObject({ js: 1, css: 0, files: 1 });
  expect(pages.slice(1)).toEqual(ids.map((route) => ({ route, budget: expect.any(Number), js: 4, css: 1, files: 4 })));
});
