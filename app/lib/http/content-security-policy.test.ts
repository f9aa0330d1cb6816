import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { INLINE_MARK, secureDocument } from "./content-security-policy.server";

const sha = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const mark = `nonce="${INLINE_MARK}"`;
const marked = `<style ${mark}>p{}</style><script ${mark}>one()</script><script type="module" async="" ${mark}>two()</script>
<script src="/a.js" ${mark}></script><script>injected()</script><p title="<script>">text</p>`;

it("allows the inline scripts and styles that rendering made, by hash, and nothing inline besides", () => {
  const { policy } = secureDocument(marked, { development: false });
  expect(policy).toContain(`script-src 'self' ${sha("one()")} ${sha("two()")};`);
  expect(policy).toContain(`style-src 'self' ${sha("p{}")};`);
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain(sha("injected()"));
});

it("lets no mark out", () => {
  const { html } = secureDocument(marked, { development: false });
  expect(html).not.toContain(INLINE_MARK);
  expect(html).toBe(marked.replaceAll(` ${mark}`, ""));
});

it("allows the frame of the map on a document that holds it, and no frame on any other", () => {
  const frame = '<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>';
  const allowed = "frame-src https://www.openstreetmap.org;";
  expect(secureDocument(frame, { development: false }).policy).toContain(allowed);
  expect(
    secureDocument("<p>&lt;iframe src=&quot;https://www.openstreetmap.org/</p>", { development: false }).policy,
  ).not.toContain("frame-src");
  expect(
    secureDocument('<iframe src="https://elsewhere.example/"></iframe>', { development: false }).policy,
  ).not.toContain("frame-src");
});
