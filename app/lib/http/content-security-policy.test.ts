import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { documentPolicy, INLINE_MARK, secureDocument } from "./content-security-policy.server";

const sha = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const mark = `nonce="${INLINE_MARK}"`;
const marked = `<style ${mark}>p{}</style><script ${mark}>one()</script><script type="module" async="" ${mark}>two()</script>
<script src="/a.js" ${mark}></script><script>injected()</script><p title="<script>">text</p>`;

const NOTHING_FOREIGN = { analytics: false, map: false };
const policyOf = (document: string, rights = NOTHING_FOREIGN) =>
  documentPolicy(secureDocument(document).sources, rights);

it("allows the inline scripts and styles that rendering made, by hash, and nothing inline besides", () => {
  const policy = policyOf(marked);
  expect(policy).toContain(`script-src 'self' ${sha("one()")} ${sha("two()")};`);
  expect(policy).toContain(`style-src 'self' ${sha("p{}")};`);
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain(sha("injected()"));
});

it("lets no mark out", () => {
  const { html } = secureDocument(marked);
  expect(html).not.toContain(INLINE_MARK);
  expect(html).toBe(marked.replaceAll(` ${mark}`, ""));
});

it("allows the frame of the map on a document that holds it, and no frame on any other", () => {
  const frame = '<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>';
  const allowed = "frame-src https://www.openstreetmap.org;";
  expect(policyOf(frame)).toContain(allowed);
  expect(policyOf("<p>&lt;iframe src=&quot;https://www.openstreetmap.org/</p>")).not.toContain("frame-src");
  expect(policyOf('<iframe src="https://elsewhere.example/"></iframe>')).not.toContain("frame-src");
});

it("allows the map and Google Analytics, each on its own, to a document with the right to it", () => {
  const allowing = (rights: typeof NOTHING_FOREIGN) => policyOf("<p></p>", rights);
  const foreign = (policy: string) => [...policy.matchAll(/([\w-]+) [^;]*https:/g)].map(([, directive]) => directive);
  expect(foreign(allowing({ analytics: false, map: false }))).toEqual([]);
  expect(foreign(allowing({ analytics: false, map: true }))).toEqual(["frame-src"]);
  expect(foreign(allowing({ analytics: true, map: false }))).toEqual(["script-src", "img-src", "connect-src"]);
  expect(allowing({ analytics: true, map: false })).not.toContain("unsafe");
});
