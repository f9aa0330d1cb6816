import { expect, it } from "vitest";
import { withLateScripts } from "./late-scripts.server";
import { LATE_START_SCRIPT } from "./late-start-script";
import { INLINE_MARK } from "./lib/http/content-security-policy.server";

const preload = (name: string) => `<link nonce="m" rel="modulepreload" href="/assets/${name}.js"/>`;
const module = '<script nonce="m" type="module" async="">import "/assets/a.js"</script>';

it("defers the modules of a document, and names them", () => {
  const late = withLateScripts(`<head>${preload("a")}<title>W</title>${preload("b")}</head><body>${module}</body>`);
  expect(late).toMatch(
    '<head><title>W</title></head><body><script nonce="m" type="text/late" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js"</script><script',
  );
  // The script that starts them comes last, and does run.
  expect(late).toContain(`<script nonce="${INLINE_MARK}">${LATE_START_SCRIPT}</script></body>`);
});

it("leaves a document alone that it does not understand", () => {
  for (const html of [`<p>${preload("a")}</p>`, `<p>${module}${module}</p>`]) expect(withLateScripts(html)).toBe(html);
});

it("delivers the loaders' data as text that cannot end its script", () => {
  const call = "window.__reactRouterContext.streamController";
  const given = JSON.stringify('[{"_1":2},"</script>"]\n').replaceAll("<", "\\u003c");
  const html = `<body>${module}<script nonce="m">${call}.enqueue(${given});</script><script>${call}.close();</script></body>`;
  const [, data] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(withLateScripts(html)) ?? [];
  expect(JSON.parse(data ?? "")).toEqual([{ _1: 2 }, "</script>"]);
  expect(withLateScripts(html)).not.toContain(`${call}.enqueue(`);
});
