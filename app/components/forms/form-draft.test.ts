import { beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "../../../tests/support/browser-storage";
import { asSent, dropDraft, newDraft, readDraft, saveDraft, saveValues, underOpening, withOpening } from "./form-draft";

const values = { name: "Jan Smit", email: "jan@smit.example" };

beforeEach(() => {
  stubStorage("sessionStorage");
  return () => vi.unstubAllGlobals();
});

it("keeps what was sent under its id, separately for each form", () => {
  const sent = { ...newDraft(values), sent: "{}" };
  saveDraft("contact", sent);
  expect(readDraft("contact")).toEqual(sent);
  expect(readDraft("homepage")).toBeNull();
  dropDraft("contact");
  expect(readDraft("contact")).toBeNull();
});

it("keeps the fields that only another form with its source has, and goes on under its id", () => {
  const draft = saveValues("homepage", null, { name: "Jan", message: "Een webshop" });
  const next = saveValues("homepage", draft, { name: "Jan Smit" });
  expect(next).toEqual({ ...draft, values: { name: "Jan Smit", message: "Een webshop" } });
  expect(readDraft("homepage")?.values).toEqual(next.values);
});

it("gives each of two tabs that read the same unsent draft its own id", () => {
  saveDraft("contact", newDraft(values));
  const [one, other] = [readDraft("contact"), readDraft("contact")];
  expect(one?.values).toEqual(values);
  expect(one?.submissionId).not.toBe(other?.submissionId);
});

it("is sent again under the same id while its content is the same, and under another once that was corrected", () => {
  const draft = newDraft(values);
  const sent = asSent(draft, { name: "Jan" });
  expect(sent.submissionId).toBe(draft.submissionId);
  expect(asSent(sent, { name: "Jan" })).toEqual(sent);
  expect(asSent(sent, { name: "Jan Smit" }).submissionId).not.toBe(sent.submissionId);
});

it.each([
  "{",
  "[]",
  '"text"',
  JSON.stringify({ ...newDraft(values), submissionId: "1" }),
  JSON.stringify({ ...newDraft(values), values: { name: 1 } }),
  JSON.stringify({ ...newDraft(values), sent: 1 }),
])("is not read from %s", (text) => {
  sessionStorage.setItem("form-draft:contact", text);
  expect(readDraft("contact")).toBeNull();
});

it("lasts as long as the document where the browser stores nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveDraft("contact", newDraft(values));
  expect(readDraft("contact")?.values).toEqual(values);
  dropDraft("contact");
  expect(readDraft("contact")).toBeNull();
});

it.each([
  ["", "", "Pay once", "Pay once"],
  ["", "Hello", "Pay once", "Pay once\nHello"],
  ["Pay once", "Pay once", "", ""],
  ["Pay once", "Pay once\nHello", "", "Hello"],
  ["Pay once", "Hello", "Pay once", "Hello"],
  ["Pay once", "", "Pay once", ""],
])("of a message that came with %j, %j is under %j %j", (was, message, opening, shown) => {
  const kept = withOpening({ name: "Jan", message }, was);
  expect(underOpening(kept, opening)).toEqual({ name: "Jan", message: shown });
});
