import { describe, expect, it } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import { DEFAULT_STATUS, doubledField, type ImportField, proposeColumns } from "./import-fields";
import { importRules } from "./import-rules.server";
import { readRow } from "./read-row.server";
import { rowIdentity } from "./row-identity.server";

const NOW = new Date("2026-11-24T11:00:00.000Z");
const table = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }));
const proposed = (...rows: string[][]) => proposeColumns(table(...rows));

/** A row with these fields, under the headers of a file. */
function read(fields: Partial<Record<ImportField, string>>) {
  const columns = Object.keys(fields) as ImportField[];
  const rows = table(columns, Object.values(fields));
  const rules = importRules({ hasHeader: true, columns, status: DEFAULT_STATUS }, rows, NOW);
  return readRow(Object.values(fields), rules);
}

const lead = (fields: Partial<Record<ImportField, string>>) => {
  const { lead: known, problems } = read({ name: "Jan", email: "jan@bakker.example", ...fields });
  return known ?? expect.fail(String(problems));
};

describe("a cell that says nothing", () => {
  it.each(["NULL", "N/A", "#N/A", "-", "–", "n.v.t.", "geen", "onbekend"])(
    "%s refuses no row beside a good address or number",
    (nothing) => {
      expect(lead({ phone: nothing })).toMatchObject({ email: "jan@bakker.example", phone: null });
      expect(lead({ email: nothing, phone: "0612345678" })).toMatchObject({ email: null, phone: "0612345678" });
    },
  );

  it.each(["NULL", "N/A", "-"])("%s is no day, company or message either", (nothing) => {
    const told = lead({ createdAt: nothing, company: nothing, message: nothing });
    expect(told).toMatchObject({ created_at: null, company: null, message: null });
  });
});

describe("a cell with two addresses or numbers", () => {
  it("is the first good one; the other stays with the message", () => {
    expect(lead({ email: "jan@bakker.example; info@bakker.example" })).toMatchObject({
      email: "jan@bakker.example",
      message: expect.stringContaining("info@bakker.example"),
    });
    expect(lead({ email: "werk: ?, Jan <jan@bakker.example>" }).email).toBe("jan@bakker.example");
    expect(lead({ phone: "06 12345678 / 053 4567890" })).toMatchObject({
      phone: "06 12345678",
      message: expect.stringContaining("053 4567890"),
    });
  });

  it("is refused without a good one", () => {
    expect(read({ name: "Jan", email: "jan@, @bakker" }).problems).toEqual(["emailInvalid"]);
  });
});

describe("the columns of a file", () => {
  it("are known by their header, in Dutch and English", () => {
    expect(proposed(["Voornaam", "tussenvoegsel", "ACHTERNAAM", "E-mail *", "Mobiel", "Bedrijf", "Kleur"])).toEqual({
      hasHeader: true,
      columns: ["firstName", "lastName", "lastName", "email", "phone", "company", null],
    });
    expect(proposed(["Created_time", "Full name", "Phone number", "Lead source"]).columns).toEqual([
      "createdAt",
      "name",
      "phone",
      "channel",
    ]);
  });

  it.each(["nl", "en"] as const)("of an export map back by themselves (%s)", (language) => {
    const { columns } = deskWords[language].exports.leads;
    const fields = proposed(Object.values(columns), ["2026-05-03 10:00"]).columns;
    const back = Object.fromEntries(Object.keys(columns).map((name, index) => [name, fields[index]]));
    expect(back).toMatchObject({
      createdAt: "createdAt",
      status: "status",
      name: "name",
      company: "company",
      email: "email",
      phone: "phone",
      source: "channel",
      asked: "service",
      message: "message",
      tags: "tags",
      nextAction: "nextAction",
      nextActionOn: "nextActionOn",
      declineReason: "declineReason",
      language: "language",
      promisedAt: null,
      assignee: null,
    });
  });

  it("are known by what stands in them where the header says nothing, or is missing", () => {
    const rows = [
      ["Jan Bakker", "a@b.example", "06-12345678"],
      ["Piet", "c@d.example", ""],
    ];
    expect(proposed(...rows)).toEqual({ hasHeader: false, columns: ["name", "email", "phone"] });
    expect(proposed(["Wie", "Waar", "Hoe"], ...rows)).toEqual({ hasHeader: true, columns: [null, "email", "phone"] });
  });

  it("have a field once, unless several make one text", () => {
    expect(proposed(["E-mail", "Email", "Notitie", "Opmerking"]).columns).toEqual([
      "email",
      null,
      "message",
      "message",
    ]);
    expect(doubledField(["email", "message", "message", "email"])).toBe("email");
    expect(doubledField(["email", "message", "message", null, null])).toBeNull();
  });
});

