import { expect, it } from "vitest";
import { INLINE_MARK } from "~/lib/http/content-security-policy.server";
import { withSmoothAnchors } from "./smooth-anchors.server";
import { SMOOTH_ANCHORS_SCRIPT } from "./smooth-anchors-script";

it("is in the head, and allowed to run", () => {
  expect(withSmoothAnchors("<head><title>W</title></head><body></body>")).toBe(
    `<head><title>W</title><script nonce="${INLINE_MARK}">${SMOOTH_ANCHORS_SCRIPT}</script></head><body></body>`,
  );
});
