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

it.each(["/", "/caf%C3%A9", "/admin?q=100%25&tag=%2500", "/a%2Fb"])("%s is what it is", (path) => {
  const request = new Request(ORIGIN + path, { method: "POST", body: "a" });
  expect(readableRequest(request)).toBe(request);
});
