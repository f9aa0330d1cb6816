import { expect, it } from "vitest";
import { readHandLead } from "./hand-lead";

const read = (fields: Record<string, unknown>) => readHandLead(fields);
const errorsOf = (fields: Record<string, unknown>) => read({ name: "Jan", phone: "0612345678", ...fields }).errors;

it("needs a name, and a number or an address", () => {
  expect(read({}).errors).toEqual({ name: "nameMissing", phone: "contactMissing" });
  expect(read({ name: "Jan", phone: " ", email: "jan@bakker.example" }).lead).toMatchObject({
    phone: null,
    email: "jan@bakker.example",
    channel: "other",
    confirm: false,
    next_action_on: null,
  });
});

it.each([
  [{ phone: "12345" }, { phone: "phoneInvalid" }],
  [{ phone: "bel maar" }, { phone: "phoneInvalid" }],
  [{ email: "jan@" }, { email: "form.error.emailInvalid" }],
  [{ message: "a".repeat(10_000) }, { message: "form.error.tooLong" }],
  [{ message: "\u0000" }, { message: "form.error.characters" }],
  [{ channel: "fax" }, { channel: "form.error.choiceUnknown" }],
  [{ service: "boot" }, { service: "form.error.serviceUnknown" }],
  [{ confirm: "on" }, { email: "confirmAddress" }],
  [{ next_action_on: "2026-11-25" }, { next_action: "actionMissing" }],
  [{ next_action: "Bellen", next_action_on: "2026-02-30" }, { next_action_on: "dayInvalid" }],
  [{ next_action: "Bellen", next_action_on: "0026-11-25" }, { next_action_on: "dayInvalid" }],
  [{ join: "Jan" }, { join: "form.error.invalid" }],
  [
    { name: { first: "Jan" }, company: 3 },
    { name: "form.error.invalid", company: "form.error.invalid" },
  ],
])("says what is wrong with %j", (fields, errors) => {
  expect(errorsOf(fields)).toEqual(errors);
});
