import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { INLINE_MARK } from "~/lib/http/content-security-policy.server";
import { withFirstView } from "./first-view.server";
import { FIRST_VIEW_SCRIPT } from "./first-view-script";

const script = `<script nonce="${INLINE_MARK}">${FIRST_VIEW_SCRIPT}</script>`;
const awaited = (id: string) => `<link rel="expect" href="#${id}" blocking="render"/>`;

it("runs before the body is parsed, and is allowed to", () => {
  expect(withFirstView("<head><title>W</title></head><body></body>")).toBe(
    `<head><title>W</title>${script}</head><body></body>`,
  );
});

it("lets nothing be painted before the part with the title has been parsed", () => {
  const page = (id = "") =>
    `<main><script>if (1<2) go("<div>")</script><div><br/><p></p></div><section${id}><img src="a"/><div><h1>W</h1></div></section></main>`;
  expect(withFirstView(`<head></head>${page()}`)).toBe(
    `<head>${awaited("first-view")}${script}</head>${page(' id="first-view"')}`,
  );
  expect(withFirstView(`<head></head>${page(' id="top"')}`)).toBe(
    `<head>${awaited("top")}${script}</head>${page(' id="top"')}`,
  );
  expect(withFirstView("<head></head><main><p></p></main>")).toBe(`<head>${script}</head><main><p></p></main>`);
});

it("lays out exactly the parts that the styles defer", () => {
  const styles = readFileSync(path.join(import.meta.dirname, "first-view.css"), "utf8");
  const putOff = /:is\(([^)]+)\)/
    .exec(styles)?.[1]
    ?.split(",")
    .map((part) => part.trim());
  const laidOut = /querySelectorAll\("(main[^"]+)"\)/.exec(FIRST_VIEW_SCRIPT)?.[1]?.split(", ");
  expect(putOff).toHaveLength(5);
  expect(laidOut).toEqual(putOff);
});

it.each([
  ["a slow line", { rtt: 150, downlink: 1.6 }, true],
  ["a line of which no more than a guess is known", { rtt: 100, downlink: 1.45 }, false],
  ["a wide line to far away", { rtt: 600, downlink: 10 }, false],
  ["a visitor who saves data", { rtt: 50, downlink: 10, saveData: true }, true],
  ["a line like most", { rtt: 50, downlink: 10 }, false],
  ["a browser that does not tell", undefined, false],
])("with %s", (_what, connection, goesOnWithoutFonts) => {
  const font = { remove: vi.fn() };
  const page = { querySelectorAll: () => [font], documentElement: {} };
  const run = new Function("navigator", "document", "performance", "window", FIRST_VIEW_SCRIPT);
  run({ connection }, page, { getEntriesByType: () => [] }, {});
  expect(font.remove).toHaveBeenCalledTimes(goesOnWithoutFonts ? 1 : 0);
});
