import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { firstErrors } from "~/components/forms/field-errors";
import { offerRequestSchema } from "./offer-request";
import { ADS_SERVICE } from "./services";

const GOOD = { name: "Jan de Boer", email: "jan@bouw.example" };

const errorsOf = (fields: object) => {
  const parsed = safeParse(offerRequestSchema, fields);
  return parsed.success ? {} : firstErrors(parsed.error);
};

describe("an offer request", () => {
  it("needs no more than a name and an e-mail address", () => {
    expect(safeParse(offerRequestSchema, GOOD).data).toEqual({
      ...GOOD,
      submission_id: null,
      phone: null,
      company: null,
      service: null,
      message: null,
      source: "",
      attribution: null,
    });
  });

  it("is trimmed and Unicode-normalised, and its empty fields are null", () => {
    const fields = {
      name: "  Zoe\u0308 ",
      email: " zoe@x.example ",
      phone: "",
      company: "  ",
      service: "",
      message: " a\r\nb\tc ",
    };
    expect(safeParse(offerRequestSchema, fields).data).toMatchObject({
      name: "Zoë",
      email: "zoe@x.example",
      phone: null,
      company: null,
      service: null,
      message: "a\nb\tc",
    });
  });

  it.each([
    [" webshop ", "webshop"],
    ["   ", null],
  ])("takes the service %j for %j", (service, stored) => {
    expect(safeParse(offerRequestSchema, { ...GOOD, service }).data?.service).toBe(stored);
  });

  it("loses what hides text or turns it round, and keeps what joins it", () => {
    const typed = {
      name: "\u202eneB\u202c \u2067ten\u2069 Brinke",
      phone: "\u202a+31 6 22334455\u202c",
      company: "Bouw\u00adbedrijf\ufeff 👩\u200d🔧 می\u200cخواهم",
      message: "Een\u200b \u202esite\n",
    };
    expect(safeParse(offerRequestSchema, { ...GOOD, ...typed }).data).toMatchObject({
      name: "neB ten Brinke",
      phone: "+31 6 22334455",
      company: "Bouwbedrijf 👩\u200d🔧 می\u200cخواهم",
      message: "Een site",
    });
    expect(errorsOf({ ...GOOD, name: "\u202e\u200b" })).toEqual({ name: "form.error.nameMissing" });
  });

  it.each(["jan!x@b.nl", "jan/x@b.nl", "o'neill+web@sub.b-c.example", "jan@xn--mller-kva.de", "  jan@b.nl \n"])(
    "takes the address %o",
    (email) => {
      expect(safeParse(offerRequestSchema, { ...GOOD, email }).data?.email).toBe(email.trim());
    },
  );

  it.each(["\u202ajan@b.nl\u202c", "jan@b.nl\u200b", "\ufeffjan\u00ad@b.nl"])(
    "takes %o, which was copied with marks that nobody sees",
    (email) => {
      expect(safeParse(offerRequestSchema, { ...GOOD, email }).data?.email).toBe("jan@b.nl");
    },
  );

  it("spells the domain of an address as mail servers do", () => {
    const emailOf = (email: string) => safeParse(offerRequestSchema, { ...GOOD, email }).data?.email;
    expect(emailOf("jan@müller.de")).toBe("jan@xn--mller-kva.de");
    expect(emailOf("jan@MÜLLER.de")).toBe("jan@xn--mller-kva.de");
    expect(emailOf("jan@1.2")).toBe("jan@1.2");
  });

  it.each(["", "website-eenmalig", "anders", "Starter Package", "Groei Package", "Pro Package", ADS_SERVICE])(
    "can be about %o",
    (service) => {
      expect(safeParse(offerRequestSchema, { ...GOOD, service }).data?.service).toBe(service || null);
    },
  );

  it.each([
    ["text", "nonsense"],
    ["a list", []],
    ["half", { first: {} }],
    ["too long", { first: { landing: "/".repeat(201) }, last: {} }],
    ["no text", { first: { utm_source: "a\u0000b" }, last: {} }],
    ["no string", { first: { utm_source: ["a"] }, last: {} }],
  ])("is not lost for an origin that is wrong: %s", (_what, attribution) => {
    expect(safeParse(offerRequestSchema, { ...GOOD, attribution }).data).toMatchObject({ ...GOOD, attribution: null });
  });

  it.each([
    [{}, { name: "form.error.nameMissing", email: "form.error.emailMissing" }],
    [
      { name: " \n ", email: "\t" },
      { name: "form.error.nameMissing", email: "form.error.emailMissing" },
    ],
    [{ ...GOOD, name: "\u200b\u2060\ufeff" }, { name: "form.error.nameMissing" }],
    [{ ...GOOD, name: "a".repeat(101) }, { name: "form.error.tooLong" }],
    [{ ...GOOD, name: "a\u0000b" }, { name: "form.error.characters" }],
    [{ ...GOOD, name: "a\u001bb" }, { name: "form.error.characters" }],
    [{ ...GOOD, name: "a\ud800b" }, { name: "form.error.characters" }],
    [{ ...GOOD, name: "Jan\r\nBcc: x@y.example" }, { name: "form.error.characters" }],
    [{ ...GOOD, phone: "06\t12" }, { phone: "form.error.characters" }],
    [{ ...GOOD, name: ["Jan"] }, { name: "form.error.invalid" }],
    [{ ...GOOD, name: 5 }, { name: "form.error.invalid" }],
    [{ ...GOOD, email: "jan" }, { email: "form.error.emailInvalid" }],
    [{ ...GOOD, email: "jan@mül ler.de" }, { email: "form.error.emailInvalid" }],
    [{ ...GOOD, email: "jan@localhost" }, { email: "form.error.emailInvalid" }],
    [{ ...GOOD, email: "a@b.nl, c@d.nl" }, { email: "form.error.emailInvalid" }],
    [{ ...GOOD, email: "a@b.nl\r\nBcc: c@d.nl" }, { email: "form.error.characters" }],
    [{ ...GOOD, email: `${"a".repeat(250)}@b.nl` }, { email: "form.error.tooLong" }],
    // Quickly, too: what looks at a text takes the square of its length.
    [{ ...GOOD, email: "@".repeat(300_000) }, { email: "form.error.tooLong" }],
    [{ ...GOOD, name: "\u0301\u0316".repeat(150_000) }, { name: "form.error.tooLong" }],
    [{ ...GOOD, phone: "0".repeat(33) }, { phone: "form.error.tooLong" }],
    [{ ...GOOD, company: "a".repeat(151) }, { company: "form.error.tooLong" }],
    [{ ...GOOD, message: "a".repeat(100_000) }, { message: "form.error.tooLong" }],
    [{ ...GOOD, message: { a: 1 } }, { message: "form.error.invalid" }],
    [{ ...GOOD, service: "rockets" }, { service: "form.error.serviceUnknown" }],
    [{ ...GOOD, service: "Gold Package" }, { service: "form.error.serviceUnknown" }],
    [{ ...GOOD, service: "starter package" }, { service: "form.error.serviceUnknown" }],
    [{ ...GOOD, service: "__proto__" }, { service: "form.error.serviceUnknown" }],
    [{ ...GOOD, company: { $gt: "" } }, { company: "form.error.invalid" }],
    [{ ...GOOD, service: Array.from({ length: 10_000 }, () => "seo") }, { service: "form.error.serviceUnknown" }],
    [{ ...GOOD, service: ["webshop"] }, { service: "form.error.serviceUnknown" }],
    [{ ...GOOD, source: "A page!" }, { source: "form.error.invalid" }],
    [{ ...GOOD, submission_id: "1" }, { submission_id: "form.error.invalid" }],
    [{ ...GOOD, submission_id: 1 }, { submission_id: "form.error.invalid" }],
  ])("with %o has the errors %o", (fields, errors) => {
    expect(errorsOf(fields)).toEqual(errors);
  });
});
