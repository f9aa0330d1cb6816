import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { parse } from "./parse.server";

const mail = (text: string) => new TextEncoder().encode(`From: a@b.example\n\n${text}`);

it("parses one source after another, each as its own", async () => {
  const texts = await Promise.all(["een", "twee", "drie"].map(async (text) => (await parse("mail", mail(text))).text));
  expect(texts.map((text) => text?.trim())).toEqual(["een", "twee", "drie"]);
});

it("tells what a parser refused, and goes on", async () => {
  await expect(parse("sheet", mail("no workbook"))).rejects.toThrow();
  expect((await parse("mail", mail("verder"))).text).toContain("verder");
});

it("stops as soon as nobody waits for it, and goes on with the next", async () => {
  const gone = new AbortController();
  const endless = parse("mail", mail("\n".repeat(20_000_000)), gone.signal);
  const next = parse("mail", mail("de volgende"));
  gone.abort(new Error("gone"));
  await expect(endless).rejects.toThrow("gone");
  expect((await next).text).toContain("de volgende");
  await expect(parse("mail", mail("te laat"), gone.signal)).rejects.toThrow("gone");
});

it("listens to a signal no longer than it reads", async () => {
  const { signal } = new AbortController();
  await parse("mail", mail("gelezen"), signal);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

it("reads a website while a mail takes long", async () => {
  const gone = new AbortController();
  const endless = parse("mail", mail("\n".repeat(20_000_000)), gone.signal);
  expect((await parse("page", new TextEncoder().encode("<h1>Brood</h1>"))).headings).toHaveLength(1);
  gone.abort(new Error("gone"));
  await expect(endless).rejects.toThrow("gone");
});
