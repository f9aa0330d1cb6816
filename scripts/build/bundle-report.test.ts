import { expect, it } from "vitest";
import { tooHeavy, weighPages } from "./bundle-report.ts";

const routes = {
  root: { id: "root", module: "/root.js", imports: ["/react.js"], css: ["/app.css"] },
  prices: {
    id: "prices",
    parentId: "root",
    path: "/prijzen",
    hasDefaultExport: true,
    module: "/prices.js",
    imports: ["/react.js", "/switch.js"],
  },
  "en.prices": { id: "en.prices", parentId: "root", path: "/en/prijzen", module: "/prices.js" },
  support: {
    id: "support",
    parentId: "root",
    path: "/support",
    hasDefaultExport: true,
    module: "/support.js",
    css: ["/map.css"],
  },
  "en.support": { id: "en.support", parentId: "root", path: "/en/support", module: "/support.js" },
  feed: { id: "feed", parentId: "root", path: "/feed.xml", module: "/feed.js" },
  "en.feed": { id: "en.feed", parentId: "root", path: "/en/feed.xml", module: "/feed.js" },
  desk: { id: "desk", parentId: "root", path: "/admin", module: "/desk.js" },
};

it("counts a file once, with what a page has from its parents, and the heaviest page first", () => {
  const pages = weighPages({ entry: { module: "/entry.js", imports: ["/react.js"] }, routes }, () => 1_024);
  expect(pages).toEqual([
    { route: "prices", path: "/prijzen", js: 5, css: 1, files: 5 },
    { route: "support", path: "/support", js: 4, css: 2, files: 4 },
  ]);
});

it("lets a page weigh as much as its kind may, and no more", () => {
  const pages = ["faq", "prices", "appointment"].map((route, index) => ({ route, js: [108, 108.1, 120][index] ?? 0 }));
  expect(tooHeavy(pages)).toEqual(["prices"]);
});
