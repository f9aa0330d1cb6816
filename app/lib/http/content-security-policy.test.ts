import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server";

const sha = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const html = `<style>p{}</style><script>one()</script><script type="module" async="">two()</script>
<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`;

it("allows the document's own inline scripts and styles by hash, and nothing inline besides", () => {
  const policy = contentSecurityPolicy(html, { development: false });
  expect(policy).toContain(`script-src 'self' ${sha("one()")} ${sha("two()")};`);
  expect(policy).toContain(`style-src 'self' ${sha("p{}")};`);
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain(sha('{"a":1}'));
});