describe("a row of a file", () => {
  it.each([
    [{ name: "Jan", email: "", phone: "" }, ["contactMissing"]],
    [{ name: "Jan", email: "jan@", phone: "12" }, ["emailInvalid", "phoneInvalid"]],
    [{ name: "Jan", phone: "3,16123E+10" }, ["phoneRounded"]],
    [{ email: "jan@bakker.example", createdAt: "gisteren" }, ["dayInvalid"]],
    [{ email: "jan@bakker.example", createdAt: "3-5-2036" }, ["dayAhead"]],
    [{ email: "jan@bakker.example", createdAt: "3-5-2021" }, ["tooOld"]],
    [{ email: "jan@bakker.example", nextActionOn: "straks" }, ["planInvalid"]],
    [{ email: "jan@bakker.example", status: "Spam" }, ["isSpam"]],
    [{ email: "jan@bakker.example", name: "a".repeat(101) }, ["tooLong name"]],
    [{ email: "jan@bakker.example", message: "a".repeat(20_001) }, ["tooLong message"]],
    [{ email: "jan@bakker.example", tags: "a".repeat(41) }, ["tooLong tags"]],
  ])("%j cannot be imported", (fields, problems) => {
    expect(read(fields)).toMatchObject({ lead: null, problems });
  });

  it("is of whoever it names; else of a company, an address or a number", () => {
    expect(read({ firstName: "Jan", lastName: "de  Vries", phone: "0612345678" }).lead?.name).toBe("Jan de Vries");
    expect(read({ name: "", company: "Bakkerij Bos", phone: "0612345678" }).lead?.name).toBe("Bakkerij Bos");
    expect(read({ email: "Jan <jan@bakker.example>" }).lead).toMatchObject({
      name: "jan@bakker.example",
      email: "jan@bakker.example",
    });
    expect(read({ phone: "0612345678" }).lead?.name).toBe("0612345678");
  });

  it.each([
    ["612345678", "0612345678"],
    ["534301234", "0534301234"],
    ["31612345678", "+31612345678"],
    ["+32 470 12 34 56", "+32 470 12 34 56"],
    ["06-12345678 (na 17u)", "06-12345678 (na 17u)"],
  ])("%s is the number %s", (typed, phone) => {
    const row = read({ phone: typed });
    expect(row.lead?.phone).toBe(phone);
    expect(row.problems === null && row.mended).toEqual(typed === phone ? [] : ["phone"]);
  });

  it("has the moment that it says, and a customer may be older than others", () => {
    expect(lead({ createdAt: "3-5-2026" }).created_at).toBe("2026-05-03T10:00:00.000Z");
    expect(lead({ createdAt: "2026-05-03 9:30" }).created_at).toBe("2026-05-03T07:30:00.000Z");
    expect(lead({ createdAt: "24-11-2026" }).created_at).toBe(NOW.toISOString());
    expect(lead({ createdAt: "" }).created_at).toBeNull();
    expect(lead({ createdAt: "3-5-2021", status: "Klant" }).status).toBe("agreed");
  });

  it("loses no word that is none of ours", () => {
    expect(
      lead({ status: "In de koelkast", channel: "Beurs", service: "Vloer leggen", message: "Belt vrijdag" }),
    ).toMatchObject({
      status: "contacted",
      source: "desk-import",
      service: null,
      message: "Belt vrijdag\n\nHoe de lead kwam: Beurs\n\nWaarover: Vloer leggen\n\nStatus: In de koelkast",
    });
    expect(
      lead({
        status: "Not agreed",
        declineReason: "Te duur",
        channel: "desk-phone",
        service: "Webshop",
        language: "Engels",
      }),
    ).toMatchObject({
      status: "declined",
      decline_reason: "Te duur",
      source: "desk-phone",
      service: "webshop",
      language: "en",
      message: null,
    });
  });

  it("plans nothing in the past", () => {
    expect(lead({ nextAction: "Bellen", nextActionOn: "1-12-2026" })).toMatchObject({
      next_action: "Bellen",
      next_action_on: "2026-12-01",
    });
    expect(lead({ nextAction: "Bellen", nextActionOn: "1-11-2026" })).toMatchObject({
      next_action: "Bellen",
      next_action_on: null,
    });
    expect(lead({ nextActionOn: "1-12-2026" }).next_action).toBe("Opvolgen");
  });
});

describe("the identity of a row", () => {
  it("is that of its content, in whatever kind of file", () => {
    const cells = ["Zoë", "0612345678", "3-5-2026", "", "Bakker"];
    const same = ["ZOË", "612345678", "2026-05-03", "Bakker"];
    expect(rowIdentity(same)).toBe(rowIdentity(cells));
    expect(rowIdentity(cells)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(rowIdentity(["Zoë", "0612345679", "3-5-2026", "Bakker"])).not.toBe(rowIdentity(cells));
  });
});
