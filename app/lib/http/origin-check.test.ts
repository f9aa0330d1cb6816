import { expect, it } from "vitest";
import { isOwnOrigin } from "./origin-check.server";

const SITE = "https://weef.example";

it.each([
  ["GET", {}, true],
  ["GET", { Origin: "https://evil.example" }, true],
  ["POST", {}, true],
  ["POST", { Origin: SITE }, true],
  ["POST", { Origin: SITE, "Sec-Fetch-Site": "same-origin" }, true],
  ["POST", { Origin: "https://evil.example" }, false],
  ["POST", { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }, false],
  ["POST", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, false],
  ["POST", { Origin: "https://weef.example.evil.example" }, false],
  ["POST", { Origin: "http://weef.example" }, false],
  ["POST", { Origin: "null" }, false],
  ["POST", { "Sec-Fetch-Site": "cross-site" }, false],
  ["POST", { "Sec-Fetch-Site": "same-site" }, false],
  ["DELETE", { Origin: "https://evil.example" }, false],
  ["POST", { Origin: "http://192.168.1.5:3000", Host: "192.168.1.5:3000", "Sec-Fetch-Site": "same-origin" }, true],
  ["POST", { Origin: "http://192.168.1.5:3000", Host: "192.168.1.5:3000" }, false],
] as const)("lets a %s with %o through: %s", (method, headers, expected) => {
  expect(isOwnOrigin({ method, headers: new Headers(headers) }, SITE)).toBe(expected);
});

it("trusts the host that is being asked over plain HTTP, where browsers do not say which site asks", () => {
  const isOwn = (Origin: string) =>
    isOwnOrigin(
      { method: "POST", headers: new Headers({ Origin, Host: "192.168.1.5:3000" }) },
      "http://localhost:3000",
    );
  expect(isOwn("http://192.168.1.5:3000")).toBe(true);
  expect(isOwn("http://evil.example")).toBe(false);
});
