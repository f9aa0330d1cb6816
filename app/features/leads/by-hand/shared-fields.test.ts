import { expect, it } from "vitest";
import { fieldsInShared } from "./shared-fields";

const shared = (fields: Record<string, string>) =>
  fieldsInShared(new URL(`https://weef.example/admin/leads/new?${new URLSearchParams(fields)}`));

const card = (...lines: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD"].join("\r\n");

it("finds the number and the address in a text, and keeps all of it as the note", () => {
  const text = "Hoi! Jan hier, op 3-5-2026 om 10:30 langs? Bel 06 12 34 56 78 of mail jan@bakker.example.";
  expect(shared({ text })).toEqual({ phone: "06 12 34 56 78", email: "jan@bakker.example", message: text });
});

it("takes a number alone for the number, and no note", () => {
  expect(shared({ text: "+31 6 12345678" })).toEqual({ phone: "+31 6 12345678" });
  expect(shared({ url: "https://wa.me/31612345678" })).toEqual({ phone: "+31612345678", channel: "whatsapp" });
});

it("takes the title for the name where there is a number or an address with it", () => {
  expect(shared({ title: "Jan Bakker", text: "0612345678" })).toEqual({ name: "Jan Bakker", phone: "0612345678" });
  expect(shared({ title: "Nieuwe winkel", text: "Kijk eens" })).toEqual({ message: "Nieuwe winkel\nKijk eens" });
});

it("finds no number in a link, an address, a date or an order", () => {
  const text = "Zie https://winkel.example/bestelling/0612345678 van 2026-05-03, nr 20260503001";
  expect(shared({ text })).toEqual({ message: text });
  const email = "jan.0612345678@bakker.example";
  expect(shared({ text: email })).toEqual({ email });
});

it("reads a card of a contact", () => {
  expect(
    shared({
      text: card(
        "N:Bakker;Jan;;;",
        "FN:Jan Bakker",
        "ORG:Bakkerij Bakker\\, Enschede;Winkel",
        "item1.TEL;type=CELL;type=pref:+31 6 12345678",
        "EMAIL;type=INTERNET:jan@bakk",
        " er.example",
        "NOTE:Wil een webshop\\nvoor brood",
      ),
    }),
  ).toEqual({
    name: "Jan Bakker",
    phone: "+31 6 12345678",
    email: "jan@bakker.example",
    company: "Bakkerij Bakker, Enschede",
    message: "Wil een webshop\nvoor brood",
  });
});

it("reads the first of several cards, one without a whole name, and one in quoted-printable", () => {
  const text = card("N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9;Zo=C3=AB;;;", "TEL:0612345678");
  expect(shared({ text: `${text}\r\n${card("FN:Piet", "TEL:0687654321")}` })).toEqual({
    name: "Zoë Café",
    phone: "0612345678",
  });
  expect(shared({ text: card("N;ENCODING=QUOTED-PRINTABLE:=FF;;;;", "TEL:0612345678") }).phone).toBe("0612345678");
});

it("keeps all of a long text", () => {
  const text = "a".repeat(10_000);
  expect(shared({ text })).toEqual({ message: text });
});

it("begins with what a link says, and with nothing without one", () => {
  expect(shared({ phone: "0612345678", text: "Teruggebeld" })).toEqual({ phone: "0612345678", message: "Teruggebeld" });
  expect(shared({})).toEqual({});
});
