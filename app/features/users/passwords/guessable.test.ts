import { expect, it } from "vitest";
import { business } from "~/content/business";
import { PASSWORD_BOUNDS } from "~/lib/account-bounds";
import { checkSetup } from "../account/account-fields";
import { checkChosenPassword, isGuessable } from "./guessable.server";
import { HASH_BYTES, LEAKED } from "./leaked-passwords";

it.each([
  ["a leaked password", "1qaz2wsx3edc"],
  ["a leaked password in capitals", "UNBELIEVABLE"],
  ["one sign, again and again", "zzzzzzzzzzzzzzzz"],
  ["four signs", "1231 1231 1231"],
  ["words of signing in", "wachtwoord-2026!"],
  ["words of the trade", "Website Webshop 12"],
  ["the name of the business and its town", `${business.name}-${business.address.town}-2026`],
  ["the own e-mail", "jan.smit@bouwbedrijf-smit.nl"],
  ["the own name", "jan smit 1984"],
])("%s can be guessed: %s", async (_what, password) => {
  expect(password.length).toBeGreaterThanOrEqual(PASSWORD_BOUNDS.min);
  expect(await isGuessable(password, ["Jan Smit", "jan.smit@bouwbedrijf-smit.nl"])).toBe(true);
});

it.each(["correct horse battery", "vier paarden en een zadel", "het wachtwoord van tante Toos", "k7#mQ2!vLp9x"])(
  "%s is accepted",
  async (password) => {
    expect(await isGuessable(password, ["Jan Smit", "jan@smit.example"])).toBe(false);
  },
);

it("knows of more leaked passwords than the 3,000 that ASVS asks for", () => {
  expect(Buffer.from(LEAKED, "base64").length / HASH_BYTES).toBeGreaterThan(40_000);
});

it("says that a password is too short before anything else", async () => {
  const check = (password: string) => checkChosenPassword({ password, repeat: password }, []);
  expect(await check("password")).toEqual({ password: "short" });
  expect(await check("leavemealone")).toEqual({ password: "guessable" });
  expect(await check("correct horse battery")).toEqual({});
});

const good = { email: "owner@weef.example", password: "twelve chars", repeat: "twelve chars" };

it("an owner's first password has twelve characters or more and is typed twice", () => {
  expect(checkSetup(good)).toEqual({});
  expect(checkSetup({ ...good, password: "eleven char", repeat: "eleven char" })).toEqual({ password: "short" });
  expect(checkSetup({ ...good, password: "p".repeat(1_001), repeat: "p".repeat(1_001) })).toEqual({ password: "long" });
  expect(checkSetup({ ...good, repeat: "twelve char" })).toEqual({ repeat: "repeat" });
});

it("an owner has a real e-mail address", () => {
  expect(checkSetup({ ...good, email: "owner@weef" })).toEqual({ email: "email" });
  expect(checkSetup({ ...good, email: "" })).toEqual({ email: "email" });
});
