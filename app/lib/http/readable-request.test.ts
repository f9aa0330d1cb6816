import { expect, it } from "vitest";
import { readableRequest } from "./readable-request.server";

const ORIGIN = "https://weef.example";
const pathOf = (path: string) => new URL(readableRequest(new Request(ORIGIN + path)).url).pathname;

it.each(["/%", "/%ff", "/admin/leads/%00", "/admin/leads/a%00b.data", "/admin?source=%00", "/admin/log?user=a%00"])(
  "%s is a page that is not there",
  (path) => expect(pathOf(path)).toBe("/404"),
);

it.each(["/api/%ff", "/functions/%00", "/api/offer-requests?cursor=%00"])("%s is a call that is not there", (path) =>
  expect(pathOf(path)).toBe("/api/404"),
);

it.each([
  ["a path of more than a thousand characters", `/${"a/".repeat(500)}b`],
  ["a question for the routes of hundreds of addresses", `/__manifest?version=1&paths=${"a,".repeat(200)}b`],
])("%s is a page that is not there", (_what, path) => expect(pathOf(path)).toBe("/404"));

it.each([
  `/${"a".repeat(999)}`,
  `/__manifest?version=1&paths=${"a,".repeat(199)}b`,
  "/",
  "/caf%C3%A9",
  "/admin?q=100%25&tag=%2500",
  "/a%2Fb",
])("%s is what it is", (path) => {
  const request = new Request(ORIGIN + path, { method: "POST", body: "a" });
  expect(readableRequest(request)).toBe(request);
});
