import { expect, it } from "vitest";
import { createLog, loggedPath } from "./log.server";

function logged(error: unknown) {
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).error({ err: error }, "failed");
  return { text: lines.join(), err: JSON.parse(lines[0] ?? "").err };
}

it("logs only the kind, code, message and place of an error", () => {
  const error = Object.assign(new TypeError("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(anna@bakkerij.example) already exists.",
    response: "550 no such user",
  });
  expect(logged(error).err).toEqual({
    type: "TypeError",
    code: "23505",
    message: "duplicate key",
    stack: expect.stringMatching(/^TypeError: duplicate key\n {4}at .*log\.test\.ts/),
  });
});

it("masks e-mail addresses and credentials, also in its cause", () => {
  const cause = new Error("connect smtp://weef:geheim@mail.example: <info@café.nl> refused");
  const { text, err } = logged(new Error("No mail to anna+web@bakkerij.example, o'brien@x.nl", { cause }));
  expect(err.message).toBe("No mail to …@…, …@…");
  expect(err.cause.message).toBe("connect smtp://weef:…@…: <…@…> refused");
  expect(text).not.toMatch(/anna|bakkerij|brien|geheim|café/);
});

it("leaves the place of an error readable", () => {
  const error = new Error("x");
  error.stack = "Error: x\n    at f (file:///srv/node_modules/@hono/node-server/dist/index.mjs:12:3)";
  expect(logged(error).err.stack).toBe(error.stack);
});

it("accepts a thrown value that is not an error", () => {
  expect(logged("anna@bakkerij.example is gone").err).toBe("…@… is gone");
});

it("removes from a path the e-mail address that an old link in a mail has", () => {
  expect(loggedPath("/afmelden/anna@bakkerij.example")).toBe("/afmelden/…@…");
  expect(loggedPath("/unsubscribe/anna%40bakkerij.example/now")).toBe("/unsubscribe/…@…/now");
  expect(loggedPath("/diensten")).toBe("/diensten");
});

it("scans no more of a path than an address can have", () => {
  expect(loggedPath(`/${"-".repeat(200_000)}`)).toHaveLength(1_000);
});
