import { expect, it } from "vitest";
import { withLateScripts } from "./late-scripts.server";

const preload = (name: string) => `<link nonce="m" rel="modulepreload" href="/assets/${name}.js"/>`;
const module = '<script nonce="m" type="module" async="">import "/assets/a.js"</script>';

it("puts the modules of a document off, and names them", () => {
  expect(withLateScripts(`<head>${preload("a")}<title>W</title>${preload("b")}</head><body>${module}</body>`)).toBe(
    '<head><title>W</title></head><body><script nonce="m" type="text/late" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js"</script></body>',
  );
});

it("leaves a document that it does not understand", () => {
  for (const html of [`<p>${preload("a")}</p>`, `<p>${module}${module}</p>`]) expect(withLateScripts(html)).toBe(html);
});
