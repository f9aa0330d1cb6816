import { expect, it } from "vitest";
import { requestKind } from "./request-counts.server";

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
  ["/manifest.webmanifest", "machine"],
  ["/desk.webmanifest", "machine"],
  ["/feed.xml", "machine"],
  ["/en/feed.xml", "machine"],
  ["/__manifest", "machine"],
  ["/.well-known/security.txt", "machine"],
  ["/metrics-of-a-website", "rendered"],
])("takes %s for %s", (path, kind) => {
  expect(requestKind(path)).toBe(kind);
});
