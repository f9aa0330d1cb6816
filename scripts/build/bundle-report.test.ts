import { expect, it } from "vitest";
import { isOverBudget, weighPages } from "./bundle-report.ts";

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
    "project",
    "quote",
    "review",
    "website-check",
    "routes/desk/requests",
    "routes/desk/lead",
    "routes/desk/person",
    "routes/desk/quotes",
    "routes/desk/chats",
  ];
  const routes = { root, ...Object.fromEntries(ids.map((id) => [id, page(id)])) };
  const pages = weighPages({ entry: { module: "/entry.js" }, routes }, () => 1_024);
  expect(pages[0]).toMatchObject({ js: 1, css: 0, files: 1 });
  expect(pages.slice(1)).toEqual(ids.map((route) => ({ route, budget: expect.any(Number), js: 4, css: 1, files: 4 })));
});

it("refuses more KB than the budget of a page, and more than 40 files", () => {
  const weight = { route: "quote", budget: 160, js: 160, css: 1, files: 40 };
  expect(isOverBudget(weight)).toBe(false);
  expect(isOverBudget({ ...weight, js: 160.1 })).toBe(true);
  expect(isOverBudget({ ...weight, files: 41 })).toBe(true);
});
