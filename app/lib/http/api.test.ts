import { describe, expect, it } from "vitest";
import { answerApi, readBody } from "./api.server";

describe("the body of a state change", () => {
  it.each(["toString", "valueOf", "__proto__"])("holds nothing by the name of %s", async (name) => {
    const { fields } = await readBody(posted(`{"mail":{"${name}":1},"list":[{"${name}":1}]}`));
    expect([String(fields.mail), String(fields.list)]).toEqual(["[object Object]", "[object Object]"]);
    expect(fields).toEqual({ mail: {}, list: [{}] });
  });

  it("is refused when it is too deep to be made a text of", async () => {
    const deep = `{"mail":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
    await expect(readBody(posted(deep))).rejects.toMatchObject({ status: 400 });
  });

  it("is refused when it is not UTF-8, instead of kept with signs that nobody typed", async () => {
    const latin1 = Buffer.from('{"name":"Renée"}', "latin1");
    await expect(readBody(posted(latin1))).rejects.toMatchObject({ status: 400 });
  });
});

it("refuses at an API address what no column holds", async () => {
  const refusal = Object.assign(new Error("invalid byte sequence"), { code: "22021" });
  const { status } = await answerApi(() => Promise.reject(refusal));
  expect(status).toBe(400);
});

function posted(body: BodyInit): Request {
  const headers = { "Content-Type": "application/json" };
  return new Request("http://localhost/admin/mails", { method: "POST", headers, body });
}
