import { expect, it } from "vitest";
import { isNearAddress, tracesOf } from "./likeness";

const told = { name: "Zoë de Boer", company: "Bouw & Co B.V.", email_key: "zoe@bouw.example" };

it("finds the same name at the same company, however both are written", () => {
  expect(tracesOf(told)).toEqual(["company zoe de boer | bouw co", "mailbox zoe de boer | zoe"]);
  expect(tracesOf({ ...told, name: "ZOE  DE BOER", company: "bouw - co bv", email_key: null })).toEqual([
    "company zoe de boer | bouw co",
  ]);
});

it("finds nothing in what everybody has in common", () => {
  expect(tracesOf({ name: " ", company: "Bouw", email_key: "a@b.example" })).toEqual([]);
  expect(tracesOf({ name: "Jan", company: "…", email_key: null })).toEqual([]);
});

it.each([
  ["jan@gmail.com", "jan@gmial.com", true],
  ["jan@gmail.com", "jan@gmail.co", true],
  ["jan@hotmail.com", "jan@hotmail.nl", true],
  ["jan@bakkerij.nl", "jan@bakkerijsmit.nl", false],
  ["jan@gmail.com", "piet@gmail.com", false],
  ["jan@gmail.com", "jan@gmail.com", false],
])("takes %s for a slip of %s: %s", (one, other, isNear) => {
  expect([isNearAddress(one, other), isNearAddress(other, one)]).toEqual([isNear, isNear]);
});
