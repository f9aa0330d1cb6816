import { expect, it } from "vitest";
import { INLINE_MARK } from "~/lib/http/content-security-policy.server";
import { withLateScripts } from "./late-scripts.server";
import { LATE_START_SCRIPT } from "./late-start-script";

const preload = (name: string) => `<link nonce="m" rel="modulepreload" href="/assets/${name}.js"/>`;
const module = '<script nonce="m" type="module" async="">import "/assets/a.js"</script>';

it("puts the modules of a document off, and names them", () => {
  const late = withLateScripts(`<head>${preload("a")}<title>W</title>${preload("b")}</head><body>${module}</body>`);
  expect(late).toMatch(
    '<head><title>W</title></head><body><script nonce="m" type="text/late" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js"</script><script',
  );
  // What starts them comes last, and may run.
  expect(late).toContain(`<script nonce="${INLINE_MARK}">${LATE_START_SCRIPT}</script></body>`);
});

it("leaves a document that it does not understand", () => {
  for (const html of [`<p>${preload("a")}</p>`, `<p>${module}${module}</p>`]) expect(withLateScripts(html)).toBe(html);
});
