import { expect, it } from "vitest";
import { isShared, receiveShared } from "./receive-shared.server";
import { fieldsInShared } from "./shared-fields";

const ADDRESS = "https://weef.example/admin/leads/shared";

function posted(fields: Record<string, string | File>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(ADDRESS, { method: "POST", body });
}

const fieldsOf = async (fields: Record<string, string | File>) =>
  fieldsInShared(new URL(await receiveShared(posted(fields)), ADDRESS));

const file = (...lines: string[]) => new File([lines.join("\r\n")], "contact.vcf", { type: "text/x-vcard" });

it("is what a browser posts by itself, and nothing that a page can post", () => {
  const from = (headers: Record<string, string>, method = "POST", url = ADDRESS) =>
    isShared({ method, url, headers: new Headers(headers) });
  expect(from({ Origin: "null", "Sec-Fetch-Site": "none" })).toBe(true);
  expect(from({ Origin: "null", "Sec-Fetch-Site": "cross-site" })).toBe(false);
  expect(from({ Origin: "https://elsewhere.example" })).toBe(false);
  expect(from({ "Sec-Fetch-Site": "none" }, "POST", "https://weef.example/admin/leads/new")).toBe(false);
});

it("is a text with its title, as in a link", async () => {
  expect(await fieldsOf({ title: "Jan Bakker", text: "0612345678" })).toEqual({
    name: "Jan Bakker",
    phone: "0612345678",
  });
  expect(await receiveShared(posted({}))).toBe("/admin/leads/new");
  expect(await receiveShared(new Request(ADDRESS, { method: "POST", body: "no form" }))).toBe("/admin/leads/new");
});

it("is the first card of a file, without its photograph, which would not fit into an address", async () => {
  const card = file(
    "BEGIN:VCARD",
    "VERSION:2.1",
    "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=43=61=66=",
    "=C3=A9;=5A=6F=C3=AB;;;",
    "TEL;CELL:0612345678",
    "item1.EMAIL;type=INTERNET:zoe@ca",
    " fe.example",
    `PHOTO;ENCODING=BASE64:${"QUJD".repeat(100_000)}`,
    "NOTE:Wil een webshop",
    "END:VCARD",
    "BEGIN:VCARD",
    "FN:Piet",
    "END:VCARD",
  );
  expect(await fieldsOf({ title: "zoe.vcf", contact: card })).toEqual({
    name: "Zoë Café",
    phone: "0612345678",
    email: "zoe@cafe.example",
    message: "Wil een webshop",
  });
});

it("is shortened to what an address can have", async () => {
  const path = await receiveShared(posted({ text: "é".repeat(100_000), title: "👩‍💻".repeat(10_000) }));
  expect(path.length).toBeLessThan(7_000);
  expect(new URL(path, ADDRESS).searchParams.get("text")).toMatch(/^é+$/);
});
