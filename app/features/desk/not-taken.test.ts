import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from "react-router";
import { expect, test } from "vitest";
import { leadPath } from "~/features/leads/paths";
import { signInPath } from "~/features/users/sign-in/paths";
import { whyNotTaken } from "./not-taken";

test("a lost connection and a database that is away are told apart from an expired session", () => {
  expect(whyNotTaken(new TypeError("Failed to fetch"))).toBe("away");
  expect(whyNotTaken(new ErrorResponse(503, "Service Unavailable", null))).toBe("away");
  expect(whyNotTaken(new ErrorResponse(502, "Bad Gateway", "<h1>nginx</h1>"))).toBe("away");
  expect(whyNotTaken(new Error("Unable to decode turbo-stream response"))).toBe("away");
  expect(whyNotTaken(redirect(signInPath(leadPath("1"))))).toBe("signed-out");
});

test("what was accepted or rejected for good is left to the router", () => {
  expect(whyNotTaken(redirect(`${leadPath("1")}?outcome=saved`, 303))).toBeNull();
  expect(whyNotTaken(new ErrorResponse(403, "Forbidden", null))).toBeNull();
});
