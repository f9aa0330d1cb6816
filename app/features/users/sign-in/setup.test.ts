import { expect, test } from "vitest";
import { checkSetup } from "../account/account-fields";

const good = { email: "owner@weef.example", password: "twelve chars", repeat: "twelve chars" };

test("an owner's first password has twelve characters or more and is typed twice", () => {
  expect(checkSetup(good)).toEqual({});
  expect(checkSetup({ ...good, password: "eleven char", repeat: "eleven char" })).toEqual({ password: "short" });
  expect(checkSetup({ ...good, password: "p".repeat(1_001), repeat: "p".repeat(1_001) })).toEqual({ password: "long" });
  expect(checkSetup({ ...good, repeat: "twelve char" })).toEqual({ repeat: "repeat" });
});

test("an owner has a real e-mail address", () => {
  expect(checkSetup({ ...good, email: "owner@weef" })).toEqual({ email: "email" });
  expect(checkSetup({ ...good, email: "" })).toEqual({ email: "email" });
});
