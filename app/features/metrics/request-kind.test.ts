import { expect, it } from "vitest";
import { requestKind } from "./request-kind";

it.each([
  ["/", "rendered"],
  ["/en/diensten", "rendered"],
  ["/assets/root-abc.js", "asset"],
  ["/favicon.svg", "asset"],
  ["/api/offer-requests", "api"],
  ["/functions/facebook-webhook", "api"],
  ["/admin", "desk"],
  ["/admin/leads/1.data", "desk"],
  ["/administratie", "rendered"],
  ["/readyz", "machine"],
  ["/metrics", "machine"],
])("takes %s for %s", (path, kind) => {
  expect(requestKind(path)).toBe(kind);
});
