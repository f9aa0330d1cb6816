import { expect, it } from "vitest";
import { parseStyles } from "./style-rules";
import { classesIn, usedStyles } from "./used-styles";

/** The rules that a sheet keeps for a document with one element that has these classes. */
const used = (css: string, classes: string) => usedStyles(parseStyles(css), classesIn(`<p class="${classes}">`));

it("keeps what the classes of a document use, in its order and its groups", () => {
  const css = "/*! licence */@layer a,b;@layer b{.one{color:red}.two{color:blue}@media print{.two{top:0}}}p{left:0}";
  expect(used(css, "one")).toBe("@layer a,b;@layer b{.one{color:red}}p{left:0}");
  expect(used(css, "two three")).toBe("@layer a,b;@layer b{.two{color:blue}@media print{.two{top:0}}}p{left:0}");
  expect(used(css, "")).toBe("@layer a,b;p{left:0}");
});

it.each([
  [".a .b{top:0}", "a", false],
  [".a .b{top:0}", "b a", true],
  [".a,.b{top:0}", "b", true],
  [".a:not(.b,.c){top:0}", "a", true],
  [".a:is(:where(.group):hover *){top:0}", "a", false],
  [".a:is(:where(.group):hover *){top:0}", "a group", true],
  [":is(:where(.group):hover .a){top:0}", "group", false],
  [":is(:where(.group):has(.b) .a){top:0}", "a group", true],
  [".a:is(.b,.c){top:0}", "a", true],
  [".a>:where(:not(.b)){top:0}", "a", true],
  [".a[class*=\\.b]{top:0}", "a", true],
  [String.raw`.sm\:w-1\/2{top:0}`, "sm:w-1/2", true],
  [String.raw`.\31 0x{top:0}`, "10x", true],
  [String.raw`.\[\&_a\]\:x{top:0}`, "[&amp;_a]:x", true],
  [String.raw`.px-\[min\(1rem\,2\%\)\]{top:0}`, "px-[min(1rem,2%)]", true],
  [String.raw`.px-\[min\(1rem\,2\%\)\]{top:0}`, "px-[min(1rem,3%)]", false],
])("reads the selector of %s", (css, classes, isKept) => {
  expect(used(css, classes)).toBe(isKept ? css : "");
});

it("keeps the animations and properties that are used by name", () => {
  const css = "@property --x{syntax:'*'}@keyframes turn{to{top:0}}.a{animation:turn 1s}.b{top:var(--x)}";
  expect(used(css, "a")).toBe("@keyframes turn{to{top:0}}.a{animation:turn 1s}");
  expect(used(css, "b")).toBe("@property --x{syntax:'*'}.b{top:var(--x)}");
  expect(used(css, "c")).toBe("");
  const defaults = "@layer properties{*{--x:initial}}";
  expect(used(css + defaults, "a")).not.toContain("@property");
});

it("is not misled by text in quotes", () => {
  const css = `.a{content:"}{"}.b{content:'\\';}'}@font-face{src:url(a.woff2)}`;
  expect(used(css, "a b")).toBe(css);
  expect(used(css, "b")).toBe(`.b{content:'\\';}'}@font-face{src:url(a.woff2)}`);
});
