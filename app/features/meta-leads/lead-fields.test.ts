import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOUNDS } from "~/components/forms/bounds";
import { nl } from "~/content/desk/meta-leads/nl";
import { isOneAddress } from "~/lib/text/mail-address";
import { isDummy, readFields } from "./lead-fields";

const fields = (answers: Record<string, string | string[]>) =>
  Object.entries(answers).map(([name, value]) => ({ name, values: [value].flat() }));
const read = (answers: Record<string, string | string[]>) => readFields(fields(answers), nl.lead);

describe("the answers of a lead", () => {
  it("fill the columns of a request", () => {
    expect(
      read({
        full_name: "  Zoë   de Boer ",
        email: "zoe@bouw.example",
        phone_number: "+31612345678",
        company_name: "Bouwbedrijf Zoë",
      }),
    ).toEqual({
      name: "Zoë   de Boer",
      email: "zoe@bouw.example",
      phone: "+31612345678",
      company: "Bouwbedrijf Zoë",
      message: null,
    });
  });

  it.each([
    [{ first_name: "Jan", last_name: "Smit" }, "Jan Smit"],
    [{ first_name: "Jan" }, "Jan"],
    [{ last_name: "Smit" }, "Smit"],
    [{ FULL_NAME: "Jan Smit" }, "Jan Smit"],
    [{ full_name: "", email: "jan@smit.example" }, "jan@smit.example"],
    [{ phone_number: "0612345678" }, "0612345678"],
    [{}, "Naam onbekend"],
  ])("name %j", (answers, name) => {
    expect(read(answers).name).toBe(name);
  });

  it("are stored without what hides text, and with an address that mail can be sent to", () => {
    expect(
      read({
        full_name: "\u202eneB\u202c Smit",
        email: "Info@Bäckerei-idn.example",
        phone_number: "p:\u202a+31622334455",
      }),
    ).toMatchObject({ name: "neB Smit", email: "Info@xn--bckerei-idn-l8a.example", phone: "p:+31622334455" });
    expect(read({ email: "info@bäckerei-idn.example" }).name).toBe("info@bäckerei-idn.example");
  });

  it.each([
    [{ volledige_naam: "Jan Smit" }, { name: "Jan Smit" }],
    [{ "Full name": "Jan Smit" }, { name: "Jan Smit" }],
    [{ "wat_is_je_naam?": "Jan Smit" }, { name: "Jan Smit" }],
    [{ voornaam: "Jan", achternaam: "Smit" }, { name: "Jan Smit" }],
    [{ "e-mailadres": "jan@smit.example" }, { email: "jan@smit.example" }],
    [{ "Uw E-mailadres": "jan@smit.example" }, { email: "jan@smit.example" }],
    [{ telefoonnummer: "0612345678" }, { phone: "0612345678" }],
    [{ "wat_is_uw_telefoonnummer?": "0612345678" }, { phone: "0612345678" }],
    [{ user_provided_phone_number: "+31612345678" }, { phone: "+31612345678" }],
    [{ bedrijfsnaam: "Smit BV" }, { company: "Smit BV" }],
    [{ "naam_van_je_bedrijf?": "Smit BV" }, { company: "Smit BV" }],
    // The name of the question does not matter.
    [{ "waar_kunnen_we_je_bereiken?": "jan@smit.example" }, { email: "jan@smit.example" }],
    [{ "waar_kunnen_we_je_bereiken?": "06-12345678" }, { phone: "06-12345678" }],
  ])("of questions that people write themselves fill them too: %j", (answers, columns) => {
    expect(read(answers)).toMatchObject({ ...columns, message: null });
  });

  it("fill no column if more than one would fit, or if they are other numbers", () => {
    const two = { "van_wie?": "jan@smit.example", "en_van_wie_nog?": "anna@smit.example" };
    expect(read(two)).toMatchObject({ email: "", message: expect.stringContaining("anna@smit.example") });
    expect(read({ "budget?": "5000", "kvk-nummer": "12345678", "jaar?": "2026" }).phone).toBeNull();
  });

  it("become lines of the message if the form asks its own questions", () => {
    const { message } = read({
      full_name: "Jan",
      "wat_is_je_budget?": "1000-2500",
      "welke_diensten?": ["Webshop", "SEO"],
      city: "Enschede",
      één_wens: "Snel",
      leeg: "",
    });
    expect(message).toBe("Wat is je budget? 1000-2500\nWelke diensten? Webshop, SEO\nPlaats: Enschede\nÉén wens: Snel");
  });

  it("go into the message if they do not fit their column", () => {
    const long = "1".repeat(BOUNDS.phone + 1);
    expect(read({ full_name: "Jan", email: "bel mij maar", phone_number: long, work_phone_number: "053" })).toEqual({
      name: "Jan",
      email: "",
      phone: "053",
      company: null,
      message: `E-mailadres: bel mij maar\nTelefoonnummer: ${long}`,
    });
    expect(read({ email: "jan@smit.example", work_email: "j@werk.example" })).toMatchObject({
      email: "jan@smit.example",
      message: "E-mailadres op het werk: j@werk.example",
    });
  });

  it("are all kept if questions have the same key", () => {
    const typed = ["9 uur", "Enschede", "Nee"].map((answer) => ({ name: "waar_of_wanneer?", values: [answer] }));
    expect(readFields(typed, nl.lead).message).toBe(
      "Waar of wanneer? 9 uur\nWaar of wanneer? Enschede\nWaar of wanneer? Nee",
    );
    const addresses = ["jan@smit.example", "Jan@Werk.example"].map((answer) => ({ name: "email", values: [answer] }));
    expect(readFields(addresses, nl.lead)).toMatchObject({
      email: "jan@smit.example",
      message: "E-mailadres: Jan@Werk.example",
    });
  });

  it("stand alone in the message if their question says nothing", () => {
    expect(read({ "": "Bel me na vijven", _: "Enschede", ":": "Ja" }).message).toBe("Bel me na vijven\nEnschede\nJa");
  });

  it("always fit the columns, whatever was typed", () => {
    const key = fc.constantFrom("full_name", "first_name", "last_name", "email", "phone_number", "company_name", "q?");
    const answer = fc.string({ unit: "binary", maxLength: 300 });
    const any = fc.array(fc.record({ name: fc.oneof(key, answer), values: fc.array(answer, { maxLength: 3 }) }));
    fc.assert(
      fc.property(any, (typed) => {
        const { name, email, phone, company, message } = readFields(typed, nl.lead);
        for (const [text, most] of [
          [name, BOUNDS.name],
          [email, BOUNDS.email],
          [phone, BOUNDS.phone],
          [company, BOUNDS.company],
          [message, BOUNDS.message],
        ] as const) {
          expect(text?.length ?? 0).toBeLessThanOrEqual(most);
          expect(text?.isWellFormed() ?? true).toBe(true);
          expect(text ?? "").not.toMatch(/[^\P{Cc}\n]/u);
        }
        expect(name).not.toBe("");
        expect(email === "" || isOneAddress(email)).toBe(true);
      }),
    );
  });
});

it("are those of a test lead if Meta's tool has filled them in", () => {
  expect(isDummy(fields({ full_name: "<test lead: dummy data for full_name>" }))).toBe(true);
  expect(isDummy(fields({ email: "test@meta.com" }))).toBe(true);
  expect(isDummy(fields({ EMAIL: "Test@fb.com" }))).toBe(true);
  expect(isDummy(fields({ full_name: "Test Lead", email: "lead@test.example" }))).toBe(false);
});
