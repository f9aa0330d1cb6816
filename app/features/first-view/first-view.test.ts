import { expect, it } from "vitest";
import { INLINE_MARK } from "~/lib/http/content-security-policy.server";
import { withFirstView } from "./first-view.server";
import { FIRST_VIEW_SCRIPT } from "./first-view-script";

it("runs before the body is read, and may", () => {
  expect(withFirstView("<head><title>W</title></head><body></body>")).toBe(
    `<head><title>W</title><script nonce="${INLINE_MARK}">${FIRST_VIEW_SCRIPT}</script></head><body></body>`,
  );
});
